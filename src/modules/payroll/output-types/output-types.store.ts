/** Where types of outputs and their settings lie, and what only the database knows of them. */
import type { FormValues } from '#kernel/form/definition.ts';
import { type Db, empty, sql, type Tx } from '#platform/db/db.server.ts';
import type { RecordRows, RowOwner } from '#platform/records/record-rows.store.ts';
import { outputSettings, outputTypeErrors, outputTypes } from './output-types.contract.ts';
import { isShaped, settingLists, shapeOf } from './output-types.rules.ts';

const isNamed = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.maybe(sql`select from payslip_type where ${id}::uuid in (bank_output_id, insurance_output_id, tax_output_id) limit 1`)) !== undefined;

async function checkOutput(tx: Tx, _: RowOwner, values: FormValues, id: string, before: FormValues): Promise<void> {
  const { outputTypeEnumId: kind, settingId: version } = values;
  const root = await tx.maybe(sql`select from enumeration where enum_id = ${String(kind)} and parent_enum_id is null`);
  if (root === undefined) throw outputTypeErrors.error('option', { fields: { outputTypeEnumId: 'option' } });
  const known = await tx.maybe(sql`select from enumeration where enum_id = ${String(version)} and parent_enum_id = ${String(kind)}`);
  if (known === undefined) throw outputTypeErrors.error('version');
  const isOther = before['outputTypeEnumId'] !== undefined && before['outputTypeEnumId'] !== kind;
  if (isOther && (await isNamed(tx, id))) throw outputTypeErrors.error('kindInUse');
}

async function checkSetting(tx: Tx, _: RowOwner, { partySettingTypeId: setting, value }: FormValues): Promise<void> {
  const [name, said] = [String(setting), String(value)];
  if (name === 'SettingTypeOutput') throw outputTypeErrors.error('option', { fields: { partySettingTypeId: 'option' } });
  const list = settingLists[name];
  const isOffered =
    list === undefined || (await tx.maybe(sql`select from enumeration where enum_type_id = ${list} and enum_id = ${said} and option_indicator = 'Y'`)) !== undefined;
  if (!isOffered || !isShaped(name, said)) throw outputTypeErrors.error('value');
}

export const outputTypeRows: RecordRows = {
  records: outputTypes,
  table: 'pay_output_type',
  columns: { title: 'title', outputTypeEnumId: 'output_type_enum_id', settingId: 'setting_id' },
  shown: {
    settings: sql`(select count(*)::int from pay_output_setting s where s.pay_output_type_id = t.pay_output_type_id)`,
    payslipTypes: sql`(select count(*)::int from payslip_type p where t.pay_output_type_id in (p.bank_output_id, p.insurance_output_id, p.tax_output_id))`,
  },
  refuse: (name, detail) => outputTypeErrors.error(name, detail),
  check: checkOutput,
  async mayRemove(tx, id) {
    if (await isNamed(tx, id)) throw outputTypeErrors.error('inUse');
  },
};

export const outputSettingRows: RecordRows = {
  records: outputSettings,
  table: 'pay_output_setting',
  above: { table: 'pay_output_type', field: 'payOutputTypeId' },
  columns: { partySettingTypeId: 'party_setting_type_id', value: 'value' },
  shown: { valueName: sql`coalesce((select e.description from enumeration e where e.enum_id = t.value), t.value)` },
  refuse: (name, detail) => outputTypeErrors.error(name, detail),
  check: checkSetting,
};

/** The values of settings that have a list. */
export const settingValues = (db: Db): Promise<{ partySettingTypeId: string; enumId: string; description: string }[]> =>
  db.many(sql`
    select k.key as "partySettingTypeId", e.enum_id as "enumId", e.description
    from jsonb_each_text(${JSON.stringify(settingLists)}::jsonb) k join enumeration e on e.enum_type_id = k.value
    where e.option_indicator = 'Y' order by k.key, e.sequence_num, e.enum_id`);

/** Versions that outputs may be made in, of one kind where it is said. */
export const versionsOf = (db: Db, kind: string | undefined): Promise<{ settingId: string; outputTypeEnumId: string; description: string }[]> =>
  db.many(sql`
    select e.enum_id as "settingId", e.parent_enum_id as "outputTypeEnumId", e.description from enumeration e
    where e.enum_type_id = 'OutputType' and e.parent_enum_id is not null and e.option_indicator = 'Y' ${kind === undefined ? empty : sql`and e.parent_enum_id = ${kind}`}
    order by e.parent_enum_id, e.sequence_num, e.enum_id`);

interface SettingType {
  readonly partySettingTypeId: string;
  readonly description: string;
  readonly enumTypeId: string | null;
  readonly validRegexp: string | null;
}

/** Settings of outputs under their root, with what a value of each may be. */
export async function settingsUnder(db: Db, root: string): Promise<SettingType[]> {
  const found = await db.many<{ id: string; description: string }>(sql`
    select e.enum_id as id, e.description from enumeration e
    where e.enum_type_id = 'OutputSettingType' and e.enum_id <> ${root} and e.option_indicator = 'Y'
      and exists (select from enumeration r where r.enum_type_id = 'OutputSettingType' and r.enum_id = ${root})
    order by e.sequence_num, e.enum_id`);
  return found.map(({ id, description }) => ({ partySettingTypeId: id, description, enumTypeId: settingLists[id] ?? null, validRegexp: shapeOf(id) }));
}
