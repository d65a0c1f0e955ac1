/** The tree of the wire (`navigationConfig`): screens an actor may open, hung under the nodes of the menu. */
import type { Screen } from '#kernel/screen.ts';
import { type GrantFacts, mayOpen } from './access.rules.ts';
import { menuNodes } from './menu.catalogue.ts';

export interface NavigationItem {
  readonly id: string;
  readonly title: string;
  readonly type: 'group' | 'collapse' | 'item';
  readonly permision?: string;
  readonly url?: string;
  readonly icon?: string;
  readonly children?: readonly NavigationItem[];
}

/** A screen with its Persian title. */
export interface TitledScreen {
  readonly screen: Screen;
  readonly title: string;
}

export interface MenuTexts {
  /** Persian title of a node. */
  node(id: string): string;
}

const keyOf = (screen: Screen): string | undefined => (typeof screen.access === 'string' ? undefined : screen.access[0]);

function leaves(parent: string, screens: readonly TitledScreen[]): { order: number; item: NavigationItem }[] {
  return screens
    .filter(({ screen }) => screen.menu?.parent === parent)
    .map(({ screen, title }) => {
      const key = keyOf(screen);
      const item: NavigationItem = {
        id: screen.path.slice(1) || 'root',
        title,
        type: 'item',
        url: screen.path,
        ...(key ? { permision: key } : {}),
        ...(screen.icon ? { icon: screen.icon } : {}),
      };
      return { order: screen.menu?.order ?? 0, item };
    });
}

function under(parent: string | undefined, screens: readonly TitledScreen[], texts: MenuTexts): NavigationItem[] {
  const nodes = menuNodes
    .filter((node) => node.parent === parent)
    .map((node) => ({
      order: node.order,
      item: { id: node.id, title: texts.node(node.id), type: node.type, ...(node.icon ? { icon: node.icon } : {}), children: under(node.id, screens, texts) } as NavigationItem,
    }))
    // a group or collapse without anything to open is not shown (spec section 6)
    .filter(({ item }) => (item.children?.length ?? 0) > 0);
  return [...nodes, ...(parent ? leaves(parent, screens) : [])].sort((a, b) => a.order - b.order).map(({ item }) => item);
}

/** Menu of an actor. Empty nodes are gone. */
export function navigationFor(
  actor: { readonly roles: readonly string[]; readonly grants: readonly GrantFacts[] },
  screens: readonly TitledScreen[],
  texts: MenuTexts,
): NavigationItem[] {
  return under(
    undefined,
    screens.filter(({ screen }) => screen.menu && mayOpen(screen, actor)),
    texts,
  );
}
