import { tableSearch } from '#kernel/table/search.ts';
import { deviceOf } from '#platform/identity/session-list/device.rules.ts';
import deviceWords from '#platform/identity/session-list/session-list.messages.fa.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import type { RowOf } from '#ui/data-table/types.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatDate, shownDigits } from '#ui/format/format.ts';
import { Page } from '#ui/page/page.tsx';
import { type ScreenTab, ScreenTabs } from '#ui/tabs/screen-tabs.tsx';
import { changes, reads, signIns } from './log-management.contract.ts';
import messages from './log-management.messages.fa.ts';
import styles from './log-management.module.css';
import { logManagementScreen } from './log-management.screen.ts';
import { Retention } from './retention.tsx';

type SignInRow = RowOf<typeof signIns.list>;
const signInCells = {
  device: ({ device }: SignInRow) => {
    const { browser, system } = deviceOf(device ?? '');
    return deviceWords.device({ browser: deviceWords.browsers[browser], system: deviceWords.systems[system] });
  },
};

type ChangeRow = RowOf<typeof changes.list>;

/** The audit keeps values as the wire has them: days and numbers are shown as everywhere else. */
function shownValue(value: string | null | undefined): string {
  if (value === null || value === undefined) return '-';
  if (/^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))) return formatDate(value);
  return /^-?\d+(\.\d+)?$/.test(value) ? shownDigits(value) : value;
}

/** Ids that the catalogue has no words for, which the audit keeps as they are. */
const isCode = (value: string | null | undefined): boolean => /^[A-Za-z][\w.-]*$/.test(value ?? '');

function valueCell(value: string | null | undefined, words: string | null | undefined, { isHidden }: ChangeRow) {
  if (isHidden === 'Y') return <span className={styles.hidden}>{messages.hiddenValue}</span>;
  return words ? <bdi>{words}</bdi> : <bdi {...(isCode(value) && { dir: 'ltr' })}>{shownValue(value)}</bdi>;
}
const changeCells = {
  oldValue: (row: ChangeRow) => valueCell(row.oldValue, row.oldWords, row),
  newValue: (row: ChangeRow) => valueCell(row.newValue, row.newWords, row),
};

type Log = keyof typeof messages.tabs;
const common = (tab: Log) => ({ searchExample: messages.searchPeople, unit: messages.units[tab], empty: <EmptyState title={messages.none[tab]} /> });

const tabs: readonly ScreenTab<object>[] = [
  {
    id: 'signIns',
    label: messages.tabs.signIns,
    Content: () => <DataTable of={signIns.table} list={signIns.list} export={signIns.export} cells={signInCells} {...common('signIns')} />,
  },
  {
    id: 'changes',
    label: messages.tabs.changes,
    Content: () => <DataTable of={changes.table} list={changes.list} export={changes.export} cells={changeCells} {...common('changes')} />,
  },
  {
    id: 'reads',
    label: messages.tabs.reads,
    Content: () => <DataTable of={reads.table} list={reads.list} export={reads.export} {...common('reads')} />,
  },
];

/** What one table was asked means nothing to the next. */
const ofOneTable = Object.keys(tableSearch);

export default function LogManagementPage() {
  return (
    <Page title={messages.title} lead={messages.lead} actions={<Retention />}>
      <ScreenTabs screen={logManagementScreen} label={messages.tabsLabel} tabs={tabs} at={{}} forgets={ofOneTable} />
    </Page>
  );
}
