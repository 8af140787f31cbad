import { readFileSync } from "node:fs";

/** Clock ticks of `/proc` are hundredths of a second on every Linux of today. */
const msInTick = 10;

/** CPU milliseconds that the runtime of a process has taken so far; null on a system without `/proc`. */
export function cpuOfRuntime(pid) {
  let children;
  try {
    children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  } catch {
    return null;
  }
  const ids = children.trim().split(" ");
  const stats = ids.map((id) => readFileSync(`/proc/${id}/stat`, "utf8"));
  const runtime = stats.find((stat) => stat.includes("(workerd)"));
  if (!runtime) return null;
  // The name may hold blanks; what follows its bracket is numbered from the third field on.
  const fields = runtime.slice(runtime.lastIndexOf(")") + 2).split(" ");
  const [userTicks, systemTicks] = fields.slice(11, 13).map(Number);
  return (userTicks + systemTicks) * msInTick;
}
