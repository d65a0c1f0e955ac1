import { defineScreen } from '#kernel/screen.ts';
import type messages from './certification-steps.messages.fa.ts';

export const certificationStepsScreen = defineScreen<typeof messages>()({
  path: '/systemBaseDataCertificationSteps',
  title: 'title',
  chrome: 'full',
  access: ['systemBaseData/certificationSteps/observe'],
  search: { process: 'text', kind: 'text' },
  menu: { parent: 'systemBaseData', order: 50 },
});
