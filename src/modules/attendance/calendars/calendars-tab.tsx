import { toJalali } from '#kernel/jalali/jalali.ts';
import { YearMonths } from '#platform/calendar/work-calendar/year-months.tsx';
import { today } from '#ui/format/today.ts';

/** The year of the company in colours. */
export const CalendarsTab = () => <YearMonths year={toJalali(today()).year} />;
