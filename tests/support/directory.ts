import { directory } from "~/content/directory/directory";
import { directoryTools } from "~/db/schema/learning";
import { openDirectory } from "~/models/tool-directory";
import { startApp } from "./app";

/** The directory as the database would give it. */
export const opened = openDirectory(directory);

/** The application with the directory in its database, as the seed writes it. */
export async function startWithDirectory(settings: Parameters<typeof startApp>[0] = {}) {
  const app = await startApp(settings);
  const [first, ...others] = directory.map((entry, position) =>
    app.db
      .insert(directoryTools)
      .values({ id: entry.id, position, name: entry.name, entry: JSON.stringify(entry) }),
  );
  if (first) await app.db.batch([first, ...others]);
  return app;
}
