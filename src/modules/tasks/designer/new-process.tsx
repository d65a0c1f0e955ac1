import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useMay } from '#ui/client/session.ts';
import type { DesignRow } from '../designs/designs.contract.ts';
import { addProcess } from '../designs/new-process.contract.ts';
import words from './new-process.messages.fa.ts';

const NewProcessDialog = lazy(() => import('./new-process-dialog.tsx').then(({ NewProcessDialog: component }) => ({ default: component })));

interface NewProcessProps {
  processes: readonly DesignRow[];
  onMade: (processKey: string) => void;
}

/** The door to a new process, for whoever may write drafts. */
export function NewProcess(props: NewProcessProps) {
  const [isOpen, open] = useState(false);
  const may = useMay(addProcess);
  if (!may || !props.processes.some(({ isBase }) => isBase)) return null;
  return (
    <>
      <Button variant="filled" icon={Plus} onPress={() => open(true)}>
        {words.newProcess.add}
      </Button>
      {isOpen ? (
        <Suspense>
          <NewProcessDialog {...props} onClose={() => open(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
