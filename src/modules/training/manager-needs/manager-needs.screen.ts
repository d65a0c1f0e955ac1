import { defineScreen } from '#kernel/screen.ts';
import type messages from './manager-needs.title.messages.fa.ts';

export const managerNeedsScreen = defineScreen<typeof messages>()({
  path: '/needAssessmentManager',
  title: 'title',
  chrome: 'full',
  access: ['education/managerNeeds/observe'],
  menu: { parent: 'educationNeeds', order: 30 },
  notBuilt: true,
});
