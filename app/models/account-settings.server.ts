import { eq } from "drizzle-orm";

import type { Database } from "../db/client.server";
import { users } from "../db/schema/people";
import type { NotificationChoice } from "../schemas/onboarding";

export async function setNotifications(
  db: Database,
  id: number,
  notifications: NotificationChoice,
) {
  await db.update(users).set({ notifications }).where(eq(users.id, id));
}
