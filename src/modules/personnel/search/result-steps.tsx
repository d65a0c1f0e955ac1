import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useStable } from '#ui/data-table/use-stable.ts';
import { formatNumber } from '#ui/format/format.ts';
import { keepResult, type ResultPage, useResult } from './result.ui.ts';
import styles from './result-steps.module.css';
import { personList } from './search.contract.ts';
import messages from './search-page.messages.fa.ts';

interface Neighbour {
  readonly partyId: string;
  /** The page on which they stand. */
  readonly page: ResultPage;
}

export interface ResultStepsProps {
  partyId: string;
  onStep: (partyId: string) => void;
}

/** Next and previous person of the list one came from, in its order; Alt with the arrows does the same. Nothing for whoever came another way. */
export function ResultSteps({ partyId, onStep }: ResultStepsProps) {
  const page = useResult();
  const found = useNeighbours(partyId, page);
  const step = useStable((to: Neighbour | undefined) => {
    if (to === undefined) return;
    keepResult(to.page);
    onStep(to.partyId);
  });
  const { previous, next } = found ?? {};
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
      const to = event.key === 'ArrowUp' ? previous : next;
      if (to === undefined || event.defaultPrevented || isOpener(event.target)) return;
      event.preventDefault();
      step(to);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [previous, next, step]);
  if (found === undefined) return null;
  return (
    <fieldset aria-label={messages.inResult} className={styles.steps}>
      <span className={styles.place}>{messages.placeOf(formatNumber(found.place + 1), found.count)}</span>
      <IconButton label={messages.previousPerson} icon={ChevronUp} size="sm" isDisabled={previous === undefined} onPress={() => step(previous)} />
      <IconButton label={messages.nextPerson} icon={ChevronDown} size="sm" isDisabled={next === undefined} onPress={() => step(next)} />
    </fieldset>
  );
}

/** Alt with an arrow opens a list. */
const isOpener = (target: EventTarget | null): boolean => target instanceof Element && target.closest('select, [aria-haspopup], [role="combobox"]') !== null;

/** Who stands beside a person in a page of the list, or at the edge of the page beside it. */
function useNeighbours(partyId: string, page: ResultPage | undefined) {
  const beside = (by: number): ResultPage | undefined => (page === undefined ? undefined : { ...page, pageIndex: page.pageIndex + by });
  const { rows, count = 0, countIsCapped } = usePage(page, page !== undefined);
  const at = rows.findIndex((row) => row.partyId === partyId);
  const isLast = at === rows.length - 1 && page !== undefined && (page.pageIndex + 1) * page.pageSize < count;
  const before = usePage(beside(-1), at === 0 && page !== undefined && page.pageIndex > 0);
  const after = usePage(beside(1), at >= 0 && isLast);
  if (page === undefined || at < 0) return undefined;
  const of = (row: { partyId: string } | undefined, on: ResultPage | undefined): Neighbour | undefined =>
    row === undefined || on === undefined ? undefined : { partyId: row.partyId, page: on };
  return {
    place: page.pageIndex * page.pageSize + at,
    count: countIsCapped ? `${formatNumber(count)}+` : formatNumber(count),
    previous: of(rows[at - 1], page) ?? of(before.rows.at(-1), beside(-1)),
    next: of(rows[at + 1], page) ?? of(after.rows[0], beside(1)),
  };
}

function usePage(page: ResultPage | undefined, enabled: boolean) {
  const { data } = useCall(personList, { query: page ?? { pageIndex: 0, pageSize: 1 }, enabled });
  return enabled && data !== undefined ? data : { rows: [], count: 0, countIsCapped: false };
}
