import { CourseDesk } from "~/components/pictures/course-desk";
import { ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import type { ShownCourse } from "./shown";

export function CourseHead({ course }: { course: ShownCourse }) {
  return (
    <div className="course-head">
      <div>
        <h1>{course.title}</h1>
        <p className="lede">{course.description}</p>
        <p className="small muted">{howItWasMade(course.models)}</p>
        {course.current && !course.open && (
          <p className="mt-5">
            <ButtonLink to={`/courses/${course.id}?lesson=${course.current.key}#lesson`}>
              {course.done === 0 ? "Start" : "Continue"}: {course.current.title}
              <Icon name="right" size="s" />
            </ButtonLink>
          </p>
        )}
      </div>
      <div className="course-head__pic">
        <CourseDesk />
      </div>
    </div>
  );
}

export function howItWasMade(models: readonly string[]) {
  if (models.length === 0) return "Put together from our lesson library. No AI model was used.";
  return `Planned from our lesson library. Parts were written by ${models.join(" and ")}, an AI model; each lesson says whose words it has.`;
}
