/** Rows with days keep what they said (docs/adr/0031-dated-rows-keep-their-past.md): by the calls of addresses and numbers, on a real database. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#kernel/jalali/jalali.ts';
import { raw, sql, writing } from '#platform/db/db.server.ts';
import { contactErrors } from '#platform/party/contact/contact.errors.ts';
import partyContactMessages from '#platform/party/contact/contact.messages.fa.ts';
import { partErrors } from '#platform/party/parts/parts.errors.ts';
import partMessages from '#platform/party/parts/parts.messages.fa.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { companyId, layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';
import messages from './contact.messages.fa.ts';
import { routes } from './contact.routes.ts';

let testBed: Mounted;
const officer = actorIn('hrOfficer', 'hrOfficer');
const PAGE = 'personnelInformationManagement/searchPersonnelList/editPersonnel';
/** Adds, changes and takes away, but may not correct. */
const clerk = {
  ...officer,
  grants: officer.grants.map((grant) => ({ ...grant, permissions: ['observe', 'add', 'edit', 'delete'].flatMap((act) => [`${PAGE}/address/${act}`, `${PAGE}/contact/${act}`]) })),
};
/** Of mountSlices: 1405/02/20. */
const TODAY = '2026-05-10';

type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly rowVersion: number };
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, actor = officer) => testBed.call(actor, method, `/rest/s1/hcm/person/${path}`, body);
const rowsOf = async (path: string, person: PersonName, asOf?: string): Promise<Row[]> =>
  (await call('GET', `${path}?partyId=${partyId(person)}${asOf === undefined ? '' : `&asOf=${asOf}`}`)).body.rows;
/** Number and days of each row, newest first. */
const numbers = async (person: PersonName, asOf?: string) =>
  (await rowsOf('tel', person, asOf)).map(({ contactNumber, fromDate, thruDate }) => [contactNumber, fromDate, thruDate]);
const phone = (more: object = {}) => ({ contactMechPurposeId: 'PhoneHome', contactNumber: '88001122', areaCode: '021', fromDate: '2020-01-01', thruDate: null, ...more });

async function lay(person: PersonName, more: object = {}): Promise<string> {
  await testBed.database.owner.query('delete from telecom_number where party_id = $1', [partyId(person)]);
  const { status, body } = await call('POST', 'tel', phone({ partyId: partyId(person), ...more }));
  expect(status).toBe(201);
  return body.id;
}
const change = (id: string, more: object, actor = officer) => call('PUT', `tel/${id}`, phone({ rowVersion: 1, ...more }), actor);
const correct = (id: string, more: object, actor = officer) =>
  call('PUT', `tel/${id}/correction`, phone({ rowVersion: 1, correctionReason: 'a digit was misread', ...more }), actor);
const refused = (name: keyof typeof partMessages.errors) => ({ fields: { fromDate: partMessages.errors[name] } });

beforeAll(async () => {
  testBed = await mountSlices(
    { slice: 'modules/personnel/contact', routes, messages },
    { slice: 'platform/party/contact', routes: [], messages: partyContactMessages, errors: [contactErrors] },
    { slice: 'platform/party/parts', routes: [], messages: partMessages, errors: [partErrors] },
  );
  await layOrganisation(testBed.database.owner);
});
afterAll(() => testBed.close());

test('whoever moves lives where they lived on every day before', async () => {
  const [home] = await rowsOf('address', 'seller', '2021-04-04');
  if (home === undefined) throw new Error('no address');
  const { id, partyId: _party, purposeName: _purpose, provinceName: _province, cityName: _city, ...stored } = home;
  const place = (await testBed.database.owner.query(`select geo_id from geo where geo_type_enum_id = 'GEOT_PROVINCE' order by geo_id limit 1`)).rows[0].geo_id;
  const moved = { ...stored, countryGeoId: 'IRN', stateProvinceGeoId: place, street: 'New street', plate: '9', fromDate: '2026-04-01' };
  const { status, body } = await call('PUT', `address/${id}`, moved);
  expect([status, body.rowVersion]).toEqual([200, 1]);
  for (const day of ['2021-04-04', '2024-01-01', '2026-03-31'])
    expect(await rowsOf('address', 'seller', day)).toMatchObject([{ id, street: home['street'], fromDate: home['fromDate'] }]);
  for (const day of ['2026-04-01', TODAY])
    expect(await rowsOf('address', 'seller', day)).toMatchObject([{ id: body.id, street: 'New street', fromDate: '2026-04-01', thruDate: null }]);
  const trace = await testBed.database.owner.query(`select record_id, action, changes from audit_entry where record_id = any ($1) order by audit_id`, [[id, body.id]]);
  expect(trace.rows).toMatchObject([
    { record_id: id, action: 'update', changes: { thruDate: [null, '2026-03-31'] } },
    { record_id: body.id, action: 'create', changes: { street: [null, 'New street'], fromDate: [null, '2026-04-01'] } },
  ]);
});

describe('a change', () => {
  test('from within the days of a row goes as far as the row went', async () => {
    const id = await lay('accountant', { thruDate: '2027-01-01' });
    expect((await change(id, { contactNumber: '88003344', fromDate: TODAY, thruDate: '2027-01-01' })).status).toBe(200);
    expect(await numbers('accountant')).toEqual([
      ['88003344', TODAY, '2027-01-01'],
      ['88001122', '2020-01-01', '2026-05-09'],
    ]);
  });

  test('of the last day alone leaves the row one row, whatever day was proposed', async () => {
    const id = await lay('accountant');
    expect((await change(id, { fromDate: TODAY, thruDate: '2026-12-31' })).body).toEqual({ id, rowVersion: 2 });
    expect((await change(id, { rowVersion: 2, thruDate: '2024-12-31' })).body).toEqual({ id, rowVersion: 3 });
    expect(await numbers('accountant')).toEqual([['88001122', '2020-01-01', '2024-12-31']]);
    expect((await change(id, { rowVersion: 3 })).status).toBe(200);
    expect(await numbers('accountant')).toEqual([['88001122', '2020-01-01', null]]);
  });

  test('from the first day of a row that has begun is none: that is a correction', async () => {
    const id = await lay('accountant', { thruDate: '2026-12-31' });
    const over = { thruDate: '2026-12-31', contactNumber: '88003344' };
    expect((await change(id, over)).body).toMatchObject(refused('pastKept'));
    for (const fromDate of ['2019-12-31', '2027-01-01']) expect((await change(id, { ...over, fromDate, thruDate: null })).body).toMatchObject(refused('outside'));
    expect((await change(id, { thruDate: '2026-12-31', fromDate: '2024-01-01' })).body).toMatchObject(refused('nothingNew'));
    expect((await change(id, { thruDate: '2026-12-31' })).body).toEqual({ id, rowVersion: 1 });
    expect(await numbers('accountant')).toEqual([['88001122', '2020-01-01', '2026-12-31']]);
  });

  test('of a row that begins today or later writes over it: nothing of it is past', async () => {
    const id = await lay('accountant', { fromDate: '2026-10-01' });
    expect((await change(id, { contactNumber: '88003344', fromDate: '2026-09-01' }, clerk)).body).toEqual({ id, rowVersion: 2 });
    expect((await change(id, { contactNumber: '88005566', fromDate: TODAY, rowVersion: 2 }, clerk)).body).toEqual({ id, rowVersion: 3 });
    expect((await change(id, { contactNumber: '88007788', fromDate: TODAY, rowVersion: 3 }, clerk)).body).toEqual({ id, rowVersion: 4 });
    expect((await change(id, { contactNumber: '88009900', fromDate: '2026-09-01', rowVersion: 4 }, clerk)).body.rowVersion).toBe(1);
    expect(await numbers('accountant')).toEqual([
      ['88009900', '2026-09-01', null],
      ['88007788', TODAY, '2026-08-31'],
    ]);
    expect((await call('DELETE', `tel/${id}`, undefined, clerk)).status).toBe(200);
  });

  test('of a version that is no more is told, and nothing is closed', async () => {
    const id = await lay('accountant');
    expect((await change(id, { fromDate: TODAY, contactNumber: '88003344', rowVersion: 7 })).status).toBe(409);
    expect(await numbers('accountant')).toHaveLength(1);
  });
});

describe('a correction', () => {
  test('writes over the past, with its reason in the trace', async () => {
    const id = await lay('accountant');
    expect((await correct(id, { contactNumber: '88001123', fromDate: '2019-01-01' })).body).toEqual({ id, rowVersion: 2 });
    expect(await numbers('accountant', '2019-06-01')).toEqual([['88001123', '2019-01-01', null]]);
    const trace = await testBed.database.owner.query(`select changes from audit_entry where record_id = $1 and action = 'update'`, [id]);
    expect(trace.rows).toMatchObject([{ changes: { contactNumber: ['88001122', '88001123'], correctionReason: [null, 'a digit was misread'] } }]);
    expect((await correct(id, { rowVersion: 2, correctionReason: ' ' })).status).toBe(400);
  });

  test('is nothing for who may only change, and so is taking away what has begun', async () => {
    const id = await lay('accountant', { thruDate: '2022-01-01' });
    expect((await correct(id, { contactNumber: '88001123' }, clerk)).status).toBe(403);
    const taken = await call('DELETE', `tel/${id}`, undefined, clerk);
    expect([taken.status, taken.body.messages]).toEqual([403, partMessages.errors.mayNotCorrect]);
    expect(await numbers('accountant')).toEqual([['88001122', '2020-01-01', '2022-01-01']]);
    expect((await call('DELETE', `tel/${id}`)).status).toBe(200);
  });
});

const officerInDb = { userId: partyId('hrOfficer'), partyId: partyId('hrOfficer'), companyIds: [companyId('holding')], requestId: 'by accident' };

test('no statement writes over what a dated row has said by accident', async () => {
  const id = await lay('accountant');
  for (const set of [`contact_number = '1'`, `valid = daterange('2021-01-01', null)`, `valid = daterange(null, null)`, 'area_code = null'])
    await expect(
      writing(testBed.database.pool, officerInDb, (tx) => tx.run(sql`update telecom_number set ${raw(set)} where telecom_number_id = ${id}::uuid`)),
    ).rejects.toMatchObject({
      constraint: 'past_is_kept',
    });
});

const START = '2026-04-20';
const day = fc.integer({ min: 0, max: 40 }).map((index) => addDays(START, index));
const act = fc.record({ at: fc.nat(), contactNumber: fc.constantFrom('88001122', '88003344', '88005566'), fromDate: day, thruDate: fc.option(day) });

test('whatever is changed, before its day everything reads as it did', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 5 }), async (acts) => {
      await lay('director', { fromDate: addDays(START, 5) });
      for (const { at, ...more } of acts) {
        const before = await rowsOf('tel', 'director');
        const row = before[at % before.length];
        if (row === undefined) throw new Error('no row');
        const { status } = await change(row.id, { ...more, rowVersion: row.rowVersion }, clerk);
        const after = await rowsOf('tel', 'director');
        const holds = (rows: readonly Row[], on: string) =>
          rows.filter(({ fromDate, thruDate }) => String(fromDate) <= on && (thruDate === null || on <= String(thruDate))).map(({ contactNumber }) => contactNumber);
        const ends = row['contactNumber'] === more.contactNumber ? [row['thruDate'], more.thruDate].flatMap((one) => (one === null ? [] : [addDays(String(one), 1)])) : [];
        // a plan may be put off or forward, and an end counts from the day after it on
        const effect = [more.fromDate, ...(String(row['fromDate']) >= TODAY ? [String(row['fromDate'])] : []), ...ends].sort()[0] ?? START;
        for (let index = 0; index < 41; index++) {
          const on = addDays(START, index);
          if (on < effect || status !== 200) expect(holds(after, on).sort()).toEqual(holds(before, on).sort());
        }
      }
    }),
    { numRuns: 25 },
  );
});
