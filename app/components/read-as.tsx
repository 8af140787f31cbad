import { Link } from "@remix-run/react";

import type { Reading } from "~/models/closest";

/** How field and goal were understood, where something follows from it. */
export function ReadAs({ reading }: { reading?: Reading | null }) {
  if (!reading) return null;
  return (
    <p className="small muted mt-3">
      Read as: field “{reading.field ?? nothing}”, goal “{reading.task ?? nothing}”. Not right?{" "}
      <Link to="/account/profile#closest">Change how your answers are read</Link>.
    </p>
  );
}

const nothing = "Nothing on our list";
