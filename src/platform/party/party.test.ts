import { afterAll, beforeAll, expect, test } from 'vitest';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { companyId, layOrganisation, postId, unitId } from '#testing/organisation.ts';
import messages from './party.messages.fa.ts';
import { routes } from './party.routes.ts';

let testBed: Mounted;
const employee = actorIn('employee', 'seller');
const administrator = actorIn('administrator', 'administrator');
const get = async (actor: typeof employee, path: string) => (await testBed.call(actor, 'GET', `/rest/s1/hcm/${path}`)).body;
const ids = (rows: readonly { partyId: string }[]) => new Set(rows.map(({ partyId }) => partyId));

beforeAll(async () => {
  testBed = await mountSlices({ slice: 'platform/party', routes, messages });
  await layOrganisation(testBed.database.owner);
});
afterAll(() => testBed.close());

test('the own company', async () => {
  expect((await get(employee, 'companyInfo')).result).toMatchObject({ pseudoId: 'holding', contentLocation: null });
});

test('subsidiaries as far as the groups reach, units of the own company', async () => {
  const seen = await get(employee, 'party/subOrganization');
  expect(ids(seen.organization)).toEqual(new Set([companyId('holding')]));
  expect(seen.subOrganization).toEqual([]);
  expect(ids(seen.organizationUnit)).toEqual(new Set([unitId('head'), unitId('finance'), unitId('sales')]));
  const all = await get(administrator, 'party/subOrganization');
  expect(all.organization.map((row: { partyId: string }) => row.partyId)).toEqual([companyId('holding'), companyId('subsidiary')]);
});

test('active seats of the own company', async () => {
  await testBed.database.owner.query(`update empl_position set status_id = 'EmpsInactive' where empl_position_id = $1`, [postId('clerk')]);
  const { position } = await get(employee, 'emplPosition');
  const seats = new Set(position.map(({ emplPositionId }: { emplPositionId: string }) => emplPositionId));
  expect(new Map(position.map((row: Record<string, string>) => [row['emplPositionId'], row['situation']])).get(postId('seller'))).toBe('ESIOccupied');
  expect(seats).toEqual(new Set([postId('director'), postId('accountant'), postId('salesHead'), postId('seller')]));
});
