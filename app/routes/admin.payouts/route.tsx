import "~/components/library/library.css";

import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";

import { requireEditor } from "~/auth/guards.server";
import { DeskCrumbs } from "~/components/admin/desk-crumbs";
import { Badge } from "~/components/ui/badge";
import { EmptyState } from "~/components/ui/empty-state";
import { Day } from "~/components/ui/moment";
import { site } from "~/content/site";
import { readForm, readSubmission } from "~/http/body.server";
import { redirectWithNotice } from "~/http/notice.server";
import { shownMoney } from "~/models/marketplace/money";
import { listPayouts, markPaid } from "~/models/marketplace/payout.server";
import { Payout } from "~/schemas/payout";
import { PayoutForm } from "./payout-form";

export const meta: MetaFunction = () => [
  { title: `Payouts · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireEditor(request, context);
  return listPayouts(context.db, context.now);
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireEditor(request, context);
  const submission = readSubmission(await readForm(request), Payout);
  if (submission.status !== "success") {
    const unknown = submission.error?.id?.[0] ?? submission.error?.sumCents?.[0];
    if (unknown) throw new Response(unknown, { status: 400 });
    return data(submission.reply(), 400);
  }

  const isPaid = await markPaid(context.db, submission.value, context.now);
  return redirectWithNotice(
    context,
    "/admin/payouts",
    isPaid
      ? { title: "The week is paid out", description: "Its creator was told." }
      : {
          title: "Nothing was changed",
          description:
            "This week was paid out before, is not over yet, or its sum has changed by a refund.",
          variant: "destructive",
        },
  );
}

export default function PayoutsPage() {
  const { due, paid } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <div className="wrap page sales">
      <DeskCrumbs here="Payouts" />
      <header className="page-head">
        <div>
          <h1>Payouts</h1>
          <p>
            What creators are owed for weeks that are over. Send the money first, then mark the week
            here. Test orders are listed apart: for them no money moved.
          </p>
        </div>
      </header>
      <section aria-labelledby="due">
        <h2 id="due">Due</h2>
        {due.length === 0 ? (
          <EmptyState title="Nothing is due">Weeks stand here from the Monday after.</EmptyState>
        ) : (
          <ul className="library__list">
            {due.map((week) => (
              <li key={week.id} className="card card--pad payout">
                <div>
                  <p>
                    <b>
                      <bdi>{week.seller}</bdi>
                    </b>{" "}
                    <span className="muted">Creator {week.sellerId}</span>{" "}
                    {week.provider === "test" && <Badge>Test</Badge>}
                  </p>
                  <p className="small muted num">
                    Week from <Day at={week.weekStart} />: {week.saleCount} sold,{" "}
                    {shownMoney(week.earnedCents)} earned, {shownMoney(week.refundedCents)} refunded
                  </p>
                </div>
                <p className="payout__sum num">
                  {shownMoney(week.earnedCents - week.refundedCents)}
                </p>
                <PayoutForm
                  week={week}
                  sumCents={week.earnedCents - week.refundedCents}
                  lastResult={lastResult}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
      {paid.length > 0 && (
        <section aria-labelledby="paid">
          <h2 id="paid">Paid out</h2>
          <div className="table-wrap">
            <table className="table num">
              <thead>
                <tr>
                  <th scope="col">Creator</th>
                  <th scope="col">Week from (UTC)</th>
                  <th scope="col">Sum</th>
                  <th scope="col">Paid out</th>
                  <th scope="col">Number</th>
                </tr>
              </thead>
              <tbody>
                {paid.map((week) => (
                  <tr key={week.id}>
                    <th scope="row">
                      <bdi>{week.seller}</bdi> {week.provider === "test" && <Badge>Test</Badge>}
                    </th>
                    <td>
                      <Day at={week.weekStart} />
                    </td>
                    <td>{shownMoney(week.earnedCents - week.refundedCents)}</td>
                    <td>{week.paidAt !== null && <Day at={week.paidAt} />}</td>
                    <td>{week.paidReference}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      )}
    </div>
  );
}
