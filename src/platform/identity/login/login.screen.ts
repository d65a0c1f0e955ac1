import { defineScreen } from '#kernel/screen.ts';
import type messages from './login.messages.fa.ts';

/** Spec 2.2: for guests only, without navbar, toolbar and footer. `redirect` is the wanted address (section 4). */
export const loginScreen = defineScreen<typeof messages>()({ path: '/login', title: 'title', chrome: 'bare', access: 'guest', search: { redirect: 'text' } });
