import "./listing.css";

/** Said before the first step, so that nobody fills in six for nothing. */
export function ForAdults() {
  return (
    <p className="wizard__note" role="note">
      You told us that you are under 18. Selling is for adults, so you cannot publish a listing. You
      can try the steps out: your draft is kept, and you can share ideas in other parts of the site.
    </p>
  );
}
