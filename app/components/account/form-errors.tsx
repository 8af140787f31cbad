import { Icon } from "~/components/ui/icon";

/** What is wrong with a form as a whole. */
export function FormErrors({ errors }: { errors: string[] | undefined }) {
  return errors?.length ? (
    <p className="error" role="alert">
      <Icon name="warn" size="s" />
      <span>{errors[0]}</span>
    </p>
  ) : null;
}
