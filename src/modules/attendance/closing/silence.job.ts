/** Whoever says nothing of the own sheet until the deadline has confirmed it. */
import type pg from 'pg';
import { writeAudit } from '#platform/audit/audit.store.ts';
import { systemActor, withoutTransaction, writing } from '#platform/db/db.server.ts';
import { defineJob } from '#platform/jobs/job.define.ts';
import { allCompanies } from '#platform/party/company-bulk.store.ts';
import { moveSheets } from '../sheets/sheets.store.ts';
import { silentSheets } from './closing.store.ts';

const BATCH = 500;

/** Answers how many sheets were confirmed so. */
export async function confirmSilent(pool: pg.Pool, today: string, isStopping: () => boolean = () => false): Promise<number> {
  let confirmed = 0;
  for (const { companyId } of await allCompanies(withoutTransaction(pool)))
    for (let taken = BATCH; taken === BATCH && !isStopping(); confirmed += taken)
      taken = await writing(pool, systemActor('attendanceSilence', [companyId]), async (tx) => {
        const sheets = await silentSheets(tx, companyId, today, BATCH);
        if (sheets.length === 0) return 0;
        await moveSheets(
          tx,
          sheets.map(({ sheetId }) => sheetId),
          'AsConfirmed',
          { confirmedBy: 'silence' },
        );
        const changes = { status: ['AsChecking', 'AsConfirmed'] } as const;
        await writeAudit(
          tx,
          sheets.map(({ sheetId: id, partyId: subjectPartyId }) => ({ entity: 'AttendanceSheet', id, action: 'update' as const, companyId, subjectPartyId, changes })),
        );
        return sheets.length;
      });
  return confirmed;
}

export const job = defineJob({ name: 'attendanceSilence', every: 'hour', run: ({ pool, today, isStopping }) => confirmSilent(pool, today, isStopping) });
