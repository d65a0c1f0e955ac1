/**
 * Pay data of people over time: their pay group, and how insurance and tax are counted (guide payroll 4.11).
 * Invariants: of an employment one row holds on a day, and a new one ends the one before it; a group is one of the company; whoever does
 * not hold the class pay meets no row and writes none; nobody writes their own.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { defineErrors } from '#kernel/errors.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { defineList } from '#kernel/table/contract.ts';
import { definePart } from '#platform/party/parts/part.define.ts';
import { baseSalaryForm, manyForm, memberTable, payDataForm } from './pay-data.form.ts';

export const payDataErrors = defineErrors('modules/payroll/pay-data', {
  overlap: { status: 409, constraint: 'pay_member_no_overlap', field: 'fromDate' },
  notEmployed: { status: 400, field: 'fromDate' },
  group: { status: 400, field: 'payGroupId' },
  workshop: { status: 400, field: 'insuranceAreaId' },
  unit: { status: 400, field: 'unitId' },
  option: { status: 400 },
  classHidden: { status: 403 },
});

export const PAGE = 'payroll/payData';
/** Opens the own pay data. */
export const OWN_PAY_DATA = 'personnelManagement/personnelBaseInformation/payData';

export const payData = definePart({
  entity: 'PayMember',
  owner: 'person',
  own: 'others',
  class: 'pay',
  path: '/rest/s1/payroll/payData',
  page: PAGE,
  reads: [OWN_PAY_DATA],
  form: payDataForm(),
  names: ['groupName', 'insuranceAreaName', 'insuranceJobName', 'serviceLocationName', 'employmentConditionName'],
  errors: [payDataErrors],
});

export const groupChoices = defineCall({
  method: 'GET',
  path: '/rest/s1/salary/salaryGroup',
  summary: 'Active pay groups and insured workshops of the companies in reach, to choose from',
  permission: [`${PAGE}/observe`, 'payroll/salaryCalculation/observe'],
  scope: 'rows',
  of: ['PayGroup', 'organisation/insuranceAreas'],
  reply: z.strictObject({
    list: z.array(z.strictObject({ payGroupId: text, standardCode: text, description: text })),
    insuranceAreas: z.array(z.strictObject({ areaId: text, relationshipName: text })),
  }),
});

export const payMembers = defineList(memberTable, {
  path: '/rest/s1/payroll/PaygroupData',
  summary: 'One page of the people of a pay group on a day (today when absent), of those in reach',
  permission: 'payroll/payrollGroup/observe',
  scope: 'rows',
  subject: 'partyId',
  of: ['PayMember'],
  query: { payGroupId: z.optional(z.guid()), asOf: z.optional(z.iso.date()) },
});

export const addMany = defineCall({
  method: 'POST',
  path: '/rest/s1/payroll/PaygroupData/many',
  summary: 'Puts all employees of a day without pay data from it on, of a unit with those below it or of a kind of employment, into a pay group; or counts them',
  permission: `${PAGE}/add`,
  scope: 'rows',
  own: 'others',
  changes: ['PayMember', 'PayGroup'],
  body: formBody(manyForm, { payGroupId: z.guid(), isTrial: z.boolean() }),
  reply: z.strictObject({ count: z.int() }),
  errors: [payDataErrors],
});

const paid = field('pay', optionalText);

export const getBaseSalaryInfo = defineCall({
  method: 'GET',
  path: '/rest/s1/salary/getBaseSalaryInfo',
  summary: 'How somebody is paid on a day (today when absent): group, conditions, state and number of insurance; all of it null where nothing is said',
  permission: [`${PAGE}/observe`, OWN_PAY_DATA],
  scope: 'rows',
  of: ['PayMember', 'Person'],
  query: z.strictObject({ partyId: z.guid(), asOf: z.optional(z.iso.date()) }),
  reply: entity(
    {
      partyId: field('public', text),
      payGroupId: paid,
      standardCode: paid,
      groupName: paid,
      serviceLocationConditionEnumId: paid,
      serviceLocationName: paid,
      employmentConditionEnumId: paid,
      employmentConditionName: paid,
      salaryStatusId: paid,
      /** Days (ISO) of what is said; the last one null: open. */
      fromDate: paid,
      thruDate: paid,
      baseInsurancenumber: field('identity', optionalText),
    },
    { subject: 'partyId' },
  ),
});

/** The number of insurance is a fact of the person, and written there. */
export const saveBaseSalaryInfo = defineCall({
  ...payData.create,
  path: '/rest/s1/salary/saveBaseSalaryInfo',
  summary: 'Says from a day on how somebody is paid: what stood ends on the day before, and what the body leaves out stays as it was',
  body: formBody(payData.dressed(baseSalaryForm), { partyId: z.guid() }),
});
