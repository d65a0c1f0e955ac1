/** Tabs of the personnel file, as the slices declare them (x.tab.tsx), in their order (guide personnel 6.3). */

import messages from './profile-page.messages.fa.ts';
import type { ProfileTab } from './profile-tab.ui.ts';

const files = import.meta.glob<Readonly<Record<string, ProfileTab>>>('./modules/**/*.tab.tsx', { base: '../../../', eager: true });

export const profileTabs: readonly ProfileTab[] = Object.values(files)
  .flatMap((file) => Object.values(file))
  .sort((a, b) => a.order - b.order);

/** The tab of the base facts, which is always there. */
export const BASE = 'base';

const titles: ReadonlyMap<string, string> = new Map([[BASE, messages.baseTab], ...profileTabs.map(({ id, title }) => [id, title] as const)]);

/** What a tab is called; nothing of one that no slice has. */
export const tabTitle = (id: string): string => titles.get(id) ?? '';
