import { fees } from "../../content/marketplace";
import { shownNumber } from "../shown-number";

/** Dollars with two decimals: `$9.00`. Money is whole cents everywhere else. */
export function shownMoney(cents: number) {
  const sign = cents < 0 ? "-" : "";
  const [dollars, rest] = [Math.trunc(Math.abs(cents) / 100), Math.abs(cents) % 100];
  return `${sign}$${shownNumber(dollars)}.${String(rest).padStart(2, "0")}`;
}

/** `$9.00`, or `Free` where there is no price. */
export function shownPrice(cents: number | null) {
  return cents === null ? "Free" : shownMoney(cents);
}

/** As `/api` answers it: dollars as a number, null for free. */
export function toDollars(cents: number): number;
export function toDollars(cents: number | null): number | null;
export function toDollars(cents: number | null) {
  return cents === null ? null : cents / 100;
}

/** Cents of dollars that came as a number, such as `/api` answers them. */
export function toCents(dollars: number) {
  return Math.round(dollars * 100);
}

export interface Split {
  platformFeeCents: number;
  processingFeeCents: number;
  creatorCents: number;
}

/** Hundredths of an amount, rounded half up, without leaving the whole numbers. */
export function percentOf(cents: number, percent: number) {
  return Math.floor((cents * percent + 50) / 100);
}

/** What becomes of a sale: 10 % to the site, 3 % to the payment, the rest to the creator. */
export function splitSale(cents: number): Split {
  const platformFeeCents = percentOf(cents, fees.platformPercent);
  const processingFeeCents = percentOf(cents, fees.processingPercent);
  return {
    platformFeeCents,
    processingFeeCents,
    creatorCents: cents - platformFeeCents - processingFeeCents,
  };
}

const day = 24 * 60 * 60 * 1000;

/** Monday 00:00 UTC of the week of this moment. */
export function weekStartOf(at: number) {
  const startOfDay = at - (((at % day) + day) % day);
  const sinceMonday = (new Date(startOfDay).getUTCDay() + 6) % 7;
  return startOfDay - sinceMonday * day;
}

/** Days since 1970 in UTC. */
export function dayOf(at: number) {
  return Math.floor(at / day);
}
