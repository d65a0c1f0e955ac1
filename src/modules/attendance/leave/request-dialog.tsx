import { useRef, useState } from 'react';
import { processList, startProcess } from '#platform/tasks/cases.contract.ts';
import { FilledForm } from '#platform/tasks/form-of-task.tsx';
import type { TaskValues, TellMissing } from '#platform/tasks/task-form.ui.ts';
import { processTask } from '#platform/tasks/tasks.contract.ts';
import { type Faults, tellFaults } from '#ui/act/tell-faults.ts';
import { Button } from '#ui/button/button.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import { PROCESS } from './leave.steps.ts';
import words from './leave-page.messages.fa.ts';
import RequestForm from './request.task-form.tsx';
import { leaveReads } from './requests-list.tsx';

/** A new request, begun as a case of the process, as from the work inbox. */
export function RequestDialog({ onClose }: { onClose: () => void }) {
  const [values, setValues] = useState<TaskValues>({});
  const [faults, setFaults] = useState<Faults>({});
  const missing = useRef<TellMissing>(null);
  const { data } = useCall(processList);
  const { mutateAsync, isPending } = useSend(startProcess, { outdates: [...leaveReads, processTask] });
  const process = data?.outList.find(({ key }) => key === PROCESS);
  async function send(): Promise<void> {
    const lacking = missing.current?.() ?? {};
    setFaults(lacking);
    if (Object.keys(lacking).length > 0) return;
    const variables = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
    if (await tellFaults(mutateAsync({ body: { processDefinitionId: process?.id ?? PROCESS, variables } }), setFaults, words.sent)) onClose();
  }
  return (
    <Dialog
      isOpen
      isDrawer
      size="lg"
      title={words.request}
      onClose={onClose}
      footer={
        <>
          <Button variant="filled" isPending={isPending} isDisabled={process === undefined} onPress={() => void send()}>
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
        of={RequestForm}
        data={{}}
        values={values}
        errors={faults}
        isReadOnly={false}
        onChange={(next) => {
          setValues(next);
          setFaults({});
        }}
      />
    </Dialog>
  );
}
