import type {
  ActionFunctionArgs,
  LinksFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { useRef } from "react";

import { Wizard } from "~/components/listing/wizard";
import { Breadcrumb } from "~/components/ui/breadcrumb";
import { reviewTime } from "~/content/marketplace";
import { site } from "~/content/site";
import { answerWizard, loadWizard } from "~/http/listing-wizard.server";
import styles from "~/styles/listing.css?url";

export const meta: MetaFunction = () => [
  { title: `Create a listing · ${site.name}` },
  {
    name: "description",
    content:
      "Sell or give away an AI agent, a prompt pack, a workflow or a course module: six short steps, saved as you go.",
  },
];

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const isCancelling = new URL(request.url).searchParams.has("cancel");
  return { state: await loadWizard(request, context), isCancelling };
}

export function action({ request, context }: ActionFunctionArgs) {
  return answerWizard(request, context);
}

export default function NewListingPage() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const navigation = useNavigation();
  const state = answer?.state ?? loaded.state;
  const first = useRef(loaded.state.step);
  const isChange = state.itemId !== null;

  return (
    <div className="wrap page wizard-page">
      <Breadcrumb
        items={[
          isChange
            ? { label: "My listings", to: "/marketplace/listings" }
            : { label: "Marketplace", to: "/marketplace" },
          { label: isChange ? "Change a listing" : "Create a listing" },
        ]}
      />
      <header className="page-head">
        <div>
          <h1>{isChange ? "Change your listing" : "Create a listing"}</h1>
          <p>
            Six short steps, saved as you go. Our team looks at every listing, usually within{" "}
            {reviewTime}.
          </p>
        </div>
      </header>
      <Wizard
        key={state.step}
        state={state}
        errors={answer?.errors ?? {}}
        typed={answer?.typed ?? {}}
        isPending={navigation.formAction?.startsWith("/marketplace/new") ?? false}
        takesFocus={state.step !== first.current}
        isCancelling={loaded.isCancelling}
        form={Form}
      />
    </div>
  );
}
