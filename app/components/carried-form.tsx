import { Form, useLocation, useNavigation } from "@remix-run/react";
import { createContext, type ReactNode, useContext, useState } from "react";

import { Button } from "~/components/ui/button";

interface CarriedForm {
  to: string;
  fields: [name: string, value: string][];
}

const Carried = createContext<CarriedForm | null>(null);

/**
 * The server gives a carried form out once. It stays here when the page's data is read again, and
 * goes with the first navigation that the server has answered: a form that was sent, or a link.
 */
export function CarriedFormProvider({
  carried,
  children,
}: {
  carried: CarriedForm | null;
  children: ReactNode;
}) {
  const { pathname, search, key } = useLocation();
  const [kept, setKept] = useState({ form: carried, key });
  if (carried && carried !== kept.form) setKept({ form: carried, key });

  const isHere = kept.form?.to === pathname + search && (carried !== null || kept.key === key);
  return <Carried.Provider value={isHere ? kept.form : null}>{children}</Carried.Provider>;
}

/** What was filled in before signing in, by the field's name; empty on every other page. */
export function useCarriedForm(): ReadonlyMap<string, string> {
  return new Map(useContext(Carried)?.fields);
}

/** For pages whose own form does not show it again: sends it as it was, once more. */
export function CarriedFormOffer() {
  const carried = useContext(Carried);
  const { formData } = useNavigation();
  if (!carried) return null;

  const written = carried.fields.filter(([, value]) => /\S\s+\S/.test(value));
  return (
    <section className="wrap pt-8" aria-labelledby="carried-title">
      <div className="card card--pad stack">
        <h2 id="carried-title" className="text-xl">
          This was not sent yet
        </h2>
        <p>You had to sign in first. What you filled in is still here.</p>
        {written.map(([name, value]) => (
          <blockquote key={name} className="wrap-anywhere whitespace-pre-wrap">
            {value}
          </blockquote>
        ))}
        <Form method="post" action={carried.to}>
          {carried.fields.map(([name, value], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the list never changes
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          <Button pending={formData !== undefined} pendingLabel="Sending...">
            Send it now
          </Button>
        </Form>
      </div>
    </section>
  );
}
