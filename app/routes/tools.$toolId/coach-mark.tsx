import "./exercise.css";

/** Who reads the prompt: the lamp in its arch. */
export function CoachMark() {
  return (
    <svg className="msg__icon" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
      <path style={{ fill: "var(--night)" }} d="M2 44V22a20 20 0 0 1 40 0v22z" />
      <path fill="#ffc04d" opacity=".55" d="M15 24h14l9 20H6z" />
      <path stroke="#fff3d6" strokeWidth="2" d="M22 2v12" />
      <path fill="#fff3d6" d="M10 25a12 11 0 0 1 24 0z" />
      <path fill="#ffc04d" d="M18 25a4 3 0 0 0 8 0z" />
    </svg>
  );
}
