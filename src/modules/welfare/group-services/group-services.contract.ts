/**
 * What a group of welfare has of services (guide welfare 7.1, tabs 2 and 3).
 * Invariants: two shares are 100 percent, and for a service, those whom it is for and a day one row stands (the database refuses others); what is named
 * is of the company of the group.
 */
import { defineErrors } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';
import { defineRecords } from '#platform/records/records.define.ts';
import { shareForm, shareTable, usageForm, usageTable } from './group-services.table.ts';

const PAGE = 'welfareServices/group';
const PATH = '/rest/s1/welfare';

export const groupServiceErrors = defineErrors('modules/welfare/group-services', {
  shareTwice: { status: 409, constraint: 'welfare_group_share_no_overlap', field: 'fromDate' },
  useTwice: { status: 409, constraint: 'welfare_group_use_no_overlap', field: 'fromDate' },
  option: { status: 400 },
  stale: { status: 409 },
});

const ofGroup = {
  scope: 'rows',
  of: 'a group of welfare',
  keys: { observe: `${PAGE}/observe`, add: `${PAGE}/edit`, edit: `${PAGE}/edit`, remove: `${PAGE}/edit` },
  under: { welfareGroupId: z.guid() },
  errors: [groupServiceErrors],
} as const;

export const groupShares = defineRecords({ ...ofGroup, entity: 'WelfareGroupShare', table: shareTable, form: shareForm(), path: `${PATH}/welfareGroupShare` });
export const groupUses = defineRecords({ ...ofGroup, entity: 'WelfareGroupUse', table: usageTable, form: usageForm(), path: `${PATH}/welfareGroupUse` });
