import { expect, test } from 'vitest';
import { checkRowScope, unscopedIn } from './check-row-scope.ts';

const path = 'src/modules/x/x.store.ts';

test.each([
  ['a list of people', 'export const all = (db: Db) => db.many(sql`select party_id from person`);'],
  ['what is said of another function', '/** Without a RowScope: none. */\nconst one = 1;\n\nconst all = (db: Db) => db.many(sql`select from party_relationship r`);'],
  ['a reason that says nothing', '/** Without a RowScope: */\nconst all = (db: Db) => db.many(sql`select from person`);'],
  ['a person by an id that was handed in', 'async function one(db: Db, id: string) {\n  return db.one(sql`select from person p where p.party_id = $1`);\n}'],
  ['people below another statement', 'const all = sql`select from unit where id in (\n  select unit_id from\n  personnel_structure)`;'],
])('refused: %s', (_, text) => {
  expect(unscopedIn(path, `import x from 'x';\n\n${text}\n`)).toEqual([expect.stringMatching(/^src\/modules\/x\/x\.store\.ts:\d+: \w+ reads people/)]);
});

test('the fault names the line and the function', () => {
  const text = 'import x from "x";\n\n/** Ours. */\nconst ours = 1;\n\n/** All. */\nexport const all = sql`select from person`;\n';
  expect(unscopedIn(path, text)).toEqual([`${path}:7: all reads people without a RowScope and does not say why`]);
});

test.each([
  ['with a scope', 'const all = (db: Db, rows: RowScope) => db.many(sql`select from person p`);'],
  ['with a predicate of one', 'const all = defineSource({ parts: ({ rows }) => ({ from: sql`from person p`, where: peopleIn(rows, p, c) }) });'],
  ['with a reason', '/**\n * All.\n * Without a RowScope: a job of the company.\n */\nexport const all = (db: Db) => db.many(sql`select from person`);'],
  ['the name of a row that was found', 'const one = sql`(select p.name from person p where p.party_id = t.party_id)`;'],
  ['a name that is joined', 'const one = sql`select from letter l join person p using (party_id)`;'],
  ['a deletion', 'const none = sql`delete from person_document where true`;'],
  ['a table of another name', 'const none = sql`select from person_work_calendar`;'],
])('passes: %s', (_, text) => {
  expect(unscopedIn(path, text)).toEqual([]);
});

test('only stores are held to it', () => {
  expect(unscopedIn('src/modules/x/x.test.ts', 'const all = sql`select from person`;')).toEqual([]);
});

test('no store of the project breaks the rule', async () => {
  expect(await checkRowScope()).toEqual([]);
});
