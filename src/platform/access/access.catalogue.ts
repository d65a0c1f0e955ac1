/** Groups every installation starts with. Titles stand in the messages; administrators may add their own later. */
import type { FieldClass } from '#kernel/entity.ts';
import { fieldClasses } from '#kernel/entity.ts';

export interface GroupSeed {
  readonly userGroupId: string;
  readonly wireRole: 'ADMIN' | 'hcmJobUsers' | 'Employee';
  readonly rowScope: 'self' | 'units' | 'company' | 'all';
  readonly classes: readonly FieldClass[];
  readonly permissions: readonly string[];
}

/** Every group: one's own messages, on their screen and as the bell of the toolbar. */
const messages = ['notification/myNotifications', 'myNotifications'];

/** Screens of one's own: file, messages, tasks, archive, requests. */
const own = [
  'personnelManagement',
  'payroll/myPayslips',
  ...messages,
  'tasks',
  'archive/ownArchive',
  'education/employeeNeeds',
  'welfareServices/financialFacility/request',
  'welfareServices/otherServices/request',
  'welfareServices/supplementaryInsurance/request',
  'welfareServices/supplementaryInsurance/compensationRequest',
  'welfareServices/supplementaryInsurance/personReport',
  'offboarding/leavingRequest',
  'excellence',
];

/** What everybody who works on others needs beside it. */
const atWork = ['dashboard', ...messages, 'tasks'];

export const groups: readonly GroupSeed[] = [
  { userGroupId: 'administrator', wireRole: 'ADMIN', rowScope: 'all', classes: fieldClasses, permissions: ['*'] },
  {
    userGroupId: 'hrOfficer',
    wireRole: 'hcmJobUsers',
    rowScope: 'company',
    classes: ['public', 'personal', 'contact', 'family', 'identity', 'bank', 'health'],
    permissions: [
      ...atWork,
      'taskManagement',
      'personnelInformationManagement',
      'organizationChartManagement',
      'systemManagement/importData',
      'notification',
      // orders and contracts of work without what they pay: whoever knows pay writes and signs them
      'emplOrder/orders/observe',
      'emplOrder/issuance/observe',
      'emplOrder/contract',
      'emplOrder/factors/observe',
      'emplOrder/structure/observe',
      'functionalManagement',
      'welfareServices',
      'education',
      'humanResourcesPlanning',
      'offboarding',
      'questionnaire',
      'excellence',
      'reports',
      'archive',
      'systemBaseData/BOS',
      'systemBaseData/generalBaseData',
      'systemBaseData/systemBaseData',
      'systemBaseData/certificationSteps',
    ],
  },
  {
    userGroupId: 'payrollOfficer',
    wireRole: 'hcmJobUsers',
    rowScope: 'company',
    classes: ['public', 'identity', 'bank', 'pay'],
    permissions: [
      ...atWork,
      'personnelInformationManagement/searchPersonnelList/observe',
      'personnelInformationManagement/letters',
      'payroll',
      'functionalManagement',
      'systemBaseData/emplOrderGeneral',
      'systemManagement/importSheets',
      'welfareServices/financialFacility/payment',
      'welfareServices/financialFacility/settlement',
      'welfareServices/financialFacility/report',
      'welfareServices/financialFacility/recipient',
      'welfareServices/supplementaryInsurance/reports',
      'reports/personnelReport/bankReport',
      'reports/reportsList',
      'reports/runTaskReport',
    ],
  },
  {
    // issues, corrects and annuls orders of employment, with what they pay
    userGroupId: 'orderOfficer',
    wireRole: 'hcmJobUsers',
    rowScope: 'company',
    classes: ['public', 'personal', 'family', 'identity', 'pay'],
    permissions: [
      ...atWork,
      'personnelInformationManagement/searchPersonnelList/observe',
      'organizationChartManagement/organizationalChart/observe',
      'emplOrder',
      'systemManagement/importSheets',
      'reports/reportsList',
      'reports/runTaskReport',
    ],
  },
  {
    // keeps the accounts of pay and accepts its vouchers, without seeing anybody's payslip
    userGroupId: 'accountant',
    wireRole: 'hcmJobUsers',
    rowScope: 'company',
    classes: ['public', 'pay'],
    permissions: [...atWork, 'payroll/accounting'],
  },
  {
    userGroupId: 'unitManager',
    wireRole: 'hcmJobUsers',
    rowScope: 'units',
    classes: ['public', 'contact'],
    permissions: [
      ...atWork,
      'taskManagement/team/observe',
      'personnelInformationManagement/searchPersonnelList/observe',
      'organizationChartManagement/organizationalChart/observe',
      'functionalManagement/trafficInfo/observe',
      'functionalManagement/leave/observe',
      'education/managerNeeds',
      'education/recordedCourses',
      'humanResourcesPlanning/jobNeeds',
      'offboarding/leavingRequestList/observe',
      'offboarding/stepProgress/observe',
    ],
  },
  {
    userGroupId: 'recruiter',
    wireRole: 'hcmJobUsers',
    rowScope: 'company',
    classes: ['public'],
    permissions: [
      ...atWork,
      'personnelInformationManagement/searchPersonnelList/observe',
      'organizationChartManagement/organizationalChart/observe',
      'organizationChartManagement/defineJob/observe',
      'humanResourcesPlanning',
    ],
  },
  { userGroupId: 'employee', wireRole: 'Employee', rowScope: 'self', classes: ['public'], permissions: own },
];
