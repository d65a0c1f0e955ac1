import { addFactorValue, changeFactorValue, factorValues, removeFactorValue } from '#platform/formula/library/input-factors/factor-values.contract.ts';
import { factorValueForm, factorValueTable, valueForm } from '#platform/formula/library/library-forms.rules.ts';
import { AnyForm, AnyTable } from '#ui/any/any.ts';
import { useAnySend } from '#ui/client/any-call.ts';
import { useMay } from '#ui/client/session.ts';
import type { TableEditing, TablePanel } from '#ui/data-table/editing.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ImportLink } from '../import/import-link.tsx';
import styles from './formula.module.css';
import messages from './formula-page.messages.fa.ts';
import { currentOf, isDraft, type LibraryItem } from './version-words.ui.ts';

interface ValueRow {
  readonly inputFactorValueId: string;
  readonly pseudoId: string | null;
  readonly fullName: string | null;
  /** Null of whoever the reader may not know it of. */
  readonly value: string | null;
  readonly rowVersion: number;
}

/** The value of each person: written in a draft, read of what stands. */
export function FactorValues({ item }: { item: LibraryItem }) {
  const current = currentOf(item);
  const mayEdit = useMay(addFactorValue) && !item.isInherited && current !== undefined && isDraft(current);
  const remove = useAnySend(removeFactorValue);
  const drop = ({ inputFactorValueId: id, rowVersion }: ValueRow) => remove.mutateAsync({ params: { id }, query: { rowVersion } });
  const editing: TableEditing<ValueRow> = {
    panel: (panel) => <Panel {...panel} inputFactorId={item.id} />,
    panelAdds: mayEdit,
    mayEdit: ({ value }) => mayEdit && value !== null,
    mayRemove: ({ value }) => mayEdit && value !== null,
    ...(mayEdit ? { onRemove: drop } : {}),
  };
  return (
    <AnyTable<ValueRow>
      of={factorValueTable}
      list={factorValues.list}
      export={factorValues.export}
      query={{ inputFactorId: item.id, version: current?.version }}
      subject="partyId"
      isLocal
      hasNoViews
      unit={messages.person}
      rowName={({ fullName }) => fullName ?? ''}
      editing={editing}
      {...(mayEdit ? { actions: <ImportLink kind="inputFactor">{messages.fromSheet}</ImportLink> } : {})}
      empty={
        <EmptyState title={messages.noValues} headingLevel={3}>
          {messages.noValuesText}
        </EmptyState>
      }
    />
  );
}

function Panel({ row, onDone, onCancel, inputFactorId }: TablePanel<ValueRow> & { inputFactorId: string }) {
  const shared = { layout: 'dialog', onSaved: onDone, onReset: onCancel, autoFocus: true } as const;
  return (
    <>
      <h2 className={styles.panelTitle}>{row === undefined ? messages.addValue : messages.editValue(row.fullName ?? '')}</h2>
      {row === undefined ? (
        <AnyForm {...shared} of={factorValueForm} call={addFactorValue} submitLabel={messages.addValue} toBody={(values) => ({ ...values, inputFactorId })} />
      ) : (
        <AnyForm
          {...shared}
          of={valueForm}
          call={changeFactorValue}
          params={{ id: row.inputFactorValueId }}
          values={{ value: row.value }}
          version={row.rowVersion}
          submitLabel={messages.saveValue}
        />
      )}
    </>
  );
}
