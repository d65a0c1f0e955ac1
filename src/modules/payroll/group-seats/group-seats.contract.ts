/** Posts that set-ups of pay groups name: whoever holds them carries out their duties and approves their runs. */
import { entity, field } from '#kernel/entity.ts';
import { defineOptions } from '#kernel/form/option-call.ts';
import { secondLine } from '#kernel/form/second-line.ts';
import { text } from '#kernel/shapes.ts';
import { groupKeys } from '../groups/groups.contract.ts';

const PATH = '/rest/s1/payroll/positionOptions';

export const seatOptions = defineOptions({
  path: PATH,
  summary: 'At most 30 active posts of today by code or words of title and unit, or one by id, for the set-up of pay groups',
  permission: groupKeys.observe,
  scope: 'rows',
  of: ['EmplPosition', 'EmplPositionParty'],
  by: 'emplPositionId',
  row: entity({ emplPositionId: field('public', text), description: field('public', text), second: field('public', secondLine) }),
});

/** The field with which a row of a pay group names a post. */
export const seatField = (label: string, help: string) =>
  ({ type: 'lazyselect', name: 'emplPositionId', label, help, url: PATH, optionIdField: 'emplPositionId', optionLabelField: 'description', required: true, col: 6 }) as const;
