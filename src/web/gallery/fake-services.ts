/** The kit's services without a server: everything stays in this page. */
import type { Draft, KitServices, SavedView } from '#ui/services/services.tsx';

const drafts = new Map<string, Draft>();
const views = new Map<string, SavedView & { tableKey: string }>();
const uploads = new Map<string, string>();

export const fakeServices: KitServices = {
  options: async () => [],
  drafts: {
    load: async (key) => drafts.get(key) ?? null,
    save: async (key, values) => void drafts.set(key, { values, savedAt: new Date().toISOString() }),
    drop: async (key) => void drafts.delete(key),
  },
  files: {
    upload: async (file, { onProgress } = {}) => {
      const storedName = `stored${uploads.size}`;
      uploads.set(storedName, URL.createObjectURL(file));
      onProgress?.(file.size, file.size);
      return storedName;
    },
    address: (value) => uploads.get(value.split(';')[0] ?? '') ?? '',
  },
  views: {
    list: async (tableKey) => [...views.values()].filter((view) => view.tableKey === tableKey),
    save: async (tableKey, view) => {
      const saved = { ...view, tableKey, viewId: view.viewId ?? `view${views.size}`, isOwn: true };
      views.set(saved.viewId, saved);
      return saved;
    },
    remove: async (viewId) => void views.delete(viewId),
  },
};
