import { Download, FileSpreadsheet, FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import type { AnyCall } from '#kernel/call.ts';
import type { TableDefinition, TableState } from '#kernel/table/definition.ts';
import { requestQuery } from '#kernel/table/request.ts';
import { showError } from '#ui/alert/show-error.ts';
import { Button } from '#ui/button/button.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { saveBlob } from '#ui/client/download.ts';
import { Menu, type MenuEntry } from '#ui/menu/menu.tsx';
import messages from './data-table.messages.fa.ts';

const formats = [
  { format: 'xlsx', label: messages.excel, icon: FileSpreadsheet },
  { format: 'csv', label: messages.csv, icon: FileText },
  { format: 'pdf', label: messages.print, icon: Printer },
] as const;

export interface ExportMenuProps {
  of: TableDefinition;
  call: AnyCall;
  query: Readonly<Record<string, unknown>> | undefined;
  state: TableState;
  /** Names of the columns on screen, in their order. */
  columns: readonly string[];
  hasPrint: boolean;
}

/** Files of exactly this view, made by the server: its columns, filters and order, all its rows. */
export function ExportMenu({ of, call, query, state, columns, hasPrint }: ExportMenuProps) {
  const [isPending, setPending] = useState(false);
  async function save(format: string): Promise<void> {
    setPending(true);
    try {
      const blob = await sendForBlob(call, { query: { ...query, ...requestQuery(state), columns: columns.join(','), format } } as never);
      saveBlob(blob, `${of.title}.${format}`);
    } catch (error) {
      showError(error);
    } finally {
      setPending(false);
    }
  }
  const items: readonly MenuEntry[] = formats
    .filter(({ format }) => format !== 'pdf' || hasPrint)
    .map(({ format, label, icon }) => ({ id: format, label, icon, onAction: () => void save(format) }));
  return (
    <Menu
      label={messages.export}
      items={items}
      trigger={
        <Button variant="ghost" icon={Download} isPending={isPending}>
          {messages.export}
        </Button>
      }
    />
  );
}
