/** What many people's pay of a month comes to as it stands, and as something that is planned would make it: the cost of orders before they are issued. Nothing is stored. */
import type { AppError } from '#kernel/errors.ts';
import type { PayAnswer } from '../pay/pay.rules.ts';
import type { PayCase, PayFacts, PayWage } from '../pay/pay-case.rules.ts';
import type { Figures } from '../pay/pay-lines.rules.ts';
import { countingBy, type PayTerms } from '../pay/pay-terms.rules.ts';
import type { FactsLook } from '../pay-counting/pay-facts.service.ts';
import { refusalOf } from '../pay-counting/refusals.rules.ts';
import { mergeWages } from '../sources/merged.rules.ts';
import type { WageFact } from '../sources/pay-source.define.ts';
import { countableIn } from './counted-people.service.ts';

/** Something planned for somebody. */
export interface PlannedCase {
  readonly employmentId: string;
  /** Rials a month or a day by factor and days (ISO, ends within; open where absent): on these days they count in place of what is known. */
  readonly wages: readonly PayWage[];
  /** In place of what the file and the pay data say. */
  readonly facts?: Partial<Pick<PayFacts, 'isMarried' | 'children' | 'insurance' | 'hardWork' | 'deprived'>>;
}

/** Rials of the month; `cost` is by what the employer bears more, below zero where it is less. */
export type SimulatedCase = { readonly now: Figures; readonly then: Figures; readonly cost: bigint } | { readonly error: AppError };

const asPlanned = (employmentId: string, wage: PayWage): WageFact => ({
  ...wage,
  employmentId,
  evidence: { kind: 'planned', id: wage.factor, number: null, day: wage.from ?? null },
});
const asKnown = (employmentId: string, { evidence, ...wage }: PayWage): WageFact => ({
  ...{ ...wage, employmentId },
  evidence: evidence ?? { kind: 'wage', id: wage.factor, number: null, day: null },
});

function plannedCase(of: PayCase, { employmentId, wages, facts }: PlannedCase): PayCase {
  const merged = mergeWages([wages.map((wage) => asPlanned(employmentId, wage)), of.wages.map((wage) => asKnown(employmentId, wage))]);
  return { ...of, facts: { ...of.facts, ...facts }, wages: merged.map(({ employmentId: _, ...wage }) => wage) };
}

type Count = (of: PayCase, isExplained: boolean) => PayAnswer;

function simulated(count: Count, of: PayCase, planned: PlannedCase): SimulatedCase {
  const figuresOf = (one: PayCase): Figures => count(one, false).figures;
  try {
    const [now, then] = [figuresOf(of), figuresOf(plannedCase(of, planned))];
    return { now, then, cost: then.employerCost - now.employerCost };
  } catch (error) {
    return { error: refusalOf(error) };
  }
}

/**
 * By employment: as a run of the month would count it, with the plan and without; of two plans for one employment the last. Whoever a run
 * would set aside has the error with its reason (the codes of pay-counting). A few statements however many they are. Class pay: whoever
 * shows it holds it. `look`: Jalali month, company and RowScope; law that nobody has confirmed counts.
 */
export async function simulateMany(look: FactsLook, cases: readonly PlannedCase[]): Promise<ReadonlyMap<string, SimulatedCase>> {
  const ids = [...new Set(cases.map(({ employmentId }) => employmentId))];
  const countable = await countableIn(look, ids);
  const counts = new Map<PayTerms, Count>();
  return new Map(
    cases.map((planned): [string, SimulatedCase] => {
      const found = countable(planned.employmentId);
      if ('error' in found) return [planned.employmentId, found];
      const count = counts.get(found.terms) ?? countingBy(found.terms);
      counts.set(found.terms, count);
      return [planned.employmentId, simulated(count, found.of, planned)];
    }),
  );
}
