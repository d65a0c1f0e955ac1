/** Tells whoever applied an import how it ended: it may have run on while they were elsewhere. */
import { formatRial } from '#kernel/rial/rial.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { sendMessage } from '#platform/notifications/notifications.store.ts';
import messages from './import-export.messages.fa.ts';
import type { Counts, Run } from './run.store.ts';

const number = (count: number): string => formatRial(BigInt(count));

/** Runs from the command line were started by nobody and tell nobody. Without counts the run stopped half-way. */
export async function notifyStarter(tx: Tx, run: Run, newId: () => string, counts?: Pick<Counts, 'accepted' | 'updated' | 'refused'>): Promise<void> {
  const starter = run.appliedParty ?? run.partyId;
  if (starter === null) return;
  const { outcome, kinds, errors } = messages;
  const kind = kinds[run.kind] ?? run.kind;
  await sendMessage(tx, {
    subject: counts ? outcome.done(kind) : outcome.stopped(kind),
    body: counts ? outcome.counts(number(counts.accepted), number(counts.updated), number(counts.refused)) : errors.stopped,
    color: counts === undefined ? 'danger' : counts.refused > 0 ? 'warning' : 'success',
    link: `/import?kind=${run.kind}&run=${run.runId}`,
    recipients: [starter],
    newId,
  });
}
