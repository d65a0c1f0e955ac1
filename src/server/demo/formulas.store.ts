/** Writes the demo's library of formulas: each table in one statement, and what is published at the end. */
import { sql, type Tx } from '#platform/db/db.server.ts';
import { referencesIn } from '#platform/formula/library/references/references.rules.ts';
import { insertRows } from './bulk.store.ts';
import { type DemoItem, demoItems, LIBRARY_FROM } from './formulas.ts';
import type { Organisation } from './organisation.ts';
import { span } from './spans.ts';

/** How many people the input factor is known for. */
const VALUED = 40;

export interface DemoLibrary {
  readonly organisation: Organisation;
  /** The parties who wrote and who published; null where nobody holds the account. */
  readonly writer: string | null;
  readonly publisher: string | null;
  newId(): string;
}

interface Laid extends DemoItem {
  readonly ids: { readonly libraryVersionId: string; readonly companyId: string };
  readonly itemId: string;
}

/** Values of an input factor for people in service of the company whose library it is. */
function valuesOf({ organisation, newId }: DemoLibrary, { ids }: Laid): object[] {
  const values: object[] = [];
  for (let at = 0; at < organisation.careers.length && values.length < VALUED; at += 1) {
    const { companyId, left, relationshipId } = organisation.person(at);
    if (companyId !== ids.companyId || left !== null) continue;
    values.push({ inputFactorValueId: newId(), ...ids, kind: 'inputFactor', partyRelationshipId: relationshipId, value: String(60 + ((at * 7) % 41)), rowVersion: 1 });
  }
  return values;
}

const namedBy = ({ kind, content, ids }: Laid): object[] =>
  kind === 'formula' && 'text' in content ? referencesIn(String(content.text)).map((reference) => ({ ...ids, ...reference })) : [];

/** All in the given transaction, after the people; the library is that of the first company, which the actor must reach. */
export async function writeFormulas(tx: Tx, demo: DemoLibrary): Promise<void> {
  const companyId = demo.organisation.companies[0]?.companyId ?? '';
  const { writer, publisher, newId } = demo;
  const laid = demoItems.map((item): Laid => ({ ...item, itemId: newId(), ids: { libraryVersionId: newId(), companyId } }));
  await insertRows(
    tx,
    'library_item',
    laid.map(({ itemId, kind, code, title, description }) => ({ libraryItemId: itemId, companyId, kind, code, title, description, rowVersion: 1 })),
  );
  await insertRows(
    tx,
    'library_version',
    laid.map(({ ids, itemId, kind, content }) => ({
      ...ids,
      libraryItemId: itemId,
      kind,
      versionNo: 1,
      status: 'draft',
      valid: span(LIBRARY_FROM, null),
      content,
      changedBy: writer,
      changedAt: 'now',
    })),
  );
  await insertRows(
    tx,
    'library_table_row',
    laid.flatMap(({ ids, rows }) => rows.map((row, at) => ({ ...ids, kind: 'table', rowNo: at + 1, ...row }))),
  );
  await insertRows(tx, 'library_reference', laid.flatMap(namedBy));
  await insertRows(
    tx,
    'input_factor_value',
    laid.filter(({ kind }) => kind === 'inputFactor').flatMap((factor) => valuesOf(demo, factor)),
  );
  const finished = laid.filter(({ isDraft }) => !isDraft).map(({ ids }) => ids.libraryVersionId);
  await tx.run(sql`
    update library_version set status = 'published', published_by = ${publisher}::uuid, published_at = now() where library_version_id = any (${finished}::uuid[])`);
}
