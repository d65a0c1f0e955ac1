import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { TableDefinition } from '#kernel/table/definition.ts';
import { type SavedView, useKitServices } from '#ui/services/services.tsx';
import type { TableStateStore } from './use-table-state.ts';
import { openedState, wholeChange } from './views.ts';

const none: readonly SavedView[] = [];
const byName = new Intl.Collator('fa');

/** The saved views of a table. The default one steps in once, where nobody has asked for anything. */
export function useViews(definition: TableDefinition, { state, change, isUntouched }: TableStateStore, enabled: boolean) {
  const services = useKitServices();
  const client = useQueryClient();
  const key = ['views', definition.key];
  const list = useQuery({ queryKey: key, queryFn: () => services.views.list(definition.key), enabled });
  const views = list.data ?? none;
  const first = useRef(isUntouched);
  const isReady = !enabled || !first.current || list.isFetched;
  useEffect(() => {
    if (!first.current || !list.isFetched) return;
    first.current = false;
    const begin = views.find(({ isDefault }) => isDefault);
    if (begin !== undefined) change(wholeChange(openedState(definition, begin)));
  }, [list.isFetched, views, change, definition]);

  const put = (next: readonly SavedView[]): void => {
    client.setQueryData(
      key,
      [...next].sort((one, other) => byName.compare(one.name, other.name)),
    );
  };
  return {
    views,
    /** The default view is known, so that the rows are asked for once. */
    isReady: isReady && !(first.current && views.some(({ isDefault }) => isDefault)),
    active: views.find(({ viewId }) => viewId === state.view),
    open: (view: SavedView | undefined): void => change(wholeChange(openedState(definition, view))),
    async save(view: Parameters<typeof services.views.save>[1]): Promise<SavedView> {
      const saved = await services.views.save(definition.key, view);
      const others = views.filter(({ viewId }) => viewId !== saved.viewId);
      put([...(saved.isDefault ? others.map((other) => ({ ...other, isDefault: false })) : others), saved]);
      return saved;
    },
    async remove({ viewId }: SavedView): Promise<void> {
      await services.views.remove(viewId);
      put(views.filter((view) => view.viewId !== viewId));
      if (state.view === viewId) change({ view: undefined });
    },
  };
}

export type Views = ReturnType<typeof useViews>;
