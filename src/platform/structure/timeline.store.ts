/** Timelines of many owners read from, and written back to, their table. */
import { raw, sql, type Tx } from '#platform/db/db.server.ts';
import type { Said, Span } from './timeline.rules.ts';

export interface TimelineTable {
  readonly table: string;
  /** Column of the thing the rows speak of. */
  readonly owner: string;
  /** Restricts the rows to one kind of them, with its value: `{line: 'solid'}`. */
  readonly kind?: Readonly<Record<string, string>>;
}

export const unitFacts: TimelineTable = { table: 'org_unit_fact', owner: 'unit_id' };
export const unitParents: TimelineTable = { table: 'org_unit_parent', owner: 'unit_id' };
export const positionFacts: TimelineTable = { table: 'empl_position_fact', owner: 'empl_position_id' };
export const positionUnits: TimelineTable = { table: 'empl_position_unit', owner: 'empl_position_id' };
export const positionSuperiors: TimelineTable = { table: 'empl_position_reporting', owner: 'empl_position_id', kind: { line: 'solid' } };

export interface Timeline {
  readonly ownerId: string;
  readonly companyId: string;
  readonly spans: readonly Span<Said>[];
}

const kindOf = ({ kind = {} }: TimelineTable): string =>
  Object.entries(kind)
    .map(([name, value]) => ` and t.${name} = '${value}'`)
    .join('');

/** Holds the rows until the end of the transaction. */
export async function readTimelines(tx: Tx, spec: TimelineTable, ownerIds: readonly string[]): Promise<Timeline[]> {
  const rows = await tx.many<{ ownerId: string; companyId: string; from: string | null; until: string | null; values: Said }>(sql`
    select t.${raw(spec.owner)} as "ownerId", t.company_id as "companyId", lower(t.valid)::text as "from", upper(t.valid)::text as "until",
      to_jsonb(t) - ${[spec.owner, 'company_id', 'valid']}::text[] as "values"
    from ${raw(spec.table)} t where t.${raw(spec.owner)} = any (${[...ownerIds]}::uuid[])${raw(kindOf(spec))} order by t.valid for update`);
  const found = new Map<string, { ownerId: string; companyId: string; spans: Span<Said>[] }>();
  for (const { ownerId, companyId, ...span } of rows) {
    const timeline = found.get(ownerId) ?? { ownerId, companyId, spans: [] };
    timeline.spans.push(span);
    found.set(ownerId, timeline);
  }
  return [...found.values()];
}

/** Puts timelines in the place of what stood for their owners. */
export async function writeTimelines(tx: Tx, spec: TimelineTable, timelines: readonly Timeline[]): Promise<void> {
  if (timelines.length === 0) return;
  const owners = timelines.map(({ ownerId }) => ownerId);
  const rows = timelines.flatMap(({ ownerId, companyId, spans }) =>
    spans.map(({ from, until, values }) => ({ ...values, ...spec.kind, [spec.owner]: ownerId, company_id: companyId, valid: `[${from ?? ''},${until ?? ''})` })),
  );
  await tx.run(sql`delete from ${raw(spec.table)} t where t.${raw(spec.owner)} = any (${owners}::uuid[])${raw(kindOf(spec))}`);
  await tx.run(sql`insert into ${raw(spec.table)} select * from jsonb_populate_recordset(null::${raw(spec.table)}, ${JSON.stringify(rows)}::jsonb)`);
}

/** Reads timelines, changes each, writes back those that became others. Answers how many did. */
export async function changeTimelines(
  tx: Tx,
  spec: TimelineTable,
  ownerIds: readonly string[],
  change: (spans: readonly Span<Said>[], ownerId: string) => readonly Span<Said>[],
): Promise<number> {
  const changed = (await readTimelines(tx, spec, ownerIds)).flatMap((timeline) => {
    const spans = change(timeline.spans, timeline.ownerId);
    return JSON.stringify(spans) === JSON.stringify(timeline.spans) ? [] : [{ ...timeline, spans }];
  });
  await writeTimelines(tx, spec, changed);
  return changed.length;
}
