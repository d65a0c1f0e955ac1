import { defineScreen } from '#kernel/screen.ts';
import type messages from './forbidden.messages.fa.ts';

/** The guard also shows its page under the address that was refused (spec section 4). */
export const forbiddenScreen = defineScreen<typeof messages>()({ path: '/403', title: 'title', chrome: 'full', access: 'public' });
