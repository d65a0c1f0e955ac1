import { beforeAll, describe, expect, test } from 'vitest';
import type { Screen } from '#kernel/screen.ts';
import { groups } from './access.catalogue.ts';
import { mayOpen } from './access.rules.ts';
import { menuNodes } from './menu.catalogue.ts';
import { type NavigationItem, navigationFor, type TitledScreen } from './menu.server.ts';

const texts = { node: (id: string) => id };

/** Somebody with grants on these keys. */
const holder = (...permissions: string[]) => ({ roles: ['Employee'], grants: [{ permissions, rowScope: 'self' as const, classes: [], companyId: '' }] });
const place = (path: string, access: Screen['access'], parent: string, order: number): TitledScreen => ({
  screen: { path, title: 'title', chrome: 'full', access, menu: { parent, order } },
  title: path,
});
const walk = (items: readonly NavigationItem[]): NavigationItem[] => items.flatMap((item) => [item, ...walk(item.children ?? [])]);
const ids = (items: readonly NavigationItem[]) => items.map(({ id }) => id);

describe('the tree', () => {
  const board = place('/board', ['systemManagement/board/observe'], 'systemManagement', 10);
  const late = place('/late/:id?', ['systemManagement/late/observe'], 'systemManagement', 95);
  const under = (screens: readonly TitledScreen[], ...permissions: string[]) =>
    walk(navigationFor(holder(...permissions), screens, texts)).find(({ id }) => id === 'systemManagement')?.children ?? [];

  test('a page without its permission is not in it, and neither are the nodes above', () => {
    expect(navigationFor(holder('reports'), [board], texts)).toEqual([]);
    expect(ids(navigationFor(holder('systemManagement/board'), [board], texts))).toEqual(['system']);
  });

  test('an optional parameter is left out of the address', () => {
    expect(under([late], 'systemManagement/late')).toEqual([expect.objectContaining({ id: '/late', type: 'item', url: '/late', permision: 'systemManagement/late/observe' })]);
  });

  test('a link is shown to the holders of its key', () => {
    expect(ids(under([board, late], 'systemManagement'))).toContain('apiFile');
    expect(ids(under([board, late], 'systemManagement/board', 'systemManagement/late'))).not.toContain('apiFile');
  });

  test('a divider stands between two blocks only', () => {
    expect(ids(under([board, late], 'systemManagement/board', 'systemManagement/late'))).toEqual(['/board', 'beforeApiFile', '/late']);
    expect(ids(under([board, late], 'systemManagement/board'))).toEqual(['/board']);
    expect(ids(under([board, late], 'systemManagement/late'))).toEqual(['/late']);
  });

  test('a collapse with a key of its own stands without pages for its holders', () => {
    expect(walk(navigationFor(holder('excellence'), [], texts))).toEqual([
      expect.objectContaining({ id: 'humanResources', type: 'group' }),
      expect.objectContaining({ id: 'excellence', type: 'collapse', icon: 'cup', children: [] }),
    ]);
  });
});

describe('the menus of the groups', () => {
  let screens: TitledScreen[];
  beforeAll(async () => {
    const { loadSlices } = await import('#server/slices.ts');
    screens = (await loadSlices()).screens.map(({ screen }) => ({ screen, title: screen.path }));
  });
  const menuOf = (name: string) => {
    const group = groups.find(({ userGroupId }) => userGroupId === name) as (typeof groups)[number];
    const actor = { roles: [group.wireRole], grants: [{ permissions: group.permissions, rowScope: group.rowScope, classes: group.classes, companyId: '' }] };
    return { actor, items: walk(navigationFor(actor, screens, texts)) };
  };

  test.each(groups.map(({ userGroupId }) => userGroupId))('%s: no empty node, no loose divider, nothing that does not open', (name) => {
    const { actor, items } = menuOf(name);
    for (const { id, type, children = [] } of items.filter(({ type }) => type === 'group' || type === 'collapse')) {
      if (id !== 'excellence') expect(children.length, `${id} ${type}`).toBeGreaterThan(0);
      const lines = children.map((child) => child.type === 'divider');
      expect([lines[0] ?? false, lines.at(-1) ?? false, lines.some((line, at) => line && lines[at + 1])], id).toEqual([false, false, false]);
    }
    const urls = new Set(items.filter(({ type }) => type === 'item').map(({ url }) => url));
    for (const { screen } of screens) if (screen.menu && !mayOpen(screen, actor)) expect(urls).not.toContain(screen.path);
    expect(new Set(ids(items)).size).toBe(items.length);
  });

  test('the administrator sees every node; the pages of spec section 6 are reached otherwise', () => {
    const { actor, items } = menuOf('administrator');
    expect(ids(items)).toEqual(expect.arrayContaining(menuNodes.map(({ id }) => id)));
    for (const path of ['/organizationalUnitDegree', '/questionnaire/editor']) {
      expect(items.some(({ url }) => url === path)).toBe(false);
      expect(screens.some(({ screen }) => screen.path === path && mayOpen(screen, actor))).toBe(true);
    }
  });

  test('an employee sees the own pages and nothing of others', () => {
    const urls = menuOf('employee').items.flatMap(({ type, url }) => (type === 'item' ? [url] : []));
    expect(urls).toEqual(expect.arrayContaining(['/tasks', '/userProfile', '/talentProfile', '/archive', '/requestForFinancialFacility', '/needAssessmentEmpoly']));
    for (const url of ['/dashboard', '/personnel/search', '/adminArchive', '/loanReport', '/payroll', '/accessLevel', '/notification', '/organizationalUnit'])
      expect(urls).not.toContain(url);
  });
});
