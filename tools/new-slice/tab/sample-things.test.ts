/** SampleThings of people: kept on their version with a trace at the person, and out of reach of another company. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { partErrors } from '#platform/party/parts/parts.errors.ts';
import partMessages from '#platform/party/parts/parts.messages.fa.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { layOrganisation, partyId } from '#testing/organisation.ts';
import messages from './sample-things.messages.fa.ts';
import { routes } from './sample-things.routes.ts';

let bed: Mounted;
const officer = actorIn('hrOfficer', 'hrOfficer');
const PATH = '/rest/s1/hcm/person/sampleThings';

beforeAll(async () => {
  bed = await mountSlices(
    { slice: 'modules/sample-area/sample-things', routes, messages },
    { slice: 'platform/party/parts', routes: [], messages: partMessages, errors: [partErrors] },
  );
  await layOrganisation(bed.database.owner);
});
afterAll(() => bed.close());

test('a row is added, changed on its version and removed, with a trace at the person', async () => {
  const { status, body } = await bed.call(officer, 'POST', PATH, { partyId: partyId('seller'), title: 'First' });
  expect([status, body.rowVersion]).toEqual([201, 1]);
  const change = () => bed.call(officer, 'PUT', `${PATH}/${body.id}`, { title: 'Second', noteText: null, rowVersion: 1 });
  expect((await change()).body).toMatchObject({ rowVersion: 2 });
  expect((await change()).status).toBe(409);
  expect((await bed.call(officer, 'DELETE', `${PATH}/${body.id}`)).body).toEqual({ removed: true });
  const { rows } = await bed.database.owner.query('select action, subject_party_id from audit_entry where record_id = $1 order by audit_id', [body.id]);
  expect(rows).toEqual(['create', 'update', 'delete'].map((action) => ({ action, subject_party_id: partyId('seller') })));
});

test('of somebody out of reach nothing is there', async () => {
  expect((await bed.call(actorIn('hrOfficer', 'worker'), 'POST', PATH, { partyId: partyId('seller'), title: 'First' })).status).toBe(404);
});
