/** What was counted, as programs outside read it. Pure. */
import type { FieldClass } from '#kernel/entity.ts';
import { writeExact } from '#kernel/formula/exact.ts';
import { toIso } from '#kernel/jalali/jalali.ts';
import { explanationWriter } from '#platform/formula/wire.rules.ts';
import { kindOf } from '../annual-annuities/legal.catalogue.ts';
import type { LegalFigure } from '../annual-annuities/legal.rules.ts';
import type { PayAnswer } from '../pay/pay.rules.ts';
import { GIVEN, lawTitle } from '../pay/pay-law.rules.ts';
import { figureNames } from '../pay/pay-lines.rules.ts';
import type { PaySettings } from '../pay/pay-settings.rules.ts';

const digits = (amount: bigint | null): string | null => (amount === null ? null : String(amount));

/** One row of each kind; the steps of the tax together. */
function parametersOf(rows: readonly LegalFigure[]) {
  return [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, own]) => {
    const [first] = own as [LegalFigure, ...LegalFigure[]];
    const isTable = kindOf(kind)?.shape === 'bracket';
    const steps = own.toSorted((a, b) => (a.bracket ?? 0) - (b.bracket ?? 0)).map(({ amount, rate }) => ({ upTo: digits(amount), rate }));
    const { source, confidence } = first;
    return {
      ...{ kind, title: lawTitle(kind), source },
      value: isTable ? steps : (first.rate ?? digits(first.amount)),
      confidence: source === GIVEN ? null : confidence,
      isConfirmed: own.every(({ isConfirmed }) => isConfirmed),
    };
  });
}

const settingsSaid = ({ monthHours, taxInsuranceShare, ...rest }: PaySettings) => ({
  ...rest,
  monthHours: monthHours === undefined ? null : writeExact(monthHours),
  taxInsuranceShare: taxInsuranceShare === undefined ? null : writeExact(taxInsuranceShare),
});

const LAW = 'law.';

/** Where a name of a formula is from: the law of the month, another line, or what was given. */
function sourceOf({ titles, library }: PayAnswer, codes: ReadonlySet<string>, day: string) {
  return (name: string) => {
    const title = titles.get(name);
    const known = library?.get(name);
    if (known !== undefined) return known.source;
    if (name.startsWith(LAW)) return { kind: 'law', id: name.slice(LAW.length), title, day };
    return { kind: codes.has(name) ? 'line' : 'given', id: name, title };
  };
}

/** Whether a name tells of a class that the reader lacks; undefined where none does, and of a reader who is not said. */
function keptFrom({ library = new Map() }: PayAnswer, held: ReadonlySet<FieldClass> | undefined): ((name: string) => boolean) | undefined {
  const kept = new Set([...library].flatMap(([name, { classes }]) => (held !== undefined && [...classes].some((one) => !held.has(one)) ? [name] : [])));
  return kept.size === 0 ? undefined : (name) => kept.has(name);
}

/** `line` is a sum or a factor that has its own line, or would have one if it came to something. `held`: classes that the reader may know of the person. */
export function answerOf(answer: PayAnswer, held?: ReadonlySet<FieldClass>) {
  const { figures, lines, law, settings, warnings, titles } = answer;
  const codes = new Set([...titles.keys()].filter((name) => !name.includes('.')));
  const isKept = keptFrom(answer, held);
  return {
    figures: Object.fromEntries(figureNames.map((name) => [name, String(figures[name])])) as Record<(typeof figureNames)[number], string>,
    lines: lines.map(({ explained, amount, evidence, ...line }) => ({
      ...line,
      amount: String(amount),
      evidence: [...evidence],
      explanation: explained && explanationWriter(sourceOf(answer, codes, toIso({ ...line.of, day: 1 })), isKept)(explained),
    })),
    parameters: parametersOf(law),
    settings: settingsSaid(settings),
    warnings: [...warnings],
  };
}
