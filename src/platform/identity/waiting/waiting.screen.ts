import { defineScreen } from '#kernel/screen.ts';
import type messages from './waiting.messages.fa.ts';

/** Spec 2.2: for guests, bare. The guard also opens it to a signed-in person while the server is silent. */
export const waitingScreen = defineScreen<typeof messages>()({ path: '/waiting', title: 'title', chrome: 'bare', access: 'guest', search: { redirect: 'text' } });
