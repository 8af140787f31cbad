import "./landing.css";

import { Cover, LanternsMotif } from "~/components/pictures/cover";
import { ButtonLink } from "~/components/ui/button";

export function ProPromotion() {
  return (
    <section className="pro" aria-labelledby="pro">
      <div className="pro__grid">
        <div className="pro__text">
          <h2 id="pro">Pro</h2>
          <p>
            The paid tier we have not needed yet. Everything on Lamplight is free today. Press the
            button to read why, and how to run a Lamplight of your own.
          </p>
          <ButtonLink to="/pro" variant="night">
            Buy Now
          </ButtonLink>
          <p className="small">Nothing is charged.</p>
        </div>
        <div className="pro__pic">
          <Cover palette="indigo" time="night">
            <LanternsMotif />
          </Cover>
        </div>
      </div>
    </section>
  );
}
