import { readId } from "./id";

const usual = 50;
const most = 200;

/** How many things a list of `/api` answers at once, as `?limit=` asks. */
export function readSize(params: URLSearchParams): number {
  return Math.min(readId(params.get("limit")) ?? usual, most);
}
