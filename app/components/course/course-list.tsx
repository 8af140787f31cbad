import { Link } from "@remix-run/react";
import { counted, shortDay } from "~/components/dashboard/words";
import { ProgressBar } from "~/components/ui/progress";

interface ListedCourse {
  id: number;
  title: string;
  createdAt: number;
  lessons: number;
  finished: number;
}

export function CourseList({ courses, most }: { courses: readonly ListedCourse[]; most: number }) {
  return (
    <section aria-labelledby="my-courses">
      <h2 id="my-courses">My courses</h2>
      <ul className="my-courses">
        {courses.map(({ id, title, createdAt, lessons, finished }) => {
          const progress = `${finished} of ${counted(lessons, "lesson")} done`;
          return (
            <li key={id} className="card card--pad">
              <h3>
                <Link to={`/courses/${id}`} prefetch="intent">
                  {title}
                </Link>
              </h3>
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
      {courses.length >= most && (
        <p className="small muted mt-4">
          {most} courses is the most you can keep. Delete one of them to make room for another.
        </p>
      )}
    </section>
  );
}
