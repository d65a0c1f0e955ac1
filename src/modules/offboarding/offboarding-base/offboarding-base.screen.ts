import { defineScreen } from '#kernel/screen.ts';
import type messages from './offboarding-base.title.messages.fa.ts';

export const offboardingBaseScreen = defineScreen<typeof messages>()({
  path: '/OffboardingBasicDefinitions',
  title: 'title',
  chrome: 'full',
  access: ['offboarding/baseDefinitions/observe'],
  menu: { parent: 'offboarding', order: 10 },
  notBuilt: true,
});
