import "~/components/listing/listing.css";

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  Form,
  useActionData,
  useLoaderData,
  useNavigation,
} from "@remix-run/react";
import { useRef } from "react";
import { answerWizard, loadWizard } from "~/acts/marketplace/listing-wizard.server";
import { Wizard } from "~/components/listing/wizard";
import { Breadcrumb } from "~/components/ui/breadcrumb";
import { reviewTime } from "~/content/marketplace";
import { site } from "~/content/site";
import type { UnsentStep, WizardAnswer } from "~/models/marketplace/wizard";

export const meta: MetaFunction = () => [
  { title: `Create a listing · ${site.name}` },
  {
    name: "description",
    content:
      "Sell or give away an AI agent, a prompt pack, a workflow or a course module: six short steps, saved as you go.",
  },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const isCancelling = new URL(request.url).searchParams.has("cancel");
  return { state: await loadWizard(request, context), isCancelling };
}

export function action({ request, context }: ActionFunctionArgs) {
  return answerWizard(request, context);
}

/** Without an answer from the server the page stays as it is, with everything that was typed. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    if (error instanceof Response) throw error;
    const typed = Object.fromEntries(
      [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
    );
    const unsent: UnsentStep = { state: null, errors: { "": [notSent] }, typed };
    // An answer of 400 and above is not followed by a reload of the page's data.
    return Response.json(unsent, { status: 503 });
  }
}

const notSent =
  "This step did not reach us, so it is not saved yet. What you entered is still here: please try again.";

export default function NewListingPage() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData() as WizardAnswer | UnsentStep | undefined;
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
        preview={answer && "preview" in answer ? answer.preview : undefined}
        isPending={navigation.formAction?.startsWith("/marketplace/new") ?? false}
        takesFocus={state.step !== first.current}
        isCancelling={loaded.isCancelling}
        form={Form}
      />
    </div>
  );
}
