import { defineScreen } from '#kernel/screen.ts';
import type messages from './needs-assessment.title.messages.fa.ts';

export const needsAssessmentScreen = defineScreen<typeof messages>()({
  path: '/TrainingNeedsAssessment',
  title: 'title',
  chrome: 'full',
  access: ['education/needsAssessment/observe'],
  menu: { parent: 'educationNeeds', order: 10 },
  notBuilt: true,
});
