import { mayOpen } from '#platform/access/access.rules.ts';
import { knownRegistry } from '#platform/access/registry.server.ts';
import { route } from '#platform/http/context.server.ts';
import { helpArticles } from './help.contract.ts';
import { articlesFor } from './help.rules.ts';

export const routes = [
  route(helpArticles, async ({ actor }) => {
    const { help, screens } = knownRegistry();
    const openable = new Set(screens.filter(({ screen }) => mayOpen(screen, actor)).map(({ screen }) => screen.path));
    const articles = articlesFor(help, (path) => openable.has(path));
    return { articles: articles.map(({ id, slice, title, screens: about, text }) => ({ id, slice, title, screens: [...about], text })) };
  }),
];
