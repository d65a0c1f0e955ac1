/**
 * What a group that is made of a template begins with: the factors of the law with what they count for year by year, and what nearly every
 * house pays or takes besides (iran.md 1.7); or those of the civil service law, whose wages are points times the coefficient of the year
 * (iran.md 1.9). Pure.
 */
import { addDays, toIso } from '#kernel/jalali/jalali.ts';
import { type FactorFlags, labourFactors, workFactors } from '../pay/labour.rules.ts';
import payMessages from '../pay/pay.messages.fa.ts';
import { defaultSettings } from '../pay/pay-settings.rules.ts';
import messages from './groups-page.messages.fa.ts';

/** A row of the group, from a day to a day (ISO, both within; null: open). */
export interface TemplateFactor extends FactorFlags {
  readonly code: string;
  readonly title: string;
  /** Id of PayrollFactorGroup. */
  readonly groupEnumId: 'PfgBenefit' | 'PfgDeduction' | 'PfgWork';
  readonly isDeduct: 'Y' | 'N';
  readonly continuous: boolean;
  readonly taxColumn: number | null;
  readonly displaySequence: number;
  readonly rank: number;
  readonly from: string;
  readonly thru: string | null;
}

/** Jalali years between which flags of the law are compared: the first one that is kept, and one past the last change. */
const [FIRST_YEAR, LAST_YEAR] = [1400, 1410];
/** Column of continuous pay in the list of amounts for the tax. */
const CONTINUOUS = 7;
const STEP = 10;

const newYear = (year: number): string => toIso({ year, month: 1, day: 1 });
const works: ReadonlySet<string> = new Set(workFactors);
const none: FactorFlags = { insured: false, taxed: false, overtimeBase: false, eidiBase: false, severanceBase: false };

type Labour = ReturnType<typeof labourFactors>[number];

const flagsOf = ({ code, flags }: Labour): FactorFlags => ({
  ...none,
  overtimeBase: defaultSettings.overtimeBase.includes(code),
  eidiBase: defaultSettings.eidiBase.includes(code),
  severanceBase: defaultSettings.severanceBase.includes(code),
  ...flags,
});

/** First years of the spans in which a factor counts for the same. */
function turns(code: string): number[] {
  const said = (year: number): string => JSON.stringify(labourFactors(year).find((one) => one.code === code)?.flags);
  const years = Array.from({ length: LAST_YEAR - FIRST_YEAR }, (_, at) => FIRST_YEAR + at);
  return years.filter((year) => year === FIRST_YEAR || said(year) !== said(year - 1));
}

function labourRows(): TemplateFactor[] {
  return labourFactors(LAST_YEAR).flatMap(({ code, taxColumn }, at) => {
    const starts = turns(code);
    return starts.flatMap((year, index): TemplateFactor[] => {
      const factor = labourFactors(year).find((one) => one.code === code);
      if (factor === undefined) return [];
      const next = starts[index + 1];
      return [
        {
          ...{ code, title: payMessages.factors[code], groupEnumId: works.has(code) ? 'PfgWork' : 'PfgBenefit', isDeduct: 'N', rank: 100, taxColumn },
          ...flagsOf(factor),
          continuous: taxColumn === CONTINUOUS,
          displaySequence: (at + 1) * STEP,
          from: newYear(year),
          thru: next === undefined ? null : addDays(newYear(next), -1),
        },
      ];
    });
  });
}

type ItemCode = keyof typeof messages.items;

/** Columns: 21 bonus, 33 treatment insurance, which is taken from what is taxed (direct taxes 137). */
const items: readonly (Pick<TemplateFactor, 'isDeduct' | 'taxColumn' | 'rank'> & Partial<FactorFlags> & { readonly code: ItemCode })[] = [
  { code: 'bonus', isDeduct: 'N', insured: true, taxed: true, taxColumn: 21, rank: 100 },
  { code: 'insuranceClaim', isDeduct: 'N', taxColumn: null, rank: 100 },
  { code: 'supplementaryInsurance', isDeduct: 'Y', taxColumn: 33, rank: 10 },
  { code: 'advance', isDeduct: 'Y', taxColumn: null, rank: 20 },
  { code: 'loan', isDeduct: 'Y', taxColumn: null, rank: 30 },
  { code: 'otherDeduction', isDeduct: 'Y', taxColumn: null, rank: 90 },
];

type CivilCode = keyof typeof messages.civil;

/** Wages of an order beside the job right, which is the base (civil service law 64 to 68 and 78): continuous are those of each month alike. */
const civilWages: readonly { readonly code: CivilCode; readonly isContinuous: boolean; readonly isInsured: boolean }[] = [
  ...(['civilManagement', 'civilEmployee', 'civilAdaptation'] as const).map((code) => ({ code, isContinuous: true, isInsured: true })),
  ...(['civilRegion', 'civilWeather', 'civilWarZone', 'civilSacrifice', 'civilHardship', 'civilJobExtra', 'civilSpecial'] as const).map((code) => ({
    ...{ code, isContinuous: true, isInsured: true },
  })),
  ...(['civilFamily', 'civilChild'] as const).map((code) => ({ code, isContinuous: true, isInsured: false })),
  ...(['civilPerformance', 'civilOvertime'] as const).map((code) => ({ code, isContinuous: false, isInsured: false })),
];

const civilRow = (code: string, title: string, isContinuous: boolean, isInsured: boolean): Omit<TemplateFactor, 'displaySequence'> => ({
  ...none,
  ...{ code, title, groupEnumId: 'PfgBenefit', isDeduct: 'N', insured: isInsured, taxed: true, continuous: isContinuous, rank: 100 },
  // the end of service is paid by the fixed salary and the continuous extras
  ...{ severanceBase: isContinuous && isInsured, taxColumn: isContinuous ? CONTINUOUS : null, from: newYear(FIRST_YEAR), thru: null },
});

const civilRows = (): TemplateFactor[] =>
  [civilRow('base', messages.civilBase, true, true), ...civilWages.map(({ code, isContinuous, isInsured }) => civilRow(code, messages.civil[code], isContinuous, isInsured))].map(
    (row, at) => ({ ...row, displaySequence: (at + 1) * STEP }),
  );

/** All rows of the template of the labour law, in the order in which a payslip shows them. */
export const labourTemplate = (): readonly TemplateFactor[] => withItems(labourRows());

/** The same of the civil service law. */
export const civilTemplate = (): readonly TemplateFactor[] => withItems(civilRows());

/** Factors with what nearly every house pays or takes besides. */
function withItems(law: readonly TemplateFactor[]): readonly TemplateFactor[] {
  const last = Math.max(...law.map(({ displaySequence }) => displaySequence));
  const usual = items.map(
    (item, at): TemplateFactor => ({
      ...none,
      ...{ title: messages.items[item.code], groupEnumId: item.isDeduct === 'Y' ? 'PfgDeduction' : 'PfgBenefit', continuous: false },
      ...item,
      displaySequence: last + (at + 1) * STEP,
      from: newYear(FIRST_YEAR),
      thru: null,
    }),
  );
  return [...law, ...usual];
}
