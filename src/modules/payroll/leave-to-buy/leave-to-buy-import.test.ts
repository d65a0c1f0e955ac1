/** Days of leave to buy back by sheets: new ones, a change, and what the books of leave do not hold. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importFile } from '#platform/import-export/import-file.service.ts';
import { movableClock } from '#testing/app.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, employmentId, factsOf, layOrganisation, type PersonName } from '#testing/organisation.ts';
import { definePaySource } from '../sources/pay-source.define.ts';
import { announcePaySources } from '../sources/pay-sources.server.ts';
import { importKind } from './leave-to-buy.import.ts';

let database: TestDatabase;
const code = (person: PersonName): string => factsOf(person).pseudoId;
const bring = async (...rows: readonly string[]) => {
  const { counts } = await importFile(
    { pool: database.pool, clock: movableClock(), kinds: [importKind], newId },
    { kind: 'leaveToBuy', fileName: 'leave.csv', bytes: Buffer.from(['pseudoId,year,month,days,source', ...rows].join('\r\n')), company: companyId('holding') },
  );
  return [counts.accepted, counts.updated, counts.unchanged, counts.refused];
};
const stored = async (): Promise<string[]> =>
  (
    await database.owner.query(
      `select concat_ws(' ', r.pseudo_id, t.jalali_year, t.jalali_month, t.days, t.source) as line from leave_to_buy t join party_relationship r using (party_relationship_id) order by 1`,
    )
  ).rows.map(({ line }) => line);

beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
  // the accountant has ten days left
  const read = async () => [
    { employmentId: employmentId('accountant'), minutes: 4_400, lapsing: 0, dayMinutes: 440, evidence: { kind: 'leaveBalance', id: 'a', number: '4400', day: '2027-03-20' } },
  ];
  announcePaySources([definePaySource({ is: 'leave', key: 'books', read, bought: async () => [], unbought: async () => undefined })]);
});
afterAll(async () => {
  announcePaySources([]);
  await database.close();
});

test('rows are brought and changed; days beyond what is left, and months that are none, are refused', async () => {
  const [accountant, seller] = [code('accountant'), code('seller')];
  expect(await bring(`${accountant},1405,12,10,letter`, `${seller},1405,12,4,`)).toEqual([2, 0, 0, 0]);
  expect(await bring(`${accountant},1405,12,9,letter`, `${seller},1405,12,4,`)).toEqual([0, 1, 1, 0]);
  expect(await bring(`${accountant},1405,12,11,`, `${accountant},1405,13,1,`, `${seller},1405,11,61,`, 'nobody,1405,12,1,')).toEqual([0, 0, 0, 4]);
  expect(await stored()).toEqual([`${accountant} 1405 12 9 letter`, `${seller} 1405 12 4`].toSorted());
});
