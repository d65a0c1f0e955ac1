/** What will become different of a person on later days: posts, kinds, beginning and end of employments. Pure. */
import { addDays } from '#kernel/jalali/jalali.ts';

/** A span; ISO days, the last one within; null: open. */
interface Span {
  readonly partyFromDate?: string | null | undefined;
  readonly partyThruDate?: string | null | undefined;
}
export interface PlannedPosition extends Span {
  readonly emplPositionPartyId: string;
  readonly positionTitle?: string | undefined;
}
export interface PlannedEmployment extends Span {
  readonly partyRelationshipId: string;
  readonly relationshipName?: string | null | undefined;
  readonly terminationName?: string | null | undefined;
  readonly kinds?: readonly { readonly name: string; readonly fromDate: string | null }[] | undefined;
}

/** One change, from its first day on; `of` is the row that says it. */
interface Change<W, R> {
  readonly what: W;
  readonly from: string;
  readonly text: string | null;
  readonly of: R;
}
export type PersonPlan<P extends PlannedPosition, E extends PlannedEmployment> = Change<'position', P> | Change<'positionEnd', P> | Change<'start' | 'end' | 'kind', E>;

const isLater = (day: string | null | undefined, today: string): day is string => day != null && day > today;
/** The first day after the last one, where that is still to come. */
const endOf = ({ partyThruDate }: Span, today: string): string | undefined => (partyThruDate != null && partyThruDate >= today ? addDays(partyThruDate, 1) : undefined);

/** The next change first. A post that ends with the employment is told by the employment alone. */
export function personPlans<P extends PlannedPosition, E extends PlannedEmployment>(
  positions: readonly P[],
  employments: readonly E[],
  today: string,
): readonly PersonPlan<P, E>[] {
  const plans: PersonPlan<P, E>[] = [];
  const ends = new Set<string>();
  for (const of of employments) {
    const { partyFromDate, relationshipName = null, terminationName = null, kinds = [] } = of;
    if (isLater(partyFromDate, today)) plans.push({ what: 'start', from: partyFromDate, text: relationshipName, of });
    for (const { name, fromDate } of kinds) if (isLater(fromDate, today) && fromDate !== partyFromDate) plans.push({ what: 'kind', from: fromDate, text: name, of });
    const end = endOf(of, today);
    if (end === undefined) continue;
    ends.add(end);
    plans.push({ what: 'end', from: end, text: terminationName ?? relationshipName, of });
  }
  for (const of of positions) {
    const { partyFromDate, positionTitle = null } = of;
    if (isLater(partyFromDate, today)) plans.push({ what: 'position', from: partyFromDate, text: positionTitle, of });
    const end = endOf(of, today);
    if (end !== undefined && !ends.has(end)) plans.push({ what: 'positionEnd', from: end, text: positionTitle, of });
  }
  return plans.toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0));
}
