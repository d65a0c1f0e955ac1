import { Copy, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { AnyCall } from '#kernel/call.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { showError } from '#ui/alert/show-error.ts';
import { Button } from '#ui/button/button.tsx';
import { isApiError } from '#ui/client/api-error.ts';
import { sendForBlob } from '#ui/client/client.ts';
import { openPdf } from '#ui/client/download.ts';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { useOpenScreen } from '#ui/screen-link/screen-link.tsx';
import { copyJob, deleteJob, printJob } from './jobs.contract.ts';
import { copyForm } from './jobs.form.ts';
import styles from './jobs.module.css';
import { jobsScreen } from './jobs.screen.ts';
import messages from './jobs-page.messages.fa.ts';

export interface JobActionsProps {
  jobId: string;
  name: string;
  outdates: readonly AnyCall[];
}

/** What one can do with a whole job: print its profile, copy it, remove it. */
export function JobActions(props: JobActionsProps) {
  const mayAdd = useMay('organizationChartManagement/defineJob/add');
  const mayRemove = useMay('organizationChartManagement/defineJob/delete');
  return (
    <>
      <Print {...props} />
      {mayAdd ? <CopyOf {...props} /> : null}
      {mayRemove ? <Removal {...props} /> : null}
    </>
  );
}

/** Says what went wrong; a fault that is no answer of the server is one of the program. */
function told(error: unknown): void {
  if (!isApiError(error)) throw error;
  showError(error);
}

function Print({ jobId, name }: JobActionsProps) {
  const [isPending, setPending] = useState(false);
  async function print(): Promise<void> {
    setPending(true);
    try {
      openPdf(await sendForBlob(printJob, { params: { jobId } }), `${name}.pdf`);
    } catch (error) {
      told(error);
    } finally {
      setPending(false);
    }
  }
  return (
    <Button icon={Printer} isPending={isPending} onPress={() => void print()}>
      {messages.print}
    </Button>
  );
}

function CopyOf({ jobId, name, outdates }: JobActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const open = useOpenScreen();
  const close = (): void => setOpen(false);
  return (
    <>
      <Button icon={Copy} onPress={() => setOpen(true)}>
        {messages.copy}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={messages.copyTitle({ name })}>
        <p className={styles.effect}>{messages.copyEffect}</p>
        <DefinedForm
          of={copyForm}
          call={copyJob}
          params={{ jobId }}
          start={{ jobTitle: name }}
          layout="dialog"
          submitLabel={messages.copyLabel}
          outdates={outdates}
          autoFocus
          onReset={close}
          onSaved={(made) => {
            close();
            void open(jobsScreen, { search: { jobId: made.jobId } });
          }}
        />
      </Dialog>
    </>
  );
}

function Removal({ jobId, name, outdates }: JobActionsProps) {
  const [isAsking, ask] = useState(false);
  const remove = useSend(deleteJob, { outdates });
  const open = useOpenScreen();
  async function go(): Promise<void> {
    try {
      await remove.mutateAsync({ params: { jobId } });
    } catch (error) {
      return told(error);
    }
    showAlert({ type: 'success', message: messages.removed({ name }) });
    await open(jobsScreen, { search: {} });
  }
  return (
    <>
      <Button icon={Trash2} onPress={() => ask(true)}>
        {messages.remove}
      </Button>
      <ConfirmDialog isOpen={isAsking} onClose={() => ask(false)} title={messages.removeTitle({ name })} confirmLabel={messages.remove} isDanger onConfirm={go}>
        {messages.removeEffect}
      </ConfirmDialog>
    </>
  );
}
