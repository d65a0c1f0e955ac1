/** Which facilities there are. */
import type { FormValues } from '#kernel/form/definition.ts';
import { type Db, sql } from '#platform/db/db.server.ts';

export type FacilityField = 'parentFixedWelfareTypeEnumId' | 'fixedWelfareTypeEnumId';

/** The field that names no type, or no kind of its type; undefined where both do. Whether a choice is offered is judged by the form. */
export async function strangeFacility(db: Db, { parentFixedWelfareTypeEnumId: parent, fixedWelfareTypeEnumId: kind }: FormValues): Promise<FacilityField | undefined> {
  const isThere = async (id: unknown, above: unknown): Promise<boolean> =>
    (await db.maybe(sql`
      select from enumeration where enum_type_id = 'FixedWelfareType' and enum_id = ${String(id)} and parent_enum_id is not distinct from ${above === null ? null : String(above)}`)) !==
    undefined;
  if (!(await isThere(parent, null))) return 'parentFixedWelfareTypeEnumId';
  return kind == null || (await isThere(kind, parent)) ? undefined : 'fixedWelfareTypeEnumId';
}
