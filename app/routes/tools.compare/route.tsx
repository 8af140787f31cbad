import "~/components/tools/tool-choice.css";

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";

import { linkPreview, originOf } from "~/components/link-preview";
import { Button } from "~/components/ui/button";
import { SelectField } from "~/components/ui/field";
import { site } from "~/content/site";
import { comparedFacts, mostCompared, readChosen } from "~/models/tool-comparison";
import { readForComparison } from "~/models/tool-directory.server";
import { Comparison } from "./comparison";

const description =
  "Up to three AI tools side by side: what each can do, what it costs, and from which age.";

export const meta: MetaFunction = ({ matches }) => [
  { title: `Compare AI tools · ${site.name}` },
  { name: "description", content: description },
  ...linkPreview({
    title: "Compare AI tools",
    description,
    address: `${originOf(matches)}/tools/compare`,
  }),
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ids = readChosen(new URL(request.url).searchParams);
  const { named, chosen } = await readForComparison(context.db, ids);
  return {
    options: named.map(({ id, name }) => ({ value: id, label: name })),
    tools: chosen.map((entry) => comparedFacts(entry, Date.now())),
    unknown: ids.length - chosen.length,
  };
}

export default function ComparePage() {
  const { options, tools, unknown } = useLoaderData<typeof loader>();
  const chosen = tools.map(({ id }) => id);
  return (
    <div className="wrap page">
      <div className="page-head">
        <div>
          <h1>Compare AI tools</h1>
          <p>
            Put up to three side by side. Not sure which?{" "}
            <Link to="/tools/choose">Answer four questions</Link>.
          </p>
        </div>
      </div>
      {/* Another choice is another form: what a field shows follows the address. */}
      <Form key={chosen.join()} className="cmp__form" preventScrollReset>
        {Array.from({ length: mostCompared }, (_, at) => at).map((at) => (
          <SelectField
            key={at}
            label={`Tool ${at + 1}`}
            placeholder="None"
            options={options}
            inputProps={{ name: "tool", defaultValue: chosen[at] ?? "" }}
          />
        ))}
        <Button>Compare</Button>
      </Form>
      {unknown > 0 && (
        <p role="status">
          {unknown === 1 ? "One tool of this address is" : "Some tools of this address are"} not in
          our directory. Choose another one above.
        </p>
      )}
      {tools.length > 0 && <Comparison tools={tools} />}
    </div>
  );
}
