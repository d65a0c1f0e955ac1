/**
 * Writes the reference data of catalogue/, the countries (ISO 3166-1; names of CLDR by i18n-iso-countries, MIT) and the
 * places of Iran (geo-iran, MIT). A row is added, and brought up to its catalogue as long as nobody has touched it
 * (row_version 1); what people changed or added stays, and nothing is removed.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type pg from 'pg';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import { enumerations, enumerationTypes } from './catalogue/enumerations.catalogue.ts';
import { banks, periods, periodTypes, roles, uoms } from './catalogue/facts.catalogue.ts';
import words from './catalogue/facts.messages.fa.ts';
import { statuses, statusTypes, transitions } from './catalogue/statuses.catalogue.ts';

type Row = Readonly<Record<string, string | number | null>>;

const csv = (name: string): Record<string, string>[] =>
  parse(readFileSync(new URL(`./${name}.csv`, import.meta.url), 'utf8'), { columns: true, skip_empty_lines: true }) as Record<string, string>[];

const place = (type: string, id: string, parent: string | null, row: Record<string, string>): Row => ({
  geo_id: id,
  geo_type_enum_id: type,
  parent_geo_id: parent,
  geo_name: row['name'] ?? '',
  geo_code_numeric: row['amar_code'] ?? row['numeric'] ?? null,
  geo_code_alpha2: row['alpha2'] ?? null,
  geo_code_alpha3: row['alpha3'] ?? null,
  geo_code_tax: TAX_CODES[id] ?? null,
  search_text: foldForSearch(row['name'] ?? ''),
});

/** The tax file's own number of a country (guide iran.md 2.2); those of others are not known to us. */
const TAX_CODES: Readonly<Record<string, string>> = { IRN: '103' };

/** Countries by their alpha-3 code; provinces, counties, districts, cities by kind and id of the data set: IRN-P7, IRN-C185. */
const places = (): Row[] => [
  ...csv('countries/countries').map((one) => place('GEOT_COUNTRY', one['alpha3'] ?? '', null, one)),
  ...csv('geo-iran/ostan').map((one) => place('GEOT_PROVINCE', `IRN-P${one['id']}`, 'IRN', one)),
  ...csv('geo-iran/shahrestan').map((one) => place('GEOT_COUNTY', `IRN-C${one['id']}`, `IRN-P${one['ostan']}`, one)),
  ...csv('geo-iran/bakhsh').map((one) => place('GEOT_REGION', `IRN-B${one['id']}`, `IRN-C${one['shahrestan']}`, one)),
  ...csv('geo-iran/shahr').map((one) => place('GEOT_CITY', `IRN-S${one['id']}`, `IRN-B${one['bakhsh']}`, one)),
];

interface SeededTable {
  readonly table: string;
  readonly key: readonly string[];
  /** Parents before their children. */
  readonly rows: readonly Row[];
  /** People edit the rows: they carry is_system and row_version. */
  readonly isEdited: boolean;
}

const statusNames = new Map(statuses.map(({ type, id, name }) => [`${type}.${id}`, name]));

const tables: readonly SeededTable[] = [
  {
    table: 'enumeration_type',
    key: ['enum_type_id'],
    isEdited: false,
    rows: enumerationTypes.map(({ type, title, group }) => ({ enum_type_id: type, description: title, type_group: group })),
  },
  {
    table: 'enumeration',
    key: ['enum_id'],
    isEdited: true,
    rows: enumerations.map(({ id, type, parent, name, sequence }) => ({
      enum_id: id,
      enum_type_id: type,
      parent_enum_id: parent,
      description: name,
      search_text: foldForSearch(name),
      sequence_num: sequence,
    })),
  },
  { table: 'status_type', key: ['status_type_id'], isEdited: false, rows: statusTypes.map(({ type, title }) => ({ status_type_id: type, description: title })) },
  {
    table: 'status_item',
    key: ['status_type_id', 'status_id'],
    isEdited: true,
    rows: statuses.map(({ id, type, name, sequence }) => ({ status_type_id: type, status_id: id, description: name, sequence_num: sequence })),
  },
  {
    table: 'status_flow_transition',
    key: ['transition_id'],
    isEdited: true,
    rows: transitions.map(({ id, type, from, to, sequence }) => ({
      transition_id: id,
      status_type_id: type,
      status_id: from,
      to_status_id: to,
      transition_name: words.moveTo(statusNames.get(`${type}.${to}`) ?? to),
      sequence_num: sequence,
    })),
  },
  { table: 'geo', key: ['geo_id'], isEdited: true, rows: places() },
  {
    table: 'uom',
    key: ['uom_id'],
    isEdited: true,
    rows: uoms.map(({ id, type, name, abbreviation, digits, sequence }) => ({
      uom_id: id,
      uom_type_enum_id: type,
      abbreviation,
      description: name,
      fraction_digits: digits,
      sequence_num: sequence,
    })),
  },
  {
    table: 'role_type',
    key: ['role_type_id'],
    isEdited: true,
    rows: roles.map(({ id, parent, name, sequence }) => ({ role_type_id: id, parent_type_id: parent, description: name, sequence_num: sequence })),
  },
  { table: 'bank', key: ['bank_id'], isEdited: true, rows: banks.map(({ id, name, into }) => ({ bank_id: id, description: name, merged_into_bank_id: into })) },
  {
    table: 'time_period_type',
    key: ['time_period_type_id'],
    isEdited: false,
    rows: periodTypes.map(({ id, name, uom, sequence }) => ({ time_period_type_id: id, description: name, length_uom_id: uom, sequence_num: sequence })),
  },
  {
    table: 'time_period',
    key: ['time_period_id'],
    isEdited: false,
    rows: periods.map(({ id, type, parent, previous, num, name, from, thru }) => ({
      time_period_id: id,
      time_period_type_id: type,
      parent_period_id: parent,
      previous_period_id: previous,
      period_num: num,
      period_name: name,
      from_date: from,
      thru_date: thru,
    })),
  },
];

async function writeTable(client: pg.ClientBase, { table, key, rows, isEdited }: SeededTable): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const changing = names.filter((name) => !key.includes(name));
  const differs = `(${changing.map((name) => `t.${name}`).join(', ')}) is distinct from (${changing.map((name) => `excluded.${name}`).join(', ')})`;
  await client.query(
    `insert into ${table} as t (${names.join(', ')}${isEdited ? ', is_system' : ''})
     select ${names.join(', ')}${isEdited ? `, 'Y'` : ''} from jsonb_populate_recordset(null::${table}, $1::jsonb)
     on conflict (${key.join(', ')}) do update set ${changing.map((name) => `${name} = excluded.${name}`).join(', ')}
     where ${isEdited ? `t.is_system = 'Y' and t.row_version = 1 and ` : ''}${differs}`,
    [JSON.stringify(rows)],
  );
}

export const seed = {
  name: 'platform/reference-data',
  data: tables,
  run: async (client: pg.ClientBase) => {
    for (const one of tables) await writeTable(client, one);
  },
};
