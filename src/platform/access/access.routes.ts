import { contentTaggedRoute } from '#platform/http/content-tag.server.ts';
import { route } from '#platform/http/context.server.ts';
import { getRoles, permisionList } from './access.contract.ts';
import { keysOfAll, mayOpen, permissionDictionary } from './access.rules.ts';
import { navigationFor } from './menu.server.ts';
import { knownRegistry } from './registry.server.ts';

export const routes = [
  contentTaggedRoute(permisionList, async ({ actor }) => {
    const { routes, screens, keys, nodeTitle } = knownRegistry();
    return {
      dicit: permissionDictionary(actor, keys, keysOfAll(routes.map(({ call }) => call))),
      isTop: actor.isTop === true,
      navigationConfig: navigationFor(actor, screens, { node: nodeTitle }),
      urlPermissions: screens.filter(({ screen }) => mayOpen(screen, actor)).map(({ screen }) => screen.path),
    };
  }),
  route(getRoles, async ({ actor }) => ({ roles: [...actor.roles] })),
];
