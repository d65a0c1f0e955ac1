/** What a sheet of people changes holds from a day on, and what the file told of days before stays (docs/adr/0031-dated-rows-keep-their-past.md). */
import { expect, test } from 'vitest';
import { knownImports } from '#platform/import-export/registry.server.ts';
import { employmentId, factsOf, type PersonName, partyId, SINCE } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';
import messages from './personnel-import.messages.fa.ts';

const { server, actors } = await serverWithActors();
const { administrator } = actors;
const CALL = '/api/rest/s1/hcm/import';
const title = (name: string): string => messages.importPersonnel.headers[name]?.[0] ?? name;
const line = (...cells: string[]): string => `${cells.join(',')}\r\n`;
const rows = async (text: string, ...values: unknown[]) => (await server.owner.query(text, values)).rows;

async function bring(person: PersonName, cells: Readonly<Record<string, string>>) {
  const content = line(title('pseudoId'), ...Object.keys(cells).map(title)) + line(factsOf(person).pseudoId, ...Object.values(cells));
  return (await administrator.upload(CALL, { name: 'people.csv', content }, { kind: 'personnel' })).json();
}
async function apply(runId: string) {
  expect((await administrator.request('POST', `${CALL}/${runId}/apply`)).statusCode).toBe(200);
  await knownImports().runner.idle();
  return (await administrator.request('GET', `${CALL}/${runId}`)).json();
}
/** What the file tells of a day. */
const on = async (person: PersonName, day: string) =>
  (
    await rows(
      `select (select array_agg(contact_number order by 1) from telecom_number where party_id = $1 and valid @> $3::date) as mobile,
         (select array_agg(street order by 1) from postal_address where party_id = $1 and valid @> $3::date) as street,
         (select daily_wage::text from employment_salary where party_relationship_id = $2 and valid @> $3::date) as wage,
         (select employment_status_enum_id from employment_kind where party_relationship_id = $2 and valid @> $3::date) as kind`,
      partyId(person),
      employmentId(person),
      day,
    )
  )[0];
const tables = {
  telecom_number: 'party_id',
  postal_address: 'party_id',
  bank_account: 'party_id',
  employment_salary: 'party_relationship_id',
  employment_kind: 'party_relationship_id',
};
const everything = async (person: PersonName) =>
  Promise.all(
    Object.entries(tables).map(([table, key]) =>
      // who undoes a sheet has written the number last, and no code goes there for a while (platform/identity/recovery-ways)
      rows(
        `select to_jsonb(t) - array['written_by', 'written_at'] as row from ${table} t where ${key} = $1 order by lower(valid), 1`,
        key === 'party_id' ? partyId(person) : employmentId(person),
      ),
    ),
  );
const days = ['2021-03-21', '2024-01-01', '2026-01-31'];

test('from the day that the row names, or else from today; undoing brings every row back as it was', async () => {
  const [whole, before] = [await everything('accountant'), await Promise.all(days.map((day) => on('accountant', day)))];
  const change = { mobile: '09121112233', street: 'New street', dailyWage: '9000000', employmentStatusEnumId: '\u0631\u0648\u0632\u0645\u0632\u062F' };
  const { run, refused } = await bring('accountant', { ...change, effectiveDate: '1404/11/12' });
  expect(refused).toEqual([]);
  await apply(run.runId);
  expect(await Promise.all(days.map((day) => on('accountant', day)))).toEqual(before);
  expect(await on('accountant', '2026-02-01')).toEqual({ mobile: ['09121112233'], street: ['New street'], wage: '9000000', kind: 'EmsDaily' });
  expect((await administrator.request('POST', `${CALL}/${run.runId}/undo`)).statusCode).toBe(200);
  expect(await everything('accountant')).toEqual(whole);
  const second = await bring('accountant', { mobile: '09124445566' });
  await apply(second.run.runId);
  expect((await on('accountant', '2026-05-09')).mobile).toEqual([factsOf('accountant').mobile]);
  expect((await on('accountant', '2026-05-10')).mobile).toEqual(['09124445566']);
});

test('a day on which what is changed had not begun, or just began, is refused with its reason; a day alone changes nothing', async () => {
  for (const effectiveDate of ['1400/01/01', '1399/01/01'])
    expect((await bring('seller', { mobile: '09121112233', effectiveDate })).refused).toMatchObject([
      { column: 'effectiveDate', code: 'past_kept', header: title('effectiveDate') },
    ]);
  expect((await bring('seller', { mobile: '09121112233', effectiveDate: '1407/01/01' })).refused).toMatchObject([{ column: 'effectiveDate', code: 'impossible_date' }]);
  expect((await bring('seller', { mobile: factsOf('seller').mobile, effectiveDate: '1404/11/12' })).run.counts).toMatchObject({ unchanged: 1, updated: 0 });
  expect(SINCE).toBe('2021-03-21');
});

test('what was never said begins on the day, and what was to end ends then', async () => {
  await rows('delete from postal_address where party_id = $1', partyId('director'));
  await rows(`update telecom_number set valid = '[2021-03-21,2027-01-01)' where party_id = $1`, partyId('director'));
  const { run } = await bring('director', { mobile: '09121112233', street: 'First street' });
  await apply(run.runId);
  expect((await on('director', '2026-05-09')).street).toBeNull();
  expect(await on('director', '2026-05-10')).toMatchObject({ mobile: ['09121112233'], street: ['First street'] });
  expect((await on('director', '2026-12-31')).mobile).toEqual(['09121112233']);
  expect((await on('director', '2027-01-01')).mobile).toBeNull();
});
