import { UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRun } from '#ui/act/use-run.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Button } from '#ui/button/button.tsx';
import { send } from '#ui/client/client.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import type { BulkSelection } from '#ui/data-table/selection.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import type { ControlProps } from '#ui/form/controls/control.ts';
import { formatCode, formatNumber } from '#ui/format/format.ts';
import { audience, searchUsers } from './management.contract.ts';
import messages from './management.messages.fa.ts';
import styles from './management.module.css';
import { audienceTable } from './management.table.ts';
import { type AudiencePerson, PeopleList } from './people-list.tsx';

/** Whom an announcement is for: chosen from the people in reach by search and filters, each page or all that match at once. */
export function AudienceField({ value, onChange, shared }: Pick<ControlProps, 'value' | 'onChange' | 'shared'>) {
  const people = (value ?? []) as readonly AudiencePerson[];
  const [isChoosing, choose] = useState(false);
  // an emptied audience is a missing value, which the form says at the field
  const store = (next: readonly AudiencePerson[]): void => onChange(next.length === 0 ? null : next);
  const add = (found: readonly AudiencePerson[]): void => {
    const known = new Set(people.map(({ partyId }) => partyId));
    const fresh = found.filter(({ partyId }) => !known.has(partyId));
    store([...people, ...fresh]);
    showAlert({ type: fresh.length > 0 ? 'success' : 'info', message: fresh.length > 0 ? messages.added(formatNumber(fresh.length)) : messages.noneAdded });
  };
  return (
    <fieldset className={styles.audience}>
      <legend className={styles.legend}>
        {shared.label}
        {shared.isRequired ? (
          <span aria-hidden="true" className={styles.error}>
            {' *'}
          </span>
        ) : null}
      </legend>
      <div className={styles.bar}>
        <Button id={shared.id} variant="soft" icon={UserPlus} onPress={() => choose(true)}>
          {messages.choose}
        </Button>
        <span aria-live="polite">{people.length === 0 ? messages.audienceEmpty : messages.audienceChosen(formatNumber(people.length))}</span>
        {people.length === 0 ? null : (
          <Button variant="ghost" onPress={() => store([])}>
            {messages.removeAll}
          </Button>
        )}
      </div>
      {shared.error === undefined ? null : (
        <p role="alert" className={styles.error}>
          {shared.error}
        </p>
      )}
      {people.length === 0 ? null : <PeopleList people={people} onRemove={(gone) => store(people.filter(({ partyId }) => partyId !== gone))} />}
      {isChoosing ? <Choosing onAdd={add} onClose={() => choose(false)} count={people.length} /> : null}
    </fieldset>
  );
}

function Choosing({ onAdd, onClose, count }: { onAdd: (people: readonly AudiencePerson[]) => void; onClose: () => void; count: number }) {
  const ticked = useRef<BulkSelection>(null);
  const { isPending, run } = useRun();
  const addThose = async (selection: BulkSelection): Promise<void> => onAdd((await send(searchUsers, { body: { selection } })).users as AudiencePerson[]);
  // whoever ticks people and is done with it means them
  const finish = (): Promise<void> =>
    run(async () => {
      if (ticked.current !== null) await addThose(ticked.current);
      onClose();
    });
  return (
    <Dialog
      isOpen
      isDrawer
      size="lg"
      title={messages.chooseTitle}
      onClose={onClose}
      footer={
        <Button variant="filled" isPending={isPending} onPress={() => void finish()}>
          {count === 0 ? messages.chooseDone : `${messages.chooseDone} (${formatNumber(count)})`}
        </Button>
      }
    >
      <DataTable
        of={audienceTable}
        list={audience.list}
        isLocal
        hasNoViews
        hasNoNumbers
        unit={messages.person}
        rowName={({ fullName }) => fullName ?? ''}
        card={({ fullName, pseudoId, positionTitle, unitName }) => (
          <div>
            <strong>{fullName}</strong> <bdi dir="ltr">{formatCode(pseudoId)}</bdi>
            <div className={styles.detail}>{[positionTitle, unitName].filter(Boolean).join(' - ')}</div>
          </div>
        )}
        onChosen={(selection) => {
          ticked.current = selection;
        }}
        bulkActions={[
          {
            id: 'add',
            label: messages.addChosen,
            icon: UserPlus,
            run: addThose,
          },
        ]}
        empty={<EmptyState headingLevel={3} title={messages.noPeople} />}
      />
    </Dialog>
  );
}
