import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { ErrorSummary } from "~/components/ui/error-summary";
import { SelectField, TextField } from "~/components/ui/field";
import { categories } from "~/content/marketplace";
import type { FieldErrors } from "~/schemas/field-errors";

interface CouponFormProps {
  typed?: Record<string, string>;
  errors?: FieldErrors;
}

const noErrors: FieldErrors = {};

/** A new coupon. What does not belong to the chosen kind and scope is left out when it is stored. */
export function CouponForm({ typed = {}, errors = noErrors }: CouponFormProps) {
  function text(name: string, more: { inputMode?: "numeric" | "decimal"; type?: string } = {}) {
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
          hint="For a part of the price"
          errors={errors.percent}
          inputProps={text("percent", { inputMode: "numeric" })}
        />
        <TextField
          label="Dollars"
          hint="For an amount"
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
          label="Creator's number"
          errors={errors.sellerId}
          inputProps={text("sellerId", { inputMode: "numeric" })}
        />
        <TextField
          label="Item's number"
          errors={errors.itemId}
          inputProps={text("itemId", { inputMode: "numeric" })}
        />
        <SelectField
          label="Category"
          placeholder="None"
          errors={errors.category}
          options={categories.map((value) => ({ value, label: value }))}
          inputProps={{ name: "category", defaultValue: typed.category ?? "" }}
        />
      </div>
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
