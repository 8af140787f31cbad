import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";

import { requireEditor } from "~/auth/guards.server";
import { DeskCrumbs } from "~/components/admin/desk-crumbs";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { site } from "~/content/site";
import { formResult } from "~/http/answer.server";
import { readForm, readSubmission, textOf } from "~/http/body.server";
import { redirectWithNotice } from "~/http/notice.server";
import { type CouponState, couponState } from "~/models/marketplace/coupon";
import { createCoupon, listCoupons, setCouponActive } from "~/models/marketplace/coupon.server";
import { NewCoupon } from "~/schemas/coupon";
import { readId } from "~/schemas/id";
import { CouponForm } from "./coupon-form";
import { CouponTable } from "./coupon-table";

export const meta: MetaFunction = () => [
  { title: `Coupons · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireEditor(request, context);
  const before = readId(new URL(request.url).searchParams.get("before"));
  const { coupons, ...rest } = await listCoupons(context.db, before);
  const withState = coupons.map((each) => ({ ...each, state: couponState(each, context.now) }));
  return { ...rest, coupons: withState };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireEditor(request, context);
  const form = await readForm(request);
  const intent = form.get("intent");

  if (intent === "on" || intent === "off") {
    const id = readId(textOf(form, "id"));
    const changed = id && (await setCouponActive(context.db, id, intent === "on"));
    if (!changed) throw new Response("There is no such coupon.", { status: 404 });
    const notice = switched[couponState(changed, context.now)];
    return redirectWithNotice(context, "/admin/coupons", notice);
  }

  const submission = readSubmission(form, NewCoupon);
  if (submission.status !== "success") return data(submission.reply(), 400);
  const created = await createCoupon(context.db, submission.value, context.now);
  if (!created.ok) return data(formResult(submission, created), 409);
  return redirectWithNotice(context, "/admin/coupons", {
    title: "The coupon is made",
    description: `Buyers can use ${submission.value.code} now or from its first day.`,
  });
}

const on = "The coupon is on";

/** What is told after the switch, by what the coupon is then. */
const switched: Record<CouponState, { title: string; description?: string }> = {
  off: { title: "The coupon is off" },
  usable: { title: "The coupon is in use" },
  early: { title: on, description: "Buyers can use it from its first day." },
  expired: { title: on, description: "Its last day is over, so buyers cannot use it." },
  spent: { title: on, description: "It is used up, so buyers cannot use it." },
};

export default function CouponsPage() {
  const { coupons, known, olderThan } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <div className="wrap page">
      <DeskCrumbs here="Coupons" />
      <header className="page-head">
        <div>
          <h1>Coupons</h1>
          <p>A code that takes something off a purchase. One order can use one code.</p>
        </div>
      </header>
      <CouponForm known={known} lastResult={lastResult} />
      <section aria-labelledby="coupons" className="mt-12">
        <h2 id="coupons" className="mb-4 text-xl">
          All coupons
        </h2>
        {coupons.length === 0 ? (
          <EmptyState title="No coupons yet">The ones you make stand here.</EmptyState>
        ) : (
          <CouponTable coupons={coupons} />
        )}
        {olderThan !== undefined && (
          <ButtonLink to={`?before=${olderThan}`} variant="secondary" size="s" className="mt-6">
            Older coupons
          </ButtonLink>
        )}
      </section>
    </div>
  );
}
