/** "1 day", "2 days". */
export function counted(count: number, one: string, many = `${one}s`) {
  return `${count} ${count === 1 ? one : many}`;
}
