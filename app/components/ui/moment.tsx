import {
  dueDay,
  longDay,
  machineMoment,
  newsDay,
  shortDay,
  shownDay,
  shownMoment,
} from "~/models/shown-day";

interface Props {
  at: number | string;
  className?: string;
}

const forms = { usual: shownDay, long: longDay, short: shortDay, news: newsDay, due: dueDay };

/** "Nov 5, 2026"; long inside a sentence, short where the year is plain. */
export function Day({ at, className, form = "usual" }: Props & { form?: keyof typeof forms }) {
  return (
    <time className={className} dateTime={machineMoment(at)}>
      {forms[form](at)}
    </time>
  );
}

/** "Nov 5, 2026, 09:14 UTC" */
export function Moment({ at, className }: Props) {
  return (
    <time className={className} dateTime={machineMoment(at)}>
      {shownMoment(at)}
    </time>
  );
}
