/** The dictionary of permissions as a tree with Persian names. Pure. */
import type { Screen } from '#kernel/screen.ts';
import { EVERYTHING } from '#platform/access/access.rules.ts';

/** A key or the beginning of keys; granting it covers everything below it. */
export interface PermissionNode {
  readonly permission: string;
  readonly description: string;
  readonly children: readonly PermissionNode[];
}

/** Where names come from: of a key, of a menu node, of a screen, and of beginnings that are none of them. */
export interface TreeNames {
  key(key: string): string;
  node(id: string): string;
  readonly screens: readonly { readonly screen: Pick<Screen, 'path' | 'access'>; readonly title: string }[];
  readonly own: Readonly<Record<string, string>>;
  /** Between several names. */
  readonly separator: string;
}

/** Name of a beginning: said for it, of the screen whose observe key lies under it, of a key, of the node of the menu. */
function nameOf(path: string, { key, node, screens, own }: TreeNames): string | undefined {
  const screen = screens.find(({ screen: { access } }) => typeof access !== 'string' && access[0] === `${path}/observe`);
  const last = path.split('/').at(-1) ?? path;
  return own[path] ?? screen?.title ?? [key(path), node(last)].find((name) => name !== path && name !== last);
}

/** All keys under the root that stands for everything. */
export function permissionTree(keys: readonly string[], names: TreeNames): PermissionNode {
  const grow = (beginning: string, depth: number): readonly PermissionNode[] => {
    const within = keys.filter((key) => beginning === '' || key.startsWith(`${beginning}/`));
    const paths = new Set(within.map((key) => key.split('/').slice(0, depth).join('/')));
    return [...paths].map((permission) => {
      const children = grow(permission, depth + 1);
      // a beginning nobody has named is called by what lies under it
      const description = nameOf(permission, names) ?? children.map((child) => child.description).join(names.separator);
      return { permission, description, children };
    });
  };
  return { permission: EVERYTHING, description: names.own[EVERYTHING] ?? EVERYTHING, children: grow('', 1) };
}

/** Every node of a tree by its permission. */
export const nodesOf = (node: PermissionNode): readonly PermissionNode[] => [node, ...node.children.flatMap(nodesOf)];
