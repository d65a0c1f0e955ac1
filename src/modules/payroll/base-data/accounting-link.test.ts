/** The link to accounting software: one default, and a password that lies sealed and comes back to nobody. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tracedChanges } from '#platform/records/write.service.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { layOrganisation } from '#testing/organisation.ts';
import { routes } from './accounting-link.routes.ts';
import { accountingLinkKind } from './accounting-link.store.ts';
import { baseDataErrors } from './base-data.contract.ts';
import messages from './base-data.messages.fa.ts';

let bed: Mounted;
const officer = actorIn('payrollOfficer', 'payrollOfficer');
const PATH = '/rest/s1/payroll';
const SECRET = 'Very-Secret-9';
const rows = async () => (await bed.call(officer, 'GET', `${PATH}/relationList`)).body.rows;
const stored = async (id: string) =>
  (await bed.database.owner.query<{ password: string }>('select password from accounting_link where accounting_link_id = $1', [id])).rows[0]?.password;

beforeAll(async () => {
  bed = await mountSlices({ slice: 'modules/payroll/base-data', routes, messages, errors: [baseDataErrors] });
  await layOrganisation(bed.database.owner);
});
afterAll(() => bed.close());

test('the password is sealed, stays where a change does not say it, and stands in no answer and no trace', async () => {
  const link = { title: 'Ledger', url: 'https://ledger.example', userName: 'pay', isDefault: 'Y' };
  const { body } = await bed.call(officer, 'POST', `${PATH}/registerRelation`, { ...link, password: SECRET });
  expect(await stored(body.id)).toMatch(/^enc:/);
  const [row] = await rows();
  expect(row).toMatchObject({ title: 'Ledger', hasPassword: 'Y', password: null });
  const before = await stored(body.id);
  await bed.call(officer, 'PUT', `${PATH}/updateRelation/${body.id}`, { ...link, title: 'Books', password: null, rowVersion: 1 });
  expect(await stored(body.id)).toBe(before);
  const stale = await bed.call(officer, 'PUT', `${PATH}/updateRelation/${body.id}`, { ...link, password: 'Other-1', rowVersion: 1 });
  expect(stale.status).toBe(409);
  expect(JSON.stringify([await rows(), stale.body, body])).not.toContain(SECRET);
  expect(tracedChanges(accountingLinkKind, { password: null }, { password: SECRET })).toEqual({ password: [null, '***'] });
  await bed.call(officer, 'PUT', `${PATH}/updateRelation/${body.id}`, { ...link, password: 'Other-1', rowVersion: 2 });
  expect(await stored(body.id)).not.toBe(before);
  expect((await bed.call(officer, 'DELETE', `${PATH}/deleteRelation/${body.id}?rowVersion=3`)).status).toBe(200);
  expect(await rows()).toEqual([]);
});

test('a new default takes the place of the one before; an address is one', async () => {
  await bed.call(officer, 'POST', `${PATH}/registerRelation`, { title: 'Second', isDefault: 'Y' });
  expect((await rows()).filter(({ isDefault }: { isDefault: string }) => isDefault === 'Y').map(({ title }: { title: string }) => title)).toEqual(['Second']);
  expect((await bed.call(officer, 'POST', `${PATH}/registerRelation`, { title: 'Third', url: 'file:///etc/passwd' })).body.fields).toHaveProperty('url');
});
