import { isPublicAddress } from "./fetch-image.server";

const mostLinks = 10;
const timeoutMs = 4000;

/**
 * Those of an article's links that do not answer, or answer that nothing is there. An address that
 * only refuses programs counts as alive; one that is not public is not asked.
 */
export async function findDeadLinks(links: readonly string[]) {
  const external = links.filter((each) => /^https?:/.test(each)).slice(0, mostLinks);
  const answers = await Promise.all(
    external.map(async (each) => ((await isDead(each)) ? each : "")),
  );
  return answers.filter((each) => each !== "");
}

async function isDead(address: string) {
  if (!isPublicAddress(address)) return true;
  try {
    const response = await fetch(address, {
      method: "HEAD",
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.status === 404 || response.status === 410;
  } catch (error) {
    // Without the address: it is what somebody typed.
    const cause = error instanceof Error ? error.name : "unknown";
    console.warn(JSON.stringify({ event: "link-unreachable", cause }));
    return true;
  }
}
