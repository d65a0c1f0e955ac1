import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { useDisplayPrefs } from '#ui/form/controls/control.ts';
import { formatNumber } from '#ui/format/format.ts';
import type { SeenSheetRow } from './bulk-edit.contract.ts';
import styles from './bulk-edit.module.css';
import messages from './bulk-edit-page.messages.fa.ts';
import { cellText } from './cells.rules.ts';
import { sheetColumns } from './columns.rules.ts';
import { changesOf, type RowNote, type Sheet } from './sheet-state.ui.ts';
import { useSheetOptions } from './use-sheet-options.tsx';

/** Who was not saved and why, and what can be done about it. */
export function SheetNotes({ sheet }: { sheet: Sheet }) {
  const notes = sheet.use((state) => state.notes);
  const rows = sheet.use((state) => state.rows);
  const noted = rows.flatMap((row) => {
    const note = notes[row.partyId];
    return note === undefined ? [] : [{ row, note }];
  });
  if (noted.length === 0) return null;
  return (
    <Alert type="warning" title={messages.attention(formatNumber(noted.length))}>
      <ul className={styles.notes}>
        {noted.map(({ row, note }) => (
          <li key={row.partyId} className={styles.note}>
            <Note sheet={sheet} row={row} note={note} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function Note({ sheet, row, note }: { sheet: Sheet; row: SeenSheetRow; note: RowNote }) {
  const { partyId, fullName } = row;
  const hasFields = sheet.use((state) => Object.keys(state.faults[partyId] ?? {}).length > 0);
  return (
    <>
      <span className={styles.noteTexts}>
        <bdi className={styles.name}>{fullName}</bdi>
        {': '}
        {note.outcome === 'refused' ? (hasFields || note.message === '' ? messages.refused : note.message) : messages[note.outcome]}
        {note.stands === undefined ? null : <Theirs row={row} stands={note.stands} />}
      </span>
      <span className={styles.noteActs}>
        {note.outcome === 'stale' ? (
          <>
            <Button size="sm" onPress={() => sheet.settle(partyId, true)}>
              {messages.keepMine}
            </Button>
            <Button size="sm" onPress={() => sheet.settle(partyId, false)}>
              {messages.takeTheirs}
            </Button>
          </>
        ) : null}
        {note.outcome === 'gone' ? (
          <Button size="sm" onPress={() => sheet.drop(partyId)}>
            {messages.drop}
          </Button>
        ) : null}
      </span>
    </>
  );
}

/** What the other hand has made of the row. */
function Theirs({ row, stands }: { row: SeenSheetRow; stands: SeenSheetRow }) {
  const options = useSheetOptions();
  const prefs = useDisplayPrefs();
  const changed = changesOf(row, Object.fromEntries(sheetColumns.flatMap(({ name }) => (name in stands ? [[name, stands[name as keyof SeenSheetRow]]] : []))));
  const told = sheetColumns.flatMap((column) => {
    const pair = changed[column.name];
    return pair === undefined ? [] : [messages.theirs(column.field.label, cellText(column.field, pair[1], options(column), prefs) || messages.empty)];
  });
  return told.length === 0 ? null : <span className={styles.meta}> {told.join(messages.comma)}</span>;
}
