/** What a payslip was counted from, as it is kept: exact numbers, rials and maps go to JSON and come back as they were. Pure. */

const BIG = 'n$';
const MAP = 'm$';

/** As JSON. */
export const writeKept = (of: unknown): string =>
  JSON.stringify(of, (_, value: unknown) => (typeof value === 'bigint' ? { [BIG]: String(value) } : value instanceof Map ? { [MAP]: [...value] } : value));

const isBig = (value: object): value is { readonly [BIG]: string } => BIG in value;
const isMap = (value: object): value is { readonly [MAP]: readonly (readonly [unknown, unknown])[] } => MAP in value;

const revived = (kept: unknown): unknown => (typeof kept === 'object' && kept !== null ? revivedObject(kept) : kept);

/** Of what holds nothing to revive, which is most, the same object. */
function revivedObject(kept: object): unknown {
  if (Array.isArray(kept)) {
    const list = kept.map(revived);
    return list.some((one, at) => one !== kept[at]) ? list : kept;
  }
  if (isBig(kept)) return BigInt(kept[BIG]);
  if (isMap(kept)) return new Map(kept[MAP].map(([key, value]) => [revived(key), revived(value)]));
  const own = kept as Record<string, unknown>;
  let copy: Record<string, unknown> | undefined;
  for (const name of Object.keys(own)) {
    const value = own[name];
    if (typeof value !== 'object' || value === null) continue;
    const now = revivedObject(value);
    if (now === value) continue;
    copy ??= { ...own };
    copy[name] = now;
  }
  return copy ?? own;
}

/** What `writeKept` wrote, of the object that the database answers. */
export const readKept = <T>(kept: unknown): T => revived(kept) as T;
