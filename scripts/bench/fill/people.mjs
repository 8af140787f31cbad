import { inPieces, minute, noise, today } from "./numbers.mjs";

/** The accounts that walk, made through the site so that they can sign in; `desk` is an editor. */
export const account = { member: 1, desk: 2, seller: 3, asker: 4 };
const first = Object.keys(account).length;

/** A select of somebody, from a number `n`. */
export function somebody(salt, rows) {
  return `${first + 1} + ${noise(salt)} % ${rows}`;
}

/** The n-th of them. */
export function person(n) {
  return `${first} + ${n}`;
}

export function people(rows) {
  return [
    ...inPieces(
      rows,
      (
        numbers,
      ) => `${numbers} insert into users (id, username, password, public_name, name_key, age_group, created_at)
        select ${person("n")}, 'person-' || n, '', 'Person ' || n, 'person' || n, '35-44',
          ${today} - n * ${minute} from numbers`,
    ),
    ...inPieces(
      rows,
      (
        numbers,
      ) => `${numbers} insert into notifications (user_id, kind, title, href, read_at, created_at)
        select iif(n <= ${Math.min(10_000, rows / 2)}, ${account.member}, ${somebody(1, rows)}), 'answer',
          'New answer to “Question ' || n || '”', '/community/' || n, iif(n % 3 = 0, ${today}, null),
          ${today} + n from numbers`,
    ),
  ];
}
