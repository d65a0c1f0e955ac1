/** What lines of voucher templates may take of a run (guide payroll 4.6, VTItemType): a factor of the company, or what a kind offers by name. Pure. */
import type { OptionRow } from '#kernel/form/definition.ts';
import payMessages from '../pay/pay.messages.fa.ts';
import words from './templates-page.messages.fa.ts';

/** Kinds whose lines name a factor. */
export const factorKinds = ['VTITPayrollFactor', 'VTITPayrollFactorArrears'] as const;

const { sums, kindFactors } = payMessages;
const named = <T extends Readonly<Record<string, string>>, K extends keyof T & string>(from: T, ...codes: readonly K[]): (readonly [string, string])[] =>
  codes.map((code) => [code, from[code] ?? code]);

/** What the other kinds offer: code to what it is called. Codes are those of the columns of a run, with `net`, `otherPaid` and `otherTaken` beside them. */
const offered: Readonly<Record<string, readonly (readonly [code: string, title: string])[]>> = {
  VTITExemption: named(sums, 'insuranceWorker', 'tax', 'taxFlat'),
  VTITExemptionEmployer: named(sums, 'insuranceEmployer', 'insuranceUnemployment', 'insuranceHardWork'),
  VTITTranPayroll: [
    ['net', words.items.net],
    ...named(sums, 'rounding', 'roundingBefore', 'shortfall', 'shortfallBefore'),
    ...named(kindFactors, 'bonusShare', 'advancePaid', 'eidi', 'eidiFree', 'severance', 'leavePay', 'leaveBuyBack'),
  ],
  VTITTranPayrollEmployer: [
    ['severanceReserve', words.items.severanceReserve],
    ['eidiReserve', words.items.eidiReserve],
    ['leaveReserve', words.items.leaveReserve],
    ['severanceRise', words.items.severanceRise],
    ['eidiRise', words.items.eidiRise],
    ['leaveRise', words.items.leaveRise],
  ],
  VTITOther: [
    ['otherPaid', words.items.otherPaid],
    ['otherTaken', words.items.otherTaken],
  ],
};

export const offeredKinds: readonly string[] = [...factorKinds, ...Object.keys(offered)];

export const isFactorKind = (kind: unknown): boolean => factorKinds.some((one) => one === kind);

/** Whether lines of a kind may name this item. */
export const offersItem = (kind: unknown, code: unknown): boolean => (offered[String(kind)] ?? []).some(([one]) => one === code);

/** Items of all kinds, as a select offers them; `kind` says of which. */
export const itemOptions: readonly OptionRow[] = Object.entries(offered).flatMap(([kind, items]) => items.map(([enumId, description]) => ({ enumId, description, kind })));

/** What a kind that names no factor offers. */
export const itemsOfKind = (kind: string): { id: string; title: string }[] => (offered[kind] ?? []).map(([id, title]) => ({ id, title }));
