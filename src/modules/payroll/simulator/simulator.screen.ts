import { defineScreen } from '#kernel/screen.ts';
import type messages from './simulator.messages.fa.ts';

export const simulatorScreen = defineScreen<typeof messages>()({
  path: '/payroll/simulator',
  title: 'title',
  chrome: 'full',
  access: ['payroll/simulator/observe'],
  menu: { parent: 'payroll', order: 30 },
});
