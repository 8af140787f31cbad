import { Link } from "@remix-run/react";
import { counted, shortDay } from "~/components/dashboard/words";
import { ProgressBar } from "~/components/ui/progress";

interface ListedCourse {
  id: number;
  title: string;
  /** What it was made for. */
  industry: string;
  goal: string;
  createdAt: number;
  lessons: number;
  finished: number;
}

export function CourseList({ courses }: { courses: readonly ListedCourse[] }) {
  return (
    <section aria-labelledby="my-courses">
      <h2 id="my-courses" tabIndex={-1}>
        My courses
      </h2>
      <ul className="my-courses">
        {courses.map(({ id, title, industry, goal, createdAt, lessons, finished }) => {
          const progress = `${finished} of ${counted(lessons, "lesson")} done`;
          return (
            <li key={id} className="card card--pad">
              <h3>
                <Link to={`/courses/${id}`} prefetch="intent">
                  {title}
                </Link>
              </h3>
              <p className="small muted wrap-anywhere">
                {industry} · {goal}
              </p>
              <ProgressBar
                className="my-3"
                value={(100 * finished) / lessons}
                label={title}
                valueText={progress}
              />
              <p className="small muted num">
                {progress} · Made on {shortDay(createdAt)}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
