import { useEffect, useRef, useState } from 'react';
import { processList } from '#platform/tasks/cases.contract.ts';
import { processTask } from '#platform/tasks/tasks.contract.ts';
import { useCall } from '#ui/client/hooks.ts';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from './inbox.module.css';
import { inboxScreen } from './inbox.screen.ts';
import messages from './inbox-page.messages.fa.ts';
import type { ListName } from './list-pane.tsx';

/** A pause of typing after which the list is searched. */
const PAUSE_MS = 400;

type Filters = Readonly<Partial<Record<'process' | 'due' | 'state' | 'search', string>>>;

/** What takes them out of the address. */
export const noFilters = { page: undefined, process: undefined, due: undefined, state: undefined, search: undefined } as const;

export const hasFilters = ({ process, due, state, search }: Filters): boolean => [process, due, state, search].some((value) => value !== undefined);

/** What the list is narrowed by; it stands in the address. */
export function ListFilters({ list }: { list: ListName }) {
  const { process, due, state } = useScreenSearch(inboxScreen);
  const setSearch = useSetScreenSearch(inboxScreen);
  const processes = useProcesses();
  const isOfCases = list === 'requests' || list === 'cases';
  const choices = isOfCases ? messages.states : messages.dues;
  return (
    <div className={styles.filters}>
      <SearchField />
      <SelectField
        label={messages.process}
        value={process ?? null}
        isClearable
        placeholder={messages.allProcesses}
        options={processes}
        onChange={(next) => void setSearch({ process: next ?? undefined, page: undefined })}
      />
      <SelectField
        label={isOfCases ? messages.state : messages.due}
        value={(isOfCases ? state : due) ?? null}
        isClearable
        placeholder={messages.allProcesses}
        options={Object.entries(choices).map(([id, label]) => ({ id, label }))}
        onChange={(next) => void setSearch({ [isOfCases ? 'state' : 'due']: next ?? undefined, page: undefined })}
      />
    </div>
  );
}

/** Processes the reader may begin, and those of tasks they have. */
export function useProcesses(): { id: string; label: string }[] {
  const startable = useCall(processList);
  const tasks = useCall(processTask, { query: { box: 'mine' } });
  const named = new Map([...(tasks.data?._embedded.processDefinition ?? []), ...(startable.data?.outList ?? [])].map(({ key, name }) => [key, name]));
  return [...named].map(([id, label]) => ({ id, label }));
}

function SearchField() {
  const { search = '' } = useScreenSearch(inboxScreen);
  const setSearch = useSetScreenSearch(inboxScreen);
  const [typed, type] = useState(search);
  const latest = useRef(setSearch);
  useEffect(() => {
    latest.current = setSearch;
  });
  useEffect(() => {
    if (typed === search) return;
    const timer = setTimeout(() => void latest.current({ search: typed === '' ? undefined : typed, page: undefined }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, search]);
  return <TextField kind="search" label={messages.search} isLabelHidden placeholder={messages.search} maxLength={100} value={typed} onChange={type} className={styles.wide} />;
}
