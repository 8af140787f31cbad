import site from "../../build/worker/server.js";

/** The built worker as it is served, and beside it two answers of workers that do nothing else. */
export default {
  fetch(request, env, ctx) {
    const { pathname } = new URL(request.url);
    if (pathname === "/bench/constant") return new Response("Hello");
    if (pathname === "/bench/query") return query(env);
    return site.fetch(request, env, ctx);
  },
};

async function query({ DB }) {
  return Response.json(await DB.prepare("select id, username from users where id = 1").first());
}
