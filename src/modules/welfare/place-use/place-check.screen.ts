import { defineScreen } from '#kernel/screen.ts';
import type messages from './place-use.messages.fa.ts';

/** Where whoever holds an introduction letter asks whether it is genuine: bare and open to all. */
export const placeCheckScreen = defineScreen<typeof messages>()({ path: '/serviceCheck', title: 'checkTitle', chrome: 'bare', access: 'public', search: { code: 'text' } });
