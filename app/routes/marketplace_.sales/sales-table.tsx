import "~/components/library/library.css";

import { Link } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { Day } from "~/components/ui/moment";
import { shownMoney } from "~/models/marketplace/money";

export interface ShownSale {
  id: number;
  itemId: number;
  name: string;
  soldAt: number;
  status: string;
  provider: "test" | "stripe" | "none";
  quantity: number;
  amountCents: number;
  platformFeeCents: number;
  processingFeeCents: number;
  creatorCents: number;
  weekStart: number | null;
  paidAt: number | null;
}

/** Each sale with what became of its price. */
export function SalesTable({ sales }: { sales: readonly ShownSale[] }) {
  return (
    <div className="table-wrap">
      <table className="table num">
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Sold (UTC)</th>
            <th scope="col" className="figure">
              Price
            </th>
            <th scope="col" className="figure">
              Platform fee
            </th>
            <th scope="col" className="figure">
              Processing
            </th>
            <th scope="col" className="figure">
              You earn
            </th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {sales.map((sale) => (
            <tr key={sale.id}>
              <th scope="row">
                <Link to={`/marketplace/${sale.itemId}`}>{sale.name}</Link>
                {sale.quantity > 1 && <span className="muted"> × {sale.quantity}</span>}
              </th>
              <td data-label="Sold (UTC)">
                <Day at={sale.soldAt} />
              </td>
              <td className="figure" data-label="Price">
                {shownMoney(sale.amountCents)}
              </td>
              <td className="figure" data-label="Platform fee">
                {shownMoney(sale.platformFeeCents)}
              </td>
              <td className="figure" data-label="Processing">
                {shownMoney(sale.processingFeeCents)}
              </td>
              <td className="figure" data-label="You earn">
                <b>{shownMoney(sale.creatorCents)}</b>
              </td>
              <td data-label="State">
                <span>
                  <SaleState sale={sale} /> {sale.provider === "test" && <Badge>Test</Badge>}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SaleState({ sale: { status, provider, paidAt, creatorCents } }: { sale: ShownSale }) {
  if (status === "refunded") return <Badge tone="bad">Refunded</Badge>;
  if (provider === "none" || creatorCents === 0) return <Badge tone="plain">Nothing due</Badge>;
  return paidAt === null ? <Badge tone="lamp">Due</Badge> : <Badge tone="ok">Paid out</Badge>;
}

export interface ShownWeek {
  id: number;
  provider: "test" | "stripe" | "none";
  weekStart: number;
  saleCount: number;
  earnedCents: number;
  refundedCents: number;
  paidAt: number | null;
  paidReference: string | null;
}

/** What each week came to, and whether it was paid out. */
export function WeeksTable({ weeks }: { weeks: readonly ShownWeek[] }) {
  return (
    <div className="table-wrap">
      <table className="table num">
        <thead>
          <tr>
            <th scope="col">Week from (UTC)</th>
            <th scope="col" className="figure">
              Sales
            </th>
            <th scope="col" className="figure">
              Earned
            </th>
            <th scope="col" className="figure">
              Refunded
            </th>
            <th scope="col" className="figure">
              Sum
            </th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.id}>
              <th scope="row">
                <Day at={week.weekStart} />
              </th>
              <td className="figure" data-label="Sales">
                {week.saleCount}
              </td>
              <td className="figure" data-label="Earned">
                {shownMoney(week.earnedCents)}
              </td>
              <td className="figure" data-label="Refunded">
                {shownMoney(week.refundedCents)}
              </td>
              <td className="figure" data-label="Sum">
                <b>{shownMoney(week.earnedCents - week.refundedCents)}</b>
              </td>
              <td data-label="State">
                <span>
                  {week.paidAt === null ? (
                    <Badge tone="lamp">Due</Badge>
                  ) : (
                    <>
                      <Badge tone="ok">Paid out</Badge> <Day at={week.paidAt} />
                      {week.paidReference && <>, {week.paidReference}</>}
                    </>
                  )}{" "}
                  {week.provider === "test" && <Badge>Test</Badge>}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export interface ShownItemSales {
  itemId: number;
  name: string;
  saleCount: number;
  earnedCents: number;
}

/** What each item brought its creator, refunds taken off. */
export function ItemSalesTable({ items }: { items: readonly ShownItemSales[] }) {
  return (
    <div className="table-wrap">
      <table className="table num">
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col" className="figure">
              Sales
            </th>
            <th scope="col" className="figure">
              You earned
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.itemId}>
              <th scope="row">
                <Link to={`/marketplace/${item.itemId}`}>{item.name}</Link>
              </th>
              <td className="figure" data-label="Sales">
                {item.saleCount}
              </td>
              <td className="figure" data-label="You earned">
                <b>{shownMoney(item.earnedCents)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
