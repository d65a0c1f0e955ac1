/** What a case of the simulator has several of: the columns of each kind of row, and how its rows are asked. */
import type { BodyInput } from '#kernel/call.ts';
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import lawMessages from '../annual-annuities/annual-annuities-formula.messages.fa.ts';
import { kindOf } from '../annual-annuities/legal.catalogue.ts';
import { BY_LAW, codesIn, isSettingKey, type SettingKey, settingKeys, shapeOf } from '../legal-profile/profile.rules.ts';
import { wordsOf } from '../legal-profile/profile-words.ui.ts';
import { minuteFactors, workFactors } from '../pay/labour.rules.ts';
import payMessages from '../pay/pay.messages.fa.ts';
import words from './case-rows.messages.fa.ts';
import type { simulatePay } from './simulator.contract.ts';

type Question = BodyInput<typeof simulatePay>;
export type CaseRow = Readonly<Record<string, string | number | boolean | null>>;
export type RowKind = 'lines' | 'wages' | 'work' | 'before' | 'flags' | 'settings' | 'parameters' | 'values';

export interface RowColumn {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'latin' | 'money' | 'number' | 'date' | 'select' | 'switch' | 'codes';
  readonly options?: readonly { readonly id: string; readonly label: string }[];
  /** A row without it is not whole. */
  readonly isNeeded?: true;
}

const optionsOf = (named: Readonly<Record<string, string>>) => Object.entries(named).map(([id, label]) => ({ id, label }));
const { factors, work: absences } = payMessages;
const factorOptions = optionsOf(factors);
const worked = optionsOf({ ...Object.fromEntries(workFactors.map((code) => [code, factors[code]])), ...absences });
const kinds = Object.entries(lawMessages.formula.names).map(([id, title]) => ({ id, label: title.slice(title.indexOf('.') + 1) }));
const months = monthNames.map((label, at) => ({ id: String(at + 1), label }));
/** Factors of which a month before says what was paid. */
const paidFactors = ['base', 'seniority', 'housing', 'grocery', 'marital', 'child', 'overtime'] as const;
const paidName = (code: string): string => `paid_${code}`;

const select = (name: string, label: string, options: RowColumn['options'] = []): RowColumn => ({ name, label, type: 'select', options, isNeeded: true });
const money = (name: string, label: string): RowColumn => ({ name, label, type: 'money' });
const needed = (column: RowColumn): RowColumn => ({ ...column, isNeeded: true });

function settingValue(key: unknown): RowColumn[] {
  if (typeof key !== 'string' || !isSettingKey(key)) return [];
  const shape = shapeOf(key);
  const column = { name: 'value', label: words.value } as const;
  if (shape === 'codes') return [{ ...column, type: 'codes', options: factorOptions }];
  if (shape === 'choice' || shape === 'share')
    return [
      select(
        'value',
        words.value,
        // the figure of the law cannot be asked for by name
        optionsOf(wordsOf(key).values ?? {}).filter(({ id }) => id !== BY_LAW),
      ),
    ];
  return [{ ...column, type: shape === 'rials' ? 'number' : 'latin', isNeeded: true }];
}

function lawValue(kind: unknown): RowColumn[] {
  const shape = typeof kind === 'string' ? kindOf(kind)?.shape : undefined;
  const rate: RowColumn = { name: 'rate', label: words.rate, type: 'latin', isNeeded: true };
  if (shape === 'bracket') return [{ name: 'bracket', label: words.bracket, type: 'number', isNeeded: true }, money('amount', words.amount), rate];
  return shape === undefined ? [] : [shape === 'amount' ? needed(money('amount', words.amount)) : rate];
}

/** How a value that formulas ask for is written, by its type. */
function askedValue(type: unknown): RowColumn[] {
  const column = { name: 'value', label: words.value, isNeeded: true } as const;
  switch (type) {
    case 'number':
      return [{ ...column, type: 'latin' }];
    case 'text':
    case 'date':
      return [{ ...column, type }];
    case 'flag':
      return [select('value', words.value, optionsOf(words.answers))];
    default:
      return [];
  }
}

/** The columns of a row as it stands: some ask for more once a cell is filled. */
export function columnsOf(kind: RowKind, row: CaseRow): readonly RowColumn[] {
  switch (kind) {
    case 'lines':
      return [
        { name: 'title', label: words.lineTitle, type: 'text', isNeeded: true },
        select('isDeduct', words.nature, optionsOf(words.natures)),
        needed(money('amount', words.amount)),
        { name: 'rank', label: words.rank, type: 'number' },
        { name: 'taxColumn', label: words.taxColumn, type: 'number' },
        { name: 'insured', label: words.insured, type: 'switch' },
        { name: 'taxed', label: words.taxed, type: 'switch' },
      ];
    case 'wages':
      return [
        ...[select('factor', words.factor, factorOptions), needed(money('amount', words.amount)), select('per', words.per, optionsOf(words.pers))],
        ...[{ name: 'from', label: words.from, type: 'date' } as const, { name: 'thru', label: words.thru, type: 'date' } as const],
      ];
    case 'work': {
      const isTimed = typeof row['workFactor'] === 'string' && minuteFactors.has(row['workFactor']);
      return [select('workFactor', words.factor, worked), { name: 'amount', label: isTimed ? words.minutes : words.days, type: 'number', isNeeded: true }];
    }
    case 'before':
      return [
        { name: 'year', label: words.year, type: 'number', isNeeded: true },
        select('month', words.month, months),
        ...[needed(money('taxable', words.taxable)), needed(money('tax', words.tax))],
        ...paidFactors.map((code) => money(paidName(code), words.paid(factors[code]))),
      ];
    case 'flags':
      return [select('factor', words.factor, factorOptions), select('flag', words.flag, optionsOf(words.flagNames)), select('is', words.is, optionsOf(words.answers))];
    case 'settings':
      return [
        select(
          'key',
          words.setting,
          settingKeys.map((key) => ({ id: key, label: wordsOf(key).title })),
        ),
        ...settingValue(row['key']),
      ];
    case 'parameters':
      return [select('kind', words.kind, kinds), ...lawValue(row['kind'])];
    case 'values':
      return [{ name: 'name', label: words.valueName, type: 'latin', isNeeded: true }, select('type', words.valueType, optionsOf(words.valueTypes)), ...askedValue(row['type'])];
  }
}

const isEmpty = (value: CaseRow[string] | undefined): boolean => value === undefined || value === null || value === '';
export const rowsIn = (value: unknown): readonly CaseRow[] => (Array.isArray(value) ? (value as readonly CaseRow[]) : []);
export const areWhole = (kind: RowKind, rows: readonly CaseRow[]): boolean =>
  rows.every((row) => columnsOf(kind, row).every(({ name, isNeeded }) => isNeeded === undefined || !isEmpty(row[name])));

const text = (value: CaseRow[string] | undefined): string => String(value ?? '');
const filled = (row: CaseRow, names: readonly string[]): CaseRow => Object.fromEntries(names.flatMap((name) => (isEmpty(row[name]) ? [] : [[name, row[name] ?? null]])));

const numberOr = (value: CaseRow[string] | undefined): number | null => (isEmpty(value) ? null : Number(value));

const lineOf = (row: CaseRow, at: number) => ({
  ...{ code: `line${at + 1}`, title: text(row['title']), amount: text(row['amount']), isDeduct: text(row['isDeduct']) as 'Y' | 'N' | 'Z' },
  ...{ insured: row['insured'] === true, taxed: row['taxed'] === true, rank: numberOr(row['rank']), taxColumn: numberOr(row['taxColumn']) },
});

function monthBefore(row: CaseRow) {
  const paid = paidFactors.flatMap((code) => (isEmpty(row[paidName(code)]) ? [] : [{ code, amount: text(row[paidName(code)]) }]));
  return { year: Number(row['year']), month: Number(row['month']), taxable: text(row['taxable']), tax: text(row['tax']), ...(paid.length > 0 && { paid }) };
}

function settingSaid(key: SettingKey, value: CaseRow[string] | undefined): string | number | readonly string[] {
  const shape = shapeOf(key);
  if (shape === 'codes') return codesIn(text(value));
  return shape === 'rials' ? Number(value) : text(value);
}

/** A value as formulas take it: a number as its digits, a text and a day (ISO) by what they are. */
function valueSaid({ type, value }: CaseRow): unknown {
  if (type === 'flag') return value === 'Y';
  return type === 'text' || type === 'date' ? { [type]: text(value) } : text(value);
}

/** The rows of a case as the call takes them. */
export function rowsOfQuestion(rows: (kind: RowKind) => readonly CaseRow[]): Partial<Question> {
  const settings = rows('settings').flatMap(({ key, value }) => (typeof key === 'string' && isSettingKey(key) ? [[key, settingSaid(key, value)] as const] : []));
  const flags = Map.groupBy(rows('flags'), ({ factor }) => text(factor));
  return {
    lines: rows('lines').map(lineOf),
    wages: rows('wages').map((row) => ({ ...filled(row, ['from', 'thru']), factor: text(row['factor']), amount: text(row['amount']), per: text(row['per']) as 'day' | 'month' })),
    work: rows('work').map(({ workFactor, amount }) => ({ workFactor: text(workFactor), [minuteFactors.has(text(workFactor)) ? 'minutes' : 'days']: Number(amount) })),
    before: rows('before').map(monthBefore),
    flags: Object.fromEntries([...flags].map(([factor, own]) => [factor, Object.fromEntries(own.map(({ flag, is }) => [text(flag), is === 'Y']))])),
    settings: Object.fromEntries(settings) as Question['settings'],
    parameters: rows('parameters').map((row) => ({ kind: text(row['kind']), ...filled(row, ['amount', 'rate', 'bracket']) })),
    values: Object.fromEntries(rows('values').map((row) => [text(row['name']), valueSaid(row)])),
  };
}
