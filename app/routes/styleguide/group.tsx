import { type ReactNode, useId } from "react";

export const longText =
  "A label that somebody wrote on a long afternoon and that has to break into lines without pushing anything out of the page";

export const longWord =
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";

export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="border-t border-line py-10" aria-labelledby={id}>
      <h2 className="mb-6 text-xl" id={id}>
        {title}
      </h2>
      <div className="grid grid-cols-1 gap-6">{children}</div>
    </section>
  );
}

export const focused = "outline-3 outline-offset-3 outline-focus";
