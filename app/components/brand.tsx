import { Link } from "@remix-run/react";
import { site } from "~/content/site";

function BrandMark() {
  return (
    <svg className="brand__mark" viewBox="0 0 32 32" aria-hidden="true">
      <path className="bm-cone" d="M8 16.5h16L30 29H2z" />
      <path className="bm-shade" d="M5 17a11 10.5 0 0 1 22 0z" />
      <path className="bm-cord" d="M16 1.5v6" />
      <path
        className="bm-page"
        d="M16 27.2c-2.4-1.5-5.6-1.7-8.5-1v2.6c2.9-.7 6.1-.5 8.5 1 2.4-1.5 5.6-1.7 8.5-1v-2.6c-2.9-.7-6.1-.5-8.5 1z"
      />
    </svg>
  );
}

export function BrandLink() {
  return (
    <Link className="brand" to="/">
      <BrandMark />
      <span>{site.name}</span>
    </Link>
  );
}

/** The brand as a sign, not a link: for the night band of the footer. */
export function BrandSign() {
  return (
    <p className="brand brand--foot">
      <BrandMark />
      <span>{site.name}</span>
    </p>
  );
}
