import { FolderOpen } from 'lucide-react';
import { useMemo } from 'react';
import { taskPanelScreen } from '#modules/tasks/tasks.web.ts';
import { cancelInstance } from '#platform/tasks/cases.contract.ts';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import type { QuickFilter } from '#ui/data-table/quick.ts';
import type { RowAction } from '#ui/data-table/types.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import { useOpenScreen, useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { runActors, runCases, runTasks } from './run-report.contract.ts';
import lists from './run-report.messages.fa.ts';
import { runReportScreen } from './run-report.screen.ts';
import { casesTable, tasksTable } from './run-report.table.ts';
import words from './run-report-page.messages.fa.ts';
import { type RunLook, useChoices } from './use-look.ui.ts';

const isGuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

interface Openable {
  readonly instanceId: string;
  readonly isOpenable: boolean;
}

/** Opening the case of a row: at once for whoever follows all cases, as an act of the own rows otherwise. */
function useOpening() {
  const open = useOpenScreen();
  const managesAll = useMay(cancelInstance);
  return useMemo(() => {
    const run = ({ instanceId }: Openable): void => void open(taskPanelScreen, { search: { instanceId } });
    const act: RowAction<Openable> = { id: 'open', label: words.openCase, icon: FolderOpen, run, isShown: ({ isOpenable }) => isOpenable };
    return { ...(managesAll ? { onOpen: run } : {}), rowActions: [act] };
  }, [open, managesAll]);
}

/** Process and unit, as they stand in the address of the whole report. */
function useWithin(process: string | undefined) {
  const { processes, units, steps } = useChoices(process);
  return useMemo(() => {
    const ofProcess: QuickFilter = {
      name: 'process',
      parameter: 'processKey',
      label: words.process,
      options: processes,
      labelOther: (id) => (processes === undefined && /^[A-Za-z]\w*$/.test(id) ? kit.loading : undefined),
    };
    const ofUnit: QuickFilter = {
      name: 'unit',
      parameter: 'unitId',
      label: words.unit,
      options: units,
      labelOther: (id) => (isGuid(id) ? (units === undefined ? kit.loading : words.otherUnit) : undefined),
    };
    return { quick: units?.length === 0 ? [ofProcess] : [ofProcess, ofUnit], steps };
  }, [processes, units, steps]);
}

/** A step of the chosen process; without one there is none to choose, and an old link keeps its own. */
const stepFilter = (name: 'step' | 'stuck', parameter: string, label: string, steps: QuickFilter['options']): QuickFilter => ({
  name,
  parameter,
  label,
  options: steps,
  labelOther: (id) => (/^[A-Za-z_][\w.-]{0,79}$/.test(id) ? id : undefined),
});

const nothing = <EmptyState title={words.nothing}>{words.nothingAdvice}</EmptyState>;

/** Cases and where they stand. */
export function Cases({ look: { process } }: { look: RunLook }) {
  const { stuck } = useScreenSearch(runReportScreen);
  const { quick: common, steps } = useWithin(process);
  const quick = useMemo(() => [...common, ...(stuck === undefined ? [] : [stepFilter('stuck', 'stuckAt', words.stuckAt, steps)])], [common, steps, stuck]);
  return (
    <DataTable
      of={casesTable}
      list={runCases.list}
      export={runCases.export}
      quick={quick}
      unit={lists.case}
      searchLabel={words.searchCases}
      searchExample={words.searchExample}
      rowName={({ trackingCode }) => trackingCode ?? ''}
      tone={({ isStuck }) => (isStuck === 'Y' ? 'error' : undefined)}
      empty={nothing}
      {...useOpening()}
    />
  );
}

/** Tasks of the cases, with who did them and how long they waited. */
export function Tasks({ look: { process, query } }: { look: RunLook }) {
  const { actor } = useScreenSearch(runReportScreen);
  const { quick: common, steps } = useWithin(process);
  const actors = useCall(runActors, { query, enabled: actor !== undefined }).data?.rows;
  const quick = useMemo(() => {
    const ofActor: QuickFilter = {
      name: 'actor',
      parameter: 'actorId',
      label: words.actor,
      options: actors?.map(({ partyId, fullName }) => ({ id: partyId, label: fullName })),
      labelOther: (id) => (isGuid(id) ? words.somebody : undefined),
    };
    return [...common, ...(process === undefined ? [] : [stepFilter('step', 'step', words.step, steps)]), ...(actor === undefined ? [] : [ofActor])];
  }, [common, process, steps, actor, actors]);
  return (
    <DataTable
      of={tasksTable}
      list={runTasks.list}
      export={runTasks.export}
      quick={quick}
      unit={lists.task}
      searchLabel={words.searchTasks}
      searchExample={words.searchExample}
      rowName={({ title }) => title ?? ''}
      tone={({ isLate, state }) => (isLate === 'Y' && state === 'open' ? 'warning' : undefined)}
      empty={nothing}
      {...useOpening()}
    />
  );
}
