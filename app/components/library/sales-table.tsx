import { Link } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { shownMoney } from "~/models/marketplace/money";
import { Day } from "./moment";

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
            <th scope="col">Price</th>
            <th scope="col">Platform fee</th>
            <th scope="col">Processing</th>
            <th scope="col">You earn</th>
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
              <td>
                <Day at={sale.soldAt} />
              </td>
              <td>{shownMoney(sale.amountCents)}</td>
              <td>{shownMoney(sale.platformFeeCents)}</td>
              <td>{shownMoney(sale.processingFeeCents)}</td>
              <td>
                <b>{shownMoney(sale.creatorCents)}</b>
              </td>
              <td>
                <SaleState sale={sale} /> {sale.provider === "test" && <Badge>Test</Badge>}
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
            <th scope="col">Sales</th>
            <th scope="col">Earned</th>
            <th scope="col">Refunded</th>
            <th scope="col">Sum</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.id}>
              <th scope="row">
                <Day at={week.weekStart} />
              </th>
              <td>{week.saleCount}</td>
              <td>{shownMoney(week.earnedCents)}</td>
              <td>{shownMoney(week.refundedCents)}</td>
              <td>
                <b>{shownMoney(week.earnedCents - week.refundedCents)}</b>
              </td>
              <td>
                {week.paidAt === null ? (
                  <Badge tone="lamp">Due</Badge>
                ) : (
                  <>
                    <Badge tone="ok">Paid out</Badge> <Day at={week.paidAt} />
                    {week.paidReference && <>, {week.paidReference}</>}
                  </>
                )}{" "}
                {week.provider === "test" && <Badge>Test</Badge>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
