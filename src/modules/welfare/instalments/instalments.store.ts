/** SQL of instalments, receipts and what is to be remitted, as lists show them. */
import type { QueryOf } from '#kernel/call.ts';
import { positionJoin } from '#modules/personnel/personnel.api.ts';
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName, nameOfPerson } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { payKnown } from '../loan-settlement/known-pay.sql.ts';
import { instalments, receipts, remissions } from './instalments.contract.ts';

const loanCode = sql`concat(l.loan_year, '/', l.loan_number)`;
const due = sql`(i.principal + i.profit + i.fee)`;
const sumOf = (kinds: Sql): Sql => sql`coalesce(sum(e.signed) filter (where e.counts_as in (${kinds})), 0)`;

/** Lines of the plan that holds, with what is open of each. */
const lines = sql`
  loan_line_now n join loan l on l.loan_id = n.loan_id join loan_line i on i.loan_id = n.loan_id and i.version = n.version and i.number = n.number
  join party_relationship r using (party_relationship_id) join person p on p.party_id = l.party_id
  join welfare_loan_version v on v.welfare_id = l.welfare_id and v.version = l.version`;
/** What was booked on a line: looked up where a column tells of it. */
const booked = sql`
  cross join lateral (
    select ${sumOf(sql`'received', 'deducted'`)} as paid, ${sumOf(sql`'received'`)} as received, ${sumOf(sql`'moved'`)} as moved,
      ${sumOf(sql`'penalty'`)} - ${sumOf(sql`'remission'`)} as penalty, max(e.day) filter (where e.kind in ('received', 'deducted')) as paid_on
    from loan_entry e where e.loan_id = n.loan_id and e.line_number = n.number) b`;

const state = sql`case when b.moved > 0 then 'DelayedInstallment' when n.open > 0 then case when b.paid > 0 then 'PartlyPaid' else 'UnPaidInstallment' end
  when b.paid > 0 and b.received = 0 then 'DeductedInstallment' else 'PaidInstallment' end`;

const shown = (show: QueryOf<typeof instalments.list>['show'], today: string): Sql => {
  if (show === 'all') return sql`true`;
  return show === 'late' ? sql`n.open > 0 and n.due_date < ${today}::date` : sql`n.open > 0`;
};

export const instalmentSource = defineSource<typeof instalments>({
  calls: instalments,
  parts: ({ rows, actor, today, query: { show } }) => ({
    from: lines,
    joins: { position: positionJoin(today), booked },
    where: sql`${peopleIn(rows, sql`l.party_id`, sql`n.company_id`)} and ${payKnown(actor, instalments.list, sql`l.party_id`)}
      and l.status_id <> 'LoanCancelled' and ${shown(show, today)}`,
    key: sql`concat(n.loan_id, ':', n.number)`,
    subject: sql`l.party_id`,
    columns: {
      loanCode: { value: loanCode },
      pseudoId: { value: sql`r.pseudo_id` },
      fullName: { value: fullName(sql`p`), folded: sql`p.search_text`, sort: sql`p.sort_text` },
      unitName: { value: sql`u.organization_name`, join: 'position' },
      title: { value: sql`v.terms ->> 'title'` },
      number: { value: sql`i.number::int` },
      orginalInstallmentCode: { value: sql`i.original_number::int` },
      methodEnumId: { value: sql`v.terms ->> 'installment_calculation_method_enum_id'` },
      dueDate: { value: sql`n.due_date` },
      paidDate: { value: sql`b.paid_on`, join: 'booked' },
      installmentAmount: { value: sql`${due}` },
      originalAmount: { value: sql`i.principal` },
      profitAmount: { value: sql`i.profit` },
      feeAmount: { value: sql`i.fee` },
      installmentPenaltyAmount: { value: sql`b.penalty::bigint`, join: 'booked' },
      paidInstallmentAmount: { value: sql`b.paid::bigint`, join: 'booked' },
      openAmount: { value: sql`n.open` },
      statusId: { value: state, join: 'booked' },
    },
    more: { loanId: sql`l.loan_id` },
    search: ['loanCode', 'pseudoId', 'fullName'],
    // as the indices have them
    order: sql`n.due_date, n.loan_id, n.number`,
  }),
});

const ofLoan = (table: Sql): Sql =>
  sql`${table} t join loan l on l.loan_id = t.loan_id join party_relationship r using (party_relationship_id) join person p on p.party_id = l.party_id`;
const person = {
  loanCode: { value: loanCode },
  pseudoId: { value: sql`r.pseudo_id` },
  fullName: { value: fullName(sql`p`), folded: sql`p.search_text`, sort: sql`p.sort_text` },
};

export const receiptSource = defineSource<typeof receipts>({
  calls: receipts,
  parts: ({ rows, actor }) => ({
    from: ofLoan(sql`loan_receipt`),
    where: sql`${peopleIn(rows, sql`l.party_id`, sql`l.company_id`)} and ${payKnown(actor, receipts.list, sql`l.party_id`)}`,
    key: sql`t.loan_receipt_id`,
    subject: sql`l.party_id`,
    columns: {
      ...person,
      paidOn: { value: sql`t.paid_on` },
      amount: { value: sql`t.amount` },
      method: { value: sql`t.method` },
      reference: { value: sql`t.reference` },
      isWhole: { value: sql`t.is_whole::text` },
      note: { value: sql`t.note` },
      reversedOn: { value: sql`t.reversed_on` },
      reversedWhy: { value: sql`t.reversed_why` },
    },
    search: ['loanCode', 'pseudoId', 'fullName', 'reference'],
    order: sql`t.booked_at desc, t.loan_receipt_id`,
  }),
});

export const remissionSource = defineSource<typeof remissions>({
  calls: remissions,
  parts: ({ rows, actor }) => ({
    from: ofLoan(sql`loan_remission`),
    where: sql`${peopleIn(rows, sql`l.party_id`, sql`l.company_id`)} and ${payKnown(actor, remissions.list, sql`l.party_id`)}`,
    key: sql`t.loan_remission_id`,
    subject: sql`l.party_id`,
    columns: {
      ...person,
      number: { value: sql`t.line_number::int` },
      kind: { value: sql`t.kind` },
      amount: { value: sql`t.amount` },
      reason: { value: sql`t.reason` },
      statusId: { value: sql`t.status_id` },
      askedByName: { value: nameOfPerson(sql`t.asked_by`) },
      decidedByName: { value: nameOfPerson(sql`t.decided_by`) },
    },
    more: { rowVersion: sql`t.row_version` },
    search: ['loanCode', 'pseudoId', 'fullName'],
    order: sql`(t.status_id = 'LrAsked') desc, t.asked_at desc, t.loan_remission_id`,
  }),
});

export interface NewRemission {
  readonly id: string;
  readonly companyId: string;
  readonly loanId: string;
  readonly number: number;
  readonly kind: 'remission' | 'writtenOff';
  /** Rials. */
  readonly amount: bigint;
  readonly reason: string;
  readonly askedBy: string;
}

export const writeRemission = (tx: Tx, one: NewRemission): Promise<number> =>
  tx.run(sql`
    insert into loan_remission (loan_remission_id, company_id, loan_id, line_number, kind, amount, reason, asked_by)
    values (${one.id}::uuid, ${one.companyId}::uuid, ${one.loanId}::uuid, ${one.number}, ${one.kind}, ${one.amount}, ${one.reason}, ${one.askedBy}::uuid)`);

export interface StoredRemission extends Omit<NewRemission, 'askedBy' | 'companyId'> {
  readonly askedBy: string | null;
  readonly statusId: string;
  readonly rowVersion: number;
}

/** What somebody asked for a loan of a person in reach, held until the transaction ends. */
export const holdRemission = (tx: Tx, rows: RowScope, companyId: string, id: string): Promise<StoredRemission | undefined> =>
  tx.maybe<StoredRemission>(sql`
    select t.loan_remission_id as id, t.loan_id as "loanId", t.line_number::int as number, t.kind, t.amount, t.reason, t.asked_by as "askedBy", t.status_id as "statusId", t.row_version as "rowVersion"
    from loan_remission t join loan l using (loan_id)
    where t.loan_remission_id = ${id}::uuid and t.company_id = ${companyId}::uuid and ${peopleIn(rows, sql`l.party_id`, sql`l.company_id`)} for update of t`);

export const decide = (tx: Tx, id: string, statusId: string, by: string): Promise<number> =>
  tx.run(sql`
    update loan_remission set status_id = ${statusId}, decided_by = ${by}::uuid, decided_at = now(), row_version = row_version + 1 where loan_remission_id = ${id}::uuid`);
