/** SQL of the contracts of the demo. */
import { sql, type Tx } from '#platform/db/db.server.ts';
import { put } from './bulk.store.ts';
import words from './contracts.messages.fa.ts';

export type TypeCode = keyof typeof words.types;

const types = {
  fixed: { system: 'AgrContract', longest: 12, probation: 30 },
  treaty: { system: 'AgrContract', longest: 12, probation: 0 },
  permanent: { system: 'AgrOrder', longest: null, probation: 0 },
};
const codes = Object.keys(types) as TypeCode[];

export const layTypes = async (tx: Tx, companyId: string): Promise<void> =>
  put(
    tx,
    codes.map((code) => ({ code: code.toUpperCase(), title: words.types[code], ...types[code] })),
    (c) => sql`
      insert into agreement_type (agreement_id, company_id, code, description, agreement_type_enum_id, longest_months, probation_days, print_version)
      select gen_random_uuid(), ${companyId}::uuid, code, title, system, longest, probation, 'pay'
      from unnest(${c.code}::text[], ${c.title}::text[], ${c.system}::text[], ${c.longest}::smallint[], ${c.probation}::smallint[]) as r (code, title, system, longest, probation)`,
  );

const durationOf = ({ longest, probation }: (typeof types)[TypeCode]): string =>
  longest === null ? words.duration.open : probation === 0 ? words.duration.limited : words.duration.onTrial;

export async function layTerms(tx: Tx, companyId: string, from: string): Promise<void> {
  const rows = codes.flatMap((code) => {
    const said = { ...words.terms, TtAgreementDuration: durationOf(types[code]), TtAgreementPayroll: words.pay };
    return Object.entries(said).map(([term, text]) => ({ code: code.toUpperCase(), term, text }));
  });
  await put(
    tx,
    rows,
    (c) => sql`
      insert into contract_term (contract_term_id, company_id, agreement_id, term_type_enum_id, body_text, valid)
      select gen_random_uuid(), a.company_id, a.agreement_id, term, said, daterange(${from}::date, null)
      from unnest(${c.code}::text[], ${c.term}::text[], ${c.text}::text[]) as r (code, term, said) join agreement_type a on a.company_id = ${companyId}::uuid and a.code = r.code`,
  );
}

export interface NewContract {
  readonly companyId: string;
  readonly relationshipId: string;
  readonly type: TypeCode;
  /** First and last day; null: no end. */
  readonly from: string;
  readonly thru: string | null;
  /** As it stands on paper; null of a draft. */
  readonly number: string | null;
  /** The threshold at which its end was told, so that a demo does not begin with a heap of messages. */
  readonly told: number | null;
}

export const layContracts = (tx: Tx, rows: readonly NewContract[]): Promise<void> =>
  put(
    tx,
    rows.map((row) => ({ ...row, type: row.type.toUpperCase() })),
    (c) => sql`
      with laid as (
        insert into employment_contract (employment_contract_id, company_id, party_relationship_id, agreement_id, valid, state, old_number, signed_on)
        select gen_random_uuid(), r.company, r.employment, a.agreement_id, daterange(r.f, r.t, '[]'), case when r.number is null then 'draft' else 'signed' end, r.number, case when r.number is not null then r.f end
        from unnest(${c.companyId}::uuid[], ${c.relationshipId}::uuid[], ${c.type}::text[], ${c.from}::date[], ${c.thru}::date[], ${c.number}::text[]) as r (company, employment, type, f, t, number)
        join agreement_type a on a.company_id = r.company and a.code = r.type
        returning employment_contract_id, company_id, party_relationship_id, valid)
      insert into contract_reminder (employment_contract_id, company_id, ends_on, threshold_days)
      select laid.employment_contract_id, laid.company_id, upper(laid.valid) - 1, r.told
      from laid join unnest(${c.relationshipId}::uuid[], ${c.thru}::date[], ${c.told}::smallint[]) as r (employment, t, told) on r.employment = laid.party_relationship_id and r.t = upper(laid.valid) - 1
      where r.told is not null`,
  );

/** Drafts of a company by personnel code, but those of who signs. Without a RowScope: the demo lays whole companies. */
export const waitingContracts = async (tx: Tx, companyId: string, but: string): Promise<string[]> =>
  (
    await tx.many<{ id: string }>(sql`
      select t.employment_contract_id as id from employment_contract t join party_relationship r using (party_relationship_id)
      where t.company_id = ${companyId}::uuid and t.state = 'draft' and r.party_id <> ${but}::uuid order by r.pseudo_id`)
  ).map(({ id }) => id);

/** Types of contract that were laid, by code. */
export const typesOf = async (tx: Tx, companyId: string): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (
      await tx.many<{ code: string; id: string }>(
        sql`select lower(code) as code, agreement_id as id from agreement_type where company_id = ${companyId}::uuid and code is not null`,
      )
    ).map(({ code, id }) => [code, id]),
  );
