/** Writes the option lists and the places of Iran (geo-iran, MIT). Rows are added or renamed, never removed. */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type pg from 'pg';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import { enumerationCatalogue, statusCatalogue } from './reference-data.catalogue.ts';
import messages from './reference-data.messages.fa.ts';

const names = messages.names as Readonly<Record<string, string>>;
const types = messages.types as Readonly<Record<string, string>>;

function named(table: Readonly<Record<string, string>>, id: string): string {
  const name = table[id];
  if (!name) throw new Error(`${id} has no Persian name in reference-data.messages.fa.ts`);
  return name;
}

const enumerations = Object.entries(enumerationCatalogue).flatMap(([type, ids]) =>
  ids.map((id, index) => ({ id, type, name: named(names, id), search: foldForSearch(named(names, id)), sequence: index + 1 })),
);
const statuses = Object.entries(statusCatalogue).flatMap(([type, ids]) => ids.map((id, index) => ({ id, type, name: named(names, id), sequence: index + 1 })));

interface GeoRow {
  readonly id: string;
  readonly type: string;
  readonly parent: string | null;
  readonly name: string;
  readonly code: string | null;
  readonly search: string;
}

const table = (name: string): Record<string, string>[] =>
  parse(readFileSync(new URL(`./geo-iran/${name}.csv`, import.meta.url), 'utf8'), { columns: true, skip_empty_lines: true }) as Record<string, string>[];

/** Provinces, counties, districts, cities; ids say the kind and the id of the data set: IRN-P7, IRN-C185. */
function placesOfIran(): GeoRow[] {
  const row = (type: string, id: string, parent: string, name: string | undefined, code: string | undefined): GeoRow => ({
    id,
    type,
    parent,
    name: name ?? '',
    code: code || null,
    search: foldForSearch(name ?? ''),
  });
  return [
    row('GEOT_COUNTRY', 'IRN', '', named(names, 'IRN'), '364'),
    ...table('ostan').map((one) => row('GEOT_PROVINCE', `IRN-P${one['id']}`, 'IRN', one['name'], one['amar_code'])),
    ...table('shahrestan').map((one) => row('GEOT_COUNTY', `IRN-C${one['id']}`, `IRN-P${one['ostan']}`, one['name'], one['amar_code'])),
    ...table('bakhsh').map((one) => row('GEOT_REGION', `IRN-B${one['id']}`, `IRN-C${one['shahrestan']}`, one['name'], one['amar_code'])),
    ...table('shahr').map((one) => row('GEOT_CITY', `IRN-S${one['id']}`, `IRN-B${one['bakhsh']}`, one['name'], one['amar_code'])),
  ].map((one) => ({ ...one, parent: one.parent || null }));
}

const places = placesOfIran();

async function writeOptions(client: pg.ClientBase): Promise<void> {
  for (const type of Object.keys(enumerationCatalogue))
    await client.query('insert into enumeration_type values ($1, $2) on conflict (enum_type_id) do update set description = excluded.description', [type, named(types, type)]);
  await client.query(
    `insert into enumeration (enum_id, enum_type_id, description, search_text, sequence_num)
     select id, type, name, search, sequence from jsonb_to_recordset($1::jsonb) as r(id text, type text, name text, search text, sequence int)
     on conflict (enum_id) do update set description = excluded.description, search_text = excluded.search_text, sequence_num = excluded.sequence_num`,
    [JSON.stringify(enumerations)],
  );
  for (const type of Object.keys(statusCatalogue))
    await client.query('insert into status_type values ($1, $2) on conflict (status_type_id) do update set description = excluded.description', [type, named(types, type)]);
  await client.query(
    `insert into status_item (status_id, status_type_id, description, sequence_num)
     select id, type, name, sequence from jsonb_to_recordset($1::jsonb) as r(id text, type text, name text, sequence int)
     on conflict (status_id) do update set description = excluded.description, sequence_num = excluded.sequence_num`,
    [JSON.stringify(statuses)],
  );
}

export const seed = {
  name: 'platform/reference-data',
  data: [enumerations, statuses, places],
  run: async (client: pg.ClientBase) => {
    await writeOptions(client);
    await client.query(
      `insert into geo (geo_id, geo_type_enum_id, parent_geo_id, geo_name, geo_code_numeric, search_text)
       select id, type, parent, name, code, search from jsonb_to_recordset($1::jsonb) as r(id text, type text, parent text, name text, code text, search text)
       on conflict (geo_id) do update set geo_name = excluded.geo_name, geo_code_numeric = excluded.geo_code_numeric, search_text = excluded.search_text`,
      [JSON.stringify(places)],
    );
  },
};
