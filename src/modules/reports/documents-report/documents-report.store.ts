/** Where the report on documents reads. */

import type { AnyCall } from '#kernel/call.ts';
import { documentsIn, EXPIRING_DAYS, endingBy, requiredDocuments, typesIn } from '#modules/personnel/personnel.api.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { type Db, join, type Sql, sql } from '#platform/db/db.server.ts';
import { enumName } from '#platform/people/people.sql.ts';
import { defineSource, type TableSource } from '#platform/tables/source.define.ts';
import { lacking, type ReportLook, reportedPeople, withRows } from '../person-report/person-report.store.ts';
import { documentsReport, matrixFile, missingDocuments } from './documents-report.contract.ts';
import words from './documents-report.messages.fa.ts';
import { type MatrixType, matrixTable, missingStates, ofType } from './documents-report.table.ts';

/** Each row is weighed against others: nobody counts to ten thousand of them. */
const COUNT_CAP = 1_000;

/** Types of documents that the reader may know of. */
const known = ({ actor }: ReportLook, call: AnyCall, type: Sql): Sql => typesIn(classesOf(actor, call)(undefined), type);

export const documentsSource = defineSource<typeof documentsReport>({
  calls: documentsReport,
  countCap: COUNT_CAP,
  parts: async (look) => {
    const people = await reportedPeople(look, { call: documentsReport.list, of: 'personal' });
    const day = look.rows.asOf;
    const type = sql`d.document_type_enum_id`;
    const may = (of: Sql): Sql => known(look, documentsReport.list, of);
    const lacks = lacking(sql`person_document x where x.party_id = p.party_id and ${may(sql`x.document_type_enum_id`)}`, sql`x.document_type_enum_id`);
    const ending = sql`${people.where} and ${endingBy(day, sql`${day}::date + ${EXPIRING_DAYS}::int`)}`;
    return {
      ...people,
      from: withRows(look, people.from, sql`(${documentsIn(look.rows)}) d on d.party_id = p.party_id and ${may(type)}`),
      where: look.query.ends === 'ending' ? ending : people.where,
      key: sql`coalesce(d.person_document_id, p.party_id)`,
      order: look.query.ends === 'ending' ? sql`d.expiry_date, ${people.order}` : sql`${people.order}, ${type}`,
      columns: {
        ...people.columns,
        type: { value: type, label: enumName(type) },
        documentDate: { value: sql`d.document_date` },
        expiryDate: { value: sql`d.expiry_date` },
        daysLeft: { value: sql`(d.expiry_date - ${day}::date)` },
        hasFile: { value: sql`case when d.has_file then 'Y' when d.person_document_id is not null then 'N' end` },
        uploadedAt: { value: sql`d.uploaded_at` },
        description: { value: sql`d.description` },
      },
      conditions: {
        ...people.conditions,
        // asked of one person after the other: there are several documents of each, and enough people are met long before all of them are read
        missing: (filter, all) => sql`(select ${lacks(filter, all)})`,
      },
    };
  },
});

const states = { absent: 'missing', noFile: 'noFile', expired: 'expired', expiring: 'expiring' } as const;

/** Of one state: the types as a column has them, and their names. */
const typesOf = (name: keyof typeof states): Sql => sql`
  (jsonb_agg(q.document_type_enum_id order by e.sequence_num) filter (where q.state = ${states[name]}))::text as ${column[name].ids},
  string_agg(e.description, ${words.semicolon} order by e.sequence_num) filter (where q.state = ${states[name]}) as ${column[name].names}`;

const column = {
  absent: { ids: sql`absent`, names: sql`absent_names` },
  noFile: { ids: sql`no_file`, names: sql`no_file_names` },
  expired: { ids: sql`expired`, names: sql`expired_names` },
  expiring: { ids: sql`expiring`, names: sql`expiring_names` },
};
const listed = (name: keyof typeof states) => ({ value: sql`m.${column[name].ids}`, label: sql`m.${column[name].names}` });

export const missingSource = defineSource<typeof missingDocuments>({
  calls: missingDocuments,
  countCap: COUNT_CAP,
  parts: async (look) => {
    const people = await reportedPeople(look, { call: missingDocuments.list, of: 'personal' });
    const lacked = sql`
      select count(*) filter (where q.state in ('missing', 'noFile', 'expired'))::int as open, ${typesOf('absent')}, ${typesOf('noFile')}, ${typesOf('expired')}, ${typesOf('expiring')}
      from (${requiredDocuments(look.rows.asOf)}) q join enumeration e on e.enum_id = q.document_type_enum_id
      where q.party_id = p.party_id and ${known(look, missingDocuments.list, sql`q.document_type_enum_id`)}`;
    return {
      ...people,
      from: sql`${people.from} join lateral (${lacked}) m on m.open > 0`,
      columns: { ...people.columns, open: { value: sql`m.open` }, absent: listed('absent'), noFile: listed('noFile'), expired: listed('expired'), expiring: listed('expiring') },
    };
  },
});

/** What is wrong with the document of a type, in the word of the screen; null where nothing is. */
const markOf = (type: string): Sql =>
  sql`case ${join(
    missingStates.map((state) => sql`when m.${column[state].ids}::jsonb ? ${type} then ${words[state]}`),
    ' ',
  )} end`;

/** The same people with a column for each type. */
export const matrixSource = (types: readonly MatrixType[]): TableSource => ({
  calls: { ...missingDocuments, table: matrixTable(types), export: matrixFile },
  parts: async (look) => {
    const parts = await missingSource.parts(look as ReportLook & Parameters<typeof missingSource.parts>[0]);
    return { ...parts, columns: { ...parts.columns, ...Object.fromEntries(types.map((type) => [ofType(type), { value: markOf(type.enumId) }])) } };
  },
});

/**
 * Whose some documents are, no more than one beyond `most`, and of what types.
 * Without a RowScope: of documents that the caller has found in scope.
 */
export const ownersOf = (db: Db, documents: readonly string[], most: number): Promise<{ readonly partyIds: string[]; readonly types: string[] }> =>
  db.one(sql`
    with chosen as (select party_id, document_type_enum_id as type from person_document where person_document_id = any (${[...documents]}::uuid[]))
    select array(select distinct party_id::text from chosen limit ${most + 1}) as "partyIds", array(select distinct type from chosen) as types`);
