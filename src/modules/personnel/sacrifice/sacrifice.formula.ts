/**
 * `health`: sacrifice and health, which lie sealed: rows are read at once and opened here. Sacrifices have no days, so they
 * stand on each; of several the type told is that of the one with the greatest disability, or else the longest.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { compare, type Exact, ratio, readExact } from '#kernel/formula/exact.ts';
import type { Row, Value } from '#kernel/formula/values.ts';
import { type Sql, sql } from '#platform/db/db.server.ts';
import { defineVocabulary, type FormulaLook, type FormulaName, type Subject } from '#platform/formula/formula.define.ts';
import { sealedDiseases, sealedHealth, sealedSacrifices } from './sacrifice.store.ts';
import messages from './sacrifice-formula.messages.fa.ts';

const words = messages.formula;

/** Rows opened before other requests get their turn. */
const AT_ONCE = 500;

type Word = keyof typeof words.names;
type Told = [code: `health.${Word}`, value: Value][];

const health = { class: 'health' } as const;
const sacrificeKind = { ...health, type: 'text', options: 'SacrificeType' } as const;
const months = { ...health, type: 'number', unit: 'count' } as const;
const percent = { ...health, type: 'number', unit: 'ratio' } as const;
const flag = { ...health, type: 'flag' } as const;
const day = { ...health, type: 'date' } as const;

function fieldsOf<F extends string>(titles: Readonly<Record<F, string>>, kinds: Readonly<Record<F, Omit<FormulaName, 'code' | 'title'>>>): FormulaName[] {
  return (Object.keys(titles) as F[]).map((code) => ({ code, title: titles[code], ...kinds[code] }));
}

const names = fieldsOf(words.names, {
  sacrificeType: sacrificeKind,
  sacrificeMonths: months,
  disability: percent,
  hasDisease: flag,
  isSmoker: flag,
  sacrifices: { ...health, type: 'list', fields: fieldsOf(words.fields.sacrifices, { type: sacrificeKind, months, disability: percent }) },
  diseases: { ...health, type: 'list', fields: fieldsOf(words.fields.diseases, { type: { ...health, type: 'text', options: 'DiseaseType' }, from: day, until: day }) },
}).map((name): FormulaName => ({ ...name, code: `health.${name.code}` }));

const people = (subjects: readonly Subject[]): Sql => sql`
  unnest(${subjects.map((one) => one.partyRelationshipId)}::uuid[], ${subjects.map((one) => one.partyId)}::uuid[]) as s (id, party_id)`;

interface Stored {
  /** Of the employment. */
  readonly id: string;
  readonly partyId: string;
}

/** What is opened of each row, in their order. */
async function opened<S, T>(rows: readonly S[], open: (row: S) => T): Promise<T[]> {
  const told: T[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await turn();
    told.push(open(row));
  }
  return told;
}

const present = (values: readonly (readonly [string, Value | undefined])[]): Row =>
  new Map(values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])));

interface Sacrifice {
  readonly type: string | undefined;
  readonly months: Exact;
  readonly disability: Exact | undefined;
}

async function sacrificesOf({ db }: FormulaLook, subjects: readonly Subject[]): Promise<Map<string, Sacrifice[]>> {
  const { sacrificeTypeEnumId: type, durationMonths: months, disabilityPercent: percent } = sealedSacrifices.sealed;
  const rows = await db.many<Omit<Stored, 'partyId'> & { row: string; type: string | null; months: string; percent: string | null }>(sql`
    select s.id, x.sacrifice_id as row, x.sacrifice_type_enum_id as type, x.duration_months as months, x.disability_percent as percent
    from ${people(subjects)} join sacrifice x on x.party_id = s.party_id order by x.sacrifice_id`);
  const told = await opened(rows, (stored): [string, Sacrifice] => [
    stored.id,
    {
      type: stored.type === null ? undefined : type.open(stored.row, stored.type),
      months: readExact(months.open(stored.row, stored.months)) ?? 0,
      disability: stored.percent === null ? undefined : ratio(BigInt(percent.open(stored.row, stored.percent)), 100n),
    },
  ]);
  return new Map([...Map.groupBy(told, ([id]) => id)].map(([id, own]) => [id, own.map(([, sacrifice]) => sacrifice)]));
}

const heavier = (one: Sacrifice, other: Sacrifice): number => compare(other.disability ?? 0, one.disability ?? 0) || compare(other.months, one.months);

function sacrificeValues(own: readonly Sacrifice[]): Told {
  const [first] = own.toSorted(heavier);
  return [
    ['health.sacrificeType', first?.type],
    ['health.sacrificeMonths', own.reduce((sum, one) => sum + Number(one.months), 0)],
    ['health.disability', first?.disability],
    [
      'health.sacrifices',
      own.map((one) =>
        present([
          ['type', one.type],
          ['months', one.months],
          ['disability', one.disability],
        ]),
      ),
    ],
  ];
}

async function diseasesOf({ db, day: until }: FormulaLook, subjects: readonly Subject[]): Promise<Map<string, Row[]>> {
  const { diseaseTypeEnumId: type } = sealedDiseases.sealed;
  const rows = await db.many<{ id: string; row: string; type: string; first: string | null; last: string | null }>(sql`
    select s.id, x.person_disease_id as row, x.disease_type_enum_id as type, lower(x.valid)::text as first, (upper(x.valid) - 1)::text as last
    from ${people(subjects)} join person_disease x on x.party_id = s.party_id and (lower_inf(x.valid) or lower(x.valid) <= ${until}::date) order by x.person_disease_id`);
  const dated = (stored: string | null): Value | undefined => (stored === null ? undefined : { date: stored });
  const told = await opened(rows, ({ id, row, first, last, type: stored }): [string, Row] => [
    id,
    present([
      ['type', type.open(row, stored)],
      ['from', dated(first)],
      ['until', dated(last)],
    ]),
  ]);
  return new Map([...Map.groupBy(told, ([id]) => id)].map(([id, own]) => [id, own.map(([, disease]) => disease)]));
}

async function statesOf({ db }: FormulaLook, subjects: readonly Subject[]): Promise<Map<string, Told>> {
  const rows = await db.many<Stored & { disease: string | null; smokes: string | null }>(sql`
    select s.id, x.party_id as "partyId", x.has_disease as disease, x.is_smoker as smokes from ${people(subjects)} join health_state x on x.party_id = s.party_id`);
  return new Map(
    await opened(rows, ({ id, partyId, disease, smokes }): [string, Told] => [
      id,
      [
        ['health.hasDisease', disease === null ? undefined : sealedHealth.hasDisease.open(partyId, disease) === 'Y'],
        ['health.isSmoker', smokes === null ? undefined : sealedHealth.isSmoker.open(partyId, smokes) === 'Y'],
      ],
    ]),
  );
}

export const healthNames = defineVocabulary({
  of: 'person',
  code: 'health',
  title: words.title,
  names,
  read: async (look, asked, subjects) => {
    const isAsked = (...some: readonly Word[]): boolean => some.some((word) => asked.has(`health.${word}`));
    const sacrifices = isAsked('sacrificeType', 'sacrificeMonths', 'disability', 'sacrifices') ? await sacrificesOf(look, subjects) : undefined;
    const diseases = isAsked('diseases') ? await diseasesOf(look, subjects) : undefined;
    const states = isAsked('hasDisease', 'isSmoker') ? await statesOf(look, subjects) : undefined;
    const told = (id: string): Told => [...(sacrifices ? sacrificeValues(sacrifices.get(id) ?? []) : []), ['health.diseases', diseases?.get(id) ?? []], ...(states?.get(id) ?? [])];
    return new Map(subjects.map(({ partyRelationshipId: id }) => [id, present(told(id).filter(([code]) => asked.has(code)))]));
  },
});
