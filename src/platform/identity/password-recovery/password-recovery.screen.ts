import { defineScreen } from '#kernel/screen.ts';
import type messages from './password-recovery.messages.fa.ts';

/** Spec 2.2 and 2.3: bare and open to all. */
export const passwordRecoveryScreen = defineScreen<typeof messages>()({ path: '/passwordRecovery', title: 'title', chrome: 'bare', access: 'public' });
