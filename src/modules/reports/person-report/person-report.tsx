import { ListTree, UserPen } from 'lucide-react';
import { type ReactNode, Suspense, startTransition, useMemo, useState } from 'react';
import type { AnyCall } from '#kernel/call.ts';
import type { TableDefinition } from '#kernel/table/definition.ts';
import { FilterButton, filterGroups, type ProfileTab, profileScreen, useQuickFilters } from '#modules/personnel/personnel.web.ts';
import { useCall } from '#ui/client/hooks.ts';
import { useHolds, useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { type QuickFilter, quickQuery } from '#ui/data-table/quick.ts';
import type { BulkAction, RowAction, RowOf } from '#ui/data-table/types.ts';
import { useAddressState } from '#ui/data-table/use-table-state.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ForbiddenState } from '#ui/forbidden-state/forbidden-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { useOpenScreen } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { personColumns } from './person-columns.rules.ts';
import { type Report, reportClasses } from './person-report.contract.ts';
import words from './person-report.messages.fa.ts';

const none = [] as const;
const nothing = () => none;
const noRow = { title: words.none, advice: words.noneAdvice };

interface Reported {
  readonly partyId: string;
  readonly fullName: string;
}

const personNames: readonly string[] = personColumns.map(({ name }) => name);
const missingNames: readonly string[] = ['missing', 'missingElectronic', 'blank'];

/** What may be asked of a report: its own facts, what is missing of them, and whom it is about. */
function groupsOf({ columns }: TableDefinition) {
  const own = columns.filter(({ name, filterable }) => filterable !== false && !personNames.includes(name) && !missingNames.includes(name));
  return [
    { title: words.groups.rows, names: own.map(({ name }) => name) },
    { title: words.groups.missing, names: missingNames },
    { title: words.groups.person, names: personNames },
  ];
}

export interface PersonReportProps<C extends AnyCall> {
  of: Report;
  /** As `defineList` of the slice makes it. */
  report: { readonly table: TableDefinition; readonly list: C; readonly export?: AnyCall };
  /** The tab of the file in which these rows are kept: seen whole in a dialog, edited there. */
  tab: ProfileTab;
  /** When there is no row, and nothing narrows the report. */
  empty?: { readonly title: string; readonly advice: string };
  /** Cells drawn by the page, by column. */
  cells?: Readonly<Record<string, (row: RowOf<C>) => ReactNode>>;
  /** What can be done with the chosen; `asked`: the conditions beside the filters, as both calls take them. */
  bulk?: (asked: Readonly<Record<string, unknown>>) => readonly BulkAction[];
  /** What a row is, when it is not a person. */
  unit?: string;
  /** Conditions of its own, beside those of every report. */
  quick?: readonly QuickFilter[];
}

/** A screen that is one report. */
export const PersonReport = <C extends AnyCall>(props: PersonReportProps<C>) => (
  <Page title={props.report.table.title}>
    <ReportTable {...props} />
  </Page>
);

/** A report on people as its table declares it; each row leads to the rows it stands for, and to the tab where they are edited. */
export function ReportTable<C extends AnyCall>({ of, report, tab, empty = noRow, cells, bulk = nothing, unit = words.person, quick = none }: PersonReportProps<C>) {
  const [shown, setShown] = useState<Reported>();
  const openScreen = useOpenScreen();
  const common = useQuickFilters();
  const conditions = useMemo(() => [...common, ...quick], [common, quick]);
  const { state } = useAddressState(report.table, conditions);
  const { data: held } = useCall(reportClasses, { query: { report: of.name }, staleTime: Number.POSITIVE_INFINITY });
  const maySee = useHolds(tab.keys[0]);
  const mayOpen = useMay(profileScreen);
  const { table, list } = report;
  const personOf = (row: object): Reported => row as Reported;
  const show = (row: object): void => startTransition(() => setShown(personOf(row)));
  const acts: readonly RowAction<RowOf<C>>[] = [
    ...(maySee ? [{ id: 'details', label: words.details, icon: ListTree, run: show }] : []),
    ...(mayOpen
      ? [{ id: 'edit', label: words.edit, icon: UserPen, run: (row: object) => void openScreen(profileScreen, { search: { partyId: personOf(row).partyId, tab: tab.id } }) }]
      : []),
  ];
  return (
    <>
      <DataTable
        of={table}
        list={list}
        {...(report.export === undefined ? {} : { export: report.export })}
        subject="partyId"
        quick={conditions}
        searchLabel={words.searchLabel}
        searchExample={words.searchExample}
        unit={unit}
        rowName={(row) => personOf(row).fullName}
        {...(maySee ? { onOpen: show } : {})}
        rowActions={acts}
        bulkActions={bulk(quickQuery(conditions, state))}
        filterDoor={<FilterButton table={table} quick={conditions} groups={held && filterGroups(table, groupsOf(table), held.classes)} />}
        {...(cells === undefined ? {} : { cells })}
        empty={
          held?.classes.includes(of.of) === false ? (
            <ForbiddenState title={words.hidden}>{words.hiddenAdvice}</ForbiddenState>
          ) : (
            <EmptyState title={empty.title}>{empty.advice}</EmptyState>
          )
        }
      />
      {shown === undefined ? null : (
        <Dialog isOpen isDismissable size="lg" title={shown.fullName} onClose={() => setShown(undefined)}>
          <Suspense fallback={<Skeleton count={6} />}>
            <tab.Content partyId={shown.partyId} asOf={undefined} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
