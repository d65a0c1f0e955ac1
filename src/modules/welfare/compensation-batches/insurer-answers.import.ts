/** Answers of an insurer, line by line of the lists that it was sent. Taking the sheet back leaves the lines waiting for an answer, unless they went on. */
import { mayUse } from '#platform/access/access.rules.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { amount, text, wholeNumber } from '#platform/import-export/cells.rules.ts';
import { type Applied, defineImport, type FileRow, type Planned, type RowFault, type Target, type Values } from '#platform/import-export/kind.define.ts';
import { clearAnswers, linesBy, lockLinesBy } from '../claims/claim-lines.store.ts';
import { BATCHES } from './compensation-batches.contract.ts';
import { decidedSince, type SentLine, sentLines } from './insurer-answers.store.ts';
import messages from './insurer-answers-import.messages.fa.ts';
import { takeAnswers } from './settle-lines.service.ts';

const MOST_NUMBER = 999_999;
const placeOf = ({ batch = '', place = '' }: Values): string => `${batch} ${place}`;

async function sentIn(db: Db, { companyId = '' }: Target, rows: readonly FileRow[]): Promise<ReadonlyMap<string, SentLine>> {
  const batches = [...new Set(rows.flatMap(({ values: { batch } }) => (batch === undefined ? [] : [Number(batch)])))];
  const lines = await sentLines(db, companyId, batches);
  return new Map(lines.map((line) => [`${line.batchNumber} ${line.place}`, line]));
}

function faultOf(row: FileRow, sent: ReadonlyMap<string, SentLine>, seen: Map<string, number>, { importer }: Target): RowFault | undefined {
  const place = placeOf(row.values);
  const other = seen.get(place);
  if (other !== undefined) return { row: row.row, column: 'place', code: 'duplicate_code', facts: { other } };
  seen.set(place, row.row);
  const line = sent.get(place);
  if (line === undefined) return { row: row.row, column: 'place', code: 'unknown_sent_line' };
  if (line.partyId === importer?.partyId) return { row: row.row, column: 'place', code: 'own_sent_line' };
  return line.status === 'ClmSentToInsurer' && !line.isSettledByHand ? undefined : { row: row.row, column: 'place', code: 'closed_sent_line' };
}

async function plan(db: Db, target: Target, rows: readonly FileRow[]): Promise<Planned[]> {
  const sent = await sentIn(db, target, rows);
  const lines = new Map(
    (
      await linesBy(
        db,
        [...sent.values()].map(({ lineId }) => lineId),
      )
    ).map((line) => [line.lineId, line]),
  );
  return rows.map((row): Planned => {
    const lineId = sent.get(placeOf(row.values))?.lineId ?? '';
    const line = lines.get(lineId);
    const { insurerAccepted: accepted, insurerPaid: paid, insurerReason: reason = null } = row.values;
    const stands = line !== undefined && line.insurerAccepted === accepted && line.insurerPaid === paid && line.insurerReason === reason;
    const changes = {
      insurerAccepted: [line?.insurerAccepted ?? null, accepted],
      insurerPaid: [line?.insurerPaid ?? null, paid],
      insurerReason: [line?.insurerReason ?? null, reason],
    } as const;
    return { ...row, companyId: target.companyId ?? '', id: lineId, action: stands ? 'unchanged' : 'update', changes: stands ? {} : changes };
  });
}

async function apply(tx: Tx, _target: Target, rows: readonly Planned[]): Promise<Applied> {
  await takeAnswers(
    tx,
    rows.map(({ id, values: { insurerAccepted: accepted = '0', insurerPaid: paid = '0', insurerReason: reason = null } }) => ({ lineId: id, accepted, paid, reason })),
  );
  return { changes: rows.map(({ row, id }) => ({ row, id, action: 'update' as const })) };
}

export const importKind = defineImport({
  kind: 'insurerAnswers',
  entity: 'CompensationLine',
  byHand: [BATCHES],
  order: 24,
  texts: messages.importInsurerAnswers,
  columns: [
    { name: 'batch', required: true, fieldClass: 'public', read: wholeNumber(MOST_NUMBER) },
    { name: 'place', required: true, fieldClass: 'public', read: wholeNumber(MOST_NUMBER) },
    { name: 'insurerAccepted', required: true, fieldClass: 'health', read: amount, shown: 'amount' },
    { name: 'insurerPaid', required: true, fieldClass: 'health', read: amount, shown: 'amount' },
    { name: 'insurerReason', fieldClass: 'health', read: text(300) },
  ],
  labels: ['batch', 'place'],
  unique: {},
  needs: async () => undefined,
  async check(db, target, rows) {
    const sent = await sentIn(db, target, rows);
    const seen = new Map<string, number>();
    return rows.flatMap((row) => faultOf(row, sent, seen, target) ?? []);
  },
  hold: async (tx, target, rows) => {
    const sent = await sentIn(tx, target, rows);
    return lockLinesBy(
      tx,
      rows.flatMap(({ values }) => sent.get(placeOf(values))?.lineId ?? []),
    );
  },
  plan,
  apply,
  dependants: async (db, runId) => ({ decidedClaims: await decidedSince(db, runId) }),
  async revert(tx, { changes }, by) {
    if (by !== undefined && !mayUse(by.actor.grants, [BATCHES])) throw httpErrors.error('forbidden');
    await clearAnswers(
      tx,
      changes.map(({ id }) => id),
    );
  },
});
