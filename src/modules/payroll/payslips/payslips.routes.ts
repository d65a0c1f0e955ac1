import type { FieldClass } from '#kernel/entity.ts';
import { isUuid } from '#kernel/ids/ids.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { isInScope } from '#platform/access/in-scope.store.ts';
import type { Db } from '#platform/db/db.server.ts';
import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import type { PayCase } from '../pay/pay-case.rules.ts';
import { readKept } from '../pay/pay-kept.rules.ts';
import { mirrored } from '../pay/pay-mirror.rules.ts';
import { explainBy, type PayTerms } from '../pay/pay-terms.rules.ts';
import { answerOf } from '../pay-lines/answer.rules.ts';
import { ownPayslips, personPayslips, readOwnPayslip, readPayslip } from './payslips.contract.ts';
import { payslipErrors } from './payslips.errors.ts';
import { linesBefore, ownPayslip, ownPayslipRows, type Payslip, payslipIn, payslipRowsOf } from './payslips.store.ts';

/** Counted anew from what its run has frozen. */
async function explained(
  db: Db,
  held: ReadonlySet<FieldClass>,
  { payslipId, fullName, pseudoId, groupName, year, month, periodTitle, statusId, employmentId, inputs, terms, reverses }: Payslip,
) {
  const counted = explainBy(readKept<PayTerms>(terms), readKept<PayCase>(inputs));
  const answer = reverses === null ? counted : mirrored(counted);
  const before = await linesBefore(db, { payslipId, employmentId, year, month });
  return { payslipId, fullName, pseudoId, groupName, year, month, periodTitle, statusId, reverses, before, ...answerOf(answer, held) };
}

const demand = (slip: Payslip | undefined): Payslip => {
  if (slip === undefined) throw httpErrors.error('notFound');
  return slip;
};

export const routes = [
  route(readPayslip, async ({ db, rows, actor, params: { payslipId }, recordRead }) => {
    const slip = demand(isUuid(payslipId) ? await payslipIn(db, rows, payslipId) : undefined);
    const held = classesOf(actor, readPayslip)(slip.partyId);
    if (!held.has('pay')) throw payslipErrors.error('withheld');
    recordRead(slip.partyId, ['pay']);
    return explained(db, held, slip);
  }),
  route(personPayslips, async ({ db, rows, query: { partyId } }) => {
    if (!(await isInScope(db, rows, partyId))) throw httpErrors.error('notFound');
    return { rows: await payslipRowsOf(db, rows, partyId) };
  }),
  route(ownPayslips, async ({ db, actor }) => ({ rows: await ownPayslipRows(db, actor.partyId) })),
  route(readOwnPayslip, async ({ db, actor, params: { payslipId } }) =>
    explained(db, classesOf(actor, readOwnPayslip)(actor.partyId), demand(isUuid(payslipId) ? await ownPayslip(db, actor.partyId, payslipId) : undefined)),
  ),
];
