import { ConflictDialog } from '#ui/form/conflict-dialog.tsx';
import { Fact, type OptionLists } from './fact-text.tsx';
import { changedNames, type Stored, type Values, valuesOf } from './facts-form.ts';
import type { StaleData } from './profile.contract.ts';
import messages from './profile-page.messages.fa.ts';

export interface StaleDialogProps {
  /** What the form started from. */
  base: Stored;
  mine: Values;
  /** What stands now. */
  stored: Stored;
  changed: Pick<StaleData, 'changedBy' | 'changedAt'>;
  lists: OptionLists;
  isPending: boolean;
  onClose: () => void;
  /** The facts as chosen. */
  onSave: (values: Values) => void;
}

/** The form's values with the stored ones where they were chosen. */
function merge(mine: Values, stored: Stored, taken: readonly string[]): Values {
  const theirs: Readonly<Record<string, unknown>> = valuesOf(stored);
  return { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) } as Values;
}

/** The kit's dialog with the facts of a person in it. */
export function StaleDialog({ base, mine, stored, changed, lists, onSave, ...rest }: StaleDialogProps) {
  const written = changedNames(base, mine);
  const rows = changedNames(stored, mine).map((name) => ({
    path: name,
    label: messages.labels[name],
    mine: <Fact name={name} value={mine[name]} lists={lists} empty={messages.empty} />,
    stored: <Fact name={name} value={stored[name]} lists={lists} empty={messages.empty} />,
    isWritten: written.includes(name),
  }));
  return <ConflictDialog {...rest} rows={rows} changedBy={changed.changedBy} changedAt={changed.changedAt} onSave={(taken) => onSave(merge(mine, stored, taken))} />;
}
