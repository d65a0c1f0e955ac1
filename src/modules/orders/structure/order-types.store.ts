/** Where types of orders lie, and what only the database knows of them. */
import type { FormValues } from '#kernel/form/definition.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import type { RecordRows, RowOwner } from '#platform/records/record-rows.store.ts';
import { orderTypeErrors, orderTypes } from './order-types.contract.ts';

/** Whether types of another series write their numbers alike: two orders of a year would bear the same one. */
const isSharedPattern = async (tx: Tx, companyId: string, series: string, pattern: string): Promise<boolean> =>
  (await tx.maybe(sql`
    select from order_type where company_id = ${companyId}::uuid and series <> ${series} and number_pattern = ${pattern} and position('{series}' in number_pattern) = 0 limit 1`)) !==
  undefined;

async function checkType(tx: Tx, { companyId }: RowOwner, { factorIds, series, numberPattern }: FormValues): Promise<void> {
  if (typeof numberPattern === 'string' && (await isSharedPattern(tx, companyId, String(series), numberPattern))) throw orderTypeErrors.error('patternShared');
  if (typeof factorIds !== 'string') return;
  const strange = await tx.maybe(sql`
    select from jsonb_array_elements_text(${factorIds}::jsonb) as asked (id)
    where not exists (select from pay_factor f where f.pay_factor_id::text = asked.id and f.company_id = ${companyId}::uuid and f.branch = 'order') limit 1`);
  if (strange !== undefined) throw orderTypeErrors.error('option', { fields: { factorIds: 'option' } });
}

async function mayRemove(tx: Tx, id: string): Promise<void> {
  if ((await tx.maybe(sql`select from order_issue where order_type_id = ${id}::uuid limit 1`)) !== undefined) throw orderTypeErrors.error('inUse');
}

export const orderTypeRows: RecordRows = {
  records: orderTypes,
  table: 'order_type',
  columns: {
    code: 'code',
    title: 'title',
    issueTimeEnumId: 'issue_time_enum_id',
    isActive: 'is_active',
    isCover: 'is_cover',
    endsCover: 'ends_cover',
    pays: 'pays',
    movesKind: 'moves_kind',
    needsEnd: 'needs_end',
    mostDays: 'most_days',
    series: 'series',
    numberPattern: 'number_pattern',
    chainOf: 'chain_of',
    moves: 'moves',
    terminationTypeEnumId: 'termination_type_enum_id',
    factorIds: 'factor_ids',
    bodyText: 'body_text',
  },
  shown: { orders: sql`(select count(*)::int from empl_order o where o.order_type_id = t.order_type_id)` },
  refuse: (name, detail) => orderTypeErrors.error(name, detail),
  check: checkType,
  mayRemove,
};
