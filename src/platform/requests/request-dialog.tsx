import { useRef, useState } from 'react';
import { processList, startProcess } from '#platform/tasks/cases.contract.ts';
import { FilledForm } from '#platform/tasks/sheet/form-of-task.tsx';
import type { TaskForm, TaskValues, TellMissing } from '#platform/tasks/task-form.ui.ts';
import { faultsByVariable, variablesOf } from '#platform/tasks/variables.ui.ts';
import { type Faults, tellFaults } from '#ui/act/tell-faults.ts';
import { Button } from '#ui/button/button.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import words from './requests-page.messages.fa.ts';

interface RequestDialogProps {
  /** Key of the process. */
  process: string;
  title: string;
  form: TaskForm;
  /** Reads that are another answer afterwards. */
  onClose: () => void;
}

/** A new request, begun as a case of its process, as from the work inbox. */
export function RequestDialog({ process: key, title, form, onClose }: RequestDialogProps) {
  const [values, setValues] = useState<TaskValues>({});
  const [faults, setFaults] = useState<Faults>({});
  const [isBlocked, setBlocked] = useState(false);
  const missing = useRef<TellMissing>(null);
  const { data } = useCall(processList);
  const { mutateAsync, isPending } = useSend(startProcess);
  const process = data?.outList.find((one) => one.key === key);
  async function send(): Promise<void> {
    const lacking = missing.current?.() ?? {};
    setFaults(lacking);
    if (Object.keys(lacking).length > 0) return;
    const body = { processDefinitionId: process?.id ?? key, variables: variablesOf(values) };
    const sent = mutateAsync({ body, later: { what: title } });
    if (await tellFaults(sent, (fields) => setFaults(faultsByVariable(fields)), words.sent)) onClose();
  }
  return (
    <Dialog
      isOpen
      isDrawer
      size="lg"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="filled" isPending={isPending} isDisabled={process === undefined || isBlocked} onPress={() => void send()}>
            {words.send}
          </Button>
          <Button variant="outline" onPress={onClose}>
            {kit.cancel}
          </Button>
        </>
      }
    >
      <FilledForm
        ref={missing}
        of={form}
        data={{}}
        values={values}
        errors={faults}
        isReadOnly={false}
        onObstacle={setBlocked}
        onChange={(next) => {
          setValues(next);
          setFaults({});
        }}
      />
    </Dialog>
  );
}
