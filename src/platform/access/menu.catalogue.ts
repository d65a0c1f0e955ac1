/**
 * Nodes of the menu beside the screens, in the order of guide 2.1. Titles stand in the messages (`menu.<id>`); screens
 * hang themselves under a group or collapse by its id.
 */
import type { PermissionKey } from '#kernel/call.ts';

interface Placed {
  readonly id: string;
  readonly parent?: string;
  readonly order: number;
}

/** Shown while something is under it. */
interface Branch extends Placed {
  readonly type: 'group' | 'collapse';
  /** The icons userAdd, messageQuestion and cup disable a collapse and tag it "soon" (spec section 2.4). */
  readonly icon?: string;
  /** With a key a collapse is shown to its holders although nothing is under it yet. */
  readonly permission?: PermissionKey;
}

/** Leads out of the app; shown to holders of the key. */
interface Link extends Placed {
  readonly type: 'link';
  readonly icon?: string;
  readonly url: string;
  readonly permission: PermissionKey;
}

/** A line between two blocks of its parent; gone where one of the blocks is empty. */
interface Divider extends Placed {
  readonly type: 'divider';
  readonly icon?: never;
  readonly parent: string;
}

export type MenuNode = Branch | Link | Divider;

export const menuNodes: readonly MenuNode[] = [
  { id: 'pages', type: 'group', order: 1 },
  { id: 'personnelManagement', type: 'collapse', parent: 'pages', icon: 'circleUserRound', order: 30 },
  { id: 'notification', type: 'collapse', parent: 'pages', icon: 'bell', order: 40 },
  { id: 'archive', type: 'collapse', parent: 'pages', icon: 'archive', order: 50 },
  { id: 'beforeHelp', type: 'divider', parent: 'pages', order: 80 },

  { id: 'humanResources', type: 'group', order: 2 },
  { id: 'personnelInformationManagement', type: 'collapse', parent: 'humanResources', icon: 'users', order: 10 },
  { id: 'organizationChartManagement', type: 'collapse', parent: 'humanResources', icon: 'network', order: 20 },
  { id: 'emplOrder', type: 'collapse', parent: 'humanResources', icon: 'filePenLine', order: 30 },
  { id: 'payroll', type: 'collapse', parent: 'humanResources', icon: 'banknote', order: 50 },
  { id: 'welfareServices', type: 'collapse', parent: 'humanResources', icon: 'handHeart', order: 60 },
  { id: 'financialFacility', type: 'collapse', parent: 'welfareServices', icon: 'banknote', order: 20 },
  { id: 'otherWelfareServices', type: 'collapse', parent: 'welfareServices', icon: 'handHeart', order: 30 },
  { id: 'supplementaryInsurance', type: 'collapse', parent: 'welfareServices', icon: 'shieldCheck', order: 40 },
  { id: 'education', type: 'collapse', parent: 'humanResources', icon: 'graduationCap', order: 70 },
  { id: 'educationBase', type: 'collapse', parent: 'education', icon: 'slidersHorizontal', order: 10 },
  { id: 'educationNeeds', type: 'collapse', parent: 'education', icon: 'target', order: 20 },
  { id: 'educationProgramme', type: 'collapse', parent: 'education', icon: 'clipboardList', order: 30 },
  { id: 'educationCourses', type: 'collapse', parent: 'education', icon: 'graduationCap', order: 40 },
  { id: 'offboarding', type: 'collapse', parent: 'humanResources', icon: 'userMinus', order: 80 },
  { id: 'beforeSoon', type: 'divider', parent: 'humanResources', order: 90 },
  { id: 'humanResourcesPlanning', type: 'collapse', parent: 'humanResources', icon: 'userAdd', order: 100 },
  { id: 'questionnaire', type: 'collapse', parent: 'humanResources', icon: 'messageQuestion', order: 110 },
  { id: 'excellence', type: 'collapse', parent: 'humanResources', icon: 'cup', order: 120, permission: 'excellence/observe' },

  { id: 'system', type: 'group', order: 3 },
  { id: 'reports', type: 'collapse', parent: 'system', icon: 'chartColumn', order: 10 },
  { id: 'systemBaseData', type: 'collapse', parent: 'system', icon: 'slidersHorizontal', order: 20 },
  { id: 'systemManagement', type: 'collapse', parent: 'system', icon: 'shieldCheck', order: 30 },
  { id: 'beforeApiFile', type: 'divider', parent: 'systemManagement', order: 80 },
  { id: 'apiFile', type: 'link', parent: 'systemManagement', icon: 'fileCode', order: 91, url: '/api/openapi.json', permission: 'systemManagement/apiDocument/observe' },
];
