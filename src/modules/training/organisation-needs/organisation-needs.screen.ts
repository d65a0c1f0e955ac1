import { defineScreen } from '#kernel/screen.ts';
import type messages from './organisation-needs.title.messages.fa.ts';

export const organisationNeedsScreen = defineScreen<typeof messages>()({
  path: '/studyneedAssessmentOrganization',
  title: 'title',
  chrome: 'full',
  access: ['education/organisationNeeds/observe'],
  menu: { parent: 'educationNeeds', order: 50 },
  notBuilt: true,
});
