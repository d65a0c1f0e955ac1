/** What the report is looked at by: the period and whose cases, as they stand in the address. */
import { subOrganization } from '#platform/party/party.contract.ts';
import { useCall } from '#ui/client/hooks.ts';
import { today } from '#ui/format/today.ts';
import { useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { runChoices } from './run-report.contract.ts';
import { daysOf, MOST_DAYS, type Span, type SpanKind, usualPeriod } from './run-report.rules.ts';
import { runReportScreen } from './run-report.screen.ts';
import { waysIn } from './run-ways.rules.ts';

const HALF_HOUR = 1_800_000;

export function useLook() {
  const { from, to, by, process, unit } = useScreenSearch(runReportScreen);
  const usual = usualPeriod(today());
  const asked: Span = from !== undefined && to !== undefined && from <= to ? { from, to } : usual;
  const isTooLong = daysOf(asked) > MOST_DAYS;
  const period = isTooLong ? usual : asked;
  const within = { ...(process === undefined ? {} : { processKey: process }), ...(unit === undefined ? {} : { unitId: unit }) };
  const kind: SpanKind | undefined = by === 'week' || by === 'month' ? by : undefined;
  return { period, within, by: kind, process, unit, query: { ...period, ...within }, ways: waysIn(period, { process, unit }) };
}
export type RunLook = ReturnType<typeof useLook>;

interface Option {
  readonly id: string;
  readonly label: string;
}

/** Processes, steps of the chosen one, and units; undefined while they are on their way. */
export function useChoices(process: string | undefined): {
  readonly processes: readonly Option[] | undefined;
  readonly steps: readonly Option[] | undefined;
  readonly units: readonly Option[] | undefined;
} {
  const { data } = useCall(runChoices, { query: process === undefined ? {} : { processKey: process }, staleTime: HALF_HOUR, keepPrevious: true });
  const units = useCall(subOrganization, { staleTime: HALF_HOUR });
  return {
    processes: data?.processes,
    steps: data?.steps,
    units: units.isPending ? undefined : (units.data?.organizationUnit ?? []).map(({ partyId, organizationName }) => ({ id: partyId, label: organizationName })),
  };
}
