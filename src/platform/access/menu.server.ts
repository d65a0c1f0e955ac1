/** The tree of the wire (`navigationConfig`): screens an actor may open, hung under the nodes of the menu. */
import { plainPath, type Screen } from '#kernel/screen.ts';
import { type GrantFacts, mayOpen, mayUse } from './access.rules.ts';
import { type MenuNode, menuNodes } from './menu.catalogue.ts';

export type NavigationItem = {
  readonly id: string;
  /** Empty for dividers. */
  readonly title: string;
  readonly type: MenuNode['type'] | 'item';
  readonly permision?: string;
  readonly url?: string;
  readonly icon?: string;
  readonly children?: readonly NavigationItem[];
};

/** A screen with its Persian title. */
export interface TitledScreen {
  readonly screen: Screen;
  readonly title: string;
}

export interface MenuTexts {
  /** Persian title of a node. */
  node(id: string): string;
}

interface Actor {
  readonly roles: readonly string[];
  readonly grants: readonly GrantFacts[];
}

interface Placed {
  readonly order: number;
  readonly item: NavigationItem;
}

const keyOf = (screen: Screen): string | undefined => (typeof screen.access === 'string' ? undefined : screen.access[0]);

function leaf({ screen, title }: TitledScreen): Placed {
  const key = keyOf(screen);
  const url = plainPath(screen);
  const item: NavigationItem = {
    id: url,
    title,
    type: 'item',
    url,
    ...(key ? { permision: key } : {}),
    ...(screen.icon ? { icon: screen.icon } : {}),
  };
  return { order: screen.menu?.order ?? 0, item };
}

/** A divider stands between two others, never first, last or twice. */
function withoutLooseDividers(items: readonly NavigationItem[]): NavigationItem[] {
  const kept = items.filter(({ type }, at) => type !== 'divider' || (at > 0 && items[at - 1]?.type !== 'divider'));
  return kept.at(-1)?.type === 'divider' ? kept.slice(0, -1) : kept;
}

/** Menu of an actor. What is not allowed and what is empty is gone (spec section 6). */
export function navigationFor(actor: Actor, screens: readonly TitledScreen[], texts: MenuTexts): NavigationItem[] {
  const open = screens.filter(({ screen }) => screen.menu && mayOpen(screen, actor));

  const shown = (node: MenuNode): Placed[] => {
    const { id, type, order } = node;
    if (type === 'divider') return [{ order, item: { id, type, title: '' } }];
    const isHeld = node.permission !== undefined && mayUse(actor.grants, [node.permission]);
    const children = type === 'link' ? [] : under(id);
    if (children.length === 0 && !isHeld) return [];
    const item: NavigationItem = {
      id,
      title: texts.node(id),
      type,
      ...(node.permission ? { permision: node.permission } : {}),
      ...(node.icon ? { icon: node.icon } : {}),
      ...(type === 'link' ? { url: node.url } : { children }),
    };
    return [{ order, item }];
  };

  const under = (parent: string | undefined): NavigationItem[] => {
    const nodes = menuNodes.filter((node) => node.parent === parent).flatMap(shown);
    const leaves = open.filter(({ screen }) => parent !== undefined && screen.menu?.parent === parent).map(leaf);
    return withoutLooseDividers([...nodes, ...leaves].sort((a, b) => a.order - b.order).map(({ item }) => item));
  };

  return under(undefined);
}
