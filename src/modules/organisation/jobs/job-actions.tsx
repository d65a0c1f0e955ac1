import { Copy, Printer } from 'lucide-react';
import { useState } from 'react';
import { RunButton } from '#ui/act/run-button.tsx';
import { Button } from '#ui/button/button.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { openPdf } from '#ui/client/download.ts';
import { useMay } from '#ui/client/session.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { RecordRemoval } from '#ui/record-sheet/record-removal.tsx';
import { useOpenScreen } from '#ui/screen-link/screen-link.tsx';
import { copyJob, deleteJob, printJob } from './jobs.contract.ts';
import { copyForm } from './jobs.form.ts';
import styles from './jobs.module.css';
import { jobsScreen } from './jobs.screen.ts';
import messages from './jobs-page.messages.fa.ts';

export interface JobActionsProps {
  jobId: string;
  name: string;
  rowVersion: number;
}

/** What one can do with a whole job: print its profile, copy it, remove it. */
export function JobActions(props: JobActionsProps) {
  const mayAdd = useMay(copyJob);
  const { jobId, name, rowVersion } = props;
  return (
    <>
      <Print {...props} />
      {mayAdd ? <CopyOf {...props} /> : null}
      <RecordRemoval call={deleteJob} params={{ jobId }} rowVersion={rowVersion} name={name} words={messages} screen={jobsScreen} />
    </>
  );
}

const Print = ({ jobId, name }: JobActionsProps) => (
  <RunButton icon={Printer} run={async () => openPdf(await sendForBlob(printJob, { params: { jobId } }), `${name}.pdf`)}>
    {messages.print}
  </RunButton>
);

function CopyOf({ jobId, name }: JobActionsProps) {
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
