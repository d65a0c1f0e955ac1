/** Where pay groups and their factors lie, and what only the database knows of them. */
import type { FormValues } from '#kernel/form/definition.ts';
import { companiesIn } from '#platform/access/scope.service.ts';
import { type Db, raw, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { type RecordRows, type RowOwner, rowOf } from '#platform/records/record-rows.store.ts';
import type { Records } from '#platform/records/records.define.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import payMessages from '../pay/pay.messages.fa.ts';
import { checkFormula } from './group-formulas.service.ts';
import { groupFactors, groupWrites, payGroups, readGroup } from './groups.contract.ts';
import { groupErrors } from './groups.errors.ts';
import { flagFields, groupForm } from './groups.table.ts';
import type { TemplateFactor } from './template.rules.ts';

export const groupsSource = defineSource<typeof payGroups>({
  calls: payGroups,
  parts: ({ rows, today }) => ({
    from: sql`pay_group g`,
    where: companiesIn(rows, sql`g.company_id`),
    key: sql`g.pay_group_id`,
    columns: {
      standardCode: { value: sql`g.standard_code` },
      description: { value: sql`g.description` },
      payGroupStatusId: { value: sql`g.pay_group_status_id` },
      factors: { value: sql`(select count(*)::int from pay_group_factor f where f.pay_group_id = g.pay_group_id and f.valid @> ${today}::date)` },
      members: { value: sql`(select count(*)::int from pay_member m where m.pay_group_id = g.pay_group_id and m.valid @> ${today}::date)` },
      netRounding: { value: sql`g.net_rounding::text` },
      isClosed: { value: sql`case when exists (select from pay_group_reader o where o.pay_group_id = g.pay_group_id) then 'Y' else 'N' end` },
    },
    search: ['standardCode', 'description'],
    order: sql`g.standard_code, g.pay_group_id`,
  }),
});

/** Ids of a form's field with several choices. */
const idsIn = (said: unknown): string[] => (typeof said === 'string' ? (JSON.parse(said) as string[]) : []);

/** The user groups are there, and whoever writes is in one of them: nobody closes a group to themselves. */
async function checkReaders(tx: Tx, companyId: string, said: unknown): Promise<void> {
  const ids = idsIn(said);
  if (ids.length === 0) return;
  const { known, isIn } = await tx.one<{ known: number; isIn: boolean }>(sql`
    select count(*)::int as known, coalesce(bool_or(exists (
      select from user_group_member m where m.user_group_id = u.user_group_id and m.company_id = ${companyId}::uuid and m.user_id = app_user()
        and m.valid @> (now() at time zone 'Asia/Tehran')::date)), false) as "isIn"
    from user_group u where u.user_group_id = any (${ids}::text[])`);
  if (known < ids.length) throw groupErrors.error('option', { fields: { openToIds: 'option' } });
  if (!isIn) throw groupErrors.error('notMember');
}

const headTables = {
  ...{ taxAreaPartyRelationshipId: 'company_tax_area', insuranceAreaPartyRelationShipId: 'company_insurance_area' },
  configAcountingSoftwareId: 'accounting_link',
} as const;

/** Areas and accounting software are those of the company. */
async function checkHead(tx: Tx, companyId: string, values: FormValues): Promise<void> {
  for (const [field, table] of Object.entries(headTables)) {
    const said = values[field];
    if (typeof said !== 'string') continue;
    const found = await tx.maybe(sql`select from ${raw(table)} where ${raw(`${table}_id`)}::text = ${said} and company_id = ${companyId}::uuid for share`);
    if (found === undefined) throw groupErrors.error('option', { fields: { [field]: 'option' } });
  }
}

interface Area {
  readonly areaId: string;
  readonly relationshipName: string;
}

interface HeadNames {
  readonly taxAreas: Area[];
  readonly insuranceAreas: Area[];
}

/** Areas of a company that are offered, by their names. */
export async function headNamesOf(db: Db, scope: RowScope, companyId: string): Promise<HeadNames> {
  const areas = (table: string): Promise<Area[]> =>
    db.many(sql`
      select t.${raw(`${table}_id`)} as "areaId", t.relationship_name as "relationshipName" from ${raw(table)} t
      where t.company_id = ${companyId}::uuid and t.option_indicator = 'Y' and ${companiesIn(scope, sql`t.company_id`)} order by persian_order(t.relationship_name) collate "C"`);
  return { taxAreas: await areas('company_tax_area'), insuranceAreas: await areas('company_insurance_area') };
}

/** Links of a company to accounting software, by their titles. */
export const accountingLinksOf = (db: Db, scope: RowScope, companyId: string): Promise<{ accountingLinkId: string; title: string }[]> =>
  db.many(sql`
    select t.accounting_link_id as "accountingLinkId", t.title from accounting_link t
    where t.company_id = ${companyId}::uuid and ${companiesIn(scope, sql`t.company_id`)} order by persian_order(t.title) collate "C"`);

/** Says anew to which user groups a group is open; none: it is confidential no more. */
export async function openGroupTo(tx: Tx, companyId: string, payGroupId: string, said: unknown): Promise<void> {
  const ids = idsIn(said);
  await tx.run(sql`delete from pay_group_reader where pay_group_id = ${payGroupId}::uuid and user_group_id <> all (${ids}::text[])`);
  await tx.run(sql`
    insert into pay_group_reader (pay_group_id, company_id, user_group_id) select ${payGroupId}::uuid, ${companyId}::uuid, id from unnest(${ids}::text[]) as id
    on conflict do nothing`);
}

/** Another group that says what one says, with rows of its own; answers nothing of a group that is out of reach. */
export async function copyGroup(
  tx: Tx,
  { id, from, standardCode, description }: { readonly id: string; readonly from: string; readonly standardCode: string; readonly description: string },
): Promise<void> {
  await tx.run(sql`
    insert into pay_group (pay_group_id, company_id, standard_code, description, pay_group_status_id, template, net_rounding, tax_area_id, insurance_area_id, accounting_link_id,
      display_zero)
    select ${id}::uuid, company_id, ${standardCode}, ${description}, 'PayGroupActive', template, net_rounding, tax_area_id, insurance_area_id, accounting_link_id,
      display_zero
    from pay_group where pay_group_id = ${from}::uuid`);
  await tx.run(sql`select copy_pay_group_parts(${from}::uuid, ${id}::uuid)`);
}

export const userGroups = (db: Db): Promise<{ userGroupId: string; description: string }[]> =>
  db.many(sql`select user_group_id as "userGroupId", description from user_group order by persian_order(description) collate "C", user_group_id`);

export const groupRows: RecordRows<Records> = {
  records: { entity: 'PayGroup', form: groupForm(), row: readGroup.reply, list: payGroups.list, ...groupWrites },
  table: 'pay_group',
  columns: {
    ...{ standardCode: 'standard_code', description: 'description', payGroupStatusId: 'pay_group_status_id', netRounding: 'net_rounding' },
    ...{ taxAreaPartyRelationshipId: 'tax_area_id', insuranceAreaPartyRelationShipId: 'insurance_area_id' },
    ...{ configAcountingSoftwareId: 'accounting_link_id', displayZero: 'display_zero' },
  },
  defaults: { displayZero: 'N' },
  shown: {
    netRounding: sql`t.net_rounding::text`,
    paidThru: sql`t.paid_thru`,
    openToIds: sql`(select jsonb_agg(o.user_group_id order by o.user_group_id)::text from pay_group_reader o where o.pay_group_id = t.pay_group_id)`,
  },
  refuse: (name, detail) => groupErrors.error(name, detail),
  async check(tx, { companyId }, values) {
    await checkReaders(tx, companyId, values['openToIds']);
    await checkHead(tx, companyId, values);
  },
  async mayRemove(tx, id) {
    if (await tx.maybe(sql`select from pay_group where pay_group_id = ${id}::uuid and paid_thru is not null`)) throw groupErrors.error('inUse');
  },
};

const isLaw = (code: string): code is keyof typeof payMessages.factors => Object.hasOwn(payMessages.factors, code);

/** The factor is one of the company; one of the law is paid; what is taken counts for nothing. */
async function checkGroupFactor(tx: Tx, owner: RowOwner, values: FormValues): Promise<void> {
  const { companyId } = owner;
  const { payFactorId, isDeduct } = values;
  const factor = await tx.maybe<{ code: string; title: string }>(
    sql`select code, title from pay_factor where pay_factor_id::text = ${String(payFactorId)} and company_id = ${companyId}::uuid`,
  );
  if (factor === undefined) throw groupErrors.error('option', { fields: { payFactorId: 'option' } });
  if (isLaw(factor.code) && isDeduct !== 'N') throw groupErrors.error('builtInPaid', { values: { title: factor.title } });
  if (isDeduct === 'Y' && flagFields.some((flag) => values[flag] === 'Y')) throw groupErrors.error('deductFlags');
  await checkFormula(tx, { companyId, payGroupId: owner.aboveId, factor }, values);
}

const ofFactor = (column: string) => sql`(select ${raw(`f.${column}`)} from pay_factor f where f.pay_factor_id = t.pay_factor_id)`;

export const groupFactorRows: RecordRows = {
  records: groupFactors,
  table: 'pay_group_factor',
  above: { table: 'pay_group', field: 'payGroupId' },
  isDated: true,
  columns: {
    payFactorId: 'pay_factor_id',
    isDeduct: 'is_deduct',
    methodEnumId: 'method_enum_id',
    formulaId: 'formula_id',
    insured: 'insured',
    taxed: 'taxed',
    continuous: 'continuous',
    overtimeBase: 'overtime_base',
    eidiBase: 'eidi_base',
    severanceBase: 'severance_base',
    taxColumn: 'tax_column',
    displaySequence: 'display_sequence',
    rank: 'rank',
  },
  shown: {
    factorTitle: ofFactor('title'),
    factorCode: ofFactor('code'),
    formulaTitle: sql`(select i.title from library_item i where i.library_item_id = t.formula_id)`,
  },
  defaults: { ...Object.fromEntries(flagFields.map((flag) => [flag, 'N'])), displaySequence: '100', rank: '100' },
  refuse: (name, detail) => groupErrors.error(name === 'stale' ? 'rowStale' : name, detail),
  check: (tx, owner, values) => checkGroupFactor(tx, owner, values),
};

/** Last day (ISO) that a group has been paid for; null: none. */
export const paidThruOf = async (tx: Tx, payGroupId: string): Promise<string | null> =>
  (await tx.one<{ day: string | null }>(sql`select paid_thru as day from pay_group where pay_group_id = ${payGroupId}::uuid`)).day;

export const factorsOf = (db: Db, companyId: string): Promise<{ payFactorId: string; code: string; title: string }[]> =>
  db.many(sql`
    select pay_factor_id as "payFactorId", code, title from pay_factor
    where company_id = ${companyId}::uuid and branch = 'payroll' order by persian_order(title) collate "C"`);

interface Seeding {
  readonly payGroupId: string;
  readonly companyId: string;
  readonly rows: readonly TemplateFactor[];
}

/** Adds those factors of a template that the company lacks, by their codes; answers the added ones. */
export const addLackingFactors = (tx: Tx, { companyId, rows }: Omit<Seeding, 'payGroupId'>): Promise<{ payFactorId: string; code: string; title: string }[]> =>
  tx.many(sql`
    insert into pay_factor (pay_factor_id, company_id, branch, code, title, group_enum_id)
    select distinct on (r.code) gen_random_uuid(), ${companyId}::uuid, 'payroll', r.code, r.title, r."groupEnumId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (code text, title text, "groupEnumId" text)
    order by r.code
    on conflict (company_id, lower(code)) do nothing
    returning pay_factor_id as "payFactorId", code, title`);

const yesNo = (is: boolean): 'Y' | 'N' => (is ? 'Y' : 'N');

/** Writes the rows of a template into a new group; the factors are there. Answers how many. */
export const addTemplateRows = (tx: Tx, { payGroupId, companyId, rows }: Seeding): Promise<number> => {
  const said = rows.map((row) => ({ ...row, ...Object.fromEntries(flagFields.map((flag) => [flag, yesNo(row[flag])])) }));
  return tx.run(sql`
    insert into pay_group_factor (pay_group_factor_id, company_id, pay_group_id, pay_factor_id, is_deduct, insured, taxed, continuous,
      overtime_base, eidi_base, severance_base, tax_column, display_sequence, rank, valid)
    select gen_random_uuid(), f.company_id, ${payGroupId}::uuid, f.pay_factor_id, r."isDeduct", r.insured, r.taxed, r.continuous,
      r."overtimeBase", r."eidiBase", r."severanceBase", r."taxColumn", r."displaySequence", r.rank, daterange(r."from", r.thru, '[]')
    from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as r (code text, "isDeduct" text, insured text, taxed text, continuous text,
      "overtimeBase" text, "eidiBase" text, "severanceBase" text, "taxColumn" smallint, "displaySequence" smallint, rank smallint, "from" date, thru date)
    join pay_factor f on f.company_id = ${companyId}::uuid and lower(f.code) = lower(r.code)`);
};

/** A group as it is shown. */
export interface StoredGroup {
  readonly standardCode: string;
  readonly description: string;
  readonly payGroupStatusId: string;
  readonly netRounding: string | null;
  readonly openToIds: string | null;
  readonly paidThru: string | null;
}

/** A group in reach, with its company. Throws notFound. */
export async function groupOf(db: Db, scope: RowScope, id: string): Promise<{ readonly companyId: string; readonly values: StoredGroup; readonly rowVersion: number }> {
  const found = await rowOf(db, groupRows, scope, id);
  if (found === undefined) throw httpErrors.error('notFound');
  return { companyId: found.owner.companyId, values: found.values as unknown as StoredGroup, rowVersion: found.rowVersion };
}
