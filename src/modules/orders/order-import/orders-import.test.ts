/** Orders on paper by sheets: signed as they come, put right by the same sheet, taken back by annulment; the product's next order goes on from them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { importFile } from '#platform/import-export/import-file.service.ts';
import { readRun } from '#platform/import-export/run.store.ts';
import { undoRun } from '#platform/import-export/undo.service.ts';
import { movableClock } from '#testing/app.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, employmentId, factsOf, layOrganisation, type PersonName, type PostName, partyId, postId } from '#testing/organisation.ts';
import { importKind } from './orders.import.ts';

let database: TestDatabase;
const code = (person: PersonName): string => factsOf(person).pseudoId;
const HEADERS = 'pseudoId,number,type,from,thru,dailyWage,housingRight,jobRight,jobRightPoints,others';
const bring = (rows: readonly string[], headers = HEADERS) =>
  importFile(
    { pool: database.pool, clock: movableClock(), kinds: [importKind], newId },
    { kind: 'orders', fileName: 'orders.csv', bytes: Buffer.from([headers, ...rows].join('\r\n')), company: companyId('holding') },
  );
const counts = ({ counts: { accepted, updated, unchanged, refused } }: Awaited<ReturnType<typeof bring>>) => [accepted, updated, unchanged, refused];
const lines = async (query: string): Promise<string[]> => (await database.owner.query(query)).rows.map(({ line }) => line);
const orders = () =>
  lines(`
    select concat_ws(' ', o.old_number, o.status_id, o.version, v.daily_wage, v.total, v.previous_total) as line
    from empl_order o join empl_order_version v using (empl_order_id, version) order by o.from_date`);
const days = () =>
  lines(`
    select concat_ws(' ', o.old_number, d.valid) as line from empl_order_day d join empl_order o using (empl_order_id) where upper_inf(d.known) order by d.valid`);
const wages = () => lines(`select concat_ws(' ', daily_wage, valid) as line from employment_salary where party_relationship_id = '${employmentId('seller')}' order by valid`);
const undo = async (): Promise<void> => {
  const { rows } = await database.owner.query(`select run_id as id from import_run where state = 'done' order by run_id desc limit 1`);
  await writing(database.pool, systemActor('test', [companyId('holding')]), async (tx) => {
    const run = await readRun(tx, rows[0].id);
    if (!run) throw new Error('no run');
    await undoRun(tx, importKind, run);
  });
};

beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
});
afterAll(() => database.close());

test('what is wrong is listed with its reason and left out', async () => {
  const [seller, before] = [code('seller'), await wages()];
  const { refused } = await bring([
    `${code('worker')},1,EotAnnual,1404/01/01,,5000000,,,,`,
    `${seller},2,NONE,1404/01/01,,5000000,,,,`,
    `${seller},3,EotMission,1404/01/01,,5000000,,,,`,
    `${seller},4,EotAnnual,1370/01/01,,5000000,,,,`,
    `${seller},5,EotAnnual,1404/01/01,,,,,,`,
    `${seller},6,EotAnnual,1404/01/01,,5000000,,,,strange=4`,
    `${seller},7,EotAnnual,1404/01/01,,5000000,,,30,`,
    `${seller},8,EotAnnual,1404/01/01,,5000000,,,,what`,
    `${seller},9,EotAnnual,1404/01/01,,5000000,,,,`,
    `${seller},9,EotAnnual,1404/02/01,,5000000,,,,`,
  ]);
  expect(refused.map(({ row, code: why }) => [row, why])).toEqual([
    [2, 'unknown_employee'],
    [3, 'unknown_order_type'],
    [4, 'order_needs_end'],
    [5, 'order_before_hire'],
    [6, 'order_without_amounts'],
    [7, 'unknown_order_factor'],
    [8, 'points_without_amount'],
    [9, 'bad_other_factors'],
    [11, 'duplicate_code'],
  ]);
  expect(await orders()).toEqual(['9 EoSigned 1 5000000 150000000 0']);
  await undo();
  expect([await days(), (await orders())[0]?.split(' ')[1], await wages()]).toEqual([[], 'EoAnnulled', before]);
});

test('come in signed with their days and amounts, are put right by the same sheet, and say again what they said', async () => {
  const seller = code('seller');
  expect(counts(await bring([`${seller},1404/2,EotAnnual,1404/01/01,,6000000,9000000,,,groupWage=1000`, `${seller},1403/1,EotAnnual,1403/01/01,,5000000,,700,3.5,`]))).toEqual([
    2, 0, 0, 0,
  ]);
  expect((await orders()).filter((line) => !line.includes('Annulled'))).toEqual(['1403/1 EoSigned 1 5000000 150000700 0', '1404/2 EoSigned 1 6000000 189030000 150000700']);
  expect(await days()).toEqual(['1403/1 [2024-03-20,2025-03-21)', '1404/2 [2025-03-21,)']);
  expect((await wages()).slice(-2)).toEqual(['5000000 [2024-03-20,2025-03-21)', '6000000 [2025-03-21,)']);
  const again = [`${seller},1404/2,eotannual,1404/01/01,,6100000,9000000,,,groupWage=1000`, `${seller},1403/1,EotAnnual,1403/01/01,,5000000,,700,3.5,`];
  expect(counts(await bring(again))).toEqual([0, 1, 1, 0]);
  expect((await wages()).at(-1)).toBe('6100000 [2025-03-21,)');
  // each change of pay is told to whoever pays
  const effects = await lines('select concat_ws($$ $$, valid, version) as line from order_effect order by order_effect_no desc limit 1');
  expect(effects).toEqual(['[2025-03-21,) 2']);
  await undo();
  expect((await orders()).at(-1)).toBe('1404/2 EoSigned 3 6000000 189030000 0');
  expect((await wages()).at(-1)).toBe('6000000 [2025-03-21,)');
});

test('a row that names a post moves the person there from its day on; a post that is none, is full or that the type leaves alone is refused', async () => {
  const posts = () =>
    lines(`select concat_ws(' ', p.pseudo_id, h.valid) as line from empl_position_party h join empl_position p using (empl_position_id)
      where h.party_id = '${partyId('seller')}' order by lower(h.valid)`);
  const codeOf = async (name: PostName) => (await lines(`select pseudo_id as line from empl_position where empl_position_id = '${postId(name)}'`))[0] ?? '';
  const [before, clerk, head] = [await posts(), await codeOf('clerk'), await codeOf('salesHead')];
  await database.owner.query('update empl_position_fact set seats = 1 where empl_position_id = $1', [postId('salesHead')]);
  const headers = 'pseudoId,number,type,from,dailyWage,post';
  const row = (number: string, type: string, post: string, from = '1405/01/05') => `${code('seller')},${number},${type},${from},6200000,${post}`;
  const faulty = await bring([row('P/1', 'EotAnnual', clerk), row('P/2', 'EotTransfer', 'NONE'), row('P/3', 'EotTransfer', head)], headers);
  expect(faulty.refused.map(({ column, code: why }) => [column, why])).toEqual([
    ['post', 'order_moves_no_post'],
    ['post', 'unknown_position'],
    ['post', 'position_full'],
  ]);
  expect(counts(await bring([row('P/0', 'EotTransfer', clerk)], headers))).toEqual([1, 0, 0, 0]);
  expect((await posts()).at(-1)).toBe(`${clerk} [2026-03-25,)`);
  await undo();
  expect(await posts()).toEqual(before);
  expect(counts(await bring([row('P/4', 'EotTransfer', clerk.toLowerCase())], headers))).toEqual([1, 0, 0, 0]);
  expect((await posts()).at(-1)).toBe(`${clerk} [2026-03-25,)`);
  // put right by the same sheet: from another day on
  expect(counts(await bring([row('P/4', 'EotTransfer', clerk, '1405/02/01')], headers))).toEqual([0, 1, 0, 0]);
  expect((await posts()).at(-1)).toBe(`${clerk} [2026-04-21,)`);
  await undo();
  expect((await posts()).at(-1)).toBe(`${clerk} [2026-03-25,)`);
});
