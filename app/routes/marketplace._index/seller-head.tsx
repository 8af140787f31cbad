import { PersonLink } from "~/components/people/person-link";
import { Icon } from "~/components/ui/icon";
import { Day } from "~/components/ui/moment";
import { shownNumber } from "~/models/shown-number";

interface SellerHeadProps {
  seller: {
    id: number;
    name: string;
    hasProfile: boolean;
    since: number;
    isVerified: boolean;
    sold: number;
  };
}

/** Whose items a list shows, above it. */
export function SellerHead({ seller }: SellerHeadProps) {
  const { id, since, isVerified, sold } = seller;
  return (
    <section className="card card--pad mb-5" aria-label={`Creator ${id}`}>
      <h2>
        Creator {id} · <PersonLink person={seller} />
      </h2>
      <p className="row muted num">
        {isVerified && (
          <span className="rating">
            <Icon name="verified" size="s" /> Verified
          </span>
        )}
        <span>
          Selling here since <Day at={since} />
        </span>
        <span>
          {shownNumber(sold)} {sold === 1 ? "sale" : "sales"}
        </span>
      </p>
    </section>
  );
}
