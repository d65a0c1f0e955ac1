import { mayOpen } from '#platform/access/access.rules.ts';
import { menuNodes } from '#platform/access/menu.catalogue.ts';
import type { TitledScreen } from '#platform/access/menu.server.ts';
import { knownRegistry } from '#platform/access/registry.server.ts';
import { contentTaggedRoute } from '#platform/http/content-tag.server.ts';
import { route } from '#platform/http/context.server.ts';
import { accountOf, storePreferences } from '#platform/identity/accounts.store.ts';
import { judgedShortcuts, knownPaths } from './known-pages.server.ts';
import { getShortcuts, putShortcuts } from './shortcuts.contract.ts';
import { knownShortcuts, shortcutPath } from './shortcuts.rules.ts';

/** Icon of a node of the menu or of the nearest node above it that has one. */
function nodeIcon(id: string | undefined): string | undefined {
  const node = menuNodes.find((one) => one.id === id);
  return node && (node.icon ?? nodeIcon(node.parent));
}

function pageOf({ screen, title }: TitledScreen) {
  const path = shortcutPath(screen);
  const icon = screen.icon ?? nodeIcon(screen.menu?.parent);
  return path === undefined ? [] : [{ path, title, ...(icon ? { icon } : {}) }];
}

export const routes = [
  contentTaggedRoute(getShortcuts, async ({ actor, db, today }) => ({
    shortcuts: knownShortcuts((await accountOf(db, actor.userId, today)).shortcuts, knownPaths()),
    pages: knownRegistry()
      .screens.filter(({ screen }) => mayOpen(screen, actor))
      .flatMap(pageOf),
  })),
  route(putShortcuts, async ({ actor, tx, audit, body, today }) => {
    const shortcuts = judgedShortcuts(body.shortcuts);
    const before = (await accountOf(tx, actor.userId, today)).shortcuts;
    await storePreferences(tx, actor.userId, undefined, shortcuts);
    audit({
      entity: 'UserAccount',
      id: actor.userId,
      action: 'update',
      changes: { shortcuts: [before, shortcuts] },
      subjectPartyId: actor.partyId,
      companyId: actor.companyId,
    });
    return { shortcuts: [...shortcuts] };
  }),
];
