import { Form, Link } from "@remix-run/react";
import { StatePage } from "~/components/error-page";
import { LostPage } from "~/components/pictures/desk";
import { Button, ButtonLink } from "~/components/ui/button";

const places = [
  { to: "/tools", label: "Practice with AI tools" },
  { to: "/community", label: "Questions and answers" },
  { to: "/news", label: "News" },
];

export function NotFoundPage() {
  return (
    <StatePage
      picture={<LostPage />}
      title="404 Page Not Found"
      text="Did you forget to add the page to the router?"
    >
      <ButtonLink to="/">Go to the home page</ButtonLink>
      <Form action="/search" role="search" className="flex w-full justify-center gap-2 mt-6">
        <input
          className="input max-w-80"
          type="search"
          name="q"
          aria-label="Find on this site"
          placeholder="Find on this site"
        />
        <Button variant="secondary">Search</Button>
      </Form>
      <ul className="row w-full justify-center" aria-label="Places to begin">
        {places.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </StatePage>
  );
}
