import { defineScreen } from '#kernel/screen.ts';
import type messages from './step-progress.title.messages.fa.ts';

export const stepProgressScreen = defineScreen<typeof messages>()({
  path: '/OffboardingStepProgress',
  title: 'title',
  chrome: 'full',
  access: ['offboarding/stepProgress/observe'],
  menu: { parent: 'offboarding', order: 50 },
  notBuilt: true,
});
