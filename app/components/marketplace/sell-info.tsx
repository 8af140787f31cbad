import "./sell-info.css";

import { categories, fees, itemTypes, reviewTime } from "~/content/marketplace";

/** What a seller should know before the first listing: the dialog and the page show the same. */
export function SellInfo({ paidBy, as: Heading = "h3" }: { paidBy: PaidBy; as?: "h2" | "h3" }) {
  const total = fees.platformPercent + fees.processingPercent;
  return (
    <div className="sell-info">
      <section>
        <Heading>Why Sell</Heading>
        <p>
          You have a prompt, a workflow or a lesson that saves you time. Somebody else has the same
          problem today. Here your work stands where people look for it, under your rules and at
          your price, and you can follow every sale to the cent.
        </p>
      </section>
      <section>
        <Heading>How It Works</Heading>
        <ol>
          <li>Describe your item in six short steps. What you write is kept while you go along.</li>
          <li>Our team looks at it, usually within {reviewTime}, and tells you what to change.</li>
          <li>It goes on sale. You see each sale, and what you earned is paid out every week.</li>
        </ol>
      </section>
      <section>
        <Heading>What You Can Sell</Heading>
        <ul className="tags">
          {itemTypes.map(({ key, label }) => (
            <li className="tag" key={key}>
              {label}
            </li>
          ))}
        </ul>
        <p>
          In {categories.length} categories, from {categories[0]} to {categories.at(-1)}. Free items
          are welcome as well.
        </p>
      </section>
      <section>
        <Heading>Revenue Split</Heading>
        <p>
          You keep <b>{fees.creatorPercent}%</b> of each sale. {total}% are fees:
        </p>
        <div className="split" aria-hidden="true">
          <span style={{ inlineSize: `${fees.creatorPercent}%` }} />
          <span style={{ inlineSize: `${fees.platformPercent}%` }} />
          <span style={{ inlineSize: `${fees.processingPercent}%` }} />
        </div>
        <dl className="split__list num">
          <div>
            <dt>Creator share</dt>
            <dd>{fees.creatorPercent}%</dd>
          </div>
          <div>
            <dt>Platform fee</dt>
            <dd>{fees.platformPercent}%</dd>
          </div>
          <div>
            <dt>Payment processing</dt>
            <dd>about {fees.processingPercent}%</dd>
          </div>
        </dl>
        <p>
          {paidBy === "provider"
            ? "Payouts are made weekly via our card payment provider."
            : "Payouts are made weekly by the site's editors."}
        </p>
      </section>
      <section>
        <Heading>Trust &amp; Safety</Heading>
        <p>
          Every listing is read by a person before anybody can buy it. Only people who have an item
          get the mark "Verified purchase" on their review. You must be 18 or older to sell, and
          what you sell must be yours to sell.
        </p>
      </section>
    </div>
  );
}

/** Who pays creators: the card payment provider where one is configured, else the editors. */
export type PaidBy = "provider" | "editors";
