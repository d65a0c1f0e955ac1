/** Tabs of /functionalManagement, as the slices declare them (x.attendance-tab.tsx), in their order. */
import type { AttendanceTab } from './attendance-tab.ui.ts';

const files = import.meta.glob<Readonly<Record<string, AttendanceTab>>>('./modules/**/*.attendance-tab.tsx', { base: '../../../', eager: true });

export const attendanceTabs: readonly AttendanceTab[] = Object.values(files)
  .flatMap((file) => Object.values(file))
  .sort((a, b) => a.order - b.order);
