/** Where types of periods and periods of a company lie, and what only the database knows of them. */
import type { FormValues } from '#kernel/form/definition.ts';
import { companiesIn } from '#platform/access/scope.service.ts';
import { type Db, raw, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import type { RecordRows, RowOwner } from '#platform/records/record-rows.store.ts';
import { baseDataErrors, periods, periodTypes } from './base-data.contract.ts';

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Rows of a company are judged one after the other: two writes at once would close a circle that neither of them sees. */
const lockPeriods = (tx: Tx, companyId: string): Promise<number> => tx.run(sql`select pg_advisory_xact_lock(hashtext('pay_period'), hashtext(${companyId}))`);

interface Chain {
  readonly table: 'pay_period_type' | 'pay_period';
  readonly column: 'parent_period_type_id' | 'parent_period_id' | 'previous_period_id';
}

/** Whether a row stands among those that `startId` leads to. Names of tables and columns are those of Chain and no others. */
async function comesRound(tx: Tx, { table, column }: Chain, startId: string, id: string): Promise<boolean> {
  const key = raw(`t.${table}_id`);
  const next = raw(`t.${column}`);
  const found = await tx.maybe(sql`
    with recursive line as (
      select ${key} as id, ${next} as next from ${raw(table)} t where ${key} = ${startId}::uuid
      union select ${key}, ${next} from line join ${raw(table)} t on ${key} = line.next
    ) select from line where id = ${id}::uuid`);
  return found !== undefined;
}

interface TypeRow {
  readonly purpose: string | null;
  readonly parentId: string | null;
}

const typeOf = (tx: Tx, companyId: string, id: string): Promise<TypeRow | undefined> =>
  tx.maybe<TypeRow>(sql`
    select period_purpose_enum_id as purpose, parent_period_type_id as "parentId" from pay_period_type
    where pay_period_type_id::text = ${id} and company_id = ${companyId}::uuid`);

/** Whether another type stands below a type in reach; undefined where there is no such type. */
export const isParentType = async (db: Db, scope: RowScope, id: string): Promise<boolean | undefined> =>
  (
    await db.maybe<{ isParent: boolean }>(sql`
      select exists (select from pay_period_type c where c.parent_period_type_id = t.pay_period_type_id) as "isParent" from pay_period_type t
      where t.pay_period_type_id = ${id}::uuid and ${companiesIn(scope, sql`t.company_id`)}`)
  )?.isParent;

async function checkType(tx: Tx, { companyId }: RowOwner, values: FormValues, id: string, before: FormValues): Promise<void> {
  await lockPeriods(tx, companyId);
  const purpose = textOf(values['periodPurposeEnumId']) ?? null;
  const wasParent = await tx.maybe(sql`select from pay_period_type where parent_period_type_id = ${id}::uuid limit 1`);
  if (wasParent !== undefined && purpose !== (before['periodPurposeEnumId'] ?? null)) throw baseDataErrors.error('purposeLocked');
  const parentId = textOf(values['parentPeriodTypeId']);
  const unit = textOf(values['lengthUomId']);
  if (unit !== undefined && (await tx.maybe(sql`select from uom where uom_id = ${unit} and uom_type_enum_id = 'UT_TIME_FREQ_MEASURE'`)) === undefined)
    throw baseDataErrors.error('option', { fields: { lengthUomId: 'option' } });
  if (parentId === undefined) return;
  const parent = await typeOf(tx, companyId, parentId);
  if (parent === undefined) throw baseDataErrors.error('option', { fields: { parentPeriodTypeId: 'option' } });
  if (parent.purpose !== purpose) throw baseDataErrors.error('purpose');
  if (await comesRound(tx, { table: 'pay_period_type', column: 'parent_period_type_id' }, parentId, id)) throw baseDataErrors.error('loopOfTypes');
}

/** The type of a period of the company. */
const typeOfPeriod = async (tx: Tx, companyId: string, id: string): Promise<string | undefined> =>
  (await tx.maybe<{ type: string }>(sql`select time_period_type_id as type from pay_period where pay_period_id::text = ${id} and company_id = ${companyId}::uuid`))?.type;

async function checkPeriod(tx: Tx, { companyId }: RowOwner, values: FormValues, id: string, before: FormValues): Promise<void> {
  await lockPeriods(tx, companyId);
  const typeId = String(values['timePeriodTypeId']);
  const type = await typeOf(tx, companyId, typeId);
  if (type === undefined) throw baseDataErrors.error('option', { fields: { timePeriodTypeId: 'option' } });
  const isMoved = before['timePeriodTypeId'] !== undefined && before['timePeriodTypeId'] !== typeId;
  if (isMoved && (await tx.maybe(sql`select from pay_period where ${id}::uuid in (parent_period_id, previous_period_id) limit 1`)) !== undefined)
    throw baseDataErrors.error('typeLocked');
  const [previousId, parentId] = [textOf(values['previousPeriodId']), textOf(values['parentPeriodId'])];
  if (previousId !== undefined) {
    if ((await typeOfPeriod(tx, companyId, previousId)) !== typeId) throw baseDataErrors.error('previous');
    if (await comesRound(tx, { table: 'pay_period', column: 'previous_period_id' }, previousId, id)) throw baseDataErrors.error('loopBefore');
  }
  if (parentId !== undefined) {
    const above = await typeOfPeriod(tx, companyId, parentId);
    if (above === undefined || above !== type.parentId) throw baseDataErrors.error('parent');
    if (await comesRound(tx, { table: 'pay_period', column: 'parent_period_id' }, parentId, id)) throw baseDataErrors.error('loopAbove');
  }
}

export const periodTypeRows: RecordRows = {
  records: periodTypes,
  table: 'pay_period_type',
  columns: {
    code: 'code',
    description: 'description',
    periodPurposeEnumId: 'period_purpose_enum_id',
    parentPeriodTypeId: 'parent_period_type_id',
    periodLength: 'period_length',
    lengthUomId: 'length_uom_id',
  },
  shown: {
    parentName: sql`(select p.description from pay_period_type p where p.pay_period_type_id = t.parent_period_type_id)`,
    periods: sql`(select count(*)::int from pay_period p where p.time_period_type_id = t.pay_period_type_id)`,
  },
  refuse: (name, detail) => baseDataErrors.error(name, detail),
  check: checkType,
};

const nameOfPeriod = (column: string) => sql`(select p.period_name from pay_period p where p.pay_period_id = ${raw(`t.${column}`)})`;

export const periodRows: RecordRows = {
  records: periods,
  table: 'pay_period',
  isDated: true,
  columns: {
    timePeriodTypeId: 'time_period_type_id',
    periodNum: 'period_num',
    periodName: 'period_name',
    previousPeriodId: 'previous_period_id',
    parentPeriodId: 'parent_period_id',
    description: 'description',
  },
  shown: {
    typeName: sql`(select p.description from pay_period_type p where p.pay_period_type_id = t.time_period_type_id)`,
    previousName: nameOfPeriod('previous_period_id'),
    parentName: nameOfPeriod('parent_period_id'),
  },
  refuse: (name, detail) => baseDataErrors.error(name, detail),
  check: checkPeriod,
};

export interface PeriodTypeChoice {
  readonly timePeriodTypeId: string;
  readonly description: string;
  readonly periodPurposeEnumId: string | null;
  readonly parentPeriodTypeId: string | null;
}

export const periodTypeChoices = (db: Db, scope: RowScope): Promise<PeriodTypeChoice[]> =>
  db.many<PeriodTypeChoice>(sql`
    select t.pay_period_type_id as "timePeriodTypeId", t.description, t.period_purpose_enum_id as "periodPurposeEnumId", t.parent_period_type_id as "parentPeriodTypeId"
    from pay_period_type t where ${companiesIn(scope, sql`t.company_id`)} order by persian_order(t.description) collate "C", t.pay_period_type_id`);

/** The latest first. */
export const periodNames = (db: Db, scope: RowScope): Promise<{ timePeriodId: string; periodName: string; timePeriodTypeId: string }[]> =>
  db.many(sql`
    select t.pay_period_id as "timePeriodId", t.period_name as "periodName", t.time_period_type_id as "timePeriodTypeId"
    from pay_period t where ${companiesIn(scope, sql`t.company_id`)} order by lower(t.valid) desc, t.pay_period_id`);
