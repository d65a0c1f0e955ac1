import { beforeEach, expect, test, vi } from 'vitest';
import * as client from '#ui/client/client.ts';
import { optionsOf } from './options.ui.ts';

const answers: Readonly<Record<string, unknown>> = {
  '/rest/s1/hcm/party/subOrganization': {
    organization: [{ partyId: 'c1', organizationName: 'Own' }],
    organizationUnit: [{ partyId: 'u1', organizationName: 'Unit' }],
  },
  '/rest/s1/hcm/emplPosition': { position: [{ emplPositionId: 'e1', description: 'Position' }] },
  '/rest/s1/hcm/entity/Geo': { result: [{ geoId: 'g1', geoName: 'Place' }] },
  '/rest/s1/hcm/entity/StatusItem': { status: [{ statusId: 's1', description: 'Status' }] },
  '/rest/s1/hcm/entity/RoleType': { result: [{ roleTypeId: 'r1', description: 'Role' }] },
  '/rest/s1/hcm/entity/Uom': { result: [{ uomId: 'm1', description: 'Metre' }] },
  '/rest/s1/hcm/entity/Bank': { result: [{ bankId: '017', description: 'Bank' }] },
  '/rest/s1/hcm/getListByCompany': { list: [{ enumId: 'l1', description: 'Own row' }] },
  '/rest/s1/emplOrder/agreement/type': { agreementTypes: [{ agreementId: 'a1', codeTitle: 'A1 - fixed' }] },
  '/rest/s1/payroll/timePeriodList': { timePeriodList: [{ timePeriodId: 'J1404-01', periodName: 'Month' }] },
  '/rest/s1/training/entity/Course': { course: [{ courseId: 'k1', courseTitle: 'Course' }] },
  '/rest/s1/hcm/getTypeOfPartySetting': {
    partySettingTypes: [{ partySettingTypeId: 't1', description: 'Size', defaultValue: 'v1', values: [{ enumId: 'v1', description: 'Large' }] }],
  },
  '/rest/s1/hcm/entity/Enumeration': { result: [{ enumId: 'x1', description: 'Kind' }] },
};
beforeEach(() => void vi.spyOn(client, 'send').mockImplementation(async ({ path }: { path: string }) => answers[path]));
const query = () => (vi.mocked(client.send).mock.lastCall as unknown as [unknown, { query: unknown } | undefined])[1]?.query;

test.each([
  ['Organization', 'c1', 'Own', undefined],
  ['OrganizationUnit', 'u1', 'Unit', undefined],
  ['EmplPosition', 'e1', 'Position', undefined],
  ['Province', 'g1', 'Place', { geoTypeEnumId: 'GEOT_PROVINCE' }],
  ['Postal_Code', 'g1', 'Place', { geoTypeEnumId: 'GEOT_REGION' }],
  ['StaPartyRelationship', 's1', 'Status', { statusTypeId: 'PartyRelationship' }],
  ['MaritalStatus', 'x1', 'Kind', { enumTypeId: 'MaritalStatus' }],
  ['Stamp', 'x1', 'Kind', { enumTypeId: 'Stamp' }],
  ['Role', 'r1', 'Role', undefined],
  ['UomUT_LENGTH_MEASURE', 'm1', 'Metre', { uomTypeEnumId: 'UT_LENGTH_MEASURE' }],
  ['UomType', 'x1', 'Kind', { enumTypeId: 'UomType' }],
  ['Bank', '017', 'Bank', undefined],
  ['Job', 'l1', 'Own row', { listName: 'Job', listType: 'entity', ownerField: 'companyPartyId' }],
  ['CostCenter', 'l1', 'Own row', { listName: 'CostCenter', listType: 'classification', ownerField: 'parentClassificationId' }],
  ['EmployeeSubGroups', 'l1', 'Own row', { listName: 'EmployeeSubGroups', listType: 'subClassification', parentName: 'EmployeeGroups' }],
  ['Agreement', 'a1', 'A1 - fixed', undefined],
  ['TimePeriod', 'J1404-01', 'Month', undefined],
  ['course', 'k1', 'Course', undefined],
  ['settingType/OtherOrgInfo', 't1', 'Size', { settingTypeEnumId: 'OtherOrgInfo' }],
  ['settingType/OtherPersonalInf/values', 'v1', 'Large', { settingTypeEnumId: 'OtherPersonalInf' }],
  ['toString', 'x1', 'Kind', { enumTypeId: 'toString' }],
])('%s', async (name, enumId, description, asked) => {
  expect(await optionsOf(name)).toMatchObject([{ enumId, description }]);
  expect(query()).toEqual(asked);
});

test('what a row says of itself stays', async () => {
  expect(await optionsOf('City')).toMatchObject([{ geoId: 'g1', geoName: 'Place' }]);
  expect(await optionsOf('settingType/OtherPersonalInf')).toMatchObject([{ defaultValue: 'v1' }]);
  expect(await optionsOf('settingType/OtherPersonalInf/values')).toMatchObject([{ partySettingTypeId: 't1' }]);
});

test('the types of enumeration that a page asks for in one breath come in one call', async () => {
  vi.mocked(client.send).mockImplementation(async () => ({
    enums: {
      MaritalStatus: [{ enumId: 'm1' }],
      Attachment: [
        { enumId: 'a1', parentEnumId: 'p' },
        { enumId: 'a2', parentEnumId: 'q' },
      ],
    },
  }));
  expect(await Promise.all([optionsOf('MaritalStatus'), optionsOf('Attachment/p'), optionsOf('Attachment')])).toMatchObject([
    [{ enumId: 'm1' }],
    [{ enumId: 'a1' }],
    [{ enumId: 'a1' }, { enumId: 'a2' }],
  ]);
  expect(client.send).toHaveBeenCalledOnce();
  expect(query()).toEqual({ enumTypeList: 'Attachment,MaritalStatus' });
});
