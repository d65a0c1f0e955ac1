import { useRef, useState } from 'react';
import { isNationalCode } from '#kernel/identity-codes/identity-codes.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { type ApiError, isApiError } from '#ui/client/api-error.ts';
import { useSend } from '#ui/client/hooks.ts';
import { FormFrame } from '#ui/form/form-frame.tsx';
import { SaveBar } from '#ui/form/save-bar.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { LeaveGuard } from '#ui/leave-guard/leave-guard.tsx';
import type { SubmitFailure } from '#ui/use-form/types.ts';
import { useForm } from '#ui/use-form/use-form.ts';
import { personList } from '../search/search.contract.ts';
import type { OptionLists } from './fact-text.tsx';
import { FactsFields, today } from './facts-fields.tsx';
import { changedNames, type Errors, editOf, faultsOfForm, type SeenFile, type Stored, storedOf, type Values, valuesOf } from './facts-form.ts';
import { infoOfEachPerson, personHistory, profileErrors, type StaleData, updatePerson } from './profile.contract.ts';
import styles from './profile.module.css';
import type { FactName } from './profile.rules.ts';
import messages from './profile-page.messages.fa.ts';
import { StaleDialog } from './stale-dialog.tsx';

/** A state of the file that is being edited: kept while newer ones arrive, so that nothing changes under the typing hand. */
interface Base {
  readonly stored: Stored;
  readonly rowVersion: number;
}

interface Conflict {
  readonly data: StaleData;
  readonly mine: Values;
}

const baseOf = (facts: SeenFile | StaleData['values'], rowVersion: number): Base => ({ stored: storedOf(facts), rowVersion });
const isStale = (error: unknown): error is ApiError & { data: StaleData } => isApiError(error) && profileErrors.is(error, 'stale') && error.data !== undefined;

/** The sentence above the buttons (spec section 5): what is missing comes before what is wrong. */
function summaryOf(faults: Errors): string | undefined {
  const missing = Object.entries(faults).filter(([name, fault]) => fault === messages.mandatory(messages.labels[name as FactName])).length;
  if (missing > 0) return messages.missing(formatNumber(missing));
  return Object.values(faults).some((fault) => fault !== undefined) ? messages.wrong : undefined;
}

/** Saving the edit, and what happens when somebody else was faster. */
function useFactsForm(file: SeenFile, onDone: () => void) {
  const [base, setBase] = useState<Base>(() => baseOf(file, file.rowVersion));
  const [conflict, setConflict] = useState<Conflict>();
  const [left, setLeft] = useState<{ readonly [K in FactName]?: Values[K] }>({});
  /** The summary is our own, not the server's: it follows what is put right. */
  const isOwn = useRef(false);
  const { mutateAsync, isPending } = useSend(updatePerson, { outdates: [infoOfEachPerson, personHistory, personList] });
  const faultsIn = (values: Values): Errors => faultsOfForm(base.stored, values, file.hireDate, today(), isNationalCode);

  async function save(values: Values, from: Base): Promise<SubmitFailure | undefined> {
    if (changedNames(from.stored, values).length === 0) return void onDone();
    try {
      await mutateAsync({ params: { partyId: file.partyId }, body: editOf(from.stored, from.rowVersion, values) });
    } catch (error) {
      if (isStale(error)) return void setConflict({ data: error.data, mine: values });
      throw error;
    }
    showAlert({ type: 'success', message: messages.saved });
    onDone();
    return undefined;
  }
  const form = useForm<Values>({
    initial: valuesOf(base.stored),
    validate: (values) => {
      const faults = faultsIn(values);
      isOwn.current = summaryOf(faults) !== undefined;
      return faults;
    },
    submit: (values) => save(values, base),
  });
  /** The form goes on from what stands now, with the chosen values, and saves them. */
  async function resolve({ data }: Conflict, values: Values): Promise<void> {
    const next = baseOf(data.values, data.values.rowVersion ?? base.rowVersion);
    setBase(next);
    form.reset(valuesOf(next.stored));
    for (const name of changedNames(next.stored, values)) form.setValue(name, values[name]);
    isOwn.current = false;
    try {
      await save(values, next);
    } catch (error) {
      setConflict(undefined);
      if (!isApiError(error)) throw error;
      form.setErrors(error.fields, error.messages);
    }
  }
  const leave = (name: FactName): void => setLeft((old) => ({ ...old, [name]: form.values[name] }));
  const faultOf = (name: FactName): string | undefined => (left[name] === form.values[name] ? faultsIn(form.values)[name] : undefined);
  const summary = form.summary !== undefined && isOwn.current ? summaryOf(faultsIn(form.values)) : form.summary;
  return { base, form, summary, conflict, closeConflict: () => setConflict(undefined), resolve, leave, faultOf, isPending };
}

export interface FactsEditorProps {
  file: SeenFile;
  lists: OptionLists;
  onDone: () => void;
}

/** The base facts as a form with its save bar. */
export function FactsEditor({ file, lists, onDone }: FactsEditorProps) {
  const isDone = useRef(false);
  const finish = (): void => {
    isDone.current = true;
    onDone();
  };
  const { base, form, summary, conflict, closeConflict, resolve, leave, faultOf, isPending } = useFactsForm(file, finish);
  const count = changedNames(base.stored, form.values).length;
  return (
    <FormFrame form={{ submit: form.submit }} label={messages.personal}>
      <Card title={messages.personal} className={styles.editing}>
        <FactsFields form={form} stored={base.stored} lists={lists} onLeave={leave} faultOf={faultOf} />
      </Card>
      <SaveBar summary={summary} changes={count} className={styles.bar}>
        <Button variant="ghost" isDisabled={form.isPending} onPress={finish}>
          {messages.cancel}
        </Button>
        <Button type="submit" variant="filled" isDisabled={count === 0} isPending={form.isPending}>
          {messages.save}
        </Button>
      </SaveBar>
      {conflict === undefined ? null : (
        <StaleDialog
          key={conflict.data.values.rowVersion}
          base={base.stored}
          mine={conflict.mine}
          stored={storedOf(conflict.data.values)}
          changed={conflict.data}
          lists={lists}
          isPending={isPending}
          onClose={closeConflict}
          onSave={(values) => void resolve(conflict, values)}
        />
      )}
      <LeaveGuard isDirty={() => count > 0 && !isDone.current} texts={messages} />
    </FormFrame>
  );
}
