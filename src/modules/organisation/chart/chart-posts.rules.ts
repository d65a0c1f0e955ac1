/** Posts on the cards of the chart: a row for each holding and each vacant post. Pure. */
import { SUBSTITUTE } from '#platform/structure/holders.rules.ts';
import type { ChartPost, ChartUnit } from './chart.contract.ts';
import { type Box, CARD_WIDTH } from './drawing/chart-layout.rules.ts';

export const CARD_HEIGHT = 84;
export const ROW_HEIGHT = 36;
/** A card shows so many; the last one tells how many more there are. */
export const MOST_ROWS = 6;
/** Below the last row, where the button of the card stands. */
const EDGE = 12;
const BOW = 48;

export interface PostRow {
  readonly key: string;
  readonly post: ChartPost;
  /** Undefined: nobody holds it. */
  readonly holder: ChartPost['holders'][number] | undefined;
  /** How deep it stands below the other posts of its unit. */
  readonly depth: number;
}

const isHolder = ({ roleTypeId }: ChartPost['holders'][number]): boolean => roleTypeId !== SUBSTITUTE;

/** Those of one unit: each post below the one it answers to, as an outline; posts that answer outside come first. A ring ends where it began. */
export function postRows(posts: readonly ChartPost[]): readonly PostRow[] {
  const inside = new Set(posts.map(({ emplPositionId }) => emplPositionId));
  const below = Map.groupBy(posts, ({ reportsToId }) => (reportsToId !== null && inside.has(reportsToId) ? reportsToId : ''));
  const rows: PostRow[] = [];
  const told = new Set<string>();
  const tell = (post: ChartPost, depth: number): void => {
    const id = post.emplPositionId;
    if (told.has(id)) return;
    told.add(id);
    const holders = post.holders.filter(isHolder);
    if (holders.length === 0) rows.push({ key: id, post, holder: undefined, depth });
    for (const holder of holders) rows.push({ key: `${id} ${holder.partyId}`, post, holder, depth });
    for (const one of below.get(id) ?? []) tell(one, depth + 1);
  };
  for (const post of [...(below.get('') ?? []), ...posts]) tell(post, 0);
  return rows;
}

/** Room for the rows of a card with what stands over its lower edge. */
export const roomOf = (unit: Pick<ChartUnit, 'holders' | 'vacancies'>): number => (rowCount(unit) === 0 ? 0 : rowCount(unit) * ROW_HEIGHT + EDGE);

/** Known before the posts are: a row for each holding and each vacant post. */
export const rowCount = ({ holders, vacancies }: Pick<ChartUnit, 'holders' | 'vacancies'>): number => Math.min(MOST_ROWS, holders + vacancies);

/** The rows that a card shows, and how many it only counts. */
export function rowsOnCard(
  { holders, vacancies }: Pick<ChartUnit, 'holders' | 'vacancies'>,
  rows: readonly PostRow[],
): { readonly shown: readonly PostRow[]; readonly rest: number } {
  const rest = holders + vacancies - (MOST_ROWS - 1);
  return rest > 1 ? { shown: rows.slice(0, MOST_ROWS - 1), rest } : { shown: rows.slice(0, MOST_ROWS), rest: 0 };
}

/** Dotted lines between the rows of cards that stand on the sheet, as paths; a post that is not shown stands for its card's last row. */
export function dottedLines(boxes: ReadonlyMap<string, Box<unknown>>, rows: ReadonlyMap<string, readonly PostRow[]>): readonly { readonly id: string; readonly path: string }[] {
  const places = new Map<string, { x: number; y: number }>();
  for (const [unitId, list] of rows) {
    const box = boxes.get(unitId);
    if (box === undefined) continue;
    for (const [at, { post }] of list.entries()) {
      const y = box.y + CARD_HEIGHT + (Math.min(at, MOST_ROWS - 1) + 0.5) * ROW_HEIGHT;
      if (!places.has(post.emplPositionId)) places.set(post.emplPositionId, { x: box.x, y });
    }
  }
  const posts = new Map([...rows.values()].flatMap((list) => list.map(({ post }) => [post.emplPositionId, post] as const)));
  return [...posts.values()].flatMap(({ emplPositionId, dottedToIds }) =>
    dottedToIds.flatMap((to) => {
      const [from, end] = [places.get(emplPositionId), places.get(to)];
      return from === undefined || end === undefined ? [] : [{ id: `${emplPositionId} ${to}`, path: bow(from, end) }];
    }),
  );
}

/** From the side that looks at the other card; within one column round the side of it. */
function bow(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const isForward = to.x >= from.x;
  const start = from.x + (isForward ? CARD_WIDTH : 0);
  const end = to.x + (isForward === (to.x === from.x) ? CARD_WIDTH : 0);
  const out = isForward ? BOW : -BOW;
  return `M${start} ${from.y}C${start + out} ${from.y} ${end + (to.x === from.x ? out : -out)} ${to.y} ${end} ${to.y}`;
}
