import type { AppLoadContext, ServerBuild } from "@remix-run/cloudflare";

type Handle = (request: Request, context: AppLoadContext) => Promise<Response>;
type Routes = ServerBuild["routes"];

/**
 * Answers each request with the routes alone that its address can match by its first segment. React
 * Router flattens, ranks and compiles all the routes it is given anew for every request, several
 * times, which with all of them took half of a page's time.
 *
 * @param createHandle makes a handler of a build, such as `createRequestHandler` of Remix.
 */
export function handleByArea(
  build: ServerBuild,
  createHandle: (build: ServerBuild) => Handle,
): Handle {
  const areas = areasOf(build.routes);
  const handles = new Map<string, Handle>();

  return (request, context) => {
    const segment = firstSegment(new URL(request.url).pathname);
    // Addresses that match by no first segment share one: strangers may send any number of them.
    const area = areas.has(segment) ? segment : elsewhere;
    let handle = handles.get(area);
    if (!handle) {
      handle = createHandle(only(build, areas.get(area) ?? new Set()));
      handles.set(area, handle);
    }
    return handle(request, context);
  };
}

/** No segment has a slash. */
const elsewhere = "/";

/** As the router compares it: decoded, without regard to case. A request for data ends in `.data`. */
function firstSegment(pathname: string) {
  const segment = pathname.split("/")[1]?.replace(/\.data$/, "") ?? "";
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return elsewhere;
  }
}

/** For each first segment the ids of the routes that may match behind it, their parents included. */
function areasOf(routes: Routes) {
  const branches = Object.keys(routes).map((id) => {
    const ids = branchOf(id, routes);
    const path = ids.map((each) => routes[each]?.path ?? "").join("/");
    return { ids, segment: path.split("/").find((each) => each !== "") ?? elsewhere };
  });
  // An optional, dynamic or splat segment may be any.
  const isAny = ({ segment }: { segment: string }) => /^[:*]|\?$/.test(segment);
  const everywhere = branches.filter((each) => each.segment === elsewhere || isAny(each));
  const segments = [elsewhere, ...branches.filter((each) => !isAny(each)).map((b) => b.segment)];
  return new Map(
    segments.map((segment) => {
      const within = branches.filter((each) => each.segment === segment);
      return [segment.toLowerCase(), new Set([...everywhere, ...within].flatMap(({ ids }) => ids))];
    }),
  );
}

function branchOf(id: string, routes: Routes): string[] {
  const parent = routes[id]?.parentId;
  return parent === undefined ? [id] : [...branchOf(parent, routes), id];
}

/** The browser reads the whole manifest from its address; the server needs what it renders. */
function only(build: ServerBuild, ids: Set<string>): ServerBuild {
  const keep = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  return {
    ...build,
    routes: keep(build.routes),
    assets: { ...build.assets, routes: keep(build.assets.routes) },
  };
}
