/**
 * Groups of welfare: members and what they may have of loans (guide welfare 7.1).
 * Invariants: a code stands once in a company; an employment is of one group on a day (the database refuses a second), and is moved only by
 * who says so; what lies below a group names loans of the same company.
 */
import { defineErrors } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';
import { defineEmploymentRecords } from '#platform/employment-rows/employment-rows.define.ts';
import { defineRecords } from '#platform/records/records.define.ts';
import { defineRegister } from '#platform/reference-data/register/register.define.ts';
import {
  criterionForm,
  criterionTable,
  documentForm,
  documentTable,
  groupForm,
  groupLoanForm,
  groupLoanTable,
  groupTable,
  guarantorForm,
  guarantorTable,
  memberChangeForm,
  memberForm,
  memberTable,
} from './welfare-groups.table.ts';

export const GROUPS = 'welfareServices/group';
const PATH = '/rest/s1/welfare';

export const welfareGroupErrors = defineErrors('modules/welfare/welfare-groups', {
  /** `group`: its name. */
  inOtherGroup: { status: 409, field: 'isMoved' },
  otherLater: { status: 409, field: 'fromDate' },
  overlaps: { status: 409, constraint: 'welfare_member_no_overlap', field: 'fromDate' },
  documentTwice: { status: 409, constraint: 'welfare_group_document_once', field: 'welfareDocEnumId' },
  loanTwice: { status: 409, constraint: 'welfare_group_loan_no_overlap', field: 'fromDate' },
  criterionTwice: { status: 409, constraint: 'welfare_group_criterion_once', field: 'criteriaScoreEnumId' },
  guarantorTwice: { status: 409, constraint: 'welfare_group_guarantor_once', field: 'guarantorTypeEnumId' },
  loanType: { status: 400, field: 'loanTypeEnumId' },
  option: { status: 400 },
  stale: { status: 409 },
});

export const welfareGroups = defineRegister({ page: GROUPS, scope: 'rows', table: groupTable, form: groupForm, path: `${PATH}/welfareGroup` });

export const welfareMembers = defineEmploymentRecords({
  entity: 'WelfareMember',
  table: memberTable,
  form: memberForm,
  changeForm: memberChangeForm,
  path: `${PATH}/personWelfareGroup`,
  page: GROUPS,
  under: { welfareGroupId: z.guid() },
  asked: { welfareGroupId: z.optional(z.guid()) },
  errors: [welfareGroupErrors],
});

const ofGroup = {
  scope: 'rows',
  of: 'a group of welfare',
  keys: { observe: `${GROUPS}/observe`, add: `${GROUPS}/edit`, edit: `${GROUPS}/edit`, remove: `${GROUPS}/edit` },
  under: { welfareGroupId: z.guid() },
  errors: [welfareGroupErrors],
} as const;

export const groupDocuments = defineRecords({ ...ofGroup, entity: 'WelfareGroupDocument', table: documentTable, form: documentForm, path: `${PATH}/neededDocument` });
export const groupLoans = defineRecords({ ...ofGroup, entity: 'WelfareGroupLoan', table: groupLoanTable, form: groupLoanForm(), path: `${PATH}/welfareGroupLoan` });
export const groupCriteria = defineRecords({ ...ofGroup, entity: 'WelfareGroupCriterion', table: criterionTable, form: criterionForm(), path: `${PATH}/welfareGroupCriteria` });
export const groupGuarantors = defineRecords({ ...ofGroup, entity: 'WelfareGroupGuarantor', table: guarantorTable, form: guarantorForm(), path: `${PATH}/Guarantor` });
