import { defineScreen } from '#kernel/screen.ts';
import type messages from './certification-steps.title.messages.fa.ts';

export const certificationStepsScreen = defineScreen<typeof messages>()({
  path: '/systemBaseDataCertificationSteps',
  title: 'title',
  chrome: 'full',
  access: ['systemBaseData/certificationSteps/observe'],
  menu: { parent: 'systemBaseData', order: 50 },
  notBuilt: true,
});
