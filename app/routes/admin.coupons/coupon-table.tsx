import { Form, Link } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Day } from "~/components/ui/moment";
import type { CouponState, ListedCoupon } from "~/models/marketplace/coupon";
import { shownMoney } from "~/models/marketplace/money";

const day = 24 * 60 * 60 * 1000;

interface CouponTableProps {
  coupons: readonly (ListedCoupon & { state: CouponState })[];
}

/** The coupons with what they do, how often they were used, and a switch. */
export function CouponTable({ coupons }: CouponTableProps) {
  return (
    <div className="table-wrap">
      <table className="table num">
        <thead>
          <tr>
            <th scope="col">Code</th>
            <th scope="col">Takes off</th>
            <th scope="col">For</th>
            <th scope="col">Days (UTC)</th>
            <th scope="col">Used</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {coupons.map((coupon) => (
            <tr key={coupon.id}>
              <th scope="row">{coupon.code}</th>
              <td>
                {coupon.kind === "percent"
                  ? `${coupon.percent}%`
                  : shownMoney(coupon.amountCents ?? 0)}
                {coupon.minSubtotalCents > 0 && ` from ${shownMoney(coupon.minSubtotalCents)}`}
              </td>
              <td>{targetOf(coupon)}</td>
              <td>
                <Days {...coupon} />
              </td>
              <td>
                {coupon.usedCount}
                {coupon.maxUses !== null && ` of ${coupon.maxUses}`}
                {coupon.maxUsesPerUser !== null && `, ${coupon.maxUsesPerUser} each`}
              </td>
              <td>
                <Form method="post" className="row">
                  <Badge tone={coupon.state === "usable" ? "ok" : "plain"}>
                    {stateTexts[coupon.state]}
                    {coupon.state === "early" && coupon.startsAt !== null && (
                      <Day at={coupon.startsAt} />
                    )}
                  </Badge>
                  <input type="hidden" name="id" value={coupon.id} />
                  <Button
                    name="intent"
                    value={coupon.isActive ? "off" : "on"}
                    variant="quiet"
                    size="s"
                  >
                    Switch {coupon.isActive ? "off" : "on"}
                    <span className="vh"> the coupon {coupon.code}</span>
                  </Button>
                </Form>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const stateTexts: Record<CouponState, string> = {
  off: "Off",
  early: "Starts on ",
  expired: "Expired",
  spent: "Used up",
  usable: "In use",
};

function targetOf({ scope, sellerId, sellerName, itemId, itemName, category }: ListedCoupon) {
  if (scope === "seller") return <Link to={`/people/${sellerId}`}>{sellerName}</Link>;
  if (scope === "item") return <Link to={`/marketplace/${itemId}`}>{itemName}</Link>;
  return scope === "category" ? category : "Everything";
}

/** The moment of the end is the midnight after the last day. */
function Days({ startsAt, endsAt }: ListedCoupon) {
  if (startsAt === null && endsAt === null) return "Always";
  return (
    <>
      {startsAt !== null && (
        <>
          from <Day at={startsAt} />{" "}
        </>
      )}
      {endsAt !== null && (
        <>
          to <Day at={endsAt - day} />
        </>
      )}
    </>
  );
}
