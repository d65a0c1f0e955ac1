/** Saved views for the kit (KitServices.views). */
import type { TableState } from '#kernel/table/definition.ts';
import { send, shellCall } from '#ui/client/client.ts';
import type { KitServices, SavedView } from '#ui/services/services.tsx';
import type { addView, deleteView, StoredView, saveView, viewList } from './views.contract.ts';

const path = '/rest/s1/hcm/entity/UserValues';
const listCall = shellCall<typeof viewList>('GET', path);
const addCall = shellCall<typeof addView>('POST', path);
const saveCall = shellCall<typeof saveView>('PUT', `${path}/:viewId`);
const deleteCall = shellCall<typeof deleteView>('DELETE', `${path}/:viewId`);

// the server has checked its shape; what the table no longer knows is left out when the state is read from the address
const savedView = ({ value, ...view }: StoredView): SavedView => ({ ...view, state: JSON.parse(value) as TableState });

/** Failures are ApiError; a name that is taken stands in `fields.name`. */
export const viewServices: KitServices['views'] = {
  list: async (type) => (await send(listCall, { query: { type } })).values.map(savedView),
  save: async (type, { viewId, name, state, isShared, isDefault }) => {
    const body = { name, value: JSON.stringify(state), isShared, isDefault };
    return savedView(viewId === undefined ? await send(addCall, { body: { type, ...body } }) : await send(saveCall, { params: { viewId }, body }));
  },
  remove: async (viewId) => void (await send(deleteCall, { params: { viewId } })),
};
