import "./auth.css";

interface Props {
  question: string;
  label: string;
  to: "sign-in" | "sign-up";
  redirectTo: string;
  onSwitch: () => void;
}

/** Switches the card in place; without scripts the link loads it. */
export function SwitchMode({ question, label, to, redirectTo, onSwitch }: Props) {
  const search = new URLSearchParams({ mode: to, redirectTo });
  return (
    <p className="auth__switch">
      {question}{" "}
      <a
        href={`/auth?${search}`}
        onClick={(event) => {
          event.preventDefault();
          onSwitch();
        }}
      >
        {label}
      </a>
    </p>
  );
}
