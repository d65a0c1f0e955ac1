/** What the kit asks of the platform (ui/services), fetched when a page first asks: nothing of it is in the entry. */

import { fileAddress } from '#platform/files/file-address.ui.ts';
import type { KitServices } from '#ui/services/services.tsx';

/** Fetched once: what is asked for as the page goes has no time to be fetched again. A fetch that failed is tried anew. */
function fetched<T>(fetch: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | undefined;
  return () => {
    found ??= fetch().catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
}

const options = fetched(() => import('../party/options.ui.ts').then(({ optionsOf }) => optionsOf));
const drafts = fetched(() => import('#platform/forms/drafts.ui.ts').then((found) => found.drafts));
const files = fetched(() => import('#platform/files/files.ui.ts').then(({ kitFiles }) => kitFiles));
const views = fetched(() => import('#platform/tables/views.ui.ts').then(({ viewServices }) => viewServices));

export const kitServices: KitServices = {
  options: async (name) => (await options())(name),
  drafts: {
    load: async (key) => (await drafts()).load(key),
    save: async (key, values) => (await drafts()).save(key, values),
    drop: async (key) => (await drafts()).drop(key),
  },
  files: {
    upload: async (file, settings) => (await files()).upload(file, settings),
    address: fileAddress,
  },
  views: {
    list: async (tableKey) => (await views()).list(tableKey),
    save: async (tableKey, view) => (await views()).save(tableKey, view),
    remove: async (viewId) => (await views()).remove(viewId),
  },
};
