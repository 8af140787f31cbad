import "~/components/checkout/checkout.css";

import {
  type FieldMetadata,
  getFormProps,
  getInputProps,
  getSelectProps,
  type SubmissionResult,
  useForm,
} from "@conform-to/react";
import { Form } from "@remix-run/react";
import { withoutFocus } from "~/components/form-focus";
import { Button } from "~/components/ui/button";
import { ErrorSummary } from "~/components/ui/error-summary";
import { SelectField, TextField } from "~/components/ui/field";
import { categories } from "~/content/marketplace";
import type { CouponTargets } from "~/models/marketplace/coupon";
import type { NewCoupon } from "~/schemas/coupon";
import { errorsIn } from "~/schemas/form-result";

interface CouponFormProps {
  /** Names to choose from; others can be typed. */
  known: CouponTargets;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** As the fields hold it: texts, whatever is made of them. */
type TypedCoupon = Record<keyof NewCoupon, string>;

/** A new coupon. What does not belong to the chosen kind and scope is hidden, and left out when it is sent. */
export function CouponForm({ known, lastResult }: CouponFormProps) {
  const [form, fields] = useForm<TypedCoupon>({
    id: "coupon",
    lastResult: withoutFocus(lastResult),
    defaultValue: { kind: "percent", scope: "all" },
  });

  return (
    <Form method="post" {...getFormProps(form)} className="coupon-form card card--pad">
      <h2>New coupon</h2>
      <ErrorSummary errors={errorsIn(lastResult)} />
      <TextField
        label="Code"
        hint="3 to 24 letters, digits, hyphens or underscores. Large and small letters are the same."
        errors={fields.code.errors}
        inputProps={{ ...text(fields.code), required: true, maxLength: 24 }}
      />
      <div className="coupon-form__row">
        <SelectField
          label="Takes off"
          mark={false}
          errors={fields.kind.errors}
          options={[
            { value: "percent", label: "A part of the price" },
            { value: "amount", label: "An amount" },
          ]}
          inputProps={getSelectProps(fields.kind)}
        />
        <TextField
          label="Percent"
          hint="From 1 to 100"
          className="coupon-form__percent"
          errors={fields.percent.errors}
          inputProps={text(fields.percent, { inputMode: "numeric" })}
        />
        <TextField
          label="Dollars"
          className="coupon-form__amount"
          errors={fields.amount.errors}
          inputProps={text(fields.amount, { inputMode: "decimal" })}
        />
      </div>
      <div className="coupon-form__row">
        <SelectField
          label="Counts for"
          mark={false}
          errors={fields.scope.errors}
          options={[
            { value: "all", label: "Everything" },
            { value: "seller", label: "One creator" },
            { value: "item", label: "One item" },
            { value: "category", label: "One category" },
          ]}
          inputProps={getSelectProps(fields.scope)}
        />
        <TextField
          label="Creator's name"
          hint="Or the address of their page"
          className="coupon-form__seller"
          errors={fields.seller.errors}
          inputProps={text(fields.seller, { list: "coupon-sellers" })}
        />
        <TextField
          label="Item's name"
          hint="Or the address of its page"
          className="coupon-form__item"
          errors={fields.item.errors}
          inputProps={text(fields.item, { list: "coupon-items" })}
        />
        <SelectField
          label="Category"
          placeholder="None"
          className="coupon-form__category"
          errors={fields.category.errors}
          options={categories.map((value) => ({ value, label: value }))}
          inputProps={getSelectProps(fields.category)}
        />
      </div>
      <Names id="coupon-sellers" names={known.sellers} />
      <Names id="coupon-items" names={known.items} />
      <div className="coupon-form__row">
        <TextField
          label="First day (UTC)"
          errors={fields.startsOn.errors}
          inputProps={text(fields.startsOn, { type: "date" })}
        />
        <TextField
          label="Last day (UTC)"
          errors={fields.endsOn.errors}
          inputProps={text(fields.endsOn, { type: "date" })}
        />
        <TextField
          label="From dollars"
          hint="The least purchase it counts for"
          errors={fields.minimum.errors}
          inputProps={text(fields.minimum, { inputMode: "decimal" })}
        />
      </div>
      <div className="coupon-form__row">
        <TextField
          label="Uses in all"
          hint="Empty: without limit"
          errors={fields.maxUses.errors}
          inputProps={text(fields.maxUses, { inputMode: "numeric" })}
        />
        <TextField
          label="Uses by one person"
          hint="Empty: without limit"
          errors={fields.maxUsesPerUser.errors}
          inputProps={text(fields.maxUsesPerUser, { inputMode: "numeric" })}
        />
      </div>
      <Button name="intent" value="create">
        Make the coupon
      </Button>
    </Form>
  );
}

function text(
  field: FieldMetadata<string, TypedCoupon>,
  {
    type = "text",
    ...more
  }: { inputMode?: "numeric" | "decimal"; type?: "text" | "date"; list?: string } = {},
) {
  return { ...getInputProps(field, { type }), autoComplete: "off", ...more };
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
