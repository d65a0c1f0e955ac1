import { beforeEach, expect, test, vi } from 'vitest';
import { send } from '#ui/client/client.ts';
import { optionsOf } from './options.ui.ts';

vi.mock('#ui/client/client.ts', () => ({ send: vi.fn() }));

const answers: Readonly<Record<string, unknown>> = {
  '/rest/s1/hcm/party/subOrganization': {
    organization: [{ partyId: 'c1', organizationName: 'Own' }],
    organizationUnit: [{ partyId: 'u1', organizationName: 'Unit' }],
  },
  '/rest/s1/hcm/emplPosition': { position: [{ emplPositionId: 'e1', description: 'Seat' }] },
  '/rest/s1/hcm/entity/Geo': { result: [{ geoId: 'g1', geoName: 'Place' }] },
  '/rest/s1/hcm/entity/StatusItem': { status: [{ statusId: 's1', description: 'Status' }] },
  '/rest/s1/hcm/entity/Enumeration': { result: [{ enumId: 'x1', description: 'Kind' }] },
};
beforeEach(
  () =>
    void vi
      .mocked(send)
      .mockReset()
      .mockImplementation((async ({ path }: { path: string }) => answers[path]) as never),
);
const query = () => (vi.mocked(send).mock.lastCall as unknown as [unknown, { query: unknown } | undefined])[1]?.query;

test.each([
  ['Organization', 'c1', 'Own', undefined],
  ['OrganizationUnit', 'u1', 'Unit', undefined],
  ['EmplPosition', 'e1', 'Seat', undefined],
  ['Province', 'g1', 'Place', { geoTypeEnumId: 'GEOT_PROVINCE' }],
  ['Postal_Code', 'g1', 'Place', { geoTypeEnumId: 'GEOT_REGION' }],
  ['StaPartyRelationship', 's1', 'Status', { statusTypeId: 'PartyRelationship' }],
  ['MaritalStatus', 'x1', 'Kind', { enumTypeId: 'MaritalStatus' }],
  ['Stamp', 'x1', 'Kind', { enumTypeId: 'Stamp' }],
  ['toString', 'x1', 'Kind', { enumTypeId: 'toString' }],
])('%s', async (name, enumId, description, asked) => {
  expect(await optionsOf(name)).toMatchObject([{ enumId, description }]);
  expect(query()).toEqual(asked);
});

test('what a row says of itself stays', async () => {
  expect(await optionsOf('City')).toMatchObject([{ geoId: 'g1', geoName: 'Place' }]);
});
