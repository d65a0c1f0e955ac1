import { Download } from 'lucide-react';
import { showError } from '#ui/alert/show-error.ts';
import { Button } from '#ui/button/button.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import messages from './data-table.messages.fa.ts';
import type { TableFiles } from './use-files.ts';

/** The whole view as a file. */
export function ExportMenu({ files: { formats, isPending, make } }: { files: TableFiles }) {
  return (
    <Menu
      label={messages.export}
      items={formats.map((format) => ({ id: format.id, label: format.label, icon: format.icon, onAction: () => void make(format).catch(showError) }))}
      trigger={
        <Button variant="ghost" icon={Download} isPending={isPending}>
          {messages.export}
        </Button>
      }
    />
  );
}
