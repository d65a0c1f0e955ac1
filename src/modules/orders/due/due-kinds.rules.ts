/** Why somebody needs an order, in the order in which one reason goes before another, and the type of order that answers it. Pure. */
import { namesInText } from '#kernel/formula/names.ts';
import type messages from './due-page.messages.fa.ts';

export type DueKind = keyof typeof messages.kindLabels;

/** The first that somebody has leads; codes of types of orders. */
export const typeOfDue = {
  none: 'EotOpening',
  ended: 'EotRenewal',
  year: 'EotAnnual',
  wageTable: 'EotAnnual',
  contract: 'EotRenewal',
  post: 'EotAppointment',
  structure: 'EotTransfer',
  family: 'EotFamily',
  childAge: 'EotFamily',
  marriage: 'EotFamily',
  degree: 'EotDegree',
  anniversary: 'EotAnnual',
} as const satisfies Readonly<Record<DueKind, string>>;

export const dueKinds = Object.keys(typeOfDue) as [DueKind, ...DueKind[]];
export const isDueKind = (value: string | undefined): value is DueKind => value !== undefined && value in typeOfDue;

/** Of the order before and of the file, by what figures of the law they are made. */
const figuresBehind: Readonly<Record<string, readonly string[]>> = {
  'order.wage': ['LpWageFactor', 'LpWageFixed', 'LpMinDailyWage'],
  'order.seniority': ['LpSeniorityDaily', 'LpWageFactor'],
};
const LAW = 'law.';

/** Kinds of figures of the law that formulas ask for. */
export function lawKindsIn(texts: readonly string[]): ReadonlySet<string> {
  const names = texts.flatMap((text) => [...namesInText(text)]);
  return new Set(names.flatMap((name) => (name.startsWith(LAW) ? [name.slice(LAW.length)] : (figuresBehind[name] ?? []))));
}

export interface YearFigure {
  readonly kind: string;
  readonly isConfirmed: boolean;
}

/** Whether new figures of a year touch formulas: what the year before had of their kinds is there, all of it confirmed. */
export function isTouched(kinds: ReadonlySet<string>, year: readonly YearFigure[], before: readonly YearFigure[]): boolean {
  const own = year.filter(({ kind }) => kinds.has(kind));
  const known = new Set(own.map(({ kind }) => kind));
  return own.length > 0 && own.every(({ isConfirmed }) => isConfirmed) && before.every(({ kind }) => !kinds.has(kind) || known.has(kind));
}
