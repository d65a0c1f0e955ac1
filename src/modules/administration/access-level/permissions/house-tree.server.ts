/** The tree of permissions of the running house. */
import { knownRegistry } from '#platform/access/registry.server.ts';
import messages from './permissions.messages.fa.ts';
import { nodesOf, type PermissionNode, permissionTree } from './tree.rules.ts';

/** The tree of this house. */
export function permissionsTree(): PermissionNode {
  const { keys, screens, nodeTitle, permissionTitle } = knownRegistry();
  return permissionTree(keys, { key: permissionTitle, node: nodeTitle, screens, own: messages.nodes, separator: messages.separator });
}

/** Persian names of all permissions and beginnings. */
export const permissionNames = (): ReadonlyMap<string, string> => new Map(nodesOf(permissionsTree()).map(({ permission, description }) => [permission, description]));
