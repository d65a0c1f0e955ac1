/** A comparison as the wire and the paper carry it: names in the place of ids, rials as digits. */
import type { ReplyOf } from '#kernel/call.ts';
import type { ComparedTotals, ComparedUnitRow, compareDraft } from '../drafts.contract.ts';
import type { DraftPost, DraftUnit, Structure } from '../drafts.rules.ts';
import type { Comparison, Figures, Pair } from './drafts-compare.rules.ts';

/** What becomes of somebody's holding. */
export const personMark = ({ before, after }: Pair<string | null>): 'begun' | 'moved' | 'ended' => (before === null ? 'begun' : after === null ? 'ended' : 'moved');

/** The reply before it is cut to the classes of its reader. */
export interface ShownComparison extends Pick<ReplyOf<typeof compareDraft>, 'posts' | 'people'> {
  readonly units: ComparedUnitRow[];
  readonly totals: { before: ComparedTotals; after: ComparedTotals };
}

const both = <T, R>({ before, after }: Pair<T>, read: (one: T) => R): { before: R; after: R } => ({ before: read(before), after: read(after) });
const wireTotals = ({ wage, ...counts }: Figures & { readonly units: number }) => ({ ...counts, wage: String(wage) });

export function shownComparison({ units, posts, people, totals }: Comparison, before: Structure, after: Structure): ShownComparison {
  const parentIn = (structure: Structure, unit: DraftUnit | undefined): string | null => structure.units.get(unit?.parentUnitId ?? '')?.organizationName ?? null;
  const unitIn = (structure: Structure, post: DraftPost | undefined): string | null => structure.units.get(post?.unitId ?? '')?.organizationName ?? null;
  return {
    units: units.map((row) => ({
      unitId: row.unitId,
      kinds: [...row.kinds],
      name: both(row, (unit) => unit?.organizationName ?? null),
      parent: { before: parentIn(before, row.before), after: parentIn(after, row.after) },
      seats: both(row.figures, ({ seats }) => seats),
      heads: both(row.figures, ({ heads }) => heads),
      wage: both(row.figures, ({ wage }) => String(wage)),
    })),
    posts: posts.map((row) => ({
      emplPositionId: row.emplPositionId,
      kinds: [...row.kinds],
      name: both(row, (post) => post?.description ?? null),
      unit: { before: unitIn(before, row.before), after: unitIn(after, row.after) },
      seats: both(row, (post) => post?.seats ?? null),
    })),
    people: people.map((row) => ({ holdingId: row.holdingId, fullName: row.fullName, post: both(row, (post) => post?.description ?? null), isUnseated: row.isUnseated })),
    totals: both(totals, wireTotals),
  };
}
