/**
 * Legal parameters of 1398 to 1405 with where they come from (guide iran.md 1.1 to 1.5). Confidence: V two independent
 * sources, S one, C sources conflict (the recommended reading is taken), B believed. Sources are the labels of the guide.
 */
export type Confidence = 'V' | 'S' | 'C' | 'B';

/** What a kind is a value of: rials, an exact fraction or number, a step of the tax table (its upper end and its rate). */
export type LegalShape = 'amount' | 'rate' | 'bracket';

export interface LegalKind {
  readonly shape: LegalShape;
  /** Without it, confirmed, payroll of the year is refused. */
  readonly isRequired?: true;
}

export const legalKinds = {
  LpMinDailyWage: { shape: 'amount', isRequired: true },
  LpHousing: { shape: 'amount', isRequired: true },
  LpGrocery: { shape: 'amount', isRequired: true },
  LpMarital: { shape: 'amount' },
  LpChild: { shape: 'amount', isRequired: true },
  LpSeniorityDaily: { shape: 'amount', isRequired: true },
  LpSeniorityMonthly: { shape: 'amount' },
  LpWageFactor: { shape: 'rate' },
  LpWageFixed: { shape: 'amount' },
  LpInsuranceWorker: { shape: 'rate', isRequired: true },
  LpInsuranceEmployer: { shape: 'rate', isRequired: true },
  LpInsuranceUnemployment: { shape: 'rate', isRequired: true },
  LpInsuranceHardWork: { shape: 'rate' },
  LpInsuranceCap: { shape: 'amount', isRequired: true },
  LpTaxBracket: { shape: 'bracket', isRequired: true },
  LpTaxInsuranceShare: { shape: 'rate' },
  // no sum of pay rests on it, for the hours of a month are a figure of their own; formulas of a house may name it
  LpWeeklyHours: { shape: 'rate' },
  LpMonthHours: { shape: 'rate' },
  LpOvertime: { shape: 'rate' },
  LpNightWork: { shape: 'rate' },
  LpShiftTwo: { shape: 'rate' },
  LpShiftThree: { shape: 'rate' },
  LpShiftNight: { shape: 'rate' },
  LpFriday: { shape: 'rate' },
  LpLeaveDays: { shape: 'rate' },
  LpLeaveCarry: { shape: 'rate' },
  LpHardLeaveDays: { shape: 'rate' },
  LpHardWeeklyHours: { shape: 'rate' },
  LpChildDays: { shape: 'rate' },
  LpEidiDays: { shape: 'rate' },
  LpEidiCapDays: { shape: 'rate' },
  LpEidiExemption: { shape: 'rate' },
  // a limit counts once somebody enters one: no source has it
  LpChildCount: { shape: 'rate' },
  LpChildAge: { shape: 'rate' },
  LpOvertimeDay: { shape: 'rate' },
  // hours of the day between which work is night work, and most hours of four weeks in a rotation: attendance counts by them
  LpNightFrom: { shape: 'rate' },
  LpNightUntil: { shape: 'rate' },
  LpFourWeekHours: { shape: 'rate' },
  LpHoliday: { shape: 'rate' },
  LpMissionDays: { shape: 'rate' },
  // asked for by name of whom a fund at other rates insures: no source has them
  LpInsuranceOtherWorker: { shape: 'rate' },
  LpInsuranceOtherEmployer: { shape: 'rate' },
  LpWorkshopRelief: { shape: 'rate' },
  LpTaxNonMain: { shape: 'rate' },
  LpTaxFlat: { shape: 'rate' },
  LpDeprivedArea: { shape: 'rate' },
  LpNonCashHouseFurnished: { shape: 'rate' },
  LpNonCashHouse: { shape: 'rate' },
  LpNonCashCarDriver: { shape: 'rate' },
  LpNonCashCar: { shape: 'rate' },
  LpNonCashMonths: { shape: 'rate' },
  LpSeveranceDays: { shape: 'rate' },
  // count once somebody enters them: the law gives more than everybody's days to some dismissals only (guide iran.md 1.6, up to 45), and banks change the most of one transfer (2.3)
  ...({ LpSeveranceDismissal: { shape: 'rate' }, LpTransferCeiling: { shape: 'amount' } } as const),
  LpDeductionShare: { shape: 'rate' },
  LpPointCoefficient: { shape: 'amount' },
  // months after the month, or of the bonus after the last month of the year, by whose end it is due: what is late is told, never counted
  LpInsuranceListDue: { shape: 'rate' },
  LpTaxListDue: { shape: 'rate' },
  LpEidiDue: { shape: 'rate' },
} as const satisfies Readonly<Record<string, LegalKind>>;
export type LegalKindId = keyof typeof legalKinds;

export const kindOf = (id: string): LegalKind | undefined => (Object.hasOwn(legalKinds, id) ? legalKinds[id as LegalKindId] : undefined);
export const requiredKinds = (Object.keys(legalKinds) as LegalKindId[]).filter((id) => kindOf(id)?.isRequired);

export interface SeededParameter {
  readonly year: number;
  readonly kind: LegalKindId;
  readonly from: number;
  readonly thru: number;
  readonly bracket: number | null;
  /** Rials. */
  readonly amount: number | null;
  readonly rate: string | null;
  readonly source: string;
  readonly confidence: Confidence;
}

type Figure = readonly [amount: number, confidence: Confidence, source: string];
interface Wages {
  readonly year: number;
  /** Months from and to; the whole year when absent. */
  readonly months?: readonly [from: number, thru: number];
  readonly wage: Figure;
  readonly housing: Figure;
  readonly grocery: Figure;
  readonly marital?: Figure;
  readonly seniority: Figure;
  readonly seniorityMonth?: Figure;
}

/** Guide iran.md 1.1. */
const wages: readonly Wages[] = [
  { year: 1398, wage: [505_627, 'V', 'R10, 1.2'], housing: [1_000_000, 'S', 'R10'], grocery: [1_900_000, 'S', 'R10'], seniority: [23_333, 'V', 'R8'] },
  { year: 1399, months: [1, 3], wage: [611_809, 'B', '1.1'], housing: [1_000_000, 'B', '1.1'], grocery: [4_000_000, 'S', 'R10'], seniority: [58_333, 'V', 'R8'] },
  { year: 1399, months: [4, 12], wage: [636_809, 'V', '1.2, R8'], housing: [3_000_000, 'S', 'R10'], grocery: [4_000_000, 'S', 'R10'], seniority: [33_333, 'V', 'R8'] },
  { year: 1400, wage: [885_165, 'V', '1.2'], housing: [4_500_000, 'V', 'P2, R10'], grocery: [6_000_000, 'S', 'R10'], seniority: [46_667, 'S', 'R8'] },
  { year: 1401, wage: [1_393_250, 'V', '1.2'], housing: [5_500_000, 'V', 'P2'], grocery: [8_500_000, 'S', 'R10'], seniority: [70_000, 'V', 'R8'] },
  { year: 1402, wage: [1_769_428, 'V', '1.2'], housing: [9_000_000, 'V', 'P2, R10'], grocery: [11_000_000, 'V', 'R10'], seniority: [70_000, 'V', 'R8'] },
  {
    year: 1403,
    wage: [2_388_728, 'V', 'R3, R4'],
    housing: [9_000_000, 'V', 'R3, R4'],
    grocery: [14_000_000, 'V', 'R3, R4'],
    marital: [5_000_000, 'V', 'R3, R4'],
    seniority: [70_000, 'V', 'R3, R4, R8'],
  },
  {
    year: 1404,
    wage: [3_463_656, 'V', 'R3, R4, R10'],
    housing: [9_000_000, 'V', 'R3, R4, R10'],
    grocery: [22_000_000, 'V', 'R3, R4, R10'],
    marital: [5_000_000, 'V', 'R3, R4, R10'],
    seniority: [94_000, 'V', 'R3, R4, R8'],
  },
  {
    year: 1405,
    wage: [5_541_850, 'V', 'R3, R4, R5, R6, R7'],
    housing: [30_000_000, 'V', 'R3, R4, R5, R6, R7'],
    // one source of seven says 30,000,000
    grocery: [22_000_000, 'C', 'R3, R4, R5, R6, R7; R2'],
    marital: [5_000_000, 'V', 'R3, R4, R5, R6, R7'],
    seniority: [166_667, 'V', 'R3, R4, R5, R6, R7'],
    // the circular's own figure, not thirty days
    seniorityMonth: [5_000_000, 'V', 'R3, R7'],
  },
];

/** Guide iran.md 1.2: factors reproduce the published table, fixed additions are derived to a rial. */
const levels: Readonly<Record<number, readonly [rate: string, fixed: readonly (readonly [amount: number, from: number, thru: number])[]]>> = {
  1398: ['113/100', [[87_049, 1, 12]]],
  1399: [
    '115/100',
    [
      [30_338, 1, 3],
      [55_338, 4, 12],
    ],
  ],
  1400: ['126/100', [[82_785, 1, 12]]],
  1401: ['138/100', [[171_722, 1, 12]]],
  1402: ['121/100', [[83_595, 1, 12]]],
  1403: ['122/100', [[230_026, 1, 12]]],
  1404: ['132/100', [[310_535, 1, 12]]],
  1405: ['145/100', [[519_549, 1, 12]]],
};

type Bracket = readonly [upToMillions: number | null, rate: string];
interface TaxTable {
  readonly year: number;
  readonly confidence: Confidence;
  readonly source: string;
  readonly brackets: readonly Bracket[];
}

const rates = ['0', '10/100', '15/100', '20/100', '25/100', '30/100'] as const;
const table = (year: number, confidence: Confidence, source: string, millions: readonly number[], top: string): TaxTable => ({
  year,
  confidence,
  source,
  brackets: [...millions.map((one, at): Bracket => [one, rates[at] ?? top]), [null, top]],
});

/** Guide iran.md 1.5: yearly thresholds in million rials; the rates are those of the step. */
const taxTables: readonly TaxTable[] = [
  table(1398, 'B', '1.5', [330, 495, 825, 1_320, 1_980], '35/100'),
  table(1399, 'B', '1.5', [360, 900, 1_260, 1_800, 2_520], '35/100'),
  table(1400, 'B', '1.5', [480, 960, 1_440, 2_160, 2_880, 3_840], '35/100'),
  table(1401, 'V', 'P1', [672, 1_800, 3_000, 4_200], '30/100'),
  table(1402, 'S', 'R1', [1_200, 1_680, 2_760, 4_080], '30/100'),
  table(1403, 'C', 'R1; R4', [1_440, 1_980, 3_240, 4_800], '30/100'),
  table(1404, 'V', 'R1, R4', [2_880, 3_600, 4_560, 6_000, 8_000], '30/100'),
  table(1405, 'V', 'R4, R6, R7, P3', [4_800, 9_600, 12_000, 14_400, 16_800], '30/100'),
];

/** The same in every year so far: guide iran.md 1.1 notes, 1.3, 1.4, 1.5, 1.6. */
const standing: readonly (readonly [kind: LegalKindId, rate: string, confidence: Confidence, source: string])[] = [
  ['LpInsuranceWorker', '7/100', 'V', '1.4'],
  ['LpInsuranceEmployer', '20/100', 'V', '1.4'],
  ['LpInsuranceUnemployment', '3/100', 'V', '1.4'],
  ['LpInsuranceHardWork', '4/100', 'B', '1.4'],
  ['LpTaxInsuranceShare', '2/7', 'C', 'R2, R20, R7, R9; R3, R4'],
  ['LpWeeklyHours', '44', 'V', '1.3'],
  ['LpMonthHours', '220', 'C', 'R3; R4, R9, R10'],
  ['LpOvertime', '140/100', 'V', '1.3'],
  ['LpNightWork', '35/100', 'V', '1.3'],
  ['LpShiftTwo', '10/100', 'V', 'R2, R3, R5'],
  ['LpShiftThree', '15/100', 'V', 'R2, R3, R5'],
  ['LpShiftNight', '225/1000', 'V', 'R2, R3, R5'],
  ['LpFriday', '40/100', 'V', '1.3'],
  ['LpLeaveDays', '26', 'V', 'R4, R5'],
  ['LpLeaveCarry', '9', 'V', 'R4, R5'],
  // five weeks of six working days, and the week that they are counted in
  ['LpHardLeaveDays', '30', 'B', 'Art. 65; 1.3'],
  ['LpHardWeeklyHours', '36', 'B', 'Art. 52; 1.3'],
  ['LpChildDays', '720', 'V', 'R2, R3, R4'],
  ['LpEidiDays', '60', 'V', 'R2, R9, R6'],
  ['LpEidiCapDays', '90', 'V', 'R2, R9, R6'],
  ['LpEidiExemption', '1/12', 'V', 'R2, R3'],
  ['LpChildAge', '18', 'B', '1.1'],
  ['LpOvertimeDay', '4', 'V', '1.3'],
  ['LpNightFrom', '22', 'V', '1.3'],
  ['LpNightUntil', '6', 'V', '1.3'],
  ['LpFourWeekHours', '176', 'S', '1.3'],
  // one source pays 180/100
  ['LpHoliday', '140/100', 'C', '1.3; R3'],
  ['LpMissionDays', '1', 'V', 'R2, R5'],
  ['LpWorkshopRelief', '20/100', 'S', 'R17'],
  ['LpDeprivedArea', '50/100', 'B', '1.5'],
  ['LpNonCashHouseFurnished', '25/100', 'B', '1.5'],
  ['LpNonCashHouse', '20/100', 'B', '1.5'],
  ['LpNonCashCarDriver', '10/100', 'B', '1.5'],
  ['LpNonCashCar', '5/100', 'B', '1.5'],
  ['LpNonCashMonths', '2', 'B', '1.5'],
  ['LpSeveranceDays', '30', 'V', '1.6, R9'],
  ['LpDeductionShare', '1/4', 'B', '1.6'],
  ['LpInsuranceListDue', '1', 'B', '1.4'],
  ['LpTaxListDue', '1', 'S', 'R2'],
  ['LpEidiDue', '0', 'B', '1.6'],
];

/** What stands for some years only: guide iran.md 1.5 and 1.9. Rates of a scheme beside the common one and a limit of children are in no source. */
const passing: readonly (readonly [year: number, kind: LegalKindId, value: { readonly amount?: number; readonly rate?: string }, confidence: Confidence, source: string])[] = [
  ...[1398, 1399, 1400, 1401, 1402, 1403, 1404].map((year) => [year, 'LpTaxNonMain', { rate: '10/100' }, 'B', '1.5'] as const),
  [1404, 'LpTaxFlat', { rate: '10/100' }, 'S', 'R3'],
  [1402, 'LpPointCoefficient', { amount: 3_353 }, 'B', '1.9'],
  [1403, 'LpPointCoefficient', { amount: 4_024 }, 'B', '1.9'],
  // that of 1405 is in no source: whoever is paid by points waits for it, and is told so
  [1404, 'LpPointCoefficient', { amount: 4_829 }, 'S', 'R21'],
];

const CHILD_DAYS = 3;
const CAP_TIMES = 7;
const MONTH_DAYS = 30;
/** Years whose daily cap the guide prints; those of earlier years follow from the same rule. */
const FIRST_PRINTED_CAP = 1402;

function wageRows({ year, months = [1, 12], wage, housing, grocery, marital, seniority, seniorityMonth }: Wages): SeededParameter[] {
  const row = (kind: LegalKindId, figure: Figure | undefined): SeededParameter[] =>
    figure ? [{ year, kind, from: months[0], thru: months[1], bracket: null, amount: figure[0], rate: null, confidence: figure[1], source: figure[2] }] : [];
  const capConfidence: Confidence = year >= FIRST_PRINTED_CAP ? 'V' : 'S';
  return [
    ...row('LpMinDailyWage', wage),
    ...row('LpHousing', housing),
    ...row('LpGrocery', grocery),
    ...row('LpMarital', marital),
    ...row('LpChild', [wage[0] * CHILD_DAYS, wage[1], wage[2]]),
    ...row('LpSeniorityDaily', seniority),
    ...row('LpSeniorityMonthly', seniorityMonth ?? [seniority[0] * MONTH_DAYS, seniority[1], seniority[2]]),
    ...row('LpInsuranceCap', [wage[0] * CAP_TIMES, capConfidence, 'R2, R3, R6']),
  ];
}

const years = [...new Set(wages.map(({ year }) => year))];
const rateRow = (year: number, kind: LegalKindId, rate: string, confidence: Confidence, source: string): SeededParameter => ({
  ...{ year, kind, from: 1, thru: 12, bracket: null, amount: null },
  ...{ rate, confidence, source },
});

export const legalParameters: readonly SeededParameter[] = [
  ...wages.flatMap(wageRows),
  ...Object.entries(levels).flatMap(([year, [rate, fixed]]) => [
    rateRow(Number(year), 'LpWageFactor', rate, 'V', 'R8'),
    ...fixed.map(
      ([amount, from, thru]): SeededParameter => ({ year: Number(year), kind: 'LpWageFixed', from, thru, bracket: null, amount, rate: null, confidence: 'S', source: '1.2' }),
    ),
  ]),
  ...years.flatMap((year) => standing.map(([kind, rate, confidence, source]) => rateRow(year, kind, rate, confidence, source))),
  ...passing.map(
    ([year, kind, { amount = null, rate = null }, confidence, source]): SeededParameter => ({ year, kind, from: 1, thru: 12, bracket: null, amount, rate, confidence, source }),
  ),
  ...taxTables.flatMap(({ year, confidence, source, brackets }) =>
    brackets.map(
      ([millions, rate], at): SeededParameter => ({
        ...rateRow(year, 'LpTaxBracket', rate, confidence, source),
        ...{ bracket: at + 1, amount: millions === null ? null : millions * 1_000_000 },
      }),
    ),
  ),
];
export const legalYears: readonly number[] = years;
