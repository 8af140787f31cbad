import "./landing.css";

import { Link } from "@remix-run/react";

import { counted } from "~/components/dashboard/words";

interface WhatIsHereProps {
  counts: { lessons: number; exercises: number; guides: number };
}

/** How much there is to learn, and the way to all of it. */
export function WhatIsHere({ counts: { lessons, exercises, guides } }: WhatIsHereProps) {
  return (
    <p className="here num">
      <span>{counted(lessons, "lesson")}</span>
      <span>{counted(exercises, "exercise")}</span>
      <span>{counted(guides, "guide")}</span>
      <Link to="/learn">See all of them</Link>
    </p>
  );
}
