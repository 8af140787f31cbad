import "~/components/course/course.css";

import { CourseDesk } from "~/components/pictures/course-desk";
import { Icon } from "~/components/ui/icon";

const facts = [
  "Up to five modules, and up to four hours to read and practice at your own pace.",
  "Cases from your field, and exercises with a reason for every answer.",
  "A finished lesson lights your day, and right answers count for your score and your path.",
  "Yours to print and to keep as a file.",
];

export function WhatYouGet() {
  return (
    <aside className="gets" aria-label="What a course holds">
      <div className="gets__pic">
        <CourseDesk />
      </div>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>
            <Icon name="check" />
            {fact}
          </li>
        ))}
      </ul>
    </aside>
  );
}
