import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { toAsciiDigits, toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { cx } from '#ui/cx/cx.ts';
import { useDisplayPrefs } from '#ui/form/controls/control.ts';
import { today } from '#ui/format/today.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import unseen from '#ui/unseen/unseen.module.css';
import type { SeenSheetRow } from './bulk-edit.contract.ts';
import styles from './bulk-edit.module.css';
import messages from './bulk-edit-page.messages.fa.ts';
import { cellText, computed, isChoice, readText } from './cells.rules.ts';
import type { SheetColumn } from './columns.rules.ts';
import { type CellPlace, type Sheet, valuesOf } from './sheet-state.ui.ts';
import { useSheetOptions } from './use-sheet-options.tsx';

export interface SheetCellProps {
  sheet: Sheet;
  row: SeenSheetRow;
  column: SheetColumn;
  place: CellPlace;
  isEditable: boolean;
  /** The row is that of the reader. */
  isOwn: boolean;
}

const between = (one: number, other: number, at: number): boolean => at >= Math.min(one, other) && at <= Math.max(one, other);

/** The cell of that place in the table that an element stands in; the own one when there is no such cell. */
function cellAt(element: HTMLElement | null, { row, column }: CellPlace): HTMLElement | null {
  const own = element?.closest<HTMLElement>('td') ?? null;
  return own?.closest('table')?.querySelector<HTMLElement>(`tr[data-row="${row}"] > [data-column="${column}"]`) ?? own;
}

/** A value of the grid: what is changed and what is wrong is seen at it, and it becomes a field while it is edited. */
export function SheetCell(props: SheetCellProps) {
  const { sheet, row, column, place, isEditable, isOwn } = props;
  const { name, field } = column;
  const { partyId } = row;
  const prefs = useDisplayPrefs();
  const options = useSheetOptions()(column);
  const edits = sheet.use((state) => state.edits[partyId]);
  const fault = sheet.use((state) => state.faults[partyId]?.[name]);
  const isEditing = sheet.use(({ editing }) => editing?.partyId === partyId && editing.name === name);
  const isChosen = sheet.use(({ from, to }) => from !== undefined && to !== undefined && between(from.row, to.row, place.row) && between(from.column, to.column, place.column));
  if (isEditing) return <Editor {...props} />;
  const values = valuesOf(row, edits);
  const follows = computed(field, values);
  const shown = fault?.text ?? cellText(field, follows === undefined ? values[name] : follows, options, prefs);
  const isChanged = edits !== undefined && name in edits;
  const isMany = isChosen && sheet.get().from !== sheet.get().to;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a second way; the keys work on the cell around it
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <span
      className={cx(styles.cell, isChanged && styles.changed, fault !== undefined && styles.wrong, isMany && styles.chosen, (!isEditable || follows !== undefined) && styles.fixed)}
      title={!isEditable ? (isOwn ? messages.ownRow : messages.notYours) : follows !== undefined ? messages.follows : undefined}
      onClick={({ currentTarget }) => {
        // in a card no double click is expected
        if (isEditable && follows === undefined && currentTarget.closest('td') === null) sheet.edit(partyId, name);
      }}
    >
      <span className={styles.text}>
        <bdi>{shown}</bdi>
      </span>
      {isChanged ? <Was text={cellText(field, row[name as keyof SeenSheetRow], options, prefs)} /> : null}
      {fault === undefined ? null : (
        <span className={styles.reason}>
          <span className={unseen.unseen}>{messages.comma}</span>
          {fault.message}
        </span>
      )}
    </span>
  );
}

/** What stands, for who cannot see the colour; shown when the cell has the focus. */
const Was = ({ text }: { text: string }): ReactNode => (
  <span className={styles.was}>
    <span className={unseen.unseen}>{messages.comma}</span>
    {messages.changedFrom(text === '' ? messages.empty : text)}
  </span>
);

function Editor({ sheet, row, column, place }: SheetCellProps) {
  const box = useRef<HTMLDivElement>(null);
  const { field, name } = column;
  const { partyId } = row;
  const values = valuesOf(row, sheet.get().edits[partyId]);
  const options = useSheetOptions()(column, values);
  const label = messages.cellOf(field.label, row.fullName);
  const leave = (to: CellPlace): void => {
    const cell = cellAt(box.current, to);
    sheet.endEdit();
    cell?.focus();
    // a list that closes gives the focus to its field, which is gone
    setTimeout(() => (document.activeElement === document.body ? cell?.focus() : undefined));
  };
  const store = (text: string): void => sheet.write([{ partyId, name, text, read: readText(field, text, options, { today: today(), unknown: messages.unknownOption }) }]);
  if (isChoice(field))
    return (
      <Chooser
        box={box}
        label={label}
        value={(values[name] as string | null | undefined) ?? null}
        options={options}
        onChoose={(id) => {
          store(id ?? '');
          leave(place);
        }}
        onCancel={() => leave(place)}
      />
    );
  return <Writer sheet={sheet} row={row} column={column} place={place} box={box} label={label} onStore={store} onLeave={leave} />;
}

interface ChooserProps {
  box: RefObject<HTMLDivElement | null>;
  label: string;
  value: string | null;
  options: ReturnType<ReturnType<typeof useSheetOptions>>;
  onChoose: (id: string | null) => void;
  onCancel: () => void;
}

/** The list opens at once: whoever edits a cell wants to choose. */
function Chooser({ box, label, value, options, onChoose, onCancel }: ChooserProps) {
  useEffect(() => box.current?.querySelector<HTMLElement>('button')?.click(), [box]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape of the field inside gives the cell back
    <div
      ref={box}
      className={styles.chooser}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <SelectField label={label} isLabelHidden value={value} options={options} none isClearable onChange={onChoose} autoFocus />
    </div>
  );
}

interface WriterProps extends Omit<SheetCellProps, 'isEditable' | 'isOwn'> {
  box: RefObject<HTMLDivElement | null>;
  label: string;
  onStore: (text: string) => void;
  onLeave: (to: CellPlace) => void;
}

/** A text box in the place of the cell. Enter goes down, Tab goes on, Escape gives up; leaving it any other way keeps what was typed. */
function Writer({ sheet, row, column, place, box, label, onStore, onLeave }: WriterProps) {
  const { name, field } = column;
  const { editing, faults, edits } = sheet.get();
  const isNumeric = field.type === 'number' || field.type === 'date' || (field.code !== undefined && field.code !== 'latin');
  const prefs = useDisplayPrefs();
  const shownDigits = prefs.digits === 'latin' ? toAsciiDigits : toPersianDigits;
  const before = faults[row.partyId]?.[name]?.text ?? cellText(field, valuesOf(row, edits[row.partyId])[name], [], prefs);
  const [text, setText] = useState(isNumeric && editing?.typed !== undefined ? shownDigits(editing.typed) : (editing?.typed ?? before));
  const isOver = useRef(false);
  const finish = (to: CellPlace | undefined, isKept: boolean): void => {
    if (isOver.current) return;
    isOver.current = true;
    if (isKept && text !== before) onStore(text);
    if (to === undefined) sheet.endEdit();
    else onLeave(to);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.shiftKey ? -1 : 1;
    if (event.key === 'Enter') finish({ ...place, row: place.row + step }, true);
    else if (event.key === 'Tab') finish({ ...place, column: place.column + step }, true);
    else if (event.key === 'Escape') finish(place, false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={box}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the cell that had the focus has become this field
        autoFocus
        className={styles.input}
        aria-label={label}
        value={text}
        dir={isNumeric || field.code === 'latin' ? 'ltr' : 'auto'}
        inputMode={isNumeric ? 'numeric' : 'text'}
        autoComplete="off"
        onFocus={({ currentTarget }) => (editing?.typed === undefined ? currentTarget.select() : undefined)}
        onChange={({ target }) => setText(isNumeric ? shownDigits(target.value) : target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => finish(undefined, true)}
      />
    </div>
  );
}
