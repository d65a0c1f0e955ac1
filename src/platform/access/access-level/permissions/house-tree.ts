/** The tree of permissions of the running house. */
import { knownHouse } from '#platform/access/house.ts';
import messages from './permissions.messages.fa.ts';
import { nodesOf, type PermissionNode, permissionTree } from './tree.rules.ts';

/** The tree of this house. */
export function houseTree(): PermissionNode {
  const { keys, screens, nodeTitle, permissionTitle } = knownHouse();
  return permissionTree(keys, { key: permissionTitle, node: nodeTitle, screens, own: messages.nodes, separator: messages.separator });
}

/** Persian names of all permissions and beginnings. */
export const permissionNames = (): ReadonlyMap<string, string> => new Map(nodesOf(houseTree()).map(({ permission, description }) => [permission, description]));
