/** SQL of the library: its items, their versions, and what stands below a version. */
import { isUuid } from '#kernel/ids/ids.ts';
import { companiesIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { Actor, RowScope } from '#platform/http/context.server.ts';
import { nameOfPerson } from '#platform/people/people.sql.ts';
import type { ContentOf, LibraryKind } from './library.contract.ts';
import type { Reference } from './references/references.rules.ts';

/** Who reads, and by which rows. */
export interface Reader {
  readonly rows: RowScope;
  readonly actor: Pick<Actor, 'companyId'>;
}

/** Of the items `t` those of the companies of a reader. */
const own = ({ rows }: Reader): Sql => companiesIn(rows, sql`t.company_id`);

/**
 * Of the items `t` those published above the company of a reader, but where a nearer one has the code. Nobody whose rows
 * are not those of the whole company reads the library.
 */
const inherited = ({ rows, actor }: Reader): Sql =>
  rows.companyIds.includes(actor.companyId)
    ? sql`(exists (select from companies_above(${actor.companyId}::uuid) above where above.company_id = t.company_id and above.distance > 0
        and not exists (select from library_item near join companies_above(${actor.companyId}::uuid) between on between.company_id = near.company_id
          where near.kind = t.kind and lower(near.code) = lower(t.code) and between.distance < above.distance
            and (between.distance = 0 or exists (select from library_version w where w.library_item_id = near.library_item_id and w.status = 'published'))))
      and exists (select from library_version w where w.library_item_id = t.library_item_id and w.status = 'published'))`
    : sql`false`;

export const readableItems = (reader: Reader): Sql => sql`(${own(reader)} or ${inherited(reader)})`;
export const isInherited = (reader: Reader): Sql => sql`not (${own(reader)})`;

/** What a version `v` is on a day. */
export const statusOn = (today: string): Sql => sql`case v.status when 'draft' then 'LvDraft' when 'waiting' then 'LvWaiting'
  else case when upper(v.valid) <= ${today}::date then 'LvEnded' else 'LvPublished' end end`;

export interface Head {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly description: string | null;
  readonly companyName: string;
  readonly isInherited: boolean;
  readonly rowVersion: number;
}

/** An item that somebody may read; undefined for any other id. */
export const readHead = async (db: Db, reader: Reader, kind: LibraryKind, id: string): Promise<Head | undefined> =>
  isUuid(id)
    ? db.maybe<Head>(sql`
        select t.library_item_id as id, t.code, t.title, t.description, c.organization_name as "companyName", ${isInherited(reader)} as "isInherited", t.row_version as "rowVersion"
        from library_item t join company c on c.company_id = t.company_id
        where t.library_item_id = ${id}::uuid and t.kind = ${kind} and ${readableItems(reader)}`)
    : undefined;

export type VersionStatus = 'LvDraft' | 'LvWaiting' | 'LvPublished' | 'LvEnded';

export interface VersionRow<K extends LibraryKind> {
  readonly versionId: string;
  readonly version: number;
  readonly statusId: VersionStatus;
  readonly fromDate: string;
  readonly thruDate: string | null;
  readonly variation: string | null;
  readonly lateReason: string | null;
  readonly changedByName: string | null;
  readonly changedAt: string;
  readonly publishedByName: string | null;
  readonly publishedAt: string | null;
  readonly content: ContentOf<K>;
}

/** A moment as calls give it. */
const moment = (at: Sql): Sql => sql`to_char(${at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Versions of an item, the draft first, then the newest; of an inherited one what is published. */
export const readVersions = <K extends LibraryKind>(db: Db, { id, isInherited: isOfAbove }: Pick<Head, 'id' | 'isInherited'>, kind: K, today: string): Promise<VersionRow<K>[]> =>
  db.many<VersionRow<K>>(sql`
    select v.library_version_id as "versionId", v.version_no as version, ${statusOn(today)} as "statusId", lower(v.valid) as "fromDate", upper(v.valid) - 1 as "thruDate",
      v.variation, v.late_reason as "lateReason", ${nameOfPerson(sql`v.changed_by`)} as "changedByName", ${moment(sql`v.changed_at`)} as "changedAt",
      ${nameOfPerson(sql`v.published_by`)} as "publishedByName", ${moment(sql`v.published_at`)} as "publishedAt",
      v.content ${kind === 'table' ? sql`|| jsonb_build_object('rowCount', (select count(*) from library_table_row r where r.library_version_id = v.library_version_id))` : sql``} as content
    from library_version v where v.library_item_id = ${id}::uuid and (${!isOfAbove} or v.status = 'published')
    order by v.status = 'published', lower(v.valid) desc`);

/** An item that is written to, held until the end of the transaction. */
export interface HeldItem extends Omit<Head, 'companyName' | 'isInherited'> {
  readonly companyId: string;
  readonly kind: LibraryKind;
}

/** Undefined where the id is of no item that the writer reaches. */
export const holdItem = async (tx: Tx, rows: RowScope, kind: LibraryKind, id: string): Promise<HeldItem | undefined> =>
  isUuid(id)
    ? tx.maybe<HeldItem>(sql`
        select t.library_item_id as id, t.company_id as "companyId", t.kind, t.code, t.title, t.description, t.row_version as "rowVersion"
        from library_item t where t.library_item_id = ${id}::uuid and t.kind = ${kind} and ${companiesIn(rows, sql`t.company_id`)} for update`)
    : undefined;

export interface Draft {
  readonly versionId: string;
  readonly version: number;
  readonly status: 'draft' | 'waiting';
  readonly fromDate: string;
  readonly variation: string | null;
  /** Parties of everybody who wrote it. */
  readonly writers: readonly string[];
  readonly content: Readonly<Record<string, unknown>>;
}

export const draftOf = (db: Db, itemId: string): Promise<Draft | undefined> =>
  db.maybe<Draft>(sql`
    select library_version_id as "versionId", version_no as version, status, lower(valid) as "fromDate", variation, writers, content
    from library_version where library_item_id = ${itemId}::uuid and status <> 'published'`);

export const hasPublished = async (db: Db, itemId: string): Promise<boolean> =>
  (await db.one<{ found: boolean }>(sql`select exists (select from library_version where library_item_id = ${itemId}::uuid and status = 'published') as found`)).found;

export interface NewItem {
  readonly id: string;
  readonly companyId: string;
  readonly kind: LibraryKind;
  readonly code: string;
  readonly title: string;
  readonly description: string | null;
}

export const insertItem = (tx: Tx, { id, companyId, kind, code, title, description }: NewItem): Promise<number> =>
  tx.run(sql`
    insert into library_item (library_item_id, company_id, kind, code, title, description) values (${id}::uuid, ${companyId}::uuid, ${kind}, ${code}, ${title}, ${description})`);

/** Writes what an item is called and counts it up; answers its version. */
export const updateItem = async (tx: Tx, id: string, { title, description }: Pick<NewItem, 'title' | 'description'>): Promise<number> =>
  (
    await tx.one<{ rowVersion: number }>(sql`
      update library_item set title = ${title}, description = ${description}, row_version = row_version + 1 where library_item_id = ${id}::uuid returning row_version as "rowVersion"`)
  ).rowVersion;

/** Counts an item up for what was written below it; answers its version. */
export const countUp = async (tx: Tx, id: string): Promise<number> =>
  (await tx.one<{ rowVersion: number }>(sql`update library_item set row_version = row_version + 1 where library_item_id = ${id}::uuid returning row_version as "rowVersion"`))
    .rowVersion;

export const deleteItem = (tx: Tx, id: string): Promise<number> => tx.run(sql`delete from library_item where library_item_id = ${id}::uuid`);

/** What a draft is to say. */
export interface Said {
  readonly fromDate: string;
  readonly variation: string | null;
  readonly content: object;
}

type Writer = Pick<Actor, 'partyId'>;

const openFrom = (day: string): string => `[${day},)`;

export const insertDraft = (tx: Tx, item: Pick<HeldItem, 'id' | 'companyId' | 'kind'>, versionId: string, said: Said, by: Writer): Promise<number> =>
  tx.run(sql`
    insert into library_version (library_version_id, library_item_id, company_id, kind, version_no, valid, content, variation, changed_by)
    select ${versionId}::uuid, ${item.id}::uuid, ${item.companyId}::uuid, ${item.kind}, coalesce(max(version_no), 0) + 1, ${openFrom(said.fromDate)}::daterange,
      ${JSON.stringify(said.content)}::jsonb, ${said.variation}, ${by.partyId}::uuid
    from library_version where library_item_id = ${item.id}::uuid`);

/** A draft that is written waits no more for being published. */
export const updateDraft = (tx: Tx, versionId: string, said: Said, by: Writer): Promise<number> =>
  tx.run(sql`
    update library_version set valid = ${openFrom(said.fromDate)}::daterange, content = ${JSON.stringify(said.content)}::jsonb, variation = ${said.variation},
      status = 'draft', changed_by = ${by.partyId}::uuid, changed_at = now()
    where library_version_id = ${versionId}::uuid`);

export const deleteDraft = (tx: Tx, itemId: string): Promise<number> => tx.run(sql`delete from library_version where library_item_id = ${itemId}::uuid and status <> 'published'`);

/** What the text of a draft names takes the place of what it named. */
export async function writeReferences(tx: Tx, companyId: string, versionId: string, references: readonly Reference[]): Promise<void> {
  await tx.run(sql`delete from library_reference where library_version_id = ${versionId}::uuid`);
  await tx.run(sql`
    insert into library_reference (library_version_id, company_id, kind, code)
    select distinct ${versionId}::uuid, ${companyId}::uuid, kind, code from jsonb_to_recordset(${JSON.stringify(references)}::jsonb) as r (kind text, code text)`);
}

/** Rows or values of the newest published version are the beginning of a new draft. */
export async function copyBelow(tx: Tx, itemId: string, versionId: string): Promise<void> {
  const before = sql`(select library_version_id from library_version where library_item_id = ${itemId}::uuid and status = 'published' order by valid desc limit 1)`;
  await tx.run(sql`
    insert into library_table_row (library_version_id, company_id, row_no, keys, cells)
    select ${versionId}::uuid, company_id, row_no, keys, cells from library_table_row where library_version_id = ${before}`);
  await tx.run(sql`
    insert into input_factor_value (input_factor_value_id, library_version_id, company_id, party_relationship_id, value)
    select gen_random_uuid(), ${versionId}::uuid, company_id, party_relationship_id, value from input_factor_value where library_version_id = ${before}`);
}

/** Whoever writes below a draft has written it: it waits no more. */
export const touchDraft = (tx: Tx, versionId: string, by: Writer): Promise<number> =>
  tx.run(sql`update library_version set status = 'draft', changed_by = ${by.partyId}::uuid, changed_at = now() where library_version_id = ${versionId}::uuid`);

/** A version that is looked at, with what it says. */
export interface LookedAt<K extends LibraryKind> {
  readonly versionId: string;
  readonly version: number;
  readonly fromDate: string;
  readonly content: ContentOf<K>;
}

/** A version of an item by its number; the draft or the newest one when none is named. */
export const versionOf = <K extends LibraryKind>(db: Db, { id, isInherited: isOfAbove }: Head, version: number | undefined): Promise<LookedAt<K> | undefined> =>
  db.maybe<LookedAt<K>>(sql`
    select library_version_id as "versionId", version_no as version, lower(valid) as "fromDate", content from library_version
    where library_item_id = ${id}::uuid and (${!isOfAbove} or status = 'published') and (${version ?? null}::int is null or version_no = ${version ?? null}::int)
    order by status = 'published', lower(valid) desc limit 1`);
