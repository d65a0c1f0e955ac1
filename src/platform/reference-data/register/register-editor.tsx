import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { FormDefinition, FormValues } from '#kernel/form/definition.ts';
import { type RecordRow, RecordsEditor } from '#platform/records/records-editor.tsx';
import { showAlert } from '#ui/alert/alert-store.ts';
import { showError } from '#ui/alert/show-error.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { useAnySend } from '#ui/client/any-call.ts';
import { useMay } from '#ui/client/session.ts';
import { defined } from '#ui/cx/cx.ts';
import type { RowAction } from '#ui/data-table/types.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import type { Register } from './register.define.ts';
import messages from './register-page.messages.fa.ts';

/** A row of any register. */
export type RegisterRow = RecordRow & { readonly isSystem: 'Y' | 'N'; readonly optionIndicator: 'Y' | 'N' };

type Cells = Readonly<Record<string, (row: RegisterRow) => ReactNode>>;

export interface RegisterEditorProps {
  of: Register;
  /** The form with the rows its selects offer here; that of the register when absent. */
  form?: FormDefinition;
  /** What a new row begins with. */
  start?: FormValues;
  /** Narrows the list. */
  query?: Readonly<Record<string, string | undefined>>;
  rowName: (row: RegisterRow) => string;
  /** Further things to do with a row. */
  actions?: readonly RowAction<RegisterRow>[];
  /** Other reads that are out of date after a write. */
  /** The rows may be read and not changed, whatever the reader holds. */
  isLocked?: boolean;
  /** Cells drawn by the page; the same object as long as it means the same, or every row is drawn anew. */
  cells?: Cells;
}

/** The row no longer offered, or offered again. */
function useOffer({ of: register, rowName }: RegisterEditorProps): RowAction<RegisterRow>[] {
  const offer = useAnySend(register.offer);
  async function turn(row: RegisterRow): Promise<void> {
    const isOn = row.optionIndicator === 'Y';
    try {
      await offer.mutateAsync({ params: { id: String(row[register.table.rowKey]) }, body: { optionIndicator: isOn ? 'N' : 'Y', rowVersion: row.rowVersion } });
    } catch (error) {
      return void showError(error);
    }
    showAlert({ type: 'success', message: (isOn ? messages.deactivated : messages.activated)(rowName(row)) });
  }
  const run = (row: RegisterRow): void => void turn(row);
  return [
    { id: 'off', label: messages.deactivate, icon: EyeOff, run, isShown: ({ optionIndicator }) => optionIndicator === 'Y' },
    { id: 'on', label: messages.activate, icon: Eye, run, isShown: ({ optionIndicator }) => optionIndicator === 'N' },
  ];
}

/** One register: its list with everything, and a form above it for a new or an edited row. Buttons follow the keys of the page. */
export function RegisterEditor(props: RegisterEditorProps) {
  const { of: register, form, start, query, rowName, actions = [], isLocked = false, cells } = props;
  const holds = { add: useMay(register.create), edit: useMay(register.change), remove: useMay(register.remove) };
  const may = isLocked ? { add: false, edit: false, remove: false } : holds;
  const offer = useOffer(props);
  const drawn = useMemo(() => ({ ...activity, ...cells }), [cells]);
  return (
    <RecordsEditor<RegisterRow>
      of={register}
      {...defined({ form, start, query })}
      rowName={rowName}
      actions={may.edit ? [...actions, ...offer] : actions}
      may={may}
      isRemovable={({ isSystem }) => isSystem === 'N'}
      cells={drawn}
      words={{ add: messages.add(register.table.title), edit: messages.edit, addLabel: messages.addLabel, saveLabel: messages.saveLabel }}
      empty={<EmptyState title={messages.none}>{may.add ? messages.noneAdvice : null}</EmptyState>}
    />
  );
}

const activity: Cells = { optionIndicator: (row) => <Activity row={row} /> };

function Activity({ row: { optionIndicator } }: { row: RegisterRow }) {
  return optionIndicator === 'Y' ? <Badge state="done">{messages.active}</Badge> : <Badge state="draft">{messages.inactive}</Badge>;
}
