import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { useDisplayPrefs } from '#ui/form/controls/control.ts';
import { formatNumber } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import type { SeenSheetRow } from './bulk-edit.contract.ts';
import styles from './bulk-edit.module.css';
import messages from './bulk-edit-page.messages.fa.ts';
import { cellText } from './cells.rules.ts';
import { columnNamed, sheetColumns } from './columns.rules.ts';
import { changesOf, type Sheet } from './sheet-state.ui.ts';
import { useSheetOptions } from './use-sheet-options.tsx';

/** Changes that are told one by one. */
const TOLD = 100;

interface Line {
  readonly key: string;
  readonly name: string;
  readonly column: string;
  readonly was: string;
  readonly willBe: string;
}

const columns: readonly GridColumn<Line>[] = [
  { id: 'name', label: messages.name, render: ({ name }) => name },
  { id: 'column', label: messages.column, render: ({ column }) => column },
  { id: 'was', label: messages.was, render: ({ was }) => <bdi className={styles.meta}>{was}</bdi> },
  { id: 'willBe', label: messages.willBe, grows: true, render: ({ willBe }) => <bdi className={styles.name}>{willBe}</bdi> },
];

interface SavePreviewProps {
  sheet: Sheet;
  /** ISO day from which what has days changes. */
  fromDate: string;
  onFromDate: (day: string) => void;
}

/** Whether anything is changed that holds from a day on. */
const isDated = (rows: readonly SeenSheetRow[], edits: Readonly<Record<string, Readonly<Record<string, unknown>>>>): boolean =>
  rows.some((row) => Object.keys(changesOf(row, edits[row.partyId])).some((name) => name === 'employmentStatusEnumId' || columnNamed(name)?.part !== 'facts'));

/** What would be written, by the same rule by which an import shows it. */
export function SavePreview({ sheet, fromDate, onFromDate }: SavePreviewProps) {
  const rows = sheet.use((state) => state.rows);
  const edits = sheet.use((state) => state.edits);
  const options = useSheetOptions();
  const prefs = useDisplayPrefs();
  const lines = rows.flatMap((row): Line[] => {
    const changes = changesOf(row, edits[row.partyId]);
    return sheetColumns.flatMap((column) => {
      const pair = changes[column.name];
      if (pair === undefined) return [];
      const [was, willBe] = pair.map((value) => cellText(column.field, value, options(column), prefs) || messages.empty);
      return [{ key: `${row.partyId} ${column.name}`, name: row.fullName, column: column.field.label, was: was ?? '', willBe: willBe ?? '' }];
    });
  });
  return (
    <>
      <div className={styles.preview}>
        <DataGrid hasCards label={messages.title} columns={columns} rows={lines.slice(0, TOLD)} rowKey={({ key }) => key} />
      </div>
      {lines.length > TOLD ? <p className={styles.meta}>{messages.more(formatNumber(lines.length - TOLD))}</p> : null}
      {isDated(rows, edits) ? <DateField label={messages.fromDay} help={messages.fromDayHelp} isRequired value={fromDate} onChange={(day) => onFromDate(day ?? today())} /> : null}
    </>
  );
}
