import { buildWhenNeeded } from "./setup/build.mjs";
import { localState } from "./setup/database.mjs";
import { endOnStopWith } from "./setup/processes.mjs";
import { runScript } from "./setup/script.mjs";
import { checkPortIsFree, choosePort, serve } from "./setup/server.mjs";

const options = {
  port: { type: "string" },
  host: { type: "string", default: "127.0.0.1" },
  state: { type: "string", default: localState },
  "env-file": { type: "string", default: ".dev.vars" },
};

/** Serves the build with data and settings that are there; `npm start` makes them first. */
runScript(options, async ({ port: portOption, host, state, "env-file": envFile }) => {
  const port = choosePort(portOption, 8788);
  await checkPortIsFree(port);
  await buildWhenNeeded();
  endOnStopWith(0);
  await serve({ host, port, state, envFile });
  console.log(`Serving http://localhost:${port}`);
});
