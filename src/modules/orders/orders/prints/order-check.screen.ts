import { defineScreen } from '#kernel/screen.ts';
import type messages from './order-prints.messages.fa.ts';

/** Where whoever holds an order on paper asks whether it is genuine: bare and open to all. */
export const orderCheckScreen = defineScreen<typeof messages>()({ path: '/orderCheck', title: 'checkTitle', chrome: 'bare', access: 'public', search: { code: 'text' } });
