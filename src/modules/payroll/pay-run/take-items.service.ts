/** Tells the sources of pay what became of their items when a run is approved. */
import type { Tx } from '#platform/db/db.server.ts';
import type { PayCase, PayItem } from '../pay/pay-case.rules.ts';
import { readKept } from '../pay/pay-kept.rules.ts';
import { countBy, type PayTerms } from '../pay/pay-terms.rules.ts';
import type { TakenItem } from '../sources/pay-source.define.ts';
import { paySources } from '../sources/pay-sources.server.ts';
import { inputsWithItems, type PayRun } from './pay-run.store.ts';

const isSourced = ({ evidence }: PayItem): boolean => evidence !== undefined;

/** Of one payslip: each item with what was paid or taken of it. */
function takenOf(terms: PayTerms, employmentId: string, of: PayCase): TakenItem[] {
  if (!of.items.some(isSourced)) return [];
  const { lines } = countBy(terms, of, { isExplained: false });
  return lines.flatMap(({ evidence, amount }) =>
    evidence.flatMap((one) => (of.items.some((item) => item.evidence?.id === one.id) ? [{ employmentId, evidence: one, amount }] : [])),
  );
}

/** Each source is told of all items alike and knows its own by their evidence. */
export async function takeItems(tx: Tx, run: PayRun): Promise<void> {
  const sources = paySources().filter((source) => source.is === 'items');
  if (sources.every(({ taken }) => taken === undefined)) return;
  const terms = readKept<PayTerms>(run.terms);
  const rows = await inputsWithItems(tx, run.payRunId);
  const items = rows.flatMap(({ employmentId, inputs }) => takenOf(terms, employmentId, readKept<PayCase>(inputs)));
  for (const source of sources) await source.taken?.(tx, items);
}
