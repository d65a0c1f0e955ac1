import { defineScreen } from '#kernel/screen.ts';
import type messages from './employee-needs.title.messages.fa.ts';

export const employeeNeedsScreen = defineScreen<typeof messages>()({
  path: '/needAssessmentEmpoly',
  title: 'title',
  chrome: 'full',
  access: ['education/employeeNeeds/observe'],
  menu: { parent: 'educationNeeds', order: 20 },
  notBuilt: true,
});
