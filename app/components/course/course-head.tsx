import "./course.css";

import { CourseDesk } from "~/components/pictures/course-desk";
import { ButtonLink } from "~/components/ui/button";
import type { ShownCourse } from "./shown";

export function CourseHead({ course }: { course: ShownCourse }) {
  return (
    <div className="course-head">
      <div>
        <h1>{course.title}</h1>
        <p className="lede">{course.description}</p>
        <p className="small muted">{howItWasMade(course.models)}</p>
        <Continue course={course} />
      </div>
      <div className="course-head__pic">
        <CourseDesk />
      </div>
    </div>
  );
}

/** The way to the lesson that is next; none inside a lesson, and none at the end. */
function Continue({ course: { id, modules, current, open } }: { course: ShownCourse }) {
  if (!current || open) return null;
  const isNew = !modules.some(({ lessons }) => lessons.some(({ isRead }) => isRead));
  return (
    <p className="mt-5">
      <ButtonLink to={`/courses/${id}?lesson=${current.key}#lesson`} preventScrollReset>
        {isNew ? "Start lesson 1" : `Go on with “${current.title}”`}
      </ButtonLink>
    </p>
  );
}

export function howItWasMade(models: readonly string[]) {
  if (models.length === 0) return "Put together from our lesson library. No AI model was used.";
  return `Planned from our lesson library. Parts were written by ${models.join(" and ")}, an AI model; each lesson says whose words it has.`;
}
