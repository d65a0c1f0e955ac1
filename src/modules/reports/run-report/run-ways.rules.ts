/** Under which conditions the lists show the cases and tasks that a figure counts. Pure; dates are ISO days. */
import type { TableFilter } from '#kernel/table/definition.ts';
import type { RunFigures } from './run-report.contract.ts';
import type { Span } from './run-report.rules.ts';

/** A list with its filters, and the conditions beside them as they stand in the address. */
export interface Way {
  readonly tab: 'cases' | 'tasks';
  readonly filters: readonly TableFilter[];
  readonly process?: string | undefined;
  readonly unit?: string | undefined;
  readonly step?: string;
  readonly stuck?: string;
  readonly actor?: string;
}

export type Counted = Exclude<keyof RunFigures, 'median' | 'p90'>;
export type StepCount = 'answered' | 'late' | 'returned' | 'refused' | 'claimed' | 'open' | 'overdue';
export type ActorCount = 'answered' | 'late' | 'open' | 'overdue';

const filter = (column: string, operator: TableFilter['operator'], ...values: readonly string[]): TableFilter => ({ column, operator, values });
const state = (...ids: readonly string[]): TableFilter => filter('state', 'in', ...ids);
const late = filter('isLate', 'is', 'Y');

/** The ways from the figures of a period; `within`: the process and the unit they are of. */
export function waysIn({ from, to }: Span, within: { readonly process?: string | undefined; readonly unit?: string | undefined } = {}) {
  const during = (column: string): TableFilter => filter(column, 'between', from, to);
  const cases: Readonly<Record<Exclude<Counted, 'openTasks' | 'overdueTasks'>, readonly TableFilter[]>> = {
    begun: [during('startedAt')],
    // refused ones ran to their end too
    finished: [state('completed', 'refused', 'withdrawn'), during('endedAt')],
    cancelled: [state('cancelled'), during('endedAt')],
    running: [state('active')],
    stuck: [filter('isStuck', 'is', 'Y')],
  };
  const done = [state('completed'), during('closedAt')];
  const tasks: Readonly<Record<StepCount, readonly TableFilter[]>> = {
    answered: done,
    late: [...done, late],
    returned: [...done, filter('answer', 'in', 'returned')],
    refused: [...done, filter('answer', 'in', 'refused')],
    claimed: [...done, filter('claimedAt', 'filled')],
    open: [state('open')],
    overdue: [state('open'), late],
  };
  return {
    of(which: Counted, process: string | undefined = within.process): Way {
      if (which === 'openTasks' || which === 'overdueTasks') return { ...within, process, tab: 'tasks', filters: tasks[which === 'openTasks' ? 'open' : 'overdue'] };
      return { ...within, process, tab: 'cases', filters: cases[which] };
    },
    stuckAt: (process: string, step: string): Way => ({ ...within, process, tab: 'cases', filters: [], stuck: step }),
    ofStep: (which: StepCount, { process, step }: { readonly process: string; readonly step: string }): Way => ({ ...within, process, tab: 'tasks', filters: tasks[which], step }),
    ofActor: (which: ActorCount, partyId: string): Way => ({ ...within, tab: 'tasks', filters: tasks[which], actor: partyId }),
  };
}
