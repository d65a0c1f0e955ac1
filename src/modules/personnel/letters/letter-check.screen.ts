import { defineScreen } from '#kernel/screen.ts';
import type messages from './letters-page.messages.fa.ts';

/** Where whoever holds a letter asks whether it is genuine: bare and open to all. */
export const letterCheckScreen = defineScreen<typeof messages>()({ path: '/letterCheck', title: 'checkTitle', chrome: 'bare', access: 'public', search: { code: 'text' } });
