import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { ColleagueField } from '#platform/tasks/sheet/colleague-field.tsx';
import { addSubstitution, endSubstitution, substituteConcerns, substituteOptions, substitutions } from '#platform/tasks/substitutions/substitutions.contract.ts';
import { AskButton } from '#ui/act/ask-button.tsx';
import { tellFaults } from '#ui/act/tell-faults.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { formatDate, formatNumber } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { MultiSelect } from '#ui/multi-select/multi-select.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import messages from './inbox-page.messages.fa.ts';
import styles from './inbox-parts.module.css';
import { useProcesses } from './list-filters.tsx';

type Substitution = ReplyOf<typeof substitutions>['given'][number];

/** Who does the own tasks while one is away, and for whom one does them. */
export function SubstitutesDialog({ onClose }: { onClose: () => void }) {
  const read = useCall(substitutions);
  const { data } = read;
  return (
    <Dialog isOpen onClose={onClose} title={messages.substitute}>
      <div className={styles.stack}>
        <p className={styles.lead}>{messages.substituteLead}</p>
        <NewSubstitute />
        {read.error ? (
          <ReadError of={read} title={messages.substitutesFailed} headingLevel={3} />
        ) : data === undefined ? (
          <Skeleton count={2} />
        ) : (
          <>
            <Substitutions title={messages.given} none={messages.givenNone} rows={data.given} nameOf={({ substitute }) => substitute.fullName} mayEnd />
            <Substitutions title={messages.received} none={messages.receivedNone} rows={data.received} nameOf={({ person }) => person.fullName} />
          </>
        )}
      </div>
    </Dialog>
  );
}

interface Faults {
  readonly substitutePartyId?: string;
  readonly fromDate?: string;
  readonly thruDate?: string;
}

interface Wanted {
  readonly substitutePartyId: string | null;
  readonly fromDate: string | null;
  readonly thruDate: string | null;
  readonly processKeys: string | null;
  readonly note: string;
}

const start = (): Wanted => ({ substitutePartyId: null, fromDate: today(), thruDate: null, processKeys: null, note: '' });

function faultsOf({ substitutePartyId, fromDate, thruDate }: Wanted): Faults {
  return {
    ...(substitutePartyId === null ? { substitutePartyId: messages.personNeeded } : {}),
    ...(fromDate === null ? { fromDate: messages.dayNeeded } : {}),
    ...(thruDate === null ? { thruDate: messages.dayNeeded } : fromDate !== null && thruDate < fromDate ? { thruDate: messages.daysOrder } : {}),
  };
}

function NewSubstitute() {
  const [wanted, setWanted] = useState(start);
  const [faults, setFaults] = useState<Faults>({});
  const [addedCount, count] = useState(0);
  const processes = useProcesses();
  const { mutateAsync, isPending } = useSend(addSubstitution);
  const change = (part: Partial<Wanted>): void => {
    setWanted({ ...wanted, ...part });
    setFaults({});
  };
  async function add(): Promise<void> {
    const { substitutePartyId, fromDate, thruDate, processKeys, note } = wanted;
    setFaults(faultsOf(wanted));
    if (substitutePartyId === null || fromDate === null || thruDate === null || thruDate < fromDate) return;
    const processes = processKeys === null ? [] : (JSON.parse(processKeys) as string[]);
    const work = mutateAsync({ body: { substitutePartyId, fromDate, thruDate, processKeys: processes, note: note.trim() || null } });
    if (!(await tellFaults(work, setFaults, messages.added))) return;
    setWanted(start());
    count(addedCount + 1);
  }
  return (
    <div className={styles.substitute}>
      <ColleagueField
        // the next one has not been left empty yet
        key={addedCount}
        label={messages.colleague}
        url={substituteOptions.path}
        isRequired
        value={wanted.substitutePartyId}
        error={faults.substitutePartyId}
        onChange={(substitutePartyId) => change({ substitutePartyId })}
        className={styles.wide}
      />
      {wanted.substitutePartyId === null ? null : <Concerns partyId={wanted.substitutePartyId} />}
      <DateField label={messages.from} isRequired disablePast value={wanted.fromDate} error={faults.fromDate} onChange={(fromDate) => change({ fromDate })} />
      <DateField label={messages.thru} isRequired disablePast value={wanted.thruDate} error={faults.thruDate} onChange={(thruDate) => change({ thruDate })} />
      <MultiSelect
        label={messages.processes}
        help={messages.processesHelp}
        options={processes}
        value={wanted.processKeys}
        onChange={(processKeys) => change({ processKeys })}
        className={styles.wide}
      />
      <TextField label={messages.note} maxLength={300} value={wanted.note} onChange={(note) => change({ note })} className={styles.wide} />
      <Button variant="filled" isPending={isPending} onPress={() => void add()} className={styles.wide}>
        {messages.add}
      </Button>
    </div>
  );
}

/** What the colleague would not see, because it is their own. */
function Concerns({ partyId }: { partyId: string }) {
  const { data } = useCall(substituteConcerns, { query: { substitutePartyId: partyId } });
  if (data === undefined || data.count === 0) return null;
  return (
    <div className={styles.wide}>
      <Alert type="warning">{messages.concerns({ count: formatNumber(data.count) })}</Alert>
    </div>
  );
}

interface SubstitutionsProps {
  title: string;
  none: string;
  rows: readonly Substitution[];
  nameOf: (row: Substitution) => string;
  mayEnd?: boolean;
}

function Substitutions({ title, none, rows, nameOf, mayEnd = false }: SubstitutionsProps) {
  const names = new Map(useProcesses().map(({ id, label }) => [id, label]));
  return (
    <section>
      <h3 className={styles.subtitle}>{title}</h3>
      {rows.length === 0 ? <p className={styles.faint}>{none}</p> : null}
      <ul>
        {rows.map((row) => (
          <li key={row.substitutionId} className={styles.substitution}>
            <span className={styles.grow}>
              {messages.substitution({ name: nameOf(row), from: formatDate(row.fromDate), thru: formatDate(row.thruDate) })}
              <span className={styles.faint}>
                {[row.processKeys.length === 0 ? messages.everyProcess : row.processKeys.map((key) => names.get(key) ?? key).join(messages.comma), row.note ?? '']
                  .filter((part) => part !== '')
                  .join(messages.comma)}
              </span>
            </span>
            {mayEnd && row.thruDate >= today() ? <Ending row={row} name={nameOf(row)} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ending({ row, name }: { row: Substitution; name: string }) {
  const { mutateAsync } = useSend(endSubstitution);
  return (
    <AskButton
      label={messages.end}
      aria-label={messages.endOf({ name })}
      size="sm"
      variant="ghost"
      isDanger
      title={messages.endTitle}
      act={() => mutateAsync({ params: { substitutionId: row.substitutionId }, body: {} })}
      done={messages.ended}
    >
      {messages.endText}
    </AskButton>
  );
}
