import "~/components/admin/admin.css";

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";

import { requireEditor } from "~/auth/guards.server";
import { DeskCrumbs } from "~/components/admin/desk-crumbs";
import { Badge } from "~/components/ui/badge";
import { Button, ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Day } from "~/components/ui/moment";
import { site } from "~/content/site";
import { readForm } from "~/http/body.server";
import { redirectWithNotice } from "~/http/notice.server";
import { listSellers, setVerified } from "~/models/marketplace/seller.server";
import { readId } from "~/schemas/id";

export const meta: MetaFunction = () => [
  { title: `Sellers · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireEditor(request, context);
  const before = readId(new URL(request.url).searchParams.get("before"));
  return listSellers(context.db, before);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const editor = await requireEditor(request, context);
  const form = await readForm(request);
  const userId = readId(String(form.get("seller")));
  const isVerified = form.get("intent") === "verify";
  if (!userId) throw new Response("There is no such seller.", { status: 404 });

  const change = { userId, isVerified, editorId: editor.id };
  const isDone = await setVerified(context.db, change, context.now);
  return redirectWithNotice(
    context,
    "/admin/sellers",
    isDone
      ? {
          title: isVerified ? "Verified" : "No longer verified",
          description: "The seller was told, and their items show it.",
        }
      : {
          title: "Nothing was changed",
          description:
            userId === editor.id
              ? "Another editor decides about you."
              : "There is no such seller, or it was so already.",
          variant: "destructive",
        },
  );
}

export default function SellersPage() {
  const { sellers, before } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page">
      <DeskCrumbs here="Sellers" />
      <header className="page-head">
        <div>
          <h1>Sellers</h1>
          <p>
            Everybody who has submitted a listing. Verify a seller whose identity and work you have
            checked: the badge stands on all that they sell.
          </p>
        </div>
      </header>
      {sellers.length === 0 ? (
        <EmptyState as="h2" title="No sellers yet">
          Whoever submits a first listing appears here.
        </EmptyState>
      ) : (
        <div className="table-wrap">
          <table className="table desk-cards">
            <thead>
              <tr>
                <th scope="col">Seller</th>
                <th scope="col">Last listing</th>
                <th scope="col">Since (UTC)</th>
                <th scope="col">State</th>
                <th scope="col">
                  <span className="vh">Change</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {sellers.map((seller) => (
                <tr key={seller.userId}>
                  <th scope="row">
                    <bdi>{seller.name}</bdi>
                  </th>
                  <td>{seller.firstItem ?? "None"}</td>
                  <td className="num">
                    <span className="sm:hidden">Since </span>
                    <Day at={seller.since} />
                  </td>
                  <td>
                    {seller.verifiedAt ? (
                      <Badge tone="ok">Verified</Badge>
                    ) : (
                      <Badge>{seller.isActive ? "Not verified" : "Has left"}</Badge>
                    )}
                  </td>
                  <td>
                    <Form method="post" preventScrollReset>
                      <input type="hidden" name="seller" value={seller.userId} />
                      <Button
                        variant={seller.verifiedAt ? "quiet" : "tonal"}
                        size="s"
                        name="intent"
                        value={seller.verifiedAt ? "unverify" : "verify"}
                      >
                        {seller.verifiedAt ? "Remove" : "Verify"}
                        <span className="vh"> {seller.name}</span>
                      </Button>
                    </Form>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {before && (
        <p className="mt-6">
          <ButtonLink variant="secondary" to={`?before=${before}`}>
            Earlier sellers
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
