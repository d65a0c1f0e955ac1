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
import { countingBy } from '../pay/pay-terms.rules.ts';
import { answerOf } from '../pay-lines/answer.rules.ts';
import { keptOfTerms } from '../pay-run-state/frozen-terms.service.ts';
import { ownPayslips, personPayslips, readOwnPayslip, readPayslip } from './payslips.contract.ts';
import { payslipErrors } from './payslips.errors.ts';
import { linesBefore, ownPayslip, ownPayslipRows, type Payslip, payslipIn, payslipRowsOf } from './payslips.store.ts';

const demand = (slip: Payslip | undefined): Payslip => {
  if (slip === undefined) throw httpErrors.error('notFound');
  return slip;
};

/** Who opens a payslip opens others of the run: its formulas are compiled once for them. */
const explaining = keptOfTerms(countingBy);

/** Counted anew from what its run has frozen. `read`: the payslip, whose terms are left out where they are known. Throws `notFound` where there is none. */
async function explained(db: Db, read: (known: readonly string[]) => Promise<Payslip | undefined>, heldOf: (slip: Payslip) => ReadonlySet<FieldClass>) {
  const by = explaining();
  const slip = demand(await read(by.known));
  const held = heldOf(slip);
  const { payslipId, fullName, pseudoId, groupName, year, month, periodTitle, statusId, employmentId, reverses } = slip;
  const counted = by.of(slip)(readKept<PayCase>(slip.inputs), true);
  const answer = reverses === null ? counted : mirrored(counted);
  const before = await linesBefore(db, { payslipId, employmentId, year, month });
  return { payslipId, fullName, pseudoId, groupName, year, month, periodTitle, statusId, reverses, before, ...answerOf(answer, held) };
}

export const routes = [
  route(readPayslip, ({ db, rows, actor, params: { payslipId }, recordRead }) =>
    explained(
      db,
      async (known) => (isUuid(payslipId) ? payslipIn(db, rows, payslipId, known) : undefined),
      ({ partyId }) => {
        const held = classesOf(actor, readPayslip)(partyId);
        if (!held.has('pay')) throw payslipErrors.error('withheld');
        recordRead(partyId, ['pay']);
        return held;
      },
    ),
  ),
  route(personPayslips, async ({ db, rows, query: { partyId } }) => {
    if (!(await isInScope(db, rows, partyId))) throw httpErrors.error('notFound');
    return { rows: await payslipRowsOf(db, rows, partyId) };
  }),
  route(ownPayslips, async ({ db, actor }) => ({ rows: await ownPayslipRows(db, actor.partyId) })),
  route(readOwnPayslip, ({ db, actor, params: { payslipId } }) =>
    explained(
      db,
      async (known) => (isUuid(payslipId) ? ownPayslip(db, actor.partyId, payslipId, known) : undefined),
      () => classesOf(actor, readOwnPayslip)(actor.partyId),
    ),
  ),
];
