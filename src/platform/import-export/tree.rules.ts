/** Rows that stand below others by code: what is missing above them, what goes in a circle, parents first. Pure. */
import type { FileRow } from './kind.define.ts';

/** A record that stands in the database, with what it hangs below there. */
export interface Standing {
  readonly code: string;
  readonly parent: string | null;
}

export interface TreeFault {
  readonly row: number;
  readonly fault: 'unknown' | 'circle';
}

export interface Tree {
  readonly faults: readonly TreeFault[];
  /** Sound rows, parents before children, otherwise in the order of the file. */
  readonly ordered: readonly FileRow[];
  /** Row to the code at the top of its chain when that top is a row of the file. */
  readonly top: ReadonlyMap<number, string>;
}

type Verdict = { readonly fault: 'unknown' | 'circle' } | { readonly depth: number; readonly top: string };

/** Records of the database follow their rows in the file, where those say something else. */
export function growTree(rows: readonly FileRow[], code: string, parent: string, standing: readonly Standing[]): Tree {
  const above = new Map<string, string | undefined>(standing.map((one) => [one.code, one.parent ?? undefined]));
  // an empty cell leaves a record where it stands
  for (const { values } of rows) above.set(values[code] ?? '', values[parent] ?? above.get(values[code] ?? ''));
  const inFile = new Set(rows.map(({ values }) => values[code]));
  const verdicts = new Map<string, Verdict>();
  /** Walks up from a code until something is known about it, then down again. */
  const judge = (start: string): Verdict => {
    const chain: string[] = [];
    const onChain = new Set<string>();
    let verdict = verdicts.get(start);
    for (let at: string | undefined = start; !verdict && at !== undefined; at = above.get(at)) {
      verdict = verdicts.get(at);
      if (verdict) break;
      if (onChain.has(at)) {
        verdict = { fault: 'circle' };
        for (const member of chain.splice(chain.indexOf(at))) verdicts.set(member, verdict);
      } else if (!above.has(at)) verdict = { fault: 'unknown' };
      else {
        chain.push(at);
        onChain.add(at);
      }
    }
    for (const below of chain.reverse()) {
      // whatever hangs below a faulty row lacks its parent
      if (verdict && 'fault' in verdict) verdict = { fault: 'unknown' };
      else verdict = { depth: verdict ? verdict.depth + 1 : 0, top: verdict ? verdict.top : below };
      verdicts.set(below, verdict);
    }
    return verdicts.get(start) ?? { fault: 'unknown' };
  };
  const faults: TreeFault[] = [];
  const top = new Map<number, string>();
  const sound: { row: FileRow; depth: number }[] = [];
  for (const row of rows) {
    const verdict = judge(row.values[code] ?? '');
    if ('fault' in verdict) faults.push({ row: row.row, fault: verdict.fault });
    else {
      sound.push({ row, depth: verdict.depth });
      if (inFile.has(verdict.top)) top.set(row.row, verdict.top);
    }
  }
  return { faults, ordered: sound.sort((a, b) => a.depth - b.depth || a.row.row - b.row.row).map(({ row }) => row), top };
}
