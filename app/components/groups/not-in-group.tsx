import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { ErrorPage } from "~/components/error-page";
import { Breadcrumb } from "~/components/ui/breadcrumb";
import { CodeForm } from "./code-form";

/** For who was taken out, who never was in, and a group that there is not: nobody learns which. */
export function NotInGroup() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />;
  return (
    <div className="wrap page">
      <Breadcrumb items={[{ label: "Groups", to: "/groups" }, { label: "Not here" }]} />
      <h1>You are not in this group any more</h1>
      <p className="lede mt-3 mb-8">
        Or you never were, or it is gone. What you have learned stays yours. If you should be in it,
        ask whoever leads it for the code.
      </p>
      <CodeForm />
    </div>
  );
}
