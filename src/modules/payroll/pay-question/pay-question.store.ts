/** SQL of questions about payslips. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { nameOfPerson } from '#platform/people/people.sql.ts';

export interface PayslipAsked {
  readonly companyId: string;
  readonly year: number;
  readonly month: number;
  readonly periodTitle: string | null;
}

/** An approved payslip of the asker. Without a RowScope: their own alone. */
export const askedPayslip = (db: Db, partyId: string, payslipId: string): Promise<PayslipAsked | undefined> =>
  db.maybe<PayslipAsked>(sql`
    select s.company_id as "companyId", s.jalali_year as year, s.jalali_month as month,
      (select p.period_name from pay_period p where p.pay_period_id = run.pay_period_id) as "periodTitle"
    from payslip s join pay_run run using (pay_run_id)
    where s.payslip_id = ${payslipId}::uuid and s.party_id = ${partyId}::uuid and run.status_id in ('PrApproved', 'PrPaid')`);

export const hasLine = async (db: Db, payslipId: string, code: string): Promise<boolean> =>
  (await db.maybe(sql`select from payslip_line where payslip_id = ${payslipId}::uuid and code = ${code} limit 1`)) !== undefined;

export interface NewQuestion {
  readonly payQuestionId: string;
  readonly companyId: string;
  readonly partyId: string;
  readonly payslipId: string;
  readonly lineCode: string | null;
  readonly question: string;
  readonly now: Date;
}

export const insertQuestion = (tx: Tx, { payQuestionId, companyId, partyId, payslipId, lineCode, question, now }: NewQuestion): Promise<number> =>
  tx.run(sql`
    insert into pay_question (pay_question_id, company_id, party_id, payslip_id, line_code, question, created_at)
    values (${payQuestionId}::uuid, ${companyId}::uuid, ${partyId}::uuid, ${payslipId}::uuid, ${lineCode}, ${question}, ${now})`);

export interface PayQuestion {
  readonly payQuestionId: string;
  readonly partyId: string;
  readonly payslipId: string;
  readonly fullName: string;
  readonly year: number;
  readonly month: number;
  readonly lineTitle: string | null;
  readonly question: string;
  readonly answer: string | null;
  /** ISO instants. */
  readonly createdAt: string;
  readonly closedAt: string | null;
}

const columns = sql`q.pay_question_id as "payQuestionId", q.party_id as "partyId", q.payslip_id as "payslipId", ${nameOfPerson(sql`q.party_id`)} as "fullName",
  s.jalali_year as year, s.jalali_month as month, (select l.title from payslip_line l where l.payslip_id = q.payslip_id and l.code = q.line_code limit 1) as "lineTitle",
  q.question, q.answer, q.created_at as "createdAt", q.closed_at as "closedAt"`;

/** Of a case. Without a RowScope: whoever may answer the task reads it, in the company of the case. */
export const questionOf = (db: Db, companyId: string, payQuestionId: string): Promise<PayQuestion | undefined> =>
  db.maybe<PayQuestion>(sql`
    select ${columns} from pay_question q join payslip s using (payslip_id) where q.pay_question_id = ${payQuestionId}::uuid and q.company_id = ${companyId}::uuid`);

/** Without a RowScope: the asker's own alone. */
export const questionsOf = (db: Db, partyId: string, payslipId: string): Promise<PayQuestion[]> =>
  db.many<PayQuestion>(sql`
    select ${columns} from pay_question q join payslip s using (payslip_id)
    where q.payslip_id = ${payslipId}::uuid and q.party_id = ${partyId}::uuid order by q.created_at, q.pay_question_id limit 100`);

/** With an answer, or without one where it is called off; what is closed stays as it is. */
export const closeQuestion = (tx: Tx, id: string, { answer, by, now }: { readonly answer: string | null; readonly by: string | null; readonly now: Date }): Promise<number> =>
  tx.run(sql`
    update pay_question set answer = ${answer}, answered_by = ${by}::uuid, closed_at = ${now} where pay_question_id = ${id}::uuid and closed_at is null`);
