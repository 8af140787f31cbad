import "./auth.css";

import { Icon } from "~/components/ui/icon";

const points = [
  {
    title: "Small steps",
    text: "A path made from your goal. A few minutes are enough for one step.",
  },
  {
    title: "Every number explains itself",
    text: "Your score, your streak and your path say where they come from.",
  },
  {
    title: "Yours to keep",
    text: "Free and open source. Download what you did, or delete it, whenever you like.",
  },
];

/** The three selling points beside the sign-in card. */
export function AuthSide() {
  return (
    <aside className="auth__side" aria-label="What you get">
      <ul className="auth__points">
        {points.map(({ title, text }) => (
          <li key={title}>
            <Icon name="check" />
            <div>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
