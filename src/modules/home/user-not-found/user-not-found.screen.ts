import { defineScreen } from '#kernel/screen.ts';
import type messages from './user-not-found.messages.fa.ts';

/** Where pages of the own file lead when no personnel record is linked to the account. */
export const userNotFoundScreen = defineScreen<typeof messages>()({ path: '/userNotFound', title: 'title', chrome: 'full', access: 'public' });
