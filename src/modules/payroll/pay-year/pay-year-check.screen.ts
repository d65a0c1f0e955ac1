import { defineScreen } from '#kernel/screen.ts';
import type messages from './pay-year.messages.fa.ts';

/** Where whoever holds a year of pay on paper asks whether it is genuine: bare and open to all. */
export const payYearCheckScreen = defineScreen<typeof messages>()({ path: '/payYearCheck', title: 'checkTitle', chrome: 'bare', access: 'public', search: { code: 'text' } });
