/** A year of pay by month and factor, with its sums. Pure; rials. */
const MONTHS = 12;

export interface YearLine {
  readonly code: string;
  readonly title: string;
  readonly isDeduct: 'Y' | 'N' | 'Z';
  readonly side: string;
  /** 1 to 12: the month that it was paid in. */
  readonly month: number;
  /** Rials as digits with a sign. */
  readonly amount: string;
}

export interface YearRow {
  readonly title: string;
  /** Of each month; null: nothing. */
  readonly months: readonly (bigint | null)[];
  readonly total: bigint;
}

export interface PayYear {
  readonly earnings: readonly YearRow[];
  readonly deductions: readonly YearRow[];
  /** What is rounded, and what is lent from one month to the next: neither earned nor taken. */
  readonly odd: readonly YearRow[];
  /** What insurance and tax are counted on, and what the employer bears. */
  readonly basis: readonly YearRow[];
  readonly sums: { readonly earnings: YearRow; readonly deductions: YearRow; readonly net: YearRow };
  /** What was kept back for each. */
  readonly insurance: bigint;
  readonly tax: bigint;
}

const oddCodes: ReadonlySet<string> = new Set(['rounding', 'shortfall', 'roundingBefore']);
const places = Array.from({ length: MONTHS }, (_, at) => at);

/** Lines of one code as a row; the newest title counts. */
function rowOf(lines: readonly YearLine[]): YearRow {
  const of = (month: number): bigint | null => {
    const own = lines.filter((line) => line.month === month);
    return own.length === 0 ? null : own.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  };
  const months = places.map((at) => of(at + 1));
  const newest = lines.reduce((latest, line) => (line.month >= latest.month ? line : latest));
  return { title: newest.title, months, total: months.reduce<bigint>((sum, amount) => sum + (amount ?? 0n), 0n) };
}

const rowsOf = (lines: readonly YearLine[]): YearRow[] => [...Map.groupBy(lines, ({ code }) => code).values()].map(rowOf);

/** Sum of rows month by month, each with its sign; null where no row has anything. */
function sumOf(title: string, signed: readonly (readonly [sign: 1n | -1n, row: YearRow])[]): YearRow {
  const months = places.map((at) => {
    const told = signed.flatMap(([sign, { months: own }]) => (own[at] == null ? [] : [sign * own[at]]));
    return told.length === 0 ? null : told.reduce((sum, amount) => sum + amount, 0n);
  });
  return { title, months, total: signed.reduce((sum, [sign, { total }]) => sum + sign * total, 0n) };
}

const plus = (rows: readonly YearRow[]) => rows.map((row) => [1n, row] as const);
const minus = (rows: readonly YearRow[]) => rows.map((row) => [-1n, row] as const);

/** `lines`: of approved payslips, in the order of their columns; `titles`: of the sums. */
export function payYearOf(lines: readonly YearLine[], titles: Readonly<Record<keyof PayYear['sums'], string>>): PayYear {
  const own = lines.filter(({ side }) => side === 'employee');
  const isOdd = ({ code }: YearLine): boolean => oddCodes.has(code);
  const earnings = rowsOf(own.filter((line) => line.isDeduct === 'N' && !isOdd(line)));
  const deductions = rowsOf(own.filter((line) => line.isDeduct === 'Y' && !isOdd(line)));
  const [added, taken] = (['N', 'Y'] as const).map((isDeduct) => rowsOf(own.filter((line) => line.isDeduct === isDeduct && isOdd(line))));
  const totalOf = (code: string): bigint => own.reduce((sum, line) => (line.code === code ? sum + BigInt(line.amount) : sum), 0n);
  return {
    ...{ earnings, deductions, odd: [...(added ?? []), ...(taken ?? [])], basis: rowsOf(lines.filter(({ side }) => side !== 'employee')) },
    sums: {
      earnings: sumOf(titles.earnings, plus(earnings)),
      deductions: sumOf(titles.deductions, plus(deductions)),
      net: sumOf(titles.net, [...plus(earnings), ...minus(deductions), ...plus(added ?? []), ...minus(taken ?? [])]),
    },
    insurance: totalOf('insuranceWorker'),
    tax: totalOf('tax'),
  };
}
