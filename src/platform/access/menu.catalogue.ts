/** Nodes of the menu above the screens: groups and collapses, in the order of guide 2.1. Titles stand in the messages (`menu.<id>`). */
export interface MenuNode {
  readonly id: string;
  readonly type: 'group' | 'collapse';
  readonly parent?: string;
  readonly icon?: string;
  readonly order: number;
}

export const menuNodes: readonly MenuNode[] = [
  { id: 'pages', type: 'group', order: 1 },
  { id: 'personnelManagement', type: 'collapse', parent: 'pages', icon: 'userRound', order: 30 },
  { id: 'humanResources', type: 'group', order: 2 },
  { id: 'personnelInformationManagement', type: 'collapse', parent: 'humanResources', icon: 'users', order: 10 },
  { id: 'organizationChartManagement', type: 'collapse', parent: 'humanResources', icon: 'network', order: 20 },
  { id: 'system', type: 'group', order: 3 },
  { id: 'systemManagement', type: 'collapse', parent: 'system', icon: 'shieldCheck', order: 10 },
];
