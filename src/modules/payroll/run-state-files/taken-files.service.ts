/** What taking files of a run asks for whoever takes them: one after the other, written down, as one archive. */
import { buffer } from 'node:stream/consumers';
import type { AnyCall } from '#kernel/call.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { zipOf } from '#platform/files/content/zip-stream.server.ts';
import { dispositionOf } from '#platform/files/names.rules.ts';
import type { ManualTransactionContext } from '#platform/http/context.server.ts';
import { createTurns } from '#platform/http/turns.rules.ts';
import { PAY_RUN } from '../pay-run-state/pay-run-names.rules.ts';
import type { NamedFile } from '../state-files/file-rows.rules.ts';
import type { Output } from './run-state-files.contract.ts';
import words from './run-state-files.messages.fa.ts';
import type { Sealed } from './sealed-run.service.ts';

/** Everybody of a run is held in memory until their file has gone out; who waits holds nothing yet. */
export const inTurn = createTurns({ atOnce: 2, atOnceOfOne: 1, waiting: 40, ofOne: 10 });

/** Writes down what was taken of a run. */
export const noteTaken = (tx: Tx, { run: { payRunId, companyId }, people }: Sealed, output: Output, said: Readonly<Record<string, readonly [null, string]>>) =>
  writeAudit(tx, [{ entity: PAY_RUN, id: payRunId, action: 'export', companyId, changes: { output: [null, output], people: [null, people.length], ...said } }]);

/** The files as one archive. */
export function archive(reply: ManualTransactionContext<AnyCall>['reply'], output: Output, files: readonly NamedFile[]): Promise<Buffer> {
  reply.header('content-disposition', dispositionOf('attachment', `${words.outputs[output]}.zip`));
  reply.header('content-type', 'application/zip');
  return buffer(zipOf(files.map(({ name, bytes }) => ({ name, bytes: Buffer.from(bytes) }))));
}
