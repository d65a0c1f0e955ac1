/** Drafts as the kit of forms wants them: the `drafts` part of KitServices. */
import { send, shellCall } from '#ui/client/client.ts';
import type { KitServices } from '#ui/services/services.tsx';
import type { dropDraft, getDraft, saveDraft } from './drafts.contract.ts';

const path = '/rest/s1/hcm/formDraft';
const readCall = shellCall<typeof getDraft>('GET', path);
const writeCall = shellCall<typeof saveDraft>('PUT', path);
const dropCall = shellCall<typeof dropDraft>('DELETE', path);

/** Fail with ApiError. A save while the page is being left outlives it. */
export const drafts: KitServices['drafts'] = {
  load: async (key) => (await send(readCall, { query: { key } })).draft,
  save: async (key, values) => {
    await send(writeCall, { query: { key }, body: { values }, isLeaving: document.visibilityState === 'hidden' });
  },
  drop: async (key) => {
    await send(dropCall, { query: { key } });
  },
};
