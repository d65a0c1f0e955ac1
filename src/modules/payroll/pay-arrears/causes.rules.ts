/** What has changed since a month was paid: each input that is another today, what it was and what it is. Pure. */
import { type Exact, writeExact } from '#kernel/formula/exact.ts';
import { isNumber, type Value } from '#kernel/formula/values.ts';
import { formatJalaliFa } from '#kernel/jalali/jalali.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { formatRial } from '#kernel/rial/rial.ts';
import type { LegalFigure } from '../annual-annuities/legal.rules.ts';
import profile from '../legal-profile/profile-words.messages.fa.ts';
import payWords from '../pay/pay.messages.fa.ts';
import type { Child, PayCase, PayWage, PayWork } from '../pay/pay-case.rules.ts';
import type { ChosenFormula } from '../pay/pay-formulas.rules.ts';
import { writeKept } from '../pay/pay-kept.rules.ts';
import { lawTitle } from '../pay/pay-law.rules.ts';
import { lastDay, type YearMonth } from '../pay/pay-month.rules.ts';
import type { PayTerms } from '../pay/pay-terms.rules.ts';
import words from './causes.messages.fa.ts';

export const areas = ['unpaid', 'group', 'wage', 'work', 'fact', 'law', 'factor', 'setting'] as const;
export type Area = (typeof areas)[number];

export interface Cause {
  readonly area: Area;
  /** What changed, with what it was and is, in words. */
  readonly text: string;
}

type Said = ReadonlyMap<string, { readonly name: string; readonly text: string }>;

/** Names whose texts differ, those that were there and are gone as well. */
function changes(area: Area, was: Said, now: Said): Cause[] {
  return [...new Set([...was.keys(), ...now.keys()])].flatMap((key): Cause[] => {
    const [then, today] = [was.get(key), now.get(key)];
    if (then?.text === today?.text) return [];
    const name = today?.name ?? then?.name ?? key;
    return [{ area, text: words.changed({ name, was: then?.text ?? words.none, now: today?.text ?? words.gone }) }];
  });
}

const digits = (amount: Exact): string => {
  const text = writeExact(amount);
  return /^-?\d+$/.test(text) ? formatRial(BigInt(text)) : toPersianDigits(text);
};

function wageText({ amount, per, from, thru }: PayWage): string {
  const said = per === 'day' ? words.perDay({ amount: digits(amount) }) : words.perMonth({ amount: digits(amount) });
  if (from !== undefined && thru !== undefined) return words.span({ amount: said, from: formatJalaliFa(from), thru: formatJalaliFa(thru) });
  if (from !== undefined) return words.since({ amount: said, from: formatJalaliFa(from) });
  return thru === undefined ? said : words.until({ amount: said, thru: formatJalaliFa(thru) });
}

const titleOf = ({ factors }: Pick<PayTerms, 'factors'>, code: string): string =>
  factors.find((one) => one.code === code)?.title ?? ({ ...payWords.factors, ...payWords.work } as Readonly<Record<string, string>>)[code] ?? code;

/** Dated wages that do not reach beyond the month say the same whatever they are beyond it. */
function wagesSaid(of: YearMonth, terms: PayTerms, wages: readonly PayWage[]): Said {
  const last = lastDay(of);
  const within = wages.map((wage) => (wage.thru !== undefined && wage.thru >= last ? { ...wage, thru: undefined } : wage));
  return new Map(
    [...Map.groupBy(within, ({ factor }) => factor)].map(([factor, own]) => [factor, { name: titleOf(terms, factor), text: own.map(wageText).toSorted().join(words.and) }]),
  );
}

function workText({ minutes, days, number }: PayWork): string {
  return minutes === undefined ? toPersianDigits(writeExact(days ?? number ?? 0)) : words.minutes({ count: toPersianDigits(writeExact(minutes)) });
}

const workSaid = (terms: PayTerms, work: readonly PayWork[]): Said =>
  new Map([...Map.groupBy(work, ({ workFactor }) => workFactor)].map(([code, own]) => [code, { name: titleOf(terms, code), text: own.map(workText).toSorted().join(words.and) }]));

const isChildren = (value: unknown): value is readonly Child[] => Array.isArray(value) && value.every((one) => typeof one === 'object');

const childText = ({ birthDate, isStudent, isDisabled }: Child): string =>
  [birthDate === '' ? words.none : formatJalaliFa(birthDate), ...(isStudent ? [words.student] : []), ...(isDisabled ? [words.disabled] : [])].join(' ');

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** A fact in words that differ where the fact does: children by their birthdays and what counts of each. */
function factText(value: unknown): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return isDay(value) ? formatJalaliFa(value) : ((words.values as Readonly<Record<string, string>>)[value] ?? value);
  if (isChildren(value)) return [words.children({ count: toPersianDigits(String(value.length)) }), ...value.map(childText).toSorted()].join(words.and);
  if (Array.isArray(value)) return value.map((code) => (payWords.factors as Readonly<Record<string, string>>)[String(code)] ?? String(code)).join(words.and);
  return typeof value === 'number' ? toPersianDigits(String(value)) : JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part));
}

/** What formulas ask of a person, by its title. */
function askedSaid({ formulas }: PayTerms, { asked = new Map() }: PayCase): Said {
  const titles = new Map((formulas?.names ?? []).map(({ code, source: { title } }) => [code, title]));
  return new Map([...asked].flatMap(([code, value]) => (titles.has(code) ? [[code, { name: titles.get(code) ?? code, text: valueText(value) }] as const] : [])));
}

/** In words that differ where the value does. */
const valueText = (value: Value): string => {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'object' && 'date' in value) return formatJalaliFa(value.date);
  return isNumber(value) ? digits(value) : toPersianDigits(writeKept(value));
};

function factsSaid(of: YearMonth, facts: PayCase['facts']): Said {
  const last = lastDay(of);
  const isLater = (name: string, value: unknown): boolean => name === 'leaveDate' && typeof value === 'string' && value > last;
  const names: Readonly<Record<string, string>> = words.facts;
  return new Map(
    Object.entries(facts).flatMap(([name, value]) => (value === undefined || isLater(name, value) ? [] : [[name, { name: names[name] ?? name, text: factText(value) }] as const])),
  );
}

const figureText = ({ amount, rate }: LegalFigure): string =>
  [amount === null ? '' : formatRial(amount), rate === null ? '' : toPersianDigits(rate)].filter(Boolean).join(words.and);

const lawSaid = ({ law }: PayTerms): Said =>
  new Map(
    law.flatMap(([year, rows]) =>
      rows.map((row) => {
        const name = words.ofYear({ title: lawTitle(row.kind), year: toPersianDigits(String(year)) });
        return [`${year} ${row.kind} ${row.fromMonth} ${row.bracket ?? ''}`, { name, text: figureText(row) }] as const;
      }),
    ),
  );

/** Which version of its formula counts a factor. */
const formulaText = ({ formulas }: PayTerms, { code, title }: ChosenFormula): string => {
  const version = formulas?.formulas.find((one) => one.code === code)?.source.version;
  return version === undefined ? title : words.formulaVersion({ title, version: toPersianDigits(String(version)) });
};

const factorsSaid = (terms: PayTerms): Said =>
  new Map(
    terms.factors.map(({ code, title, flags, formula }) => {
      const on = Object.entries(words.flags).flatMap(([flag, name]) => (flags[flag as keyof typeof flags] ? [name] : []));
      const said = [...(formula ? [formulaText(terms, formula)] : []), ...(on.length === 0 ? [words.noFlags] : on)];
      return [code, { name: words.factorOf({ title }), text: said.join(words.and) }];
    }),
  );

/** Versions of what formulas rest on: other formulas, constants and tables. */
const librarySaid = ({ formulas }: PayTerms): Said =>
  new Map(
    [...(formulas?.formulas ?? []), ...(formulas?.names ?? [])].flatMap(({ code, source: { title, version } }) =>
      version === undefined ? [] : [[code, { name: title, text: words.version({ version: toPersianDigits(String(version)) }) }] as const],
    ),
  );

function settingsSaid({ settings }: PayTerms): Said {
  const titles: Readonly<Record<string, { readonly title: string; readonly values?: Readonly<Record<string, string>> }>> = profile.settings;
  // what net pay is rounded to is a matter of the payslip, not of the month
  return new Map(
    Object.entries(settings).flatMap(([key, value]) => {
      if (value === undefined || key === 'netRounding') return [];
      const { title = key, values } = titles[key] ?? {};
      return [[key, { name: title, text: values?.[String(value)] ?? factText(value) }] as const];
    }),
  );
}

/** What changed for everybody of a group: law, factors, readings. */
export const termCauses = (was: PayTerms, now: PayTerms): readonly Cause[] => [
  ...changes('law', lawSaid(was), lawSaid(now)),
  ...changes('factor', factorsSaid(was), factorsSaid(now)),
  ...changes('factor', librarySaid(was), librarySaid(now)),
  ...changes('setting', settingsSaid(was), settingsSaid(now)),
];

/** What changed for one of them: wages, work, file. */
export function caseCauses(of: YearMonth, terms: PayTerms, was: PayCase, now: PayCase): readonly Cause[] {
  return [
    ...changes('wage', wagesSaid(of, terms, was.wages), wagesSaid(of, terms, now.wages)),
    ...changes('work', workSaid(terms, was.work), workSaid(terms, now.work)),
    ...changes('fact', factsSaid(of, was.facts), factsSaid(of, now.facts)),
    ...changes('fact', askedSaid(terms, was), askedSaid(terms, now)),
  ];
}

/** Of somebody whom the month has not paid. */
export const unpaid: readonly Cause[] = [{ area: 'unpaid', text: words.unpaid }];

/** Of somebody whom another group has paid than the one that the month belongs to today. */
export const movedGroup: readonly Cause[] = [{ area: 'group', text: words.movedGroup }];

/** Each cause once, however many payslips of the month say it. */
export const distinct = (causes: readonly Cause[]): readonly Cause[] => [...new Map(causes.map((one) => [`${one.area} ${one.text}`, one])).values()];
