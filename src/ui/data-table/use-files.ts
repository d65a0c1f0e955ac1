import { FileSpreadsheet, FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import { MAX_FILE_KEYS, type TableState } from '#kernel/table/definition.ts';
import { requestQuery } from '#kernel/table/request.ts';
import { sendAnyForBlob } from '#ui/client/any-call.ts';
import { openPdf, saveBlob } from '#ui/client/download.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import messages from './data-table.messages.fa.ts';
import type { BulkSelection } from './selection.ts';
import type { BulkAction, TableParts } from './types.ts';

const formats = [
  { id: 'xlsx', label: messages.excel, icon: FileSpreadsheet },
  { id: 'csv', label: messages.csv, icon: FileText },
  { id: 'pdf', label: messages.print, icon: Printer },
] as const;

type Format = (typeof formats)[number];

/** Parameters of the chosen rows: those, or all that match but some. */
const chosenQuery = (chosen: BulkSelection | undefined): Readonly<Record<string, string>> => {
  if (chosen === undefined) return {};
  if ('keys' in chosen) return { keys: chosen.keys.join(',') };
  return chosen.except.length === 0 ? {} : { except: chosen.except.join(',') };
};

const pickedIn = (chosen: BulkSelection | undefined): number => (chosen === undefined ? 0 : 'keys' in chosen ? chosen.keys.length : chosen.except.length);

/**
 * Files of exactly this view, made by the server: its columns in their order, its filters and order, all its rows or
 * those chosen. A sheet is stored, a print opened. Fails with ApiError.
 */
export function useFiles<R>({ of, export: call, query, hasNoPrint }: TableParts<R>, state: TableState, columns: readonly string[]) {
  const [isPending, setPending] = useState(false);
  async function make({ id }: Format, chosen?: BulkSelection): Promise<void> {
    if (call === undefined) return;
    if (pickedIn(chosen) > MAX_FILE_KEYS) {
      showToast({ type: 'warning', message: messages.tooManyChosen(MAX_FILE_KEYS) });
      return;
    }
    setPending(true);
    try {
      const asked = { ...query, ...requestQuery(state), ...chosenQuery(chosen), columns: columns.join(','), format: id };
      const blob = await sendAnyForBlob(call, { query: asked });
      if (id === 'pdf') openPdf(blob, `${of.title}.pdf`);
      else saveBlob(blob, `${of.title}.${id}`);
    } finally {
      setPending(false);
    }
  }
  return { isPending, make, formats: formats.filter(({ id }) => id !== 'pdf' || hasNoPrint !== true) };
}

export type TableFiles = ReturnType<typeof useFiles>;

/** The page's acts, and the files of the chosen. */
export function useBulkActions<R>({ bulkActions = [], export: call }: TableParts<R>, { formats: known, make }: TableFiles): readonly BulkAction[] {
  if (call === undefined) return bulkActions;
  const ofFiles = known
    .filter(({ id }) => id !== 'csv')
    .map((format) => ({ id: format.id, label: format.label, icon: format.icon, keepsSelection: true, run: (chosen: BulkSelection) => make(format, chosen) }));
  return [...bulkActions, ...ofFiles];
}
