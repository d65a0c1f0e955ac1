/** What people call what can be done with processes. */
import type { ActWords } from '#platform/acts/act.ui.ts';

export default {
  design: {
    title: 'طراحی فرایند',
    keywords: ['گردش کار', 'فرایند تازه', 'ساختن فرایند', 'مراحل تأیید', 'نمودار فرایند', 'bpmn', 'process'],
  },
} as const satisfies Readonly<Record<string, ActWords>>;
