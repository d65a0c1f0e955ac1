/** What people call what can be asked for. */
import type { ActWords } from '#platform/acts/act.ui.ts';

export default {
  ask: {
    title: 'درخواست تازه',
    keywords: ['نمونه'],
  },
} as const satisfies Readonly<Record<string, ActWords>>;
