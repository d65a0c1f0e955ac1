/** What the kit asks of the platform (ui/services), fetched when a page first asks: nothing of it is in the entry. */

import { fileAddress } from '#platform/files/file-address.ui.ts';
import type { KitServices } from '#ui/services/services.tsx';

const options = () => import('#platform/reference-data/options.ui.ts').then(({ optionsOf }) => optionsOf);
const drafts = () => import('#platform/forms/drafts.ui.ts').then((found) => found.drafts);
const files = () => import('#platform/files/files.ui.ts').then(({ kitFiles }) => kitFiles);
const views = () => import('#platform/tables/views.ui.ts').then(({ viewServices }) => viewServices);

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
