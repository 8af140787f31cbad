import { migrate, placeOptions } from "./setup/database.mjs";
import { install } from "./setup/install.mjs";
import { runScript } from "./setup/script.mjs";

runScript(placeOptions, async (place) => {
  await install();
  await migrate(place);
});
