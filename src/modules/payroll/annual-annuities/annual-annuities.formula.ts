/** `law`: the confirmed figures of the law in the month of a day. What is not confirmed is missing, and a formula that asks for it says so. */
import type { Unit, Value } from '#kernel/formula/values.ts';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { defineVocabulary, type FormulaName } from '#platform/formula/formula.define.ts';
import messages from './annual-annuities-formula.messages.fa.ts';

import { type LegalKindId, legalKinds } from './legal.catalogue.ts';
import { type LegalParameter, lawValue } from './legal.rules.ts';
import { parametersInMonth } from './legal.store.ts';

const words = messages.formula;
const codeOf = (kind: LegalKindId): string => `law.${kind}`;

/** Of rates that are no share of something. */
const units: Readonly<Partial<Record<LegalKindId, Unit>>> = {
  LpLeaveDays: 'day',
  LpLeaveCarry: 'day',
  LpHardLeaveDays: 'day',
  LpChildDays: 'day',
  LpEidiDays: 'day',
  LpEidiCapDays: 'day',
  LpSeveranceDays: 'day',
  LpSeveranceDismissal: 'day',
  LpMissionDays: 'day',
};
const plain: readonly LegalKindId[] = [
  'LpWeeklyHours',
  'LpHardWeeklyHours',
  'LpMonthHours',
  'LpOvertimeDay',
  'LpNightFrom',
  'LpNightUntil',
  'LpFourWeekHours',
  'LpNonCashMonths',
  'LpChildAge',
  'LpChildCount',
];

function nameOf(kind: LegalKindId): FormulaName {
  const named = { code: codeOf(kind), title: words.names[kind], class: 'public' } as const;
  const { shape } = legalKinds[kind];
  if (shape === 'bracket') return { ...named, type: 'table', keys: ['band'] };
  if (shape === 'amount') return { ...named, type: 'number', unit: 'rial' };
  return { ...named, type: 'number', unit: units[kind] ?? (plain.includes(kind) ? undefined : 'ratio') };
}

const kinds = Object.keys(legalKinds) as LegalKindId[];

/** Steps or figures of which some wait to be confirmed would count too little, so they are missing then, but in a trial. */
const figureOf = (kind: LegalKindId, rows: readonly LegalParameter[], isTrial: boolean): Value =>
  isTrial || rows.every(({ isConfirmed }) => isConfirmed) ? lawValue(kind, rows) : undefined;

export const law = defineVocabulary({
  of: 'day',
  code: 'law',
  title: words.title,
  names: kinds.map(nameOf),
  read: async ({ db, day, isTrial = false }, asked) => {
    const { year, month } = toJalali(day);
    const rows = Map.groupBy(await parametersInMonth(db, year, month), ({ kind }) => kind);
    return new Map(kinds.filter((kind) => asked.has(codeOf(kind))).map((kind) => [codeOf(kind), figureOf(kind, rows.get(kind) ?? [], isTrial)]));
  },
});
