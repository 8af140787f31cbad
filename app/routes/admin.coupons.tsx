import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";

import { requireEditor } from "~/auth/guards.server";
import { DeskCrumbs } from "~/components/admin/desk-crumbs";
import { CouponForm } from "~/components/checkout/coupon-form";
import { CouponTable } from "~/components/checkout/coupon-table";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { site } from "~/content/site";
import { fieldErrors, readForm } from "~/http/body.server";
import { redirectWithNotice } from "~/http/notice.server";
import { createCoupon, listCoupons, setCouponActive } from "~/models/marketplace/coupon.server";
import { NewCoupon } from "~/schemas/coupon";
import type { FieldErrors } from "~/schemas/field-errors";
import { readId } from "~/schemas/id";

export const meta: MetaFunction = () => [
  { title: `Coupons · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireEditor(request, context);
  const before = readId(new URL(request.url).searchParams.get("before"));
  return listCoupons(context.db, before);
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireEditor(request, context);
  const entries = [...(await readForm(request))];
  const typed: Record<string, string> = Object.fromEntries(
    entries.filter((each): each is [string, string] => typeof each[1] === "string"),
  );

  if (typed.intent === "on" || typed.intent === "off") {
    const id = readId(typed.id);
    const isKnown = id && (await setCouponActive(context.db, id, typed.intent === "on"));
    if (!isKnown) throw new Response("There is no such coupon.", { status: 404 });
    return redirectWithNotice(context, "/admin/coupons", {
      title: typed.intent === "on" ? "The coupon is in use" : "The coupon is off",
    });
  }

  const refuse = (errors: FieldErrors, status: number) => data({ typed, errors }, { status });
  const parsed = NewCoupon.safeParse(typed);
  if (!parsed.success) return refuse(fieldErrors(parsed.error), 400);
  const created = await createCoupon(context.db, parsed.data, context.now);
  if (!created.ok) return refuse(created.errors, 409);
  return redirectWithNotice(context, "/admin/coupons", {
    title: "The coupon is made",
    description: `Buyers can use ${parsed.data.code} now or from its first day.`,
  });
}

export default function CouponsPage() {
  const { coupons, known, olderThan } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <div className="wrap page">
      <DeskCrumbs here="Coupons" />
      <header className="page-head">
        <div>
          <h1>Coupons</h1>
          <p>A code that takes something off a purchase. One order can use one code.</p>
        </div>
      </header>
      <CouponForm known={known} {...refused} />
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
