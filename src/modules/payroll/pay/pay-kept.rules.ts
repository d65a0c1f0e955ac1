/** What a payslip was counted from, as it is kept: exact numbers, rials and maps go to JSON and come back as they were. Pure. */

const BIG = 'n$';
const MAP = 'm$';

/** As JSON. */
export const writeKept = (of: unknown): string =>
  JSON.stringify(of, (_, value: unknown) => (typeof value === 'bigint' ? { [BIG]: String(value) } : value instanceof Map ? { [MAP]: [...value] } : value));

const isBig = (value: unknown): value is { readonly [BIG]: string } => typeof value === 'object' && value !== null && BIG in value;

const isMap = (value: unknown): value is { readonly [MAP]: readonly (readonly [unknown, unknown])[] } => typeof value === 'object' && value !== null && MAP in value;

function revived(kept: unknown): unknown {
  if (isBig(kept)) return BigInt(kept[BIG]);
  if (isMap(kept)) return new Map(kept[MAP].map(([key, value]) => [revived(key), revived(value)]));
  if (Array.isArray(kept)) return kept.map(revived);
  if (typeof kept !== 'object' || kept === null) return kept;
  return Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, revived(value)]));
}

/** What `writeKept` wrote, of the object that the database answers. */
export const readKept = <T>(kept: unknown): T => revived(kept) as T;
