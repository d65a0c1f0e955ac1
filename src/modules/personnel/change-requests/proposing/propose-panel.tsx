import { useMemo, useState } from 'react';
import { type FormValues, fieldsOf } from '#kernel/form/definition.ts';
import { proposedDay } from '#platform/party/parts/past.rules.ts';
import { Card } from '#ui/card/card.tsx';
import { useAnyCall } from '#ui/client/any-call.ts';
import { useCall } from '#ui/client/hooks.ts';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatNumber, shownDigits } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';
import { factsRules } from '../../profile/facts.form.ts';
import { infoOfEachPerson } from '../../profile/profile.contract.ts';
import { sendChangeRequest } from '../change-requests.contract.ts';
import { DOCUMENT, NOTE } from '../change-requests.form.ts';
import styles from '../change-requests.module.css';
import messages from '../change-requests-page.messages.fa.ts';
import { actionsOf, type ChangeAction, type Changeable, isFromDay } from '../changeables.rules.ts';
import { Intent } from '../request-pieces.tsx';
import { useRequestForm } from './use-request-form.ui.ts';

interface ProposeProps {
  of: Changeable;
  partyId: string;
  /** Cancelled, or sent: then with the id of the request. */
  onDone: (requestId?: string) => void;
}

type Row = FormValues & { readonly id: string; readonly rowVersion: number };

/** A form of the record; what is sent waits for the personnel office. */
export function ProposePanel(props: ProposeProps) {
  return (
    <Card title={messages.proposeOf({ title: props.of.title })} caption={messages.proposeLead}>
      {props.of.part === undefined ? <FactsProposal {...props} /> : <RowProposal {...props} />}
    </Card>
  );
}

interface SheetProps extends ProposeProps {
  action: ChangeAction;
  row?: Row | undefined;
  /** First day of the employment, for the rules of the base facts. */
  hireDate?: string | null | undefined;
}

/** What stands; of a change from a day on with the day that is proposed. */
function storedOf(of: Changeable, action: ChangeAction, row: Row): FormValues {
  const values = Object.fromEntries(fieldsOf(of.form).flatMap(({ path }) => (row[path] === undefined ? [] : [[path, row[path]]])));
  return isFromDay(of, action) ? { ...values, fromDate: proposedDay(row, today()) } : values;
}

/** The fields, the reason and the proof of one request. */
function Sheet({ of, action, row, hireDate, onDone }: SheetProps) {
  const form = useRequestForm(of, action);
  const stored = useMemo(() => (row === undefined || action === 'remove' ? undefined : storedOf(of, action, row)), [of, action, row]);
  return (
    <DefinedForm
      of={form}
      call={sendChangeRequest}
      layout="inline"
      submitLabel={messages.send}
      onReset={() => onDone()}
      autoFocus
      {...(stored === undefined ? {} : { values: stored, version: row?.rowVersion })}
      {...(of.part === undefined ? { changesOnly: true, validators: factsRules(hireDate ?? null) } : {})}
      {...(action === 'add' && of.part?.isDated ? { start: { fromDate: today() } } : {})}
      toBody={(values, version) => {
        const { [NOTE]: note, [DOCUMENT]: document, ...rest } = values as FormValues;
        return {
          kind: of.kind,
          action,
          ...(of.part === undefined || row === undefined ? {} : { recordId: row.id }),
          ...(version === undefined ? {} : { rowVersion: version }),
          values: action === 'remove' ? {} : rest,
          ...(typeof note === 'string' && note.trim() !== '' ? { note } : {}),
          ...(typeof document === 'string' ? { document } : {}),
        };
      }}
      savedText={messages.sent}
      onSaved={({ requestId }) => onDone(requestId)}
    />
  );
}

function FactsProposal(props: ProposeProps) {
  const read = useCall(infoOfEachPerson, { query: {} });
  const { data } = read;
  if (read.error) return <ReadError of={read} title={messages.failed} headingLevel={3} />;
  if (data === undefined) return <Skeleton kind="blocks" count={2} />;
  return <Sheet {...props} action="change" row={{ ...data, id: data.partyId } as Row} hireDate={data.hireDate} />;
}

/** Names a row of any part: what its ids mean, then its first text. */
function nameOf({ part }: Changeable, row: Row, index: number): string {
  const texts = (part?.form.sections ?? []).flatMap(({ fields }) => fields).filter(({ type, options }) => type === 'text' && options === undefined);
  const names = [...(part?.names ?? []), ...texts.map(({ name }) => name).slice(0, 2)].map((name) => row[name]).filter((one) => typeof one === 'string' && one !== '');
  return names.length === 0 ? messages.nameless({ place: formatNumber(index + 1) }) : shownDigits([...new Set(names)].join(messages.comma));
}

function RowProposal(props: ProposeProps) {
  const { of, partyId } = props;
  const read = useAnyCall<{ readonly rows: readonly Row[] }>(of.read, { query: { partyId } });
  const [chosen, setChosen] = useState<ChangeAction>();
  const [chosenId, setChosenId] = useState<string | null>(null);
  if (read.error) return <ReadError of={read} title={messages.failed} headingLevel={3} />;
  if (read.data === undefined) return <Skeleton kind="blocks" count={2} />;
  const { rows } = read.data;
  const action = chosen ?? (rows.length === 0 ? 'add' : 'change');
  const recordId = chosenId ?? (rows.length === 1 ? rows[0]?.id : undefined) ?? null;
  const row = action === 'add' ? undefined : rows.find(({ id }) => id === recordId);
  // of nothing that is there only something new can be said, of one thing there is nothing to choose
  const sayable = rows.length === 0 ? (['add'] as const) : actionsOf(of);
  const [only] = rows;
  return (
    <>
      <div className={styles.choice}>
        {sayable.length === 1 ? null : (
          <Segmented label={messages.action} value={action} options={sayable.map((one) => ({ value: one, label: messages.said[of.kind][one] }))} onChange={setChosen} />
        )}
        {action === 'add' ? null : rows.length === 1 && only !== undefined ? (
          <Text as="b">{nameOf(of, only, 0)}</Text>
        ) : (
          <SelectField
            label={messages.record}
            help={messages.chooseRecord}
            value={recordId}
            onChange={setChosenId}
            options={rows.map((one, index) => ({ id: one.id, label: nameOf(of, one, index) }))}
            emptyText={messages.noRecords}
          />
        )}
      </div>
      {/* a change says at its day what it leaves as it is */}
      {action === 'change' ? null : (
        <div className={styles.above}>
          <Intent kind={of.kind} action={action} />
        </div>
      )}
      {action === 'add' || row !== undefined ? <Sheet key={`${action} ${row?.id ?? ''}`} {...props} action={action} row={row} /> : null}
    </>
  );
}
