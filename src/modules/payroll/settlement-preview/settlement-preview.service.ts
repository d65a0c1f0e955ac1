/** Counts what somebody would be owed who leaves, for whoever may know their pay; nothing is kept. */
import { AppError } from '#kernel/errors.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import type { Actor, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { letterheadOf } from '#platform/print/letterhead.service.ts';
import { countingErrors } from '../pay-counting/counting.errors.ts';
import { refusalSentence } from '../pay-counting/refusals.rules.ts';
import { answerOf } from '../pay-lines/answer.rules.ts';
import { payslipErrors } from '../payslips/payslips.errors.ts';
import { type Leaver, type Settlement, settlementOf } from '../settlement/leaver.service.ts';
import { previewSettlement, type SettlementForm } from './settlement-preview.contract.ts';
import { settlementPreviewErrors } from './settlement-preview.errors.ts';
import { type Leaving, leavingOf } from './settlement-preview.store.ts';

interface Reader {
  readonly db: Db;
  readonly actor: Actor;
  readonly rows: RowScope;
}

/** Throws uncountable in words where no run could count the person. */
async function countedOf({ db, rows }: Reader, { companyId }: Leaving, leaver: Leaver): Promise<Settlement> {
  try {
    return await settlementOf({ db, rows, companyId }, leaver);
  } catch (error) {
    if (!(error instanceof AppError) || error.slice !== countingErrors.slice) throw error;
    throw settlementPreviewErrors.error('uncountable', { values: { reason: refusalSentence(error) } });
  }
}

/** Throws notFound of who is out of reach, withheld, beforeHire and uncountable. */
export async function settlementPreview(reader: Reader, leaver: Leaver) {
  const leaving = await leavingOf(reader.db, reader.rows, leaver.employmentId);
  if (leaving === undefined) throw httpErrors.error('notFound');
  const { partyId, fullName, pseudoId, hireDate } = leaving;
  const held = classesOf(reader.actor, previewSettlement)(partyId);
  if (!held.has('pay')) throw payslipErrors.error('withheld');
  if (leaver.leaveDate < hireDate) throw settlementPreviewErrors.error('beforeHire');
  const { counted, wage, leave, eidi, eidiTax, severance, debts, total } = await countedOf(reader, leaving, leaver);
  const { lines, parameters, warnings } = answerOf(counted, held);
  const amounts = {
    ...{ wage: String(wage), leave: String(leave), eidi: String(eidi), eidiTax: String(eidiTax) },
    ...{ severance: String(severance), debts: String(debts), total: String(total) },
  };
  return { partyId, companyId: leaving.companyId, told: { fullName, pseudoId, hireDate, ...amounts, lines, parameters, warnings } };
}

/** The same to take away, with whose paper it is; that it left is written down. Throws as settlementPreview. */
export async function settlementToTake(tx: Tx, reader: Omit<Reader, 'db'>, leaver: Leaver, as: SettlementForm) {
  const { partyId, companyId, told } = await settlementPreview({ ...reader, db: tx }, leaver);
  const changes = { settlement: [null, leaver.leaveDate], as: [null, as] } as const;
  await writeAudit(tx, [{ entity: 'Person', id: partyId, action: 'export', subjectPartyId: partyId, companyId, changes }]);
  return { told, company: await letterheadOf(tx, companyId) };
}
