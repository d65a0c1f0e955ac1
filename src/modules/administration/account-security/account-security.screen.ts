import { defineScreen } from '#kernel/screen.ts';
import type messages from './account-security.messages.fa.ts';

/** Also for who has an account and no personnel file; people with a file find the same card in it. */
export const accountSecurityScreen = defineScreen<typeof messages>()({ path: '/accountSecurity', title: 'title', chrome: 'full', access: 'session' });
