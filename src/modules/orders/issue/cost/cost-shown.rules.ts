/** The cost of orders as it is answered and as it stands in its sheet. Pure; rials are digits. */
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import type { ColumnDefinition } from '#kernel/table/definition.ts';
import { reasonOf } from '../issue-reasons.rules.ts';
import { type Cost, type CostPart, costBy } from './cost.rules.ts';
import words from './cost-card.messages.fa.ts';

const sum = (parts: readonly CostPart[]): bigint => parts.reduce((all, { pay, share }) => all + pay + (share ?? 0n), 0n);

/** Of a name the dearest first. */
const named = (parts: readonly CostPart[], nameOf: (part: CostPart) => string | null) =>
  costBy(parts, nameOf)
    .map(({ key: name, ...amounts }) => ({ name, ...amounts }))
    .toSorted((a, b) => Number(BigInt(b.total) - BigInt(a.total)));

const factorsOf = (factors: Cost['factors']) =>
  [...factors]
    .map(([code, { title, pay }]) => ({ code, title, pay: String(pay) }))
    .filter(({ pay }) => pay !== '0')
    .toSorted((a, b) => Number(a.code === null) - Number(b.code === null));

export function shownCost({ people, parts, factors, isByPayroll, withoutShare, errors }: Cost) {
  const [whole] = costBy(parts, () => null);
  const { pay = '0', share = '0', total = '0' } = whole ?? {};
  const arrears = new Set(parts.flatMap(({ month: { year, month, isArrears } }) => (isArrears ? [`${year}/${month}`] : [])));
  const months = costBy(parts, ({ month: { year, month } }) => `${year}/${month}`).map(({ key, ...amounts }) => {
    const [year = 0, month = 0] = key.split('/').map(Number);
    return { year, month, isArrears: arrears.has(key), ...amounts };
  });
  return {
    totals: { people, pay, share, total, arrears: String(sum(parts.filter(({ month }) => month.isArrears))) },
    isByPayroll,
    months: months.toSorted((a, b) => a.year - b.year || a.month - b.month),
    units: named(parts, ({ unit }) => unit),
    costCenters: named(parts, ({ costCentre }) => costCentre),
    factors: factorsOf(factors),
    withoutShare: [...withoutShare.values()],
    errors: errors.map(({ error, ...one }) => ({ ...one, code: error.errorName, reason: reasonOf(error) })),
  };
}

export type ShownCost = ReturnType<typeof shownCost>;

/** `1405/8` in words. */
export const monthText = ({ year, month }: { readonly year: number; readonly month: number }): string => words.monthOf(monthNames[month - 1] ?? '', toPersianDigits(String(year)));

export const sheetColumns: readonly ColumnDefinition[] = [
  { name: 'by', label: words.by, type: 'text' },
  { name: 'name', label: words.name, type: 'text' },
  ...(['pay', 'share', 'total'] as const).map((name): ColumnDefinition => ({ name, label: `${words[name]} (${words.inRial})`, type: 'amount' })),
];

/** One row for each month, unit, cost centre and factor. */
export const sheetRows = ({ months, units, costCenters, factors, totals }: ShownCost): Record<string, unknown>[] => [
  ...months.map(({ isArrears, pay, share, total, ...of }) => ({ by: words.views.months, name: isArrears ? words.arrearsOf(monthText(of)) : monthText(of), pay, share, total })),
  ...units.map(({ name, ...amounts }) => ({ by: words.views.units, name: name ?? words.noUnit, ...amounts })),
  ...costCenters.map(({ name, ...amounts }) => ({ by: words.views.costCenters, name: name ?? words.noCostCenter, ...amounts })),
  ...factors.map(({ title, pay }) => ({ by: words.views.factors, name: title ?? words.otherPay, pay, share: null, total: null })),
  { by: words.total, name: null, pay: totals.pay, share: totals.share, total: totals.total },
];
