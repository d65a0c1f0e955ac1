import { defineScreen } from '#kernel/screen.ts';
import type messages from './loan-papers.messages.fa.ts';

/** Where whoever holds a loan on paper asks whether it is genuine: bare and open to all. */
export const loanCheckScreen = defineScreen<typeof messages>()({ path: '/loanCheck', title: 'checkTitle', chrome: 'bare', access: 'public', search: { code: 'text' } });
