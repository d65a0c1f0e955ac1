import { FileBox } from 'lucide-react';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import words from './run-files.messages.fa.ts';
import { runFiles } from './run-files.ui.ts';

/** What may be taken away from a run of pay, each slice its own. `isCounted`: somebody is paid by it already. */
export function FilesTab({ id, isCounted }: { id: string; isCounted: boolean }) {
  if (!isCounted) return <EmptyState icon={FileBox} headingLevel={3} title={words.none} />;
  return (
    <Stack>
      {runFiles.map(({ id: file, Content }) => (
        <Content key={file} payRunId={id} />
      ))}
    </Stack>
  );
}
