import "./listing.css";

import type { StepProps } from "~/components/listing/step-props";
import { TextField } from "~/components/ui/field";
import { RadioCards } from "~/components/ui/radio-cards";
import { fees, pricingModels } from "~/content/marketplace";
import { shownMoney, splitSale } from "~/models/marketplace/money";

const hints: Record<(typeof pricingModels)[number]["key"], string> = {
  free: "Anybody downloads it, without an account",
  "one-time": "Buyers pay once",
  subscription: "Not offered yet",
  "pay-what-you-want": "You set the lowest price, buyers may pay more",
};

export function PricingStep({ state, draft, errors, typed }: StepProps) {
  const kept = state.draft;
  return (
    <div className="pricing">
      <RadioCards
        legend="How do you charge?"
        hideLegend
        name="pricingModel"
        errors={errors.pricingModel}
        defaultValue={typed.pricingModel ?? kept.pricingModel}
        options={pricingModels.map(({ key, label }) => ({
          value: key,
          label,
          hint: hints[key],
          disabled: key === "subscription",
        }))}
      />
      <div className="pricing__price">
        <TextField
          label={draft.pricingModel === "pay-what-you-want" ? "Lowest price (USD)" : "Price (USD)"}
          hint="In dollars and cents, such as 4.50."
          errors={errors.price}
          inputProps={{
            ref: readComma,
            name: "price",
            type: "number",
            min: 0,
            step: 0.01,
            inputMode: "decimal",
            className: "num",
            defaultValue: typed.price ?? String(kept.priceCents / 100),
          }}
        />
        <Split cents={draft.priceCents} />
      </div>
    </div>
  );
}

/** A browser that speaks English drops a comma, and makes 450 of 4,50: it becomes the point it is meant as. */
function readComma(field: HTMLInputElement | null) {
  field?.addEventListener("beforeinput", (event) => {
    if (!event.data?.includes(",")) return;
    event.preventDefault();
    document.execCommand("insertText", false, event.data.replace(",", "."));
  });
}

/** Where the money of one sale goes. */
function Split({ cents }: { cents: number }) {
  const split = splitSale(Math.max(0, Number.isFinite(cents) ? cents : 0));
  return (
    <dl className="split" aria-label="Where the price goes" aria-live="polite">
      <div className="split__you">
        <dt>You get ({fees.creatorPercent}%)</dt>
        <dd className="num">{shownMoney(split.creatorCents)}</dd>
      </div>
      <div>
        <dt>Platform fee ({fees.platformPercent}%)</dt>
        <dd className="num">{shownMoney(split.platformFeeCents)}</dd>
      </div>
      <div>
        <dt>Payment processing ({fees.processingPercent}%)</dt>
        <dd className="num">{shownMoney(split.processingFeeCents)}</dd>
      </div>
    </dl>
  );
}
