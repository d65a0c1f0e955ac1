import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import { type ColumnDefinition, MAX_FILTERS, type TableDefinition, type TableFilter, type TableState } from '#kernel/table/definition.ts';
import { Button } from '#ui/button/button.tsx';
import { type QuickFilter, quickValue, withQuick } from '#ui/data-table/quick.ts';
import type { TableChange } from '#ui/data-table/table-state.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { type FilterDraft, filtersOf, readDraft } from './filter-draft.rules.ts';
import { FilterField } from './filter-field.tsx';
import type { FilterGroup } from './filter-groups.rules.ts';
import styles from './filter-panel.module.css';
import words from './search-filters.messages.fa.ts';

export interface FilterPanelProps {
  table: TableDefinition;
  /** The first two are open. */
  groups: readonly FilterGroup[];
  state: TableState;
  quick: readonly QuickFilter[];
  onChange: (change: TableChange) => void;
  onClose: () => void;
}

/** All filters of a list of people in a sheet at the end of the window; asked for at once when it is closed with its button. */
export function FilterPanel({ table, groups, state, quick, onChange, onClose }: FilterPanelProps) {
  const formId = useId();
  const [sought, seek] = useState('');
  const found = soughtIn(groups, sought);
  const { draft, setDraft, chosen, setChosen, refused, apply, clear } = useFilterForm({ table, state, quick, onChange, onClose });
  return (
    <Dialog
      isOpen
      isDrawer
      isDismissable
      size="md"
      title={words.filters}
      onClose={onClose}
      footer={
        <>
          <Button onPress={clear}>{words.clear}</Button>
          <Button type="submit" form={formId} variant="filled">
            {words.show}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.panel}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        {refused.length === 0 ? null : (
          <p role="alert" className={styles.refused}>
            {words.badValue} {refused.map(({ label }) => label).join(words.comma)}
          </p>
        )}
        <TextField label={words.seek} placeholder={words.seekExample} value={sought} onChange={seek} autoFocus />
        <div className={styles.fields}>
          {quick
            .filter(({ label }) => isNamed(label, sought))
            .map((filter) => (
              <SelectField
                key={filter.name}
                label={filter.label}
                value={chosen[filter.name] ?? null}
                options={filter.options ?? []}
                isLoading={filter.options === undefined}
                isClearable={filter.initial === undefined}
                onChange={(next) => setChosen({ ...chosen, [filter.name]: next ?? undefined })}
              />
            ))}
        </div>
        {found === undefined ? (
          groups.map((group, at) => <Group key={group.title} group={group} isFirst={at < FIRST} draft={draft} onChange={setDraft} />)
        ) : found.length === 0 && !quick.some(({ label }) => isNamed(label, sought)) ? (
          <p role="status">{words.soughtNone}</p>
        ) : (
          <Fields columns={found} draft={draft} onChange={setDraft} />
        )}
      </form>
    </Dialog>
  );
}

/** Groups that stand open: what is missing, and the person. */
const FIRST = 2;

const isNamed = (label: string, sought: string): boolean => foldForSearch(label).includes(foldForSearch(sought));

/** The filters whose names, or the names of whose groups, hold the words; undefined while none are written. */
function soughtIn(groups: readonly FilterGroup[], sought: string): readonly ColumnDefinition[] | undefined {
  if (foldForSearch(sought) === '') return undefined;
  return groups.flatMap(({ title, columns }) => (isNamed(title, sought) ? columns : columns.filter(({ label }) => isNamed(label, sought))));
}

type Form = Omit<FilterPanelProps, 'groups'>;

/** What stands in the sheet until it is asked for. */
function useFilterForm({ table, state, quick, onChange, onClose }: Form) {
  const [{ draft, others }, setRead] = useState(() => readDraft(table, state.filters));
  const [chosen, setChosen] = useState<Readonly<Record<string, string | undefined>>>(() => Object.fromEntries(quick.map((filter) => [filter.name, quickValue(filter, state)])));
  const [refused, setRefused] = useState<readonly ColumnDefinition[]>([]);
  function ask(filters: readonly TableFilter[], values: typeof chosen): void {
    let { quick: asked } = state;
    for (const filter of quick) asked = withQuick(filter, { ...state, ...(asked === undefined ? { quick: {} } : { quick: asked }) }, values[filter.name]).quick;
    onChange({ filters: filters.slice(0, MAX_FILTERS), quick: asked });
    onClose();
  }
  return {
    draft,
    setDraft: (next: FilterDraft) => {
      setRead({ draft: next, others });
      setRefused([]);
    },
    chosen,
    setChosen,
    refused,
    apply: () => {
      const asked = filtersOf(table, draft);
      setRefused(asked.refused);
      if (asked.refused.length === 0) ask([...others, ...asked.filters], chosen);
    },
    clear: () => ask([], {}),
  };
}

interface GroupProps {
  group: FilterGroup;
  isFirst: boolean;
  draft: FilterDraft;
  onChange: (draft: FilterDraft) => void;
}

const isAsked = (draft: FilterDraft, { name }: ColumnDefinition): boolean => (draft[name] ?? []).some((value) => value !== '');

/** A block that is opened when it is wanted: its lists are fetched only then. */
function Group({ group: { title, columns }, isFirst, draft, onChange }: GroupProps) {
  const count = columns.filter((column) => isAsked(draft, column)).length;
  const [isOpen, setOpen] = useState(isFirst || count > 0);
  return (
    <details open={isOpen} className={styles.group} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.head}>
        <span className={styles.title}>{title}</span>
        {count === 0 ? null : <span className={styles.count}>{formatNumber(count)}</span>}
        <Icon of={ChevronDown} size="sm" className={styles.mark} />
      </summary>
      {isOpen ? <Fields columns={columns} draft={draft} onChange={onChange} /> : null}
    </details>
  );
}

const Fields = ({ columns, draft, onChange }: Pick<GroupProps, 'draft' | 'onChange'> & { columns: readonly ColumnDefinition[] }) => (
  <div className={styles.fields}>
    {columns.map((column) => (
      <FilterField key={column.name} column={column} values={draft[column.name] ?? []} onChange={(values) => onChange({ ...draft, [column.name]: values })} />
    ))}
  </div>
);
