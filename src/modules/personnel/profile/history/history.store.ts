/** SQL of what became of the file of a person. */
import type { FormValues } from '#kernel/form/definition.ts';
import { type Db, empty, type Sql, sql } from '#platform/db/db.server.ts';
import type { Changes } from '../profile.rules.ts';
import { HISTORY_LIMIT } from './history.contract.ts';

const ZONE = 'Asia/Tehran';

export interface HistoryEntry {
  readonly at: string;
  readonly byPartyId: string | null;
  readonly byName: string | null;
  readonly entity: string;
  readonly recordId: string;
  readonly action: string;
  readonly changes: Changes;
}

export interface HistoryFilter {
  readonly byPartyId?: string | undefined;
  readonly entity?: string | undefined;
  /** ISO days. */
  readonly fromDate?: string | undefined;
  readonly thruDate?: string | undefined;
  readonly limit?: number;
}

/** The moment a day begins; `later` days after it. */
const startOf = (day: string, later = 0): Sql => sql`((${day}::date + ${later}::int)::timestamp at time zone ${ZONE})`;

const about = (partyId: string): Sql => sql`h.subject_party_id = ${partyId}::uuid and h.changes <> '{}' and h.action not in ('read', 'export')`;

/** Changes about a person, newest first. The reader has asked for the person in scope before. */
export const historyAbout = (db: Db, partyId: string, { byPartyId, entity, fromDate, thruDate, limit = HISTORY_LIMIT }: HistoryFilter = {}): Promise<HistoryEntry[]> =>
  db.many<HistoryEntry>(sql`
    select h.at, h.party_id as "byPartyId", nullif(concat_ws(' ', p.first_name, p.last_name), '') as "byName", h.entity, h.record_id as "recordId", h.action, h.changes
    from audit_entry h left join person p on p.party_id = h.party_id
    where ${about(partyId)} ${entity ? sql`and h.entity = ${entity}` : empty} ${byPartyId ? sql`and h.party_id = ${byPartyId}::uuid` : empty}
      ${fromDate ? sql`and h.at >= ${startOf(fromDate)}` : empty} ${thruDate ? sql`and h.at < ${startOf(thruDate, 1)}` : empty}
    order by h.at desc, h.audit_id desc limit ${limit}`);

/** Who changed records of these kinds of a person, by name. */
export const authorsAbout = (db: Db, partyId: string, entities: readonly string[]) =>
  db.many<{ partyId: string; name: string }>(sql`
    select distinct p.party_id as "partyId", concat_ws(' ', p.first_name, p.last_name) as name
    from audit_entry h join person p on p.party_id = h.party_id where ${about(partyId)} and h.entity = any (${[...entities]}::text[]) order by 2, 1`);

/** Kinds of records of which something was changed, each with the fields that were. */
export const entitiesAbout = (db: Db, partyId: string): Promise<{ entity: string; fields: string[] }[]> =>
  db.many(sql`
    select h.entity, array_agg(distinct c.name) as fields from audit_entry h cross join lateral jsonb_object_keys(h.changes) as c (name)
    where ${about(partyId)} group by 1 order by 1`);

export interface EverRecord {
  readonly entity: string;
  readonly values: FormValues;
}

/** The last known value of each field of the records of some kinds, by record. */
export const valuesEver = async (db: Db, partyId: string, entities: readonly string[]): Promise<ReadonlyMap<string, EverRecord>> =>
  entities.length === 0
    ? new Map()
    : new Map(
        (
          await db.many<{ recordId: string; entity: string; values: FormValues | null }>(sql`
            select h.record_id as "recordId", min(h.entity) as entity, jsonb_object_agg(c.key, c.value -> 1 order by h.audit_id) filter (where c.value -> 1 <> 'null') as values
            from audit_entry h cross join lateral jsonb_each(h.changes) c
            where ${about(partyId)} and h.entity = any (${[...entities]}::text[]) group by h.record_id`)
        ).map(({ recordId, entity, values }) => [recordId, { entity, values: values ?? {} }]),
      );

/** Names of options and places by their ids. */
export const namesOf = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  ids.length === 0
    ? new Map()
    : new Map(
        (
          await db.many<{ id: string; name: string }>(sql`
            select enum_id as id, description as name from enumeration where enum_id = any (${[...ids]}::text[])
            union all select geo_id, geo_name from geo where geo_id = any (${[...ids]}::text[])
            union all select status_id, description from status_item where status_id = any (${[...ids]}::text[])
            union all select bank_id, description from bank where bank_id = any (${[...ids]}::text[])
            union all select job_id::text, job_title from job where job_id::text = any (${[...ids]}::text[])
            union all select party_classification_id::text, description from party_classification where party_classification_id::text = any (${[...ids]}::text[])`)
        ).map(({ id, name }) => [id, name]),
      );

/**
 * Base facts of a person that were others at the end of a day (ISO): what the first change after it found. Facts that are
 * columns have no days of their own; the audit knows them.
 */
export const factsBefore = async (db: Db, partyId: string, day: string): Promise<Readonly<Record<string, unknown>>> =>
  Object.fromEntries(
    (
      await db.many<{ name: string; old: unknown }>(sql`
        select distinct on (c.key) c.key as name, c.value -> 0 as old from audit_entry h cross join lateral jsonb_each(h.changes) c
        where h.subject_party_id = ${partyId}::uuid and h.entity = 'Person' and h.action = 'update' and h.at >= ${startOf(day, 1)}
        order by c.key, h.at, h.audit_id`)
    ).map(({ name, old }) => [name, old]),
  );
