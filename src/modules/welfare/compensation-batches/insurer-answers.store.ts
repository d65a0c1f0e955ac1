/** Where the sheet of an insurer's answers reads. Without a RowScope: of the company that the importer may write to. */
import { type Db, sql } from '#platform/db/db.server.ts';
import type { LineStatus } from '../claims/claim-line.rules.ts';

export interface SentLine {
  readonly batchNumber: number;
  readonly place: number;
  readonly lineId: string;
  readonly partyId: string;
  readonly status: LineStatus;
  readonly isSettledByHand: boolean;
}

/** Lines of lists of a company, by the numbers of the lists. Without a RowScope: whoever brings answers writes to the whole company. */
export const sentLines = (db: Db, companyId: string, batches: readonly number[]): Promise<SentLine[]> =>
  db.many<SentLine>(sql`
    select b.batch_number as "batchNumber", bl.place, l.compensation_line_id as "lineId", l.party_id as "partyId", l.status_id as status,
      l.is_settled_by_hand as "isSettledByHand"
    from compensation_batch b join compensation_batch_line bl using (compensation_batch_id) join compensation_line l on l.compensation_line_id = bl.compensation_line_id
    where b.company_id = ${companyId}::uuid and b.batch_number = any (${[...batches]}::int[])`);

/** How many lines of a run are past the answer: settled by hand, paid, or refused. Without a RowScope: of the run that is taken back. */
export const decidedSince = async (db: Db, runId: string): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from import_change i join compensation_line l on l.compensation_line_id = i.record_id::uuid
      where i.run_id = ${runId}::uuid and (l.status_id <> 'ClmSentToInsurer' or l.is_settled_by_hand)`)
  ).count;
