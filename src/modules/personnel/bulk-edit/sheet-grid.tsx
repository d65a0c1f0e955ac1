import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react';
import { useSession } from '#ui/client/session.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatCode, formatNumber } from '#ui/format/format.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import type { SeenSheetRow } from './bulk-edit.contract.ts';
import styles from './bulk-edit.module.css';
import messages from './bulk-edit-page.messages.fa.ts';
import { isChoice } from './cells.rules.ts';
import { type SheetColumn, sheetColumns } from './columns.rules.ts';
import { type BlockOf, clearChosen, columnAt, copyChosen, fillDown, HEAD_COLUMNS, isOffered, mayWrite, pasteInto } from './sheet-block.ui.ts';
import { SheetCell } from './sheet-cell.tsx';
import type { CellPlace, Sheet } from './sheet-state.ui.ts';
import { useSheetOptions } from './use-sheet-options.tsx';

/** More rows than these are drawn where one looks. */
const DRAWN_ROWS = 60;

export interface SheetGridProps {
  sheet: Sheet;
  /** Rows that are shown, of those of the sheet. */
  rows: readonly SeenSheetRow[];
  /** Columns the reader may change. */
  editable: ReadonlySet<string>;
}

const nothing = (): void => undefined;

/** The cell of the table that an event came from; none while something inside it has the focus. */
function placeOf(target: EventTarget): CellPlace | undefined {
  if (!(target instanceof HTMLElement) || target.dataset['column'] === undefined) return undefined;
  const row = Number(target.closest('tr')?.dataset['row'] ?? -1);
  return row < 0 ? undefined : { row, column: Number(target.dataset['column']) };
}

/** People down, fields across, as in a spreadsheet. Cards on a phone, where a tap on a value edits it. */
export function SheetGrid({ sheet, rows, editable }: SheetGridProps) {
  const options = useSheetOptions();
  const shown = useMemo(() => sheetColumns.filter(({ name }) => rows.some((row) => name in row)), [rows]);
  const ownId = useSession(({ user }) => user?.partyId);
  const columns = useMemo(() => gridColumns(sheet, shown, { editable, ownId }), [sheet, shown, editable, ownId]);
  const window = useMemo(() => ({ count: rows.length, rowAt: (at: number) => rows[at], onRange: nothing }), [rows]);
  const of: BlockOf = { sheet, rows, shown, editable, ownId, options };
  const onEdit = (row: SeenSheetRow, name: string): boolean => {
    const column = shown.find((one) => one.name === name);
    if (column === undefined || !mayWrite(of, row, column)) return false;
    sheet.edit(row.partyId, name);
    return true;
  };
  return (
    <div className={styles.grid} {...usePlaces(of)}>
      <DataGrid
        hasCards
        label={messages.grid}
        columns={columns}
        rows={rows}
        rowKey={({ partyId }) => partyId}
        onEdit={onEdit}
        onRowKey={(event, row) => onKey(of, event, row)}
        empty={messages.noneChanged}
        {...(rows.length > DRAWN_ROWS ? { window } : {})}
      />
    </div>
  );
}

function gridColumns(sheet: Sheet, shown: readonly SheetColumn[], open: Pick<BlockOf, 'editable' | 'ownId'>): GridColumn<SeenSheetRow>[] {
  return [
    { id: 'fullName', label: messages.name, pinned: 'start', width: 190, render: ({ fullName }) => <span className={styles.name}>{fullName}</span> },
    { id: 'pseudoId', label: messages.code, width: 110, render: ({ pseudoId }) => <bdi dir="ltr">{formatCode(pseudoId)}</bdi> },
    ...shown.map(
      (column, index): GridColumn<SeenSheetRow> => ({
        id: column.name,
        label: column.field.label,
        width: column.width,
        hasControls: true,
        render: (row, at) =>
          column.name in row ? (
            <SheetCell
              sheet={sheet}
              row={row}
              column={column}
              place={{ row: at, column: index + HEAD_COLUMNS }}
              isEditable={isOffered(open, row, column)}
              isOwn={row.partyId === open.ownId}
            />
          ) : null,
      }),
    ),
  ];
}

/** The far corner of the chosen cells goes on by one. */
function extend({ sheet, rows, shown }: BlockOf, key: string, isRtl: boolean): void {
  const { from, to } = sheet.get();
  if (from === undefined || to === undefined) return;
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const row = to.row + (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0);
  const column = to.column + (key === forward ? 1 : key === 'ArrowLeft' || key === 'ArrowRight' ? -1 : 0);
  sheet.choose(from, { row: Math.max(0, Math.min(rows.length - 1, row)), column: Math.max(0, Math.min(shown.length + HEAD_COLUMNS - 1, column)) });
}

/** By place of the key: on a Persian keyboard the letters are others. */
function command(of: BlockOf, code: string): boolean {
  if (code === 'KeyZ') of.sheet.undo();
  else if (code === 'KeyD') fillDown(of);
  else return false;
  return true;
}

function startTyping(of: BlockOf, row: SeenSheetRow, column: SheetColumn | undefined, typed: string): boolean {
  if (column === undefined || !mayWrite(of, row, column)) return false;
  of.sheet.edit(row.partyId, column.name, isChoice(column.field) ? undefined : typed);
  return true;
}

function actOf(of: BlockOf, event: KeyboardEvent, row: SeenSheetRow, { column }: CellPlace): boolean {
  const { key, shiftKey, ctrlKey, metaKey } = event;
  if (ctrlKey || metaKey) return command(of, event.nativeEvent.code);
  if (shiftKey && key.startsWith('Arrow')) extend(of, key, getComputedStyle(event.currentTarget).direction === 'rtl');
  else if (key === 'Delete' || key === 'Backspace') clearChosen(of);
  else if ([...key].length === 1 && key !== ' ') return startTyping(of, row, columnAt(of, column), key);
  else return false;
  return true;
}

function onKey(of: BlockOf, event: KeyboardEvent, row: SeenSheetRow): void {
  const place = placeOf(event.target);
  if (place !== undefined && !event.altKey && actOf(of, event, row, place)) event.preventDefault();
}

/** What is chosen follows focus and pointer, and goes to the clipboard and comes from it. */
function usePlaces(of: BlockOf) {
  const isShift = useRef(false);
  return {
    onFocus: ({ target }: FocusEvent): void => {
      const place = placeOf(target);
      if (place === undefined) return;
      const { from, editing } = of.sheet.get();
      if (editing !== undefined) of.sheet.endEdit();
      of.sheet.choose(isShift.current && from !== undefined ? from : place, place);
      isShift.current = false;
    },
    onPointerDown: ({ shiftKey }: PointerEvent): void => {
      isShift.current = shiftKey;
    },
    onCopy: (event: ClipboardEvent): void => {
      if (placeOf(event.target) === undefined) return;
      event.clipboardData.setData('text/plain', copyChosen(of));
      event.preventDefault();
    },
    onPaste: (event: ClipboardEvent): void => {
      if (placeOf(event.target) === undefined) return;
      event.preventDefault();
      const left = pasteInto(of, event.clipboardData.getData('text/plain'));
      if (left > 0) showToast({ type: 'warning', message: messages.leftOut(formatNumber(left)) });
    },
  };
}
