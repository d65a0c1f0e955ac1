/** Lays what is published in the library of formulas, by no call. */
import { referencesIn } from '#platform/formula/library/references/references.rules.ts';
import { newId } from './mounted.ts';

export interface LaidItem {
  readonly companyId: string;
  readonly kind: 'formula' | 'constant' | 'inputFactor';
  readonly code: string;
  readonly content: Readonly<Record<string, unknown>>;
  /** ISO day; the first of 1405 when absent. */
  readonly from?: string;
}

type Run = (text: string, ...values: readonly unknown[]) => Promise<unknown[]>;

/** A version of an item from a day on, which cuts the one before; the id of the item. */
export async function layVersion(run: Run, { companyId, kind, code, content, from = '2026-03-21' }: LaidItem): Promise<string> {
  const [known] = (await run('select library_item_id as id from library_item where company_id = $1 and kind = $2 and code = $3', companyId, kind, code)) as { id: string }[];
  const [itemId, versionId] = [known?.id ?? newId(), newId()];
  if (known === undefined)
    await run('insert into library_item (library_item_id, company_id, kind, code, title) values ($1, $2, $3, $4, $5)', itemId, companyId, kind, code, `Title of ${code}`);
  await run(
    `insert into library_version (library_version_id, library_item_id, company_id, kind, version_no, valid, content)
     select $1, $2, $3, $4, coalesce(max(version_no), 0) + 1, daterange($5::date, null), $6::jsonb from library_version where library_item_id = $2`,
    ...[versionId, itemId, companyId, kind, from, JSON.stringify(content)],
  );
  for (const reference of kind === 'formula' ? referencesIn(String(content['text'])) : [])
    await run('insert into library_reference (library_version_id, company_id, kind, code) values ($1, $2, $3, $4)', versionId, companyId, reference.kind, reference.code);
  await run(`update library_version set valid = daterange(lower(valid), $2::date) where library_item_id = $1 and status = 'published' and valid @> $2::date`, itemId, from);
  await run(`update library_version set status = 'published', published_at = now() where library_version_id = $1`, versionId);
  return itemId;
}
