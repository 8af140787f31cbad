import "./listing.css";

import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

import { ForAdults } from "~/components/listing/for-adults";
import { Readiness } from "~/components/listing/readiness";
import type { StepProps } from "~/components/listing/step-props";
import { CheckboxField, TextareaField, TextField } from "~/components/ui/field";
import { fees, itemTypes, licenses, pricingModels, reviewTime } from "~/content/marketplace";
import { type ListingDraft, writtenPrompts } from "~/models/marketplace/draft";
import { shownMoney } from "~/models/marketplace/money";

export function ReviewStep({ state, errors, typed }: StepProps) {
  const { draft, person, itemId } = state;
  return (
    <>
      <div className="look">
        {state.cover && <img className="look__cover" src={state.cover.address} alt="" />}
        <div>
          <p className="look__title">{draft.title || "No title yet"}</p>
          <p className="muted">{draft.shortDescription || "No short description yet"}</p>
          <dl className="look__facts">
            <Fact name="Type">{labelOf(itemTypes, draft.type)}</Fact>
            <Fact name="Category">{draft.category}</Fact>
            <Fact name="Price">{priceOf(draft)}</Fact>
            <Fact name="License">{labelOf(licenses, draft.license)}</Fact>
            <Fact name="Buyers get">{deliveryOf(state)}</Fact>
            {draft.tags.length > 0 && <Fact name="Tags">{draft.tags.join(", ")}</Fact>}
          </dl>
        </div>
      </div>
      {state.readiness && <Readiness checks={state.readiness} />}
      {itemId !== null && (
        <TextareaField
          label="What did you change?"
          hint="A sentence for our team and for people who bought it."
          errors={errors.changes}
          inputProps={{
            name: "changes",
            rows: 2,
            maxLength: 500,
            defaultValue: typed.changes ?? "",
          }}
        />
      )}
      {person.needsPublicName && (
        <TextField
          label="Your public name"
          hint="Others see it beside what you write here. You choose it once and can change it in your account."
          errors={errors.publicName}
          inputProps={{
            name: "publicName",
            autoComplete: "nickname",
            maxLength: 40,
            required: true,
            defaultValue: typed.publicName ?? "",
          }}
        />
      )}
      <CheckboxField
        label={`I made this or may sell it, it is honest and safe to use, and of each sale ${fees.platformPercent}% go to the platform and ${fees.processingPercent}% to payment processing.`}
        errors={errors.termsAgreed}
        inputProps={{
          name: "termsAgreed",
          required: true,
          defaultChecked: "termsAgreed" in typed ? typed.termsAgreed === "on" : draft.termsAgreed,
        }}
      />
      <PersonNote kind={person.kind} />
    </>
  );
}

function PersonNote({ kind }: { kind: StepProps["state"]["person"]["kind"] }) {
  if (kind === "under18") return <ForAdults />;
  return (
    <p className="wizard__note" role="note">
      Listings are reviewed by our team, usually within {reviewTime}. You see where yours stands
      under My listings{kind === "visitor" ? "" : <MyListings />}.
      {kind === "visitor" && " To publish you sign in; your draft is kept."}
    </p>
  );
}

function MyListings() {
  return (
    <>
      {" "}
      (<Link to="/marketplace/listings">open it</Link>)
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function labelOf(list: readonly { key: string; label: string }[], key: string | null) {
  return list.find((each) => each.key === key)?.label ?? "Not chosen yet";
}

function priceOf({ pricingModel, priceCents }: ListingDraft) {
  if (pricingModel === "free") return "Free";
  if (pricingModel === "pay-what-you-want") return `From ${shownMoney(priceCents)}`;
  return `${shownMoney(priceCents)}, ${labelOf(pricingModels, pricingModel).toLowerCase()}`;
}

function deliveryOf({ draft, package: file }: StepProps["state"]) {
  if (draft.uploadMethod === "prompts") {
    const count = writtenPrompts(draft.prompts).length;
    return count === 1 ? "One prompt" : `${count} prompts`;
  }
  if (draft.uploadMethod === "zip") return file ? file.name : "No ZIP file yet";
  if (draft.uploadMethod === "replit") return draft.replitLink || "No link yet";
  return draft.linkUrl || (draft.instructions ? "Your instructions" : "Nothing yet");
}
