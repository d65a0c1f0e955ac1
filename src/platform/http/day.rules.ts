import { todayIn } from '#kernel/jalali/jalali.ts';

/** Today in Tehran; asked of the calendar at most once a minute, because asking costs more than a query. */
function dayClock(): (now: number) => string {
  let minute = -1;
  let day = '';
  return (now) => {
    const current = Math.floor(now / 60_000);
    if (current !== minute) {
      minute = current;
      day = todayIn('Asia/Tehran', now);
    }
    return day;
  };
}
/** ISO date in Tehran of a moment in epoch milliseconds. */
export const dayOf = dayClock();
