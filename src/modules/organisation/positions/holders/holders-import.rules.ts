/**
 * What a row of the sheet of persons in posts does to what stands, and why it may not: nobody is replaced by a file. Pure;
 * days are ISO dates, `until` the first day after. The database refuses the same at the end of a transaction (platform/structure).
 */
import { type Days, gaps, overlap } from '#kernel/intervals/intervals.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import type { Fault, Values } from '#platform/import-export/kind.define.ts';
import { CHIEF, fullDay, type HoldingWords, MANAGER, MEMBER } from '#platform/structure/holders.rules.ts';
import { type Span, setFrom } from '#platform/structure/timeline.rules.ts';

/** A link of a person to a post, in the unit where the post stands. */
export interface Link extends Span<HoldingWords> {
  readonly holdingId: string;
  readonly positionId: string;
  readonly partyId: string;
  readonly unitId: string | null;
}

/** A post with the days on which it is there and active, and what it is approved for. */
export interface Post {
  readonly positionId: string;
  readonly unitId: string | null;
  readonly active: readonly Days[];
  readonly approved: readonly (Days & { readonly seats: number })[];
}

export interface Person {
  readonly partyId: string;
  readonly employed: readonly Days[];
}

/** What the file speaks of, by its codes in capitals, with every link that a row could meet. */
export interface Book {
  readonly posts: ReadonlyMap<string, Post>;
  readonly people: ReadonlyMap<string, Person>;
  readonly links: readonly Link[];
}

/** A row in terms of the book. */
export interface Move {
  readonly position: Post;
  readonly partyId: string;
  /** The link of the person to the post that the row speaks of; undefined: there is none yet. */
  readonly standing: Link | undefined;
  /** What stands in its place, one word after the other. */
  readonly spans: readonly Span<HoldingWords>[];
}

const covers = (spans: readonly Days[], days: Days): boolean => gaps(days, spans).length === 0;

const keyOf = (code: string | undefined): string => (code ?? '').toUpperCase();

/** The days a row speaks of: from today when it says nothing, and before that when it ends something in the past. */
function daysOf({ partyFromDate, partyThruDate }: Values, today: string): { readonly first: string; readonly until: string | null } {
  const until = partyThruDate === undefined ? null : addDays(partyThruDate, 1);
  const silent = partyThruDate !== undefined && partyThruDate < today ? partyThruDate : today;
  return { first: partyFromDate ?? silent, until };
}

/** Empty cells leave what stands; a new link is main, full-time and a member's. A change counts from the day of the row on. */
function spansOf(values: Values, standing: Link | undefined, today: string): Span<HoldingWords>[] {
  const { first, until } = daysOf(values, today);
  const old = standing?.values ?? { roleTypeId: MEMBER, mainPosition: 'Y', occupancyRate: 100 };
  const said: HoldingWords = {
    roleTypeId: values['roleTypeId'] ?? old.roleTypeId,
    mainPosition: values['mainPosition'] === undefined ? old.mainPosition : values['mainPosition'] === 'Y' ? 'Y' : 'N',
    occupancyRate: values['occupancyRate'] === undefined ? old.occupancyRate : Number(values['occupancyRate']),
  };
  if (standing === undefined) return [{ from: first, until, values: said }];
  const begins = values['partyFromDate'] !== undefined && standing.from !== null && first < standing.from;
  const from = begins ? first : standing.from;
  return setFrom([{ from, until: until ?? standing.until, values: old }], from !== null && from > first ? from : first, said);
}

/** Whether a link that has begun would have another first day, or have said something else from its first day on. */
const writesOver = ({ from, values }: Link, first: Span<HoldingWords> | undefined, today: string): boolean =>
  (from === null || from < today) && first !== undefined && (first.from !== from || Object.entries(first.values).some(([name, value]) => values[name] !== value));

/** What a row means, or why it means nothing. */
export function moveOf(values: Values, { posts, people, links }: Book, today: string): Move | Fault {
  const [position, person] = [posts.get(keyOf(values['positionCode'])), people.get(keyOf(values['personCode']))];
  if (!position) return { column: 'positionCode', code: 'unknown_position' };
  if (!person) return { column: 'personCode', code: 'unknown_employee' };
  const { first, until } = daysOf(values, today);
  const own = links.filter((link) => link.positionId === position.positionId && link.partyId === person.partyId && overlap(link, { from: first, until }));
  const [standing, ...others] = own;
  if (others.length > 0) return { column: 'partyFromDate', code: 'held_twice' };
  const spans = spansOf(values, standing, today);
  if (standing !== undefined && writesOver(standing, spans[0], today)) return { column: 'partyFromDate', code: 'past_kept' };
  const whole = { from: spans[0]?.from ?? null, until: spans.at(-1)?.until ?? null };
  if (!covers(person.employed, whole)) return { column: 'partyFromDate', code: 'not_employed' };
  if (!covers(position.active, whole)) return { column: 'partyFromDate', code: 'position_not_active' };
  return { position, partyId: person.partyId, standing, spans };
}

/** Who or what stands in the way of a move that is otherwise sound. */
export function obstacle({ position, partyId, standing, spans }: Move, { links }: Book): Fault | undefined {
  const others = links.filter((link) => link !== standing);
  const beside = (is: (link: Link) => boolean, when: (words: HoldingWords) => boolean): boolean =>
    spans.some((span) => when(span.values) && others.some((link) => is(link) && when(link.values) && overlap(link, span)));
  const isMain = ({ mainPosition }: HoldingWords): boolean => mainPosition === 'Y';
  if (beside((link) => link.partyId === partyId, isMain)) return { column: 'mainPosition', code: 'second_main' };
  if (
    beside(
      ({ unitId }) => unitId === position.unitId,
      ({ roleTypeId }) => roleTypeId === MANAGER,
    )
  )
    return { column: 'roleTypeId', code: 'second_manager' };
  if (
    beside(
      () => true,
      ({ roleTypeId }) => roleTypeId === CHIEF,
    )
  )
    return { column: 'roleTypeId', code: 'second_chief' };
  const holders = [...others.filter(({ positionId }) => positionId === position.positionId), ...spans].map(({ from, until, values }) => ({ from, until, ...values }));
  return fullDay(holders, position.approved) === undefined ? undefined : { column: 'positionCode', code: 'position_full' };
}

/** The links a move leaves: the first keeps the id of the one that stood. */
export const placed = ({ position, partyId, standing, spans }: Move, newId: () => string): Link[] =>
  spans.map((span, at) => ({ ...span, holdingId: (at === 0 ? standing?.holdingId : undefined) ?? newId(), positionId: position.positionId, partyId, unitId: position.unitId }));

/** The book once a move is done. */
export const after = ({ posts, people, links }: Book, { standing }: Move, made: readonly Link[]): Book => ({
  posts,
  people,
  links: [...links.filter((link) => link !== standing), ...made],
});

/** Rows that end something come first: what they leave is free for the others. */
export const leaversFirst = <R extends { readonly values: Values }>(rows: readonly R[]): R[] => {
  const ends = ({ values }: R): boolean => values['partyThruDate'] !== undefined;
  return [...rows.filter(ends), ...rows.filter((row) => !ends(row))];
};
