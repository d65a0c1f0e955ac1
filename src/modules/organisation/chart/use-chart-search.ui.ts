import { toJalali } from '#kernel/jalali/jalali.ts';
import { useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { chartScreen } from './chart.screen.ts';

/** The text when it is a day of the calendar. */
function dayIn(text: string | undefined): string | undefined {
  try {
    return text !== undefined && toJalali(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** What the address says; a day that is none counts as not said. */
export function useChartSearch() {
  const search = useScreenSearch(chartScreen);
  return { ...search, asOf: dayIn(search.asOf), compare: dayIn(search.compare) };
}
