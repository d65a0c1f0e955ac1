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

/** Everybody with a personnel file: the own file, own messages, own tasks. */
const own = ['personnelManagement'];

export const groups: readonly GroupSeed[] = [
  { userGroupId: 'administrator', wireRole: 'ADMIN', rowScope: 'all', classes: fieldClasses, permissions: ['*'] },
  {
    userGroupId: 'hrOfficer',
    wireRole: 'hcmJobUsers',
    rowScope: 'company',
    classes: ['public', 'personal', 'contact', 'family', 'identity', 'bank', 'health'],
    permissions: ['dashboard', 'personnelInformationManagement', 'organizationChartManagement', 'systemManagement/importData'],
  },
  {
    userGroupId: 'payrollOfficer',
    wireRole: 'hcmJobUsers',
    rowScope: 'company',
    classes: ['public', 'identity', 'bank', 'pay'],
    permissions: ['dashboard', 'personnelInformationManagement/searchPersonnelList/observe'],
  },
  {
    userGroupId: 'unitManager',
    wireRole: 'hcmJobUsers',
    rowScope: 'units',
    classes: ['public', 'contact'],
    permissions: ['dashboard', 'personnelInformationManagement/searchPersonnelList/observe'],
  },
  {
    userGroupId: 'recruiter',
    wireRole: 'hcmJobUsers',
    rowScope: 'company',
    classes: ['public'],
    permissions: ['dashboard', 'personnelInformationManagement/searchPersonnelList/observe'],
  },
  { userGroupId: 'employee', wireRole: 'Employee', rowScope: 'self', classes: ['public'], permissions: own },
];
