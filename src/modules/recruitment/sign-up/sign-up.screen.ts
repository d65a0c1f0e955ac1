import { defineScreen } from '#kernel/screen.ts';
import type messages from './sign-up.title.messages.fa.ts';

export const signUpScreen = defineScreen<typeof messages>()({
  path: '/signUp',
  title: 'title',
  chrome: 'footer',
  access: 'public',
  notBuilt: true,
});
