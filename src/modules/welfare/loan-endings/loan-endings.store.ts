/** SQL of loans to cancel or to write off. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName, nameOfPerson } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { payKnown } from '../loan-settlement/known-pay.sql.ts';
import { loanEndings } from './loan-endings.contract.ts';

export type EndingKind = 'cancelled' | 'writtenOff';

export const loanEndingSource = defineSource<typeof loanEndings>({
  calls: loanEndings,
  parts: ({ rows, actor }) => ({
    from: sql`loan_ending t join loan l on l.loan_id = t.loan_id join party_relationship r using (party_relationship_id) join person p on p.party_id = l.party_id`,
    where: sql`${peopleIn(rows, sql`l.party_id`, sql`l.company_id`)} and ${payKnown(actor, loanEndings.list, sql`l.party_id`)}`,
    key: sql`t.loan_ending_id`,
    subject: sql`l.party_id`,
    columns: {
      loanCode: { value: sql`concat(l.loan_year, '/', l.loan_number)` },
      pseudoId: { value: sql`r.pseudo_id` },
      fullName: { value: fullName(sql`p`), folded: sql`p.search_text`, sort: sql`p.sort_text` },
      kind: { value: sql`t.kind` },
      amount: { value: sql`t.amount` },
      reason: { value: sql`t.reason` },
      statusId: { value: sql`t.status_id` },
      askedByName: { value: nameOfPerson(sql`t.asked_by`) },
      decidedByName: { value: nameOfPerson(sql`t.decided_by`) },
    },
    more: { rowVersion: sql`t.row_version` },
    search: ['loanCode', 'pseudoId', 'fullName'],
    order: sql`(t.status_id = 'LeAsked') desc, t.asked_at desc, t.loan_ending_id`,
  }),
});

export interface NewEnding {
  readonly id: string;
  readonly companyId: string;
  readonly loanId: string;
  readonly kind: EndingKind;
  /** Rials. */
  readonly amount: bigint;
  readonly reason: string;
  readonly askedBy: string;
}

export const writeEnding = (tx: Tx, one: NewEnding): Promise<number> =>
  tx.run(sql`
    insert into loan_ending (loan_ending_id, company_id, loan_id, kind, amount, reason, asked_by)
    values (${one.id}::uuid, ${one.companyId}::uuid, ${one.loanId}::uuid, ${one.kind}, ${one.amount}, ${one.reason}, ${one.askedBy}::uuid)`);

export interface StoredEnding {
  readonly loanId: string;
  readonly kind: EndingKind;
  readonly reason: string;
  readonly askedBy: string | null;
  readonly statusId: string;
  readonly rowVersion: number;
}

/** What somebody asked for a loan of a person in reach, held until the transaction ends. */
export const holdEnding = (tx: Tx, rows: RowScope, companyId: string, id: string): Promise<StoredEnding | undefined> =>
  tx.maybe<StoredEnding>(sql`
    select t.loan_id as "loanId", t.kind, t.reason, t.asked_by as "askedBy", t.status_id as "statusId", t.row_version as "rowVersion"
    from loan_ending t join loan l using (loan_id)
    where t.loan_ending_id = ${id}::uuid and t.company_id = ${companyId}::uuid and ${peopleIn(rows, sql`l.party_id`, sql`l.company_id`)} for update of t`);

export const decide = (tx: Tx, id: string, statusId: string, by: string): Promise<number> =>
  tx.run(sql`
    update loan_ending set status_id = ${statusId}, decided_by = ${by}::uuid, decided_at = now(), row_version = row_version + 1 where loan_ending_id = ${id}::uuid`);
