/** Which figures of a run a line of a template takes. Pure. */
import type { Figure } from './voucher.rules.ts';

export interface DetailGroup {
  readonly id: string;
  readonly title: string;
  /** What its members stand for: `unit`, `person`, or a part of the personnel structure. */
  readonly by: string;
  /** By what they stand for. */
  readonly members: ReadonlyMap<string, { readonly id: string; readonly code: string; readonly title: string }>;
}

export interface TemplateLine {
  readonly seqNum: number;
  readonly account: { readonly id: string; readonly code: string; readonly name: string; readonly isDebit: boolean; readonly endDate: string | null };
  readonly isDebit: boolean;
  /** Of VTItemType. */
  readonly kind: string;
  /** Code of a factor or of an item of the kind. */
  readonly item: string;
  readonly details: readonly { readonly id: string; readonly code: string; readonly title: string }[];
  readonly groups: readonly DetailGroup[];
  readonly description: string;
}

export const NET = 'net';
const ARREARS = 'VTITPayrollFactorArrears';
const FACTOR = 'VTITPayrollFactor';
const rests: Readonly<Record<string, 'Y' | 'N'>> = { otherPaid: 'N', otherTaken: 'Y' };
/** What moves between months or to the state has lines of its own, and nothing but those. */
const namedAlone: ReadonlySet<string> = new Set(['insuranceWorker', 'tax', 'taxFlat', 'rounding', 'roundingBefore', 'shortfall', 'shortfallBefore', NET]);

const isRest = ({ kind, item }: TemplateLine): boolean => kind === 'VTITOther' && item in rests;

/** Whether a line names a figure; arrears of a factor go to its own line where the template has none for them. */
function names({ kind, item }: TemplateLine, { code, of }: Figure, arrearsNamed: ReadonlySet<string>): boolean {
  if (item !== code) return false;
  if (kind === ARREARS) return of !== undefined;
  if (kind === FACTOR) return of === undefined || !arrearsNamed.has(code);
  return true;
}

/** Places of the figures that each line takes. What no line names goes to the lines of all other payments or deductions. */
export function figuresOf(lines: readonly TemplateLine[], figures: readonly Figure[]): ReadonlyMap<TemplateLine, ReadonlySet<number>> {
  const arrearsNamed = new Set(lines.flatMap(({ kind, item }) => (kind === ARREARS ? [item] : [])));
  const named = lines.filter((line) => !isRest(line));
  const places = (is: (figure: Figure) => boolean): Set<number> => new Set(figures.flatMap((figure, at) => (is(figure) ? [at] : [])));
  const isUnnamed = (figure: Figure): boolean => figure.side === 'employee' && !namedAlone.has(figure.code) && !named.some((line) => names(line, figure, arrearsNamed));
  return new Map(
    lines.map((line) => [line, isRest(line) ? places((one) => one.isDeduct === rests[line.item] && isUnnamed(one)) : places((one) => names(line, one, arrearsNamed))]),
  );
}

/** How often a figure is debited less how often it is credited, as it must be: paid once debited, taken and net once credited, the employer's both. */
export function wanted({ code, side, isDeduct }: Figure): 1 | -1 | 0 {
  if (code === NET) return -1;
  if (side !== 'employee' || isDeduct === 'Z') return 0;
  return isDeduct === 'N' ? 1 : -1;
}
