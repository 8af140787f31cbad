import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";

import { SellInfo } from "~/components/marketplace/sell-info";
import { ButtonLink } from "~/components/ui/button";
import { site } from "~/content/site";
import styles from "~/styles/sell-info.css?url";

export const meta: MetaFunction = () => [
  { title: `Sell Your AI Tools · ${site.name}` },
  {
    name: "description",
    content:
      "How selling in the marketplace works: what you can sell, what you keep of each sale, and how listings are reviewed.",
  },
];

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export function loader({ context }: LoaderFunctionArgs) {
  const isPaidByProvider = context.payments.provider.id === "stripe";
  return { paidBy: isPaidByProvider ? ("provider" as const) : ("editors" as const) };
}

export default function SellInfoPage() {
  const { paidBy } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page">
      <h1 className="mb-5">Sell Your AI Tools</h1>
      <SellInfo paidBy={paidBy} as="h2" />
      <div className="row mt-8">
        <ButtonLink to="/marketplace/new">Start Selling</ButtonLink>
        <ButtonLink to="/marketplace" variant="secondary">
          Close
        </ButtonLink>
      </div>
    </div>
  );
}
