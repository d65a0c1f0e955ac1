/** Where the rows of the four lists lie. */
import { type Sql, sql } from '#platform/db/db.server.ts';
import { nameOfPerson } from '#platform/people/people.sql.ts';
import { defineSource, type SourceColumn, type TableSource } from '#platform/tables/source.define.ts';
import { constants, formulas, inputFactors, type LibraryKind, tables } from './library.contract.ts';
import { isInherited, type Reader, readableItems, statusOn } from './library.store.ts';

/** What stands today; of what does not stand, the newest that was or is to be. */
const shownVersion = (today: string): Sql => sql`
  join lateral (
    select w.* from library_version w where w.library_item_id = t.library_item_id
    order by (w.status = 'published' and w.valid @> ${today}::date) desc, w.status = 'published' desc, lower(w.valid) desc limit 1) v on true`;

function partsOf<N extends string>(kind: LibraryKind, look: Reader & { readonly today: string }, further: Readonly<Record<N, SourceColumn>>) {
  const { today } = look;
  return {
    from: sql`library_item t join company c on c.company_id = t.company_id ${shownVersion(today)}`,
    where: sql`t.kind = ${kind} and ${readableItems(look)}`,
    key: sql`t.library_item_id`,
    columns: {
      code: { value: sql`t.code` },
      title: { value: sql`t.title` },
      statusId: { value: statusOn(today) },
      hasDraft: {
        value: sql`case when exists (select from library_version d where d.library_item_id = t.library_item_id and d.status <> 'published') then 'Y' else 'N' end`,
      },
      version: { value: sql`v.version_no::int` },
      fromDate: { value: sql`lower(v.valid)` },
      thruDate: { value: sql`upper(v.valid) - 1` },
      companyName: { value: sql`c.organization_name` },
      changedByName: { value: nameOfPerson(sql`v.changed_by`) },
      changedAt: { value: sql`v.changed_at` },
      ...further,
    },
    more: { isInherited: sql`case when ${isInherited(look)} then 'Y' else 'N' end`, rowVersion: sql`t.row_version` },
    search: ['code', 'title'] as const,
    order: sql`t.code`,
  };
}

const said = (name: 'use' | 'value' | 'unit' | 'fieldClass'): SourceColumn => ({ value: sql`v.content ->> ${name}` });

export const sources = {
  formula: defineSource<typeof formulas>({ calls: formulas, parts: (look) => partsOf('formula', look, { use: said('use') }) }),
  constant: defineSource<typeof constants>({ calls: constants, parts: (look) => partsOf('constant', look, { value: said('value'), unit: said('unit') }) }),
  inputFactor: defineSource<typeof inputFactors>({
    calls: inputFactors,
    parts: (look) => partsOf('inputFactor', look, { fieldClass: said('fieldClass'), unit: said('unit') }),
  }),
  table: defineSource<typeof tables>({ calls: tables, parts: (look) => partsOf('table', look, {}) }),
} satisfies Record<LibraryKind, TableSource>;
