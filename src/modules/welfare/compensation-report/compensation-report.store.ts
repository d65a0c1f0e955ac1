/** Where the report on costs of treatment reads. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, join, type Sql, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import type { LineStatus } from '../claims/claim-line.rules.ts';
import { sealedLine } from '../claims/claim-lines.store.ts';
import type { SummedLine } from './compensation-figures.rules.ts';
import { claimLines } from './compensation-report.contract.ts';

const of = sql`l.compensation_line_id`;
const sealed = (name: keyof typeof sealedLine, value: Sql) => ({ value, sealed: { field: sealedLine[name], of } });

export const claimLineSource = defineSource<typeof claimLines>({
  calls: claimLines,
  parts: ({ rows, query: { insuranceContractId, compensationBatchId } }) => ({
    from: sql`compensation_line l join person p on p.party_id = l.party_id join insurance_contract c using (insurance_contract_id)
      left join compensation_batch_line bl on bl.compensation_line_id = l.compensation_line_id left join compensation_batch b on b.compensation_batch_id = bl.compensation_batch_id`,
    where: join(
      [
        peopleIn(rows, sql`l.party_id`, sql`l.company_id`),
        ...(insuranceContractId === undefined ? [] : [sql`l.insurance_contract_id = ${insuranceContractId}::uuid`]),
        ...(compensationBatchId === undefined ? [] : [sql`bl.compensation_batch_id = ${compensationBatchId}::uuid`]),
      ],
      ' and ',
    ),
    key: of,
    subject: sql`l.party_id`,
    columns: {
      fullName: { value: fullName(sql`p`), sort: sql`p.sort_text` },
      status: { value: sql`l.status_id` },
      insuredName: sealed('insuredName', sql`l.insured_name`),
      costTypeEnumId: sealed('costTypeEnumId', sql`l.cost_type_enum_id`),
      serviceDate: { value: sql`l.service_date` },
      filedOn: { value: sql`l.filed_on` },
      claimed: sealed('claimed', sql`l.claimed`),
      accepted: sealed('accepted', sql`l.accepted`),
      payable: sealed('payable', sql`l.payable`),
      settled: sealed('settled', sql`l.settled`),
      paidOn: { value: sql`l.paid_on` },
      contractTitle: { value: sql`c.title` },
      provider: sealed('provider', sql`l.provider`),
      invoiceNumber: sealed('invoiceNumber', sql`l.invoice_number`),
      refusal: { value: sql`l.refusal_id` },
      decisionReason: sealed('decisionReason', sql`l.decision_reason`),
      batchNumber: { value: sql`b.batch_number` },
    },
    search: ['fullName', 'contractTitle'],
    more: { partyId: sql`l.party_id` },
    order: sql`l.service_date desc, l.compensation_line_id desc`,
  }),
});

export interface Period {
  /** ISO days of service, both included; any where absent. */
  readonly fromDate?: string | undefined;
  readonly thruDate?: string | undefined;
  readonly insuranceContractId?: string | undefined;
}

const inPeriod = (rows: RowScope, { fromDate, thruDate, insuranceContractId }: Period): Sql => sql`
  ${peopleIn(rows, sql`l.party_id`, sql`l.company_id`)} and daterange(${fromDate ?? null}::date, ${thruDate ?? null}::date, '[]') @> l.service_date
  and (${insuranceContractId ?? null}::uuid is null or l.insurance_contract_id = ${insuranceContractId ?? null}::uuid)`;

/** Lines by their day of service; what was withdrawn is not told. */
export async function linesIn(db: Db, rows: RowScope, period: Period): Promise<SummedLine[]> {
  type Stored = { lineId: string; claimed: string; payable: string | null; settled: string | null } & Omit<SummedLine, 'claimed' | 'payable' | 'settled'>;
  const found = await db.many<Stored>(sql`
    select l.compensation_line_id as "lineId", l.party_id as "partyId", c.title as "contractTitle", l.cost_type_enum_id as "costTypeEnumId", l.service_date as "serviceDate",
      l.status_id as status,
      l.refusal_id as "refusalId", l.claimed, l.payable, l.settled
    from compensation_line l join insurance_contract c using (insurance_contract_id) where ${inPeriod(rows, period)} and l.status_id <> 'ClmWithdrawn'`);
  const rials = (name: 'claimed' | 'payable' | 'settled', lineId: string, stored: string | null): bigint => (stored === null ? 0n : BigInt(sealedLine[name].open(lineId, stored)));
  return found.map(({ lineId, claimed, payable, settled, costTypeEnumId, ...line }) => ({
    ...line,
    costTypeEnumId: sealedLine.costTypeEnumId.open(lineId, costTypeEnumId),
    claimed: rials('claimed', lineId, claimed),
    payable: rials('payable', lineId, payable),
    settled: rials('settled', lineId, settled),
  }));
}

/** Median days from a state to the next one, with how many lines and people it was asked of. */
export const timesIn = (db: Db, rows: RowScope, period: Period): Promise<{ status: LineStatus; lines: number; people: number; days: number }[]> =>
  db.many(sql`
    with steps as (
      select s.status_id, s.party_id, s.compensation_line_id, lead(s.at) over (partition by s.compensation_line_id order by s.at) - s.at as stood
      from compensation_step s join compensation_line l on l.compensation_line_id = s.compensation_line_id where ${inPeriod(rows, period)})
    select status_id as status, count(distinct compensation_line_id)::int as lines, count(distinct party_id)::int as people,
      round((percentile_cont(0.5) within group (order by extract(epoch from stood)) / 86400)::numeric, 1)::float8 as days
    from steps where stood is not null group by status_id`);

/** Premiums of contracts that were due in the days of a period, in rials, with of how many people; by the title of the contract and the day. */
export const premiumsIn = (
  db: Db,
  rows: RowScope,
  { fromDate, thruDate, insuranceContractId }: Period,
): Promise<{ readonly contractTitle: string; readonly dueDate: string; readonly people: number; readonly premium: string }[]> =>
  db.many(sql`
    select c.title as "contractTitle", d.due_date as "dueDate", count(distinct d.party_id)::int as people, sum(d.employee_share + d.employer_share)::text as premium
    from premium_part d join insurance_membership m using (insurance_membership_id) join insurance_contract c using (insurance_contract_id)
    where ${peopleIn(rows, sql`d.party_id`, sql`d.company_id`)} and daterange(${fromDate ?? null}::date, ${thruDate ?? null}::date, '[]') @> d.due_date
      and (${insuranceContractId ?? null}::uuid is null or c.insurance_contract_id = ${insuranceContractId ?? null}::uuid) group by c.title, d.due_date`);
