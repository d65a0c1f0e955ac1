import { route } from '#platform/http/context.ts';
import { getRoles, permisionList } from './access.contract.ts';
import { mayOpen, permissionDictionary } from './access.rules.ts';
import { knownHouse } from './house.ts';
import { navigationFor } from './menu.ts';

export const routes = [
  route(permisionList, async ({ actor }) => {
    const { screens, keys, nodeTitle } = knownHouse();
    return {
      dicit: permissionDictionary(actor.grants, keys),
      navigationConfig: navigationFor(actor, screens, { node: nodeTitle }) as never,
      urlPermissions: screens.filter(({ screen }) => mayOpen(screen, actor)).map(({ screen }) => screen.path),
    };
  }),
  route(getRoles, async ({ actor }) => ({ roles: [...actor.roles] })),
];
