import "./listing.css";

import { reasonLabel } from "~/content/listing-words";

/** Why our team did not accept a listing as it was sent. */
export function ReviewNote({ reasons, note }: { reasons: readonly string[]; note: string | null }) {
  return (
    <div className="own__why">
      <b>What our team says</b>
      {reasons.length > 0 && (
        <ul>
          {reasons.map((code) => (
            <li key={code}>{reasonLabel(code)}</li>
          ))}
        </ul>
      )}
      {note && <blockquote>{note}</blockquote>}
    </div>
  );
}
