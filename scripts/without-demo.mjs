import { putDemoAside } from "./setup/demo-data.mjs";
import { runScript } from "./setup/script.mjs";

/** For a site that was tried out with the demo and is now to be a public one. Stop it before. */
runScript({}, async () => {
  const folder = putDemoAside();
  console.log(
    folder
      ? `The data with the demo are now in ${folder}. The next start begins with an empty database.`
      : "There are no data here. The next start begins without the demo.",
  );
});
