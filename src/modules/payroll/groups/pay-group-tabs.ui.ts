/** Tabs of the sheet of a pay group, as the slices declare them (x.pay-group-tab.tsx), in their order. */
import type { PayGroupTab } from './pay-group-tab.ui.ts';

const files = import.meta.glob<Readonly<Record<string, PayGroupTab>>>('./modules/**/*.pay-group-tab.tsx', { base: '../../../', eager: true });

export const payGroupTabs: readonly PayGroupTab[] = Object.values(files)
  .flatMap((file) => Object.values(file))
  .sort((a, b) => a.order - b.order);
