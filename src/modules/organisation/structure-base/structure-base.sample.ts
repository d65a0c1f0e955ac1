import { defineSample, type Sample } from '#testing/sample.ts';
import { structureRegister } from './structure-base.contract.ts';

const row = (gives: Sample['gives'], classificationTypeEnumId: string, standardCode: string, more: Partial<Sample>): Sample =>
  defineSample({ gives, create: structureRegister.create, body: (description) => ({ classificationTypeEnumId, standardCode, description }), ...more });

/** What files of people name is chosen by everybody in the company. */
const chosen = (gives: Sample['gives'], type: string, name: string, more: Partial<Sample> = {}): Sample => row(gives, type, 'P1', { isOfCompany: true, named: [name], ...more });

export const employeeGroup = chosen('row/employeeGroup', 'EmployeeGroups', 'employeeGroupId');
export const employeeSubGroup = chosen('row/employeeSubGroup', 'EmployeeSubGroups', 'employeeSubGroupId', { needs: { parentClassificationId: 'row/employeeGroup' } });
export const activityArea = chosen('row/activityArea', 'ActivityArea', 'activityAreaId');
export const expertiseArea = chosen('row/expertiseArea', 'ExpertiseArea', 'expertiseAreaId');
export const costCenter = chosen('row/costCenter', 'CostCenter', 'costCenterId');

/** What the register itself is asked about, the lower of the two last of all. */
export const classification = row('row/classification', 'EmployeeGroups', 'G1', { named: ['parentClassificationId'] });
export const subgroup = row('row/classificationBelow', 'EmployeeSubGroups', 'S1', {
  needs: { parentClassificationId: 'row/classification' },
  after: ['row/employeeSubGroup', 'row/activityArea', 'row/expertiseArea', 'row/costCenter'],
});
