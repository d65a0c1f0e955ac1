/** What a list of the salary tax says otherwise than the one that was sent. Pure; cells as the files have them. */
import type { TaxFile } from '../state-files/tax-list.rules.ts';
import { titleOf } from './tax-columns.rules.ts';

/** A person's lines in both files, cells with commas between. */
export interface SentLine {
  readonly employmentId: string;
  readonly personLine: string;
  readonly amountsLine: string;
}

export interface ChangedCell {
  readonly list: Exclude<TaxFile, 'sums'>;
  /** Counted from 1, as the guide of the files counts. */
  readonly column: number;
  readonly title: string;
  readonly was: string;
  readonly now: string;
}

export interface TaxDifference {
  readonly employmentId: string;
  readonly change: 'added' | 'removed' | 'changed';
  /** None of somebody who stands in one of the lists alone. */
  readonly cells: readonly ChangedCell[];
}

function cellsOf(list: ChangedCell['list'], was: string, now: string, isOlder: boolean): ChangedCell[] {
  const [before, after] = [was.split(','), now.split(',')];
  return Array.from({ length: Math.max(before.length, after.length) }, (_, at) => ({
    ...{ list, column: at + 1, title: titleOf(list, at + 1, isOlder) },
    ...{ was: before[at] ?? '', now: after[at] ?? '' },
  })).filter((cell) => cell.was !== cell.now);
}

/** Who stands in both with other cells and who is new, in the order of the new list; then who is gone. */
export function taxDifferences(sent: readonly SentLine[], made: readonly SentLine[], isOlder: boolean): TaxDifference[] {
  const before = new Map(sent.map((line) => [line.employmentId, line]));
  const after = new Set(made.map(({ employmentId }) => employmentId));
  const stands = made.flatMap(({ employmentId, personLine, amountsLine }): TaxDifference[] => {
    const was = before.get(employmentId);
    if (was === undefined) return [{ employmentId, change: 'added', cells: [] }];
    const cells = [...cellsOf('person', was.personLine, personLine, isOlder), ...cellsOf('amounts', was.amountsLine, amountsLine, isOlder)];
    return cells.length === 0 ? [] : [{ employmentId, change: 'changed', cells }];
  });
  const gone = sent.filter(({ employmentId }) => !after.has(employmentId));
  return [...stands, ...gone.map(({ employmentId }): TaxDifference => ({ employmentId, change: 'removed', cells: [] }))];
}
