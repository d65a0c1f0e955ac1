/** What two orders say otherwise, by factor. Pure; rials of a month are digits. */

export interface ComparedItem {
  readonly code: string;
  readonly title: string;
  readonly amount?: string | undefined;
}

export interface ItemDifference {
  readonly code: string;
  readonly title: string;
  /** Rials of its basis; null: the order does not have it. */
  readonly was: string | null;
  readonly now: string | null;
  readonly difference: string;
}

const said = ({ amount }: ComparedItem): string => amount ?? '0';

/** Factors whose amounts differ, those of the later order first. */
export function itemDifferences(was: readonly ComparedItem[], now: readonly ComparedItem[]): ItemDifference[] {
  const codes = [...new Set([...now, ...was].map(({ code }) => code))];
  return codes.flatMap((code) => {
    const [then, is] = [was.find((one) => one.code === code), now.find((one) => one.code === code)];
    const [before, after] = [then === undefined ? null : said(then), is === undefined ? null : said(is)];
    if (before === after) return [];
    return [{ code, title: is?.title ?? then?.title ?? code, was: before, now: after, difference: String(BigInt(after ?? 0) - BigInt(before ?? 0)) }];
  });
}
