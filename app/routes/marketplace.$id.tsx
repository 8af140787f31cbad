import "~/components/marketplace/item-cards.css";
import "~/components/marketplace/item.css";

import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import {
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  Link,
  useActionData,
  useLoaderData,
  useRouteError,
} from "@remix-run/react";
import { draftName, keepTyped } from "~/acts/drafts.server";
import { writeReview } from "~/acts/marketplace/item.server";
import { readGuestId, readOwner } from "~/auth/guest.server";
import { BuyButtons } from "~/components/cart/buy-buttons";
import { CartButton } from "~/components/cart/cart-button";
import { BesideText } from "~/components/drafts/beside-text";
import { linkPreview } from "~/components/link-preview";
import { ItemCard } from "~/components/marketplace/item-card";
import { ItemCover } from "~/components/marketplace/item-cover";
import { ItemFacts } from "~/components/marketplace/item-facts";
import { ItemMeta } from "~/components/marketplace/item-head";
import { ItemTabs } from "~/components/marketplace/item-tabs";
import type { ItemTab, ShownItem } from "~/components/marketplace/shown-item";
import { reviewFormId } from "~/components/marketplace/sign-in-to-review";
import { NotFoundPage } from "~/components/not-found";
import { ErrorNote } from "~/components/ui/error-note";
import { Icon } from "~/components/ui/icon";
import { coverOfItem, coverPicture } from "~/content/item-covers";
import { pricingModels, reviewSorts } from "~/content/marketplace";
import { site } from "~/content/site";
import { formAgain, formRefusal } from "~/http/answer.server";
import { readForm, readSubmission } from "~/http/body.server";
import { redirectWithNotice } from "~/http/notice.server";
import { selectDraft } from "~/models/draft.server";
import { draftFields } from "~/models/draft-fields";
import { selectCart, toCart } from "~/models/marketplace/cart.server";
import { getItem } from "~/models/marketplace/detail.server";
import { type ItemCard as Item, priceLabel } from "~/models/marketplace/item";
import { reviewsPerPage } from "~/models/marketplace/review";
import { mostReviewPages } from "~/models/marketplace/review.server";
import { type Shopper, toShopper } from "~/models/marketplace/shopper";
import { mayAddPictures } from "~/models/person";
import { textsIn } from "~/schemas/form-result";
import { readId } from "~/schemas/id";
import { Review } from "~/schemas/review";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => {
  const item = page?.shown?.item;
  if (!item) return [{ title: `Item · AI Marketplace · ${site.name}` }];
  const { name: title, description } = item;
  const address = `${page.origin}/marketplace/${item.id}`;
  const image = page.origin + (item.imagePath ?? coverPicture(coverOfItem(item)));
  return [
    { title: `${title} · AI Marketplace · ${site.name}` },
    { name: "description", content: description },
    ...linkPreview({ title, description, address, kind: "product", image }),
  ];
};

/** A limit tells when to come back. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

const tabs: readonly ItemTab[] = ["details", "reviews", "write"];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = readId(params.id);
  const { searchParams } = new URL(request.url);
  const sort = reviewSorts.find(({ key }) => key === searchParams.get("reviews")) ?? reviewSorts[0];
  const viewer = await readOwner(request, context);
  const asked = {
    sort: sort.key,
    page: Math.min(readId(searchParams.get("page")) ?? 1, mostReviewPages),
    viewer,
  };
  const { db } = context;
  const writer = { ...viewer, guestId: await readGuestId(request, context) };
  const [found, user] = await Promise.all([
    id
      ? getItem(db, id, {
          ...asked,
          more: [
            selectCart(db, viewer.userId),
            selectDraft(db, writer, { kind: "review", about: id }),
          ] as const,
        })
      : null,
    context.getUser(),
  ]);
  if (!found) throw new Response(null, { status: 404 });

  const { similar, others, more, ...item } = found;
  const [cartRows, [draft]] = more;
  const shown: ShownItem = {
    ...item,
    reviewSort: asked.sort,
    reviewPage: asked.page,
    reviewPageCount: Math.min(
      mostReviewPages,
      Math.max(1, Math.ceil(found.item.ratingCount / reviewsPerPage)),
    ),
    draft: draft ?? null,
    isMember: viewer.userId !== null,
    isOwn: viewer.userId === found.item.creatorId,
    mayAddPictures: !user || mayAddPictures(user),
    now: context.now,
  };
  return {
    shown,
    tab: tabs.find((tab) => tab === searchParams.get("tab")),
    similar,
    others,
    shopper: toShopper(user ?? null, [item.item, ...similar, ...others]),
    cart: user && toCart(cartRows),
    origin: context.site.origin,
    isTest: context.payments.provider.id === "test",
  };
}

/** A dialog asks for this page as well, and says itself when there is no answer. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    console.error("The item could not be loaded.", error);
    return {
      ...{ shown: null, tab: undefined, similar: [], others: [] },
      ...{ shopper: null, cart: null, origin: "", isTest: false },
    };
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const id = readId(params.id);
  if (!id) throw new Response(null, { status: 404 });
  const form = await readForm(request);
  if (form.get("intent") === "review") return review(id, form, { request, context });
  throw new Response("This form does not belong to this page.", { status: 400 });
}

export { shouldRevalidate } from "~/components/in-place";

type ActionContext = Pick<ActionFunctionArgs, "request" | "context">;

async function review(itemId: number, form: FormData, { request, context }: ActionContext) {
  const submission = readSubmission(form, Review);
  const user = await context.getUser();
  if (!user) {
    const errors = { "": ["Sign in Required: please sign in, then send your review again."] };
    const result = formAgain(submission, errors);
    const fields = textsIn(result, draftFields.review);
    const { headers } = await keepTyped(request, context, {
      ...{ kind: "review", about: itemId, fields },
    });
    return data({ result }, { status: 401, headers });
  }
  if (submission.status !== "success") return data({ result: submission.reply() }, 400);
  const written = await writeReview(request, context, {
    ...{ user, itemId, sent: submission.value },
  });
  if (!written.ok) return formRefusal(submission, written);
  return redirectWithNotice(context, `/marketplace/${itemId}?tab=reviews&reviews=recent`, {
    title: "Review Submitted",
    description: "Thank you for your review!",
    sent: draftName({ kind: "review", about: itemId }),
  });
}

export default function ItemPage() {
  const { shown, tab, similar, others, shopper, cart, isTest } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.result;
  if (!shown) return <Failure />;

  const { item, now } = shown;
  const model = pricingModels.find(({ key }) => key === item.pricingModel);
  return (
    <BesideText
      key={item.id}
      text={shown.isOwn ? null : { form: reviewFormId, kind: "review", about: item.id }}
      enter={{ name: "intent", value: "review" }}
    >
      <div className="wrap page market">
        <div className="it__bar">
          <Link className="back" to="/marketplace">
            <Icon name="left" size="s" />
            AI Marketplace
          </Link>
          {cart && <CartButton cart={cart} />}
        </div>
        <div className="it">
          <div className="it__top">
            <div className="it__pic">
              <ItemCover item={item} />
            </div>
            <h1>{item.name}</h1>
            <ItemMeta item={item} now={now} />
          </div>
          <aside className="card card--pad buy" aria-label="Price and facts">
            <p className="price num">{priceLabel(item)}</p>
            {item.priceCents !== null && (
              <p className="small muted">
                {model?.label ?? "One-time price"}.{isTest && " Test mode: no money moves."}
              </p>
            )}
            {item.isOnSale ? (
              <BuyButtons item={item} shopper={shopper} look="page" />
            ) : (
              <p>This item cannot be bought at the moment.</p>
            )}
            <div className="buy__facts">
              <ItemFacts {...shown} />
            </div>
          </aside>
          <div className="it__tabs">
            <ItemTabs
              key={item.id}
              shown={shown}
              tab={lastResult ? "write" : tab}
              lastResult={lastResult}
            />
          </div>
        </div>
        <Shelf title="Similar items" items={similar} shopper={shopper} now={now} />
        <Shelf
          title={`More by Creator ${item.creatorId}`}
          items={others}
          shopper={shopper}
          now={now}
        />
      </div>
    </BesideText>
  );
}

function Shelf({
  title,
  items,
  ...shared
}: {
  title: string;
  items: readonly Item[];
  shopper: Shopper | null;
  now: number;
}) {
  if (items.length === 0) return null;
  return (
    <section className="it__shelf">
      <h2>{title}</h2>
      <ul className="items">
        {items.map((item) => (
          <ItemCard key={item.id} item={item} as="h3" isLazy {...shared} />
        ))}
      </ul>
    </section>
  );
}

function Failure() {
  return (
    <div className="wrap page">
      <ErrorNote title="This item could not be loaded." retry={{ label: "Try again" }} />
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <Failure />;
}
