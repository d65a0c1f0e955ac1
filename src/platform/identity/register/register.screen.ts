import { defineScreen } from '#kernel/screen.ts';
import type messages from './register.messages.fa.ts';

/** Spec 2.2 and 2.3: bare and open to all; the server takes requests only where the installation opens registration (ADR 0013). */
export const registerScreen = defineScreen<typeof messages>()({ path: '/register', title: 'title', chrome: 'bare', access: 'public' });
