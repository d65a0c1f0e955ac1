import { DataTable } from '#ui/data-table/data-table.tsx';
import { holidays } from './work-calendar.contract.ts';
import { holidayTable } from './work-calendar.table.ts';
import { YearMonths } from './year-months.tsx';

/** The months of a year of the own company, and the list of its holidays. */
export const YearOverview = ({ year }: { year: number }) => (
  <>
    <YearMonths year={year} />
    <DataTable of={holidayTable} list={holidays.list} export={holidays.export} query={{ year }} isLocal hasNoViews rowName={({ title }) => title ?? ''} />
  </>
);
