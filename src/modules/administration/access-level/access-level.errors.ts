/** Refusals of the calls that give and take access. The rules behind them: access-level.rules.ts. */
import { defineErrors } from '#kernel/errors.ts';

export const accessErrors = defineErrors('modules/administration/access-level', {
  /** The own account, or a membership of one's own: another administrator does that. */
  ownAccount: { status: 403 },
  /** A group one belongs to. */
  ownGroup: { status: 403 },
  /** A group of the whole installation, asked by who reaches a part of it. */
  wholeInstallation: { status: 403 },
  /** More than the own groups permit. */
  beyondOwn: { status: 403 },
  strongerAccount: { status: 403 },
  lastAdministrator: { status: 409 },
  systemGroup: { status: 409 },
  hasMembers: { status: 409 },
  stale: { status: 409 },
  titleTaken: { status: 409, constraint: 'user_group_title', field: 'description' },
  alreadyMember: { status: 409, constraint: 'user_group_member_no_overlap' },
  otherCompany: { status: 409, constraint: 'user_group_member_company' },
  noEmployment: { status: 409, field: 'statusId' },
  employmentEnded: { status: 409, field: 'statusId' },
  pastDay: { status: 400, field: 'fromDate' },
  endBeforeBegin: { status: 400, field: 'thruDate' },
  unknownPermission: { status: 400, field: 'add' },
  unknownUnit: { status: 400, field: 'unitIds' },
  unitsOfCompany: { status: 400, field: 'companyId' },
});
