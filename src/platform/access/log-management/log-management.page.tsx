import { tableSearch } from '#kernel/table/search.ts';
import type { TableSearch } from '#kernel/table/state.ts';
import { deviceOf } from '#platform/identity/session-list/device.rules.ts';
import deviceWords from '#platform/identity/session-list/session-list.messages.fa.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import type { RowOf } from '#ui/data-table/types.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatDate, shownDigits } from '#ui/format/format.ts';
import { Page } from '#ui/page/page.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { changes, reads, signIns } from './log-management.contract.ts';
import messages from './log-management.messages.fa.ts';
import styles from './log-management.module.css';
import { logManagementScreen } from './log-management.screen.ts';
import { Retention } from './retention.tsx';

const tabs = ['signIns', 'changes', 'reads'] as const;
type Tab = (typeof tabs)[number];

/** What one table was asked means nothing to the next. */
const unasked: TableSearch = Object.fromEntries(Object.keys(tableSearch).map((name) => [name, undefined]));

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

const valueCell = (value: string | null | undefined, { isHidden }: ChangeRow) =>
  isHidden === 'Y' ? <span className={styles.hidden}>{messages.hiddenValue}</span> : <bdi>{shownValue(value)}</bdi>;
const changeCells = {
  oldValue: (row: ChangeRow) => valueCell(row.oldValue, row),
  newValue: (row: ChangeRow) => valueCell(row.newValue, row),
};

function Log({ tab }: { tab: Tab }) {
  const common = { searchExample: messages.searchPeople, unit: messages.units[tab], empty: <EmptyState title={messages.none[tab]} /> };
  switch (tab) {
    case 'signIns':
      return <DataTable of={signIns.table} list={signIns.list} export={signIns.export} cells={signInCells} {...common} />;
    case 'changes':
      return <DataTable of={changes.table} list={changes.list} export={changes.export} cells={changeCells} {...common} />;
    case 'reads':
      return <DataTable of={reads.table} list={reads.list} export={reads.export} {...common} />;
  }
}

export default function LogManagementPage() {
  const search = useScreenSearch(logManagementScreen);
  const setSearch = useSetScreenSearch(logManagementScreen);
  const tab = tabs.find((one) => one === search.tab) ?? 'signIns';
  return (
    <Page title={messages.title} lead={messages.lead} actions={<Retention />}>
      <Tabs
        label={messages.tabsLabel}
        tabs={tabs.map((id) => ({ id, label: messages.tabs[id] }))}
        selected={tab}
        onSelect={(id) => (id === tab ? undefined : void setSearch({ ...unasked, tab: id }))}
      >
        <Log key={tab} tab={tab} />
      </Tabs>
    </Page>
  );
}
