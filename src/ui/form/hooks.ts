/** How components read a form: one field, or one fact of the whole. */
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { pageStore } from '#ui/page-memory/page-memory.ts';
import type { FetchStatus, FieldView, FormSnapshot, FormStore } from './store.ts';

const Store = createContext<FormStore | undefined>(undefined);

export const FormStoreProvider = Store.Provider;

/** The store of the form around; a field outside a form is a fault of the program. */
export function useFormStore(): FormStore {
  const store = use(Store);
  if (store === undefined) throw new Error('no form around this component');
  return store;
}

function useOfField<T>(path: string, select: (view: FieldView) => T): T {
  const store = useFormStore();
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener, path), [store, path]);
  return useSyncExternalStore(subscribe, () => select(store.field(path)));
}

/** What one field shows; drawn again only when that has changed. */
export const useFormField = (path: string): FieldView => useOfField(path, (view) => view);

/** Whether one field is shown at all. */
export const useIsShown = (path: string): boolean => useOfField(path, ({ isVisible }) => isVisible);

/** A fact of the whole form; `select` answers a primitive or something that stays the same object. */
export function useFormFact<T>(select: (snapshot: FormSnapshot) => T): T {
  const store = useFormStore();
  return useSyncExternalStore(store.subscribe, () => select(store.snapshot()));
}

const useStatuses = pageStore<Readonly<Record<string, FetchStatus>>>(() => ({}));

/** Fetch status of a form by its key, from anywhere on the page (spec 4). */
export const useFormStatus = (key: string): FetchStatus => useStatuses((all) => all[key] ?? 'idle');

/** Tells the status of an open form under its key; answers the way out, after which there is none. */
export function followStatus(store: FormStore, key: string): () => void {
  const publish = (status: FetchStatus): void => {
    if (useStatuses.getState()[key] !== status) useStatuses.setState({ [key]: status });
  };
  const stop = store.subscribe(() => publish(store.snapshot().status));
  return () => {
    stop();
    publish('idle');
  };
}
