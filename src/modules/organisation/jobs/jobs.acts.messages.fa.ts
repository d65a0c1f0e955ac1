/** What people call what can be done with jobs. */
import type { ActWords } from '#platform/acts/act.ui.ts';

export default {
  newJob: {
    title: 'تعریف شغل تازه',
    keywords: ['افزودن شغل', 'شناسنامهٔ شغل', 'شرح وظایف', 'job'],
  },
} as const satisfies Readonly<Record<string, ActWords>>;
