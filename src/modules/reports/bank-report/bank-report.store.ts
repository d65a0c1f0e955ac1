/** Where the report on bank accounts reads. */
import { sealedAccount } from '#modules/personnel/personnel.api.ts';
import { type Sql, sql } from '#platform/db/db.server.ts';
import { holds } from '#platform/db/spans.sql.ts';
import { enumName } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { blank, lacking, lackingKept, reportedPeople, withRows } from '../person-report/person-report.store.ts';
import { bankReport } from './bank-report.contract.ts';

const sealed = (name: keyof typeof sealedAccount, value: Sql) => {
  const field = sealedAccount[name];
  return { value, sealed: { field, of: field.boundTo === 'party_id' ? sql`b.party_id` : sql`b.bank_account_id` } };
};

const columns = {
  purpose: { value: sql`b.payment_method_purpose_enum_id`, label: enumName(sql`b.payment_method_purpose_enum_id`) },
  bank: { value: sql`b.bank_id`, label: sql`coalesce((select k.description from bank k where k.bank_id = b.bank_id), b.bank_id)` },
  branchCode: { value: sql`b.branch_code` },
  branchName: { value: sql`b.branch_name` },
  owner: { value: sql`nullif(concat_ws(' ', b.owner_first_name, b.owner_last_name, b.owner_suffix), '')` },
  iban: sealed('iban', sql`b.iban`),
  accountNumber: sealed('accountNumber', sql`b.account_number`),
  cardNumber: sealed('cardNumber', sql`b.card_number`),
};

export const bankSource = defineSource<typeof bankReport>({
  calls: bankReport,
  parts: async (look) => {
    const people = await reportedPeople(look, { call: bankReport.list, of: 'bank' });
    const day = sql`${look.rows.asOf}::date`;
    const lacks = lacking(sql`bank_account x where x.party_id = p.party_id and ${holds(sql`x.valid`, day)}`, sql`x.payment_method_purpose_enum_id`);
    return {
      ...people,
      from: withRows(look, people.from, sql`bank_account b on b.party_id = p.party_id and ${holds(sql`b.valid`, day)}`),
      key: sql`coalesce(b.bank_account_id, p.party_id)`,
      order: sql`${people.order}, b.payment_method_purpose_enum_id <> 'PmpPriamryAccont'`,
      columns: { ...people.columns, ...columns },
      conditions: {
        ...people.conditions,
        missing: await lackingKept(look, { PmpPriamryAccont: 'account' }, lacks),
        blank: blank(columns),
      },
    };
  },
});
