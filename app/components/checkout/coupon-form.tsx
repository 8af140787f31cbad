import "./checkout.css";

import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { ErrorSummary } from "~/components/ui/error-summary";
import { SelectField, TextField } from "~/components/ui/field";
import { categories } from "~/content/marketplace";
import type { CouponTargets } from "~/models/marketplace/coupon";
import type { FieldErrors } from "~/schemas/field-errors";

interface CouponFormProps {
  /** Names to choose from; others can be typed. */
  known: CouponTargets;
  typed?: Record<string, string>;
  errors?: FieldErrors;
}

const noErrors: FieldErrors = {};

/** A new coupon. What does not belong to the chosen kind and scope is hidden, and left out when it is sent. */
export function CouponForm({ known, typed = {}, errors = noErrors }: CouponFormProps) {
  function text(
    name: string,
    more: { inputMode?: "numeric" | "decimal"; type?: string; list?: string } = {},
  ) {
    return { name, defaultValue: typed[name] ?? "", autoComplete: "off", ...more };
  }

  return (
    <Form method="post" noValidate className="coupon-form card card--pad">
      <h2>New coupon</h2>
      <ErrorSummary errors={errors} />
      <TextField
        label="Code"
        hint="3 to 24 letters, digits, hyphens or underscores. Large and small letters are the same."
        errors={errors.code}
        inputProps={{ ...text("code"), required: true, maxLength: 24 }}
      />
      <div className="coupon-form__row">
        <SelectField
          label="Takes off"
          mark={false}
          errors={errors.kind}
          options={[
            { value: "percent", label: "A part of the price" },
            { value: "amount", label: "An amount" },
          ]}
          inputProps={{ name: "kind", defaultValue: typed.kind ?? "percent" }}
        />
        <TextField
          label="Percent"
          hint="From 1 to 100"
          className="coupon-form__percent"
          errors={errors.percent}
          inputProps={text("percent", { inputMode: "numeric" })}
        />
        <TextField
          label="Dollars"
          className="coupon-form__amount"
          errors={errors.amount}
          inputProps={text("amount", { inputMode: "decimal" })}
        />
      </div>
      <div className="coupon-form__row">
        <SelectField
          label="Counts for"
          mark={false}
          errors={errors.scope}
          options={[
            { value: "all", label: "Everything" },
            { value: "seller", label: "One creator" },
            { value: "item", label: "One item" },
            { value: "category", label: "One category" },
          ]}
          inputProps={{ name: "scope", defaultValue: typed.scope ?? "all" }}
        />
        <TextField
          label="Creator's name"
          hint="Or the address of their page"
          className="coupon-form__seller"
          errors={errors.seller}
          inputProps={text("seller", { list: "coupon-sellers" })}
        />
        <TextField
          label="Item's name"
          hint="Or the address of its page"
          className="coupon-form__item"
          errors={errors.item}
          inputProps={text("item", { list: "coupon-items" })}
        />
        <SelectField
          label="Category"
          placeholder="None"
          className="coupon-form__category"
          errors={errors.category}
          options={categories.map((value) => ({ value, label: value }))}
          inputProps={{ name: "category", defaultValue: typed.category ?? "" }}
        />
      </div>
      <Names id="coupon-sellers" names={known.sellers} />
      <Names id="coupon-items" names={known.items} />
      <div className="coupon-form__row">
        <TextField
          label="First day (UTC)"
          errors={errors.startsOn}
          inputProps={text("startsOn", { type: "date" })}
        />
        <TextField
          label="Last day (UTC)"
          errors={errors.endsOn}
          inputProps={text("endsOn", { type: "date" })}
        />
        <TextField
          label="From dollars"
          hint="The least purchase it counts for"
          errors={errors.minimum}
          inputProps={text("minimum", { inputMode: "decimal" })}
        />
      </div>
      <div className="coupon-form__row">
        <TextField
          label="Uses in all"
          hint="Empty: without limit"
          errors={errors.maxUses}
          inputProps={text("maxUses", { inputMode: "numeric" })}
        />
        <TextField
          label="Uses by one person"
          hint="Empty: without limit"
          errors={errors.maxUsesPerUser}
          inputProps={text("maxUsesPerUser", { inputMode: "numeric" })}
        />
      </div>
      <Button name="intent" value="create">
        Make the coupon
      </Button>
    </Form>
  );
}

function Names({ id, names }: { id: string; names: readonly string[] }) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
