/** A table with a column of every type and of several classes, for the tests of lists, files and saved views. */
import type pg from 'pg';
import type { FieldClass } from '#kernel/entity.ts';
import { defineList } from '#kernel/table/contract.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { peopleIn } from '#platform/access/scope.service.ts';
import { sql } from '#platform/db/db.server.ts';
import type { Actor } from '#platform/http/context.server.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { companyId, companyOf, type PersonName, partyId } from './organisation.ts';

export const thingTable = defineTable({
  key: 'test/things',
  rowKey: 'thingId',
  title: 'things',
  sort: [{ column: 'code' }],
  columns: [
    { name: 'code', label: 'Code', type: 'code' },
    { name: 'name', label: 'Name', type: 'text' },
    { name: 'children', label: 'Children', type: 'count', class: 'family', total: true },
    { name: 'weight', label: 'Weight', type: 'float' },
    { name: 'salary', label: 'Salary', type: 'amount', class: 'pay', total: true },
    { name: 'born', label: 'Born', type: 'date', class: 'personal' },
    { name: 'changedAt', label: 'Changed', type: 'dateTime' },
    { name: 'worked', label: 'Worked', type: 'hour', total: true },
    { name: 'isActive', label: 'Active', type: 'indicator', indicatorLabels: { Y: 'active', N: 'inactive' } },
    {
      name: 'kind',
      label: 'Kind',
      type: 'select',
      options: [
        { enumId: 'B', description: 'apple' },
        { enumId: 'A', description: 'pear' },
      ],
    },
    { name: 'tags', label: 'Tags', type: 'multiselect', options: [{ enumId: 'X', description: 'ex' }] },
    { name: 'score', label: 'Score', type: 'count', class: 'evaluation', total: true },
    { name: 'note', label: 'Note', type: 'text', hidden: true, sortable: false, filterable: false },
  ],
});

export const things = defineList(thingTable, { path: '/rest/s1/test/things', permission: 'test/things/observe', scope: 'rows', subject: 'partyId' });

export const thingSource = defineSource<typeof things>({
  calls: things,
  parts: ({ rows }) => ({
    from: sql`thing t`,
    joins: { tags: sql`left join lateral (select t.tags as list) as g on true` },
    where: peopleIn(rows, sql`t.party_id`, sql`t.company_id`),
    key: sql`t.thing_id`,
    subject: sql`t.party_id`,
    columns: {
      code: { value: sql`t.code` },
      name: { value: sql`t.name` },
      children: { value: sql`t.children` },
      weight: { value: sql`t.weight` },
      salary: { value: sql`t.salary` },
      born: { value: sql`t.born` },
      changedAt: { value: sql`t.changed_at` },
      worked: { value: sql`t.worked` },
      isActive: { value: sql`t.is_active` },
      kind: { value: sql`t.kind` },
      tags: { value: sql`g.list`, join: 'tags' },
      score: { value: sql`t.score` },
      note: { value: sql`t.note` },
    },
    more: { partyId: sql`t.party_id` },
    search: ['name', 'code'],
  }),
});

/** The same rows without sums: their count has a cap. */
const nameTable = defineTable({ key: 'test/names', rowKey: 'thingId', title: 'names', columns: [{ name: 'code', label: 'Code', type: 'code' }] });
export const names = defineList(nameTable, { path: '/rest/s1/test/names', permission: 'test/things/observe', scope: 'rows' });
export const nameSource = defineSource<typeof names>({
  calls: names,
  countCap: 50,
  parts: ({ rows }) => ({ from: sql`thing t`, where: peopleIn(rows, sql`t.party_id`, sql`t.company_id`), key: sql`t.thing_id`, columns: { code: { value: sql`t.code` } } }),
});

export interface Thing {
  readonly code: string;
  readonly name?: string | null;
  readonly children?: number | null;
  readonly weight?: number | null;
  readonly salary?: string | null;
  readonly born?: string | null;
  readonly changedAt?: string | null;
  readonly worked?: number | null;
  readonly isActive?: string | null;
  readonly kind?: string | null;
  readonly tags?: string | null;
  readonly score?: number | null;
  readonly note?: string | null;
  readonly about?: PersonName;
}

const columns = ['code', 'name', 'children', 'weight', 'salary', 'born', 'changedAt', 'worked', 'isActive', 'kind', 'tags', 'score', 'note'] as const;

export async function layThings(owner: pg.Pool, list: readonly Thing[]): Promise<void> {
  await owner.query(`
    create table if not exists thing (thing_id uuid primary key default gen_random_uuid(), party_id uuid, company_id uuid, code text, name text, children integer, weight float8, salary bigint, born date,
      changed_at timestamptz, worked integer, is_active text, kind text, tags text, score integer, note text);
    grant select on thing to public`);
  for (const { about = 'stranger', ...thing } of list)
    await owner.query(
      `insert into thing (party_id, company_id, code, name, children, weight, salary, born, changed_at, worked, is_active, kind, tags, score, note)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
      [partyId(about), companyOf(about), ...columns.map((name) => thing[name] ?? null)],
    );
}

/** Somebody who may look at the things of the holding, with some classes. */
export const lookerIn = (person: PersonName, classes: readonly FieldClass[], rowScope: 'company' | 'self' = 'company'): Actor => ({
  userId: partyId(person),
  username: person,
  partyId: partyId(person),
  sessionId: partyId(person),
  companyId: companyOf(person),
  companyIds: [companyOf(person)],
  unitIds: [],
  roles: ['Employee'],
  grants: [{ groupId: 'test', permissions: ['test/things'], rowScope, classes, companyId: companyOf(person) }],
  mustChangePassword: false,
});

export const holding = companyId('holding');
