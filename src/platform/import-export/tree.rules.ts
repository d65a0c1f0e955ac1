/** Rows that stand below others by code: what is missing above them, what goes in a circle, parents first. Pure. */
import type { FileRow } from './kind.ts';

export interface TreeFault {
  readonly row: number;
  readonly fault: 'unknown' | 'circle';
}

export interface Tree {
  readonly faults: readonly TreeFault[];
  /** Sound rows, parents before children, otherwise in the order of the file. */
  readonly ordered: readonly FileRow[];
  /** Row to the code at the top of its chain inside the file; absent when the chain leaves the file. */
  readonly top: ReadonlyMap<number, string>;
}

type Verdict = { readonly fault: 'unknown' | 'circle' } | { readonly depth: number; readonly top: string | undefined };

/** `known`: codes that stand in the database already. */
export function growTree(rows: readonly FileRow[], code: string, parent: string, known: ReadonlySet<string>): Tree {
  const byCode = new Map(rows.map((row) => [row.values[code] ?? '', row]));
  const verdicts = new Map<string, Verdict>();
  const judge = (start: string): Verdict => {
    const chain: string[] = [];
    const onChain = new Set<string>();
    let verdict: Verdict | undefined;
    let at = start;
    while (!verdict) {
      verdict = verdicts.get(at);
      if (verdict) break;
      if (onChain.has(at)) {
        const circle = chain.splice(chain.indexOf(at));
        for (const member of circle) verdicts.set(member, { fault: 'circle' });
        verdict = { fault: 'circle' };
        break;
      }
      const row = byCode.get(at);
      if (!row) verdict = known.has(at) ? { depth: -1, top: undefined } : { fault: 'unknown' };
      else {
        chain.push(at);
        onChain.add(at);
        const above = row.values[parent];
        if (above === undefined) {
          verdict = { depth: 0, top: at };
          verdicts.set(at, verdict);
          chain.pop();
        } else at = above;
      }
    }
    // whatever hangs below a faulty row lacks its parent
    for (const below of chain.reverse()) {
      verdict = 'fault' in verdict ? { fault: 'unknown' } : { depth: verdict.depth + 1, top: verdict.top };
      verdicts.set(below, verdict);
    }
    return verdicts.get(start) ?? verdict;
  };
  const faults: TreeFault[] = [];
  const top = new Map<number, string>();
  const sound: { row: FileRow; depth: number }[] = [];
  for (const row of rows) {
    const verdict = judge(row.values[code] ?? '');
    if ('fault' in verdict) faults.push({ row: row.row, fault: verdict.fault });
    else {
      sound.push({ row, depth: verdict.depth });
      if (verdict.top !== undefined) top.set(row.row, verdict.top);
    }
  }
  return { faults, ordered: sound.sort((a, b) => a.depth - b.depth || a.row.row - b.row.row).map(({ row }) => row), top };
}
