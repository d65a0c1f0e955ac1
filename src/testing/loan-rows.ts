/** Loans of somebody, laid in the tables: a group of welfare belongs to the company and its calls to its officer, a place in a list comes after a process. */
import { randomUUID } from 'node:crypto';
import { sealedTarget } from '#modules/welfare/loan-ledger/loan-ledger.store.ts';
import type { TestApp } from './app.ts';

/** Answers the id of the loan. */
export async function layOpenLoan({ owner }: Pick<TestApp, 'owner'>, partyId: string): Promise<string> {
  const groupId = randomUUID();
  const { rows } = await owner.query<{ id: string }>(
    `with employed as (select party_relationship_id, company_id from party_relationship where party_id = $1::uuid and relationship_type_enum_id = 'PrtEmployee' limit 1),
       post as (select p.empl_position_id from empl_position p join employed e using (company_id) limit 1),
       made as (insert into welfare_group (welfare_group_id, company_id, standard_code, description, responsible_empl_position_id)
         select $2::uuid, company_id, $3, 'Staff', empl_position_id from employed, post returning welfare_group_id, company_id),
       joined as (insert into welfare_member (welfare_member_id, company_id, party_relationship_id, welfare_group_id, valid)
         select gen_random_uuid(), company_id, party_relationship_id, $2::uuid, '[2020-01-01,)' from employed returning 1)
     insert into welfare_group_loan (welfare_group_loan_id, company_id, welfare_group_id, welfare_id, amount_type_enum_id, loan_amount_limit, max_installment_number, valid)
     select gen_random_uuid(), l.company_id, m.welfare_group_id, l.welfare_id, 'FixedLoanTypeAmount', 500000000, 12, '[2020-01-01,)'
     from made m join welfare_loan l on l.company_id = m.company_id and l.welfare_code = 'EMERGENCY' returning welfare_id as id`,
    [partyId, groupId, groupId],
  );
  return rows[0]?.id ?? '';
}

export const loanPlaces = ['loanBudgetPlaceId', 'loanBudgetMoveId'] as const;
export type LoanPlaceKind = (typeof loanPlaces)[number];

/** An approved request of somebody in the list of a budget, and another place that is asked for it. */
export async function layLoanPlace({ owner }: Pick<TestApp, 'owner'>, partyId: string, loanBudgetId: string): Promise<Readonly<Record<LoanPlaceKind, string>>> {
  const [request, loanBudgetPlaceId, loanBudgetMoveId] = [randomUUID(), randomUUID(), randomUUID()];
  await owner.query(
    `insert into loan_request (loan_request_id, company_id, party_id, created_at, welfare_id, final_loan_amount, final_installment_number, request_meet_date, purpose)
     select $1, company_id, $2, '2026-04-01', welfare_id, 100000000, 10, '2026-04-01', 'x' from loan_budget where loan_budget_id = $3`,
    [request, partyId, loanBudgetId],
  );
  await owner.query(`update loan_request set status_id = 'RqApproved', closed_at = '2026-04-02' where loan_request_id = $1`, [request]);
  await owner.query(
    `insert into loan_budget_place (loan_budget_place_id, company_id, loan_budget_id, loan_request_id, party_id, place, score, amount, decider, waiting)
     select $1, company_id, loan_budget_id, $2, $3, 1, 0, 100000000, 'first', 'noMoney' from loan_budget where loan_budget_id = $4`,
    [loanBudgetPlaceId, request, partyId, loanBudgetId],
  );
  await owner.query(
    `insert into loan_budget_move (loan_budget_move_id, company_id, loan_budget_place_id, from_place, to_place, reason, asked_at)
     select $1, company_id, loan_budget_place_id, 1, 2, 'x', '2026-04-03' from loan_budget_place where loan_budget_place_id = $2`,
    [loanBudgetMoveId, loanBudgetPlaceId],
  );
  return { loanBudgetPlaceId, loanBudgetMoveId };
}

/** Loans of somebody: one that is granted and waits for its money (`grantId`, the id of its request), and one that was paid out in two instalments (`loanId`). */
export interface LaidLoans {
  readonly grantId: string;
  readonly loanId: string;
  /** Of that one: what came in, and what somebody asked to write off. */
  readonly receiptId: string;
  readonly remissionId: string;
  /** A list of deductions that holds its second instalment. */
  readonly deductionListId: string;
  /** That somebody asked to cancel it. */
  readonly loanEndingId: string;
}

/** A list for whoever pays elsewhere. */
async function layDeductionList(owner: TestApp['owner'], loanId: string): Promise<string> {
  const deductionListId = randomUUID();
  await owner.query(
    `with listed as (insert into deduction_list (deduction_list_id, company_id, list_number, list_year, list_month, made_at)
       select $1::uuid, l.company_id, (select count(*) + 1 from deduction_list o where o.company_id = l.company_id), 1405, 4, '2026-06-25' from loan l where l.loan_id = $2::uuid returning company_id)
     insert into deduction_list_line (deduction_list_line_id, company_id, deduction_list_id, party_id, party_relationship_id, place, source_kind, source_id, title, evidence, due_date, asked)
     select gen_random_uuid(), l.company_id, $1::uuid, l.party_id, l.party_relationship_id, 1, 'loanLine', concat(l.loan_id, ':2'), 'Loan 2/2', '1405/1 2/2', '2026-06-30', 30000000
     from loan l join listed using (company_id) where l.loan_id = $2::uuid`,
    [deductionListId, loanId],
  );
  return deductionListId;
}

/** Lays both, in the tables, of a kind that nothing else is asked for of. */
export async function layLoans({ owner }: Pick<TestApp, 'owner'>, partyId: string): Promise<LaidLoans> {
  const [grantId, paidId, loanId] = [randomUUID(), randomUUID(), randomUUID()];
  // lines that may move: what moving them comes to is shown
  await owner.query(`update welfare_loan set most_postponements = 2, row_version = row_version + 1 where welfare_code = 'MARRIAGE'`);
  for (const requestId of [grantId, paidId]) {
    await owner.query(
      `insert into loan_request (loan_request_id, company_id, party_id, created_at, welfare_id, final_loan_amount, final_installment_number, request_meet_date, purpose)
       select $1::uuid, l.company_id, r.party_id, '2026-04-01', l.welfare_id, 60000000, 2, '2026-05-01', 'x'
       from party_relationship r join welfare_loan l on l.company_id = r.company_id and l.welfare_code = 'MARRIAGE'
       where r.party_id = $2::uuid and r.relationship_type_enum_id = 'PrtEmployee' limit 1`,
      [requestId, partyId],
    );
    await owner.query(`update loan_request set status_id = 'RqApproved', closed_at = '2026-04-02' where loan_request_id = $1`, [requestId]);
  }
  await owner.query(
    `with counted as (insert into loan_counter (company_id, loan_year, last_number) select company_id, 1405, 1 from loan_request where loan_request_id = $2::uuid
         on conflict (company_id, loan_year) do update set last_number = loan_counter.last_number + 1 returning company_id, last_number),
       made as (insert into loan (loan_id, company_id, party_id, party_relationship_id, welfare_id, version, loan_request_id, loan_year, loan_number, principal, line_count, paid_on)
         select $1::uuid, q.company_id, q.party_id, r.party_relationship_id, q.welfare_id, t.version, q.loan_request_id, 1405,
           n.last_number, 60000000, 2, '2026-05-01'
         from loan_request q join counted n using (company_id) join loan_request_terms t using (loan_request_id)
           join party_relationship r on r.party_id = q.party_id and r.company_id = q.company_id and r.relationship_type_enum_id = 'PrtEmployee'
         where q.loan_request_id = $2::uuid limit 1 returning loan_id, company_id),
       planned as (insert into loan_schedule (loan_id, version, company_id, reason, from_day, principal, line_count)
         select loan_id, 1, company_id, 'paidOut', '2026-05-01', 60000000, 2 from made returning loan_id, company_id),
       lines as (insert into loan_line (loan_id, version, company_id, number, original_number, due_date, principal, profit, fee)
         select p.loan_id, 1, p.company_id, n, n, date '2026-05-01' + 30 * n, 30000000, 0, 0 from planned p, generate_series(1, 2) n returning 1)
     insert into loan_entry (loan_entry_id, company_id, loan_id, kind, counts_as, amount, day, source)
     select gen_random_uuid(), company_id, loan_id, 'paidOut', 'paidOut', 60000000, '2026-05-01', 'payment' from planned`,
    [loanId, paidId],
  );
  await owner.query(`update loan_grant set status_id = 'LgPaidOut' where loan_request_id = $1`, [paidId]);
  const [receiptId, remissionId] = [randomUUID(), randomUUID()];
  await owner.query(
    `insert into loan_receipt (loan_receipt_id, company_id, loan_id, method, amount, paid_on) select $1::uuid, company_id, loan_id, 'cash', 1000, '2026-05-02' from loan where loan_id = $2::uuid`,
    [receiptId, loanId],
  );
  await owner.query(
    `insert into loan_remission (loan_remission_id, company_id, loan_id, line_number, kind, amount, reason) select $1::uuid, company_id, loan_id, 1, 'writtenOff', 1000, 'x' from loan where loan_id = $2::uuid`,
    [remissionId, loanId],
  );
  const deductionListId = await layDeductionList(owner, loanId);
  const loanEndingId = randomUUID();
  await owner.query(
    `insert into loan_ending (loan_ending_id, company_id, loan_id, kind, amount, reason) select $1::uuid, company_id, loan_id, 'cancelled', 1000, 'x' from loan where loan_id = $2::uuid`,
    [loanEndingId, loanId],
  );
  return { grantId, loanId, receiptId, remissionId, deductionListId, loanEndingId };
}

/** How a loan was paid out, what came in for its first instalment, a receipt that was taken back with why, and who answers for it (a personnel code). */
export async function layLoanMoney({ owner }: Pick<TestApp, 'owner'>, loanId: string, guarantor: string): Promise<void> {
  const [receiptId, paymentId] = [randomUUID(), randomUUID()];
  await owner.query('update loan_request q set guarantor_one = $2 from loan l where l.loan_id = $1 and q.loan_request_id = l.loan_request_id', [loanId, guarantor]);
  await owner.query(
    `insert into loan_payment (loan_payment_id, company_id, loan_id, part, amount, method, target, bank_name, paid_on)
     select $1::uuid, company_id, loan_id, 1, principal, 'cheque', $3, 'Bank', paid_on from loan where loan_id = $2::uuid`,
    [paymentId, loanId, sealedTarget.seal(paymentId, '7373-7373')],
  );
  await owner.query(
    `insert into loan_receipt (loan_receipt_id, company_id, loan_id, method, reference, amount, paid_on, note, reversed_on, reversed_why)
     select $1::uuid, company_id, loan_id, 'slip', 'S-1', 2000, date '2026-05-03', 'By hand', null::date, null from loan where loan_id = $2::uuid
     union all select gen_random_uuid(), company_id, loan_id, 'slip', 'S-2', 3000, date '2026-05-03', 'Twice', date '2026-05-04', 'Of somebody else' from loan where loan_id = $2::uuid`,
    [receiptId, loanId],
  );
  await owner.query(
    `insert into loan_entry (loan_entry_id, company_id, loan_id, kind, counts_as, amount, day, line_number, source, source_id)
     select gen_random_uuid(), company_id, loan_id, 'received', 'received', 2000, '2026-05-03', 1, 'receipt', $1 from loan where loan_id = $2::uuid`,
    [receiptId, loanId],
  );
}

/** A budget for loans with a request of somebody in its list. Answers the id of the budget. */
export async function layLoanBudget(server: Pick<TestApp, 'owner'>, partyId: string): Promise<string> {
  const loanBudgetId = randomUUID();
  await server.owner.query(
    `insert into loan_budget (loan_budget_id, company_id, tracking_code, title, welfare_id, amount, requests_from, requests_thru, payment_date)
     select $1::uuid, l.company_id, $1, 'Spring', l.welfare_id, 1000000000, '2026-03-21', '2026-04-20', '2026-05-01'
     from party p join welfare_loan l on l.company_id = p.company_id and l.welfare_code = 'MARRIAGE' where p.party_id = $2::uuid`,
    [loanBudgetId, partyId],
  );
  await layLoanPlace(server, partyId, loanBudgetId);
  return loanBudgetId;
}
