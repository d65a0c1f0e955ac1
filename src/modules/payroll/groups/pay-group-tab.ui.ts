import type { SheetAt } from '#ui/record-sheet/record-sheet.tsx';
import type { ScreenTab } from '#ui/tabs/screen-tabs.tsx';

/**
 * A tab of the sheet of a pay group (guide payroll 4.7), its content loaded when it is first opened; `id` of what it is told is that of the
 * group. Stands in `x.pay-group-tab.tsx` of its slice, what it is called in `x.pay-group-tab.messages.fa.ts`.
 */
export interface PayGroupTab extends ScreenTab<SheetAt> {
  /** Its place among the others: 10, 20, 30 ... */
  readonly order: number;
}
