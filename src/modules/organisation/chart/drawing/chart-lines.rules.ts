/** The lines between the cards of a chart: their corners, and the paths of an SVG that follow from them. Pure. */

const BEND = 8;

/** The line from the unit above to a card, as the path of an SVG. */
export interface Line {
  readonly id: string;
  readonly path: string;
  /** The part of it that leads to this card alone. */
  readonly tip: string;
  readonly area: Area;
}

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a line begins: under the middle of a unit. */
export interface Start {
  readonly x: number;
  readonly y: number;
}

type Point = readonly [x: number, y: number];

/** The corners of a line, before it is known which way the sheet reads. */
export interface Corners {
  readonly id: string;
  readonly points: readonly Point[];
  /** How many of the last ones lead to this card alone. */
  readonly tip: number;
}

/** Down from the unit, along the bus, down to the middle of the card. */
export const hanging = (id: string, from: Start, to: Start): Corners => ({
  id,
  tip: 3,
  points: [
    [from.x, from.y],
    [from.x, busOf(to.y)],
    [to.x, busOf(to.y)],
    [to.x, to.y],
  ],
});

/** The same to a stack, then along it and to the side of the card. */
export const aside = (id: string, from: Start, to: { x: number; y: number; end: number; bus: number }): Corners => ({
  id,
  tip: 2,
  points: [
    [from.x, from.y],
    [from.x, busOf(to.bus)],
    [to.x, busOf(to.bus)],
    [to.x, to.y],
    [to.end, to.y],
  ],
});

/** Down from the near edge of a card and to the side of one further in. */
export const stepping = (id: string, from: Start, to: Start): Corners => ({
  id,
  tip: 2,
  points: [
    [from.x, from.y],
    [from.x, to.y],
    [to.x, to.y],
  ],
});

/** The bus runs this far above the cards: in the middle between two levels. */
const BUS = 30;
const busOf = (top: number): number => top - BUS;

export function turned({ id, points: corners, tip }: Corners, turn: (x: number) => number): Line {
  const points = corners.map(([x, y]): Point => [turn(x), y]);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { id, path: pathOf(points), tip: pathOf(points.slice(-tip)), area: { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) } };
}

/** A path with rounded corners where it turns. */
function pathOf(points: readonly Point[]): string {
  return points
    .map(([x, y], at) => {
      const [before, after] = [points[at - 1], points[at + 1]];
      if (before === undefined) return `M${x} ${y}`;
      if (after === undefined) return `L${x} ${y}`;
      const bend = Math.min(BEND, distance(before, [x, y]) / 2, distance([x, y], after) / 2);
      if (bend === 0) return `L${x} ${y}`;
      return `L${towards([x, y], before, bend)}Q${x} ${y} ${towards([x, y], after, bend)}`;
    })
    .join('');
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.abs(ax - bx) + Math.abs(ay - by);
const towards = ([x, y]: Point, [tx, ty]: Point, by: number): string => `${x + Math.sign(tx - x) * by} ${y + Math.sign(ty - y) * by}`;

/** A straight line has no width of its own. */
export const thick = ({ left, top, right, bottom }: Area): Area => ({ left: left - 1, top: top - 1, right: right + 1, bottom: bottom + 1 });

/** Whether two areas meet. */
export const meets = (a: Area, b: Area): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
