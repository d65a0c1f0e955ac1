import type { PermissionKey } from '#kernel/call.ts';
import type { ScreenTab } from '#ui/tabs/screen-tabs.tsx';

/**
 * A tab of /functionalManagement (guide questionnaire-performance.md 16.1), its content loaded when it is first opened. Stands in `x.attendance-tab.tsx` of its
 * slice, what it is called in `x.attendance-tab.messages.fa.ts`. What it keeps in the address stands in the search of the screen and is forgotten with it.
 */
export interface AttendanceTab extends ScreenTab<object> {
  /** Its place among the others: 10, 20, 30 ... */
  readonly order: number;
  /** Some of those that open the screen. */
  readonly keys: readonly PermissionKey[];
}
