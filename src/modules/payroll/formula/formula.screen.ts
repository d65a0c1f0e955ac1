import { defineScreen } from '#kernel/screen.ts';
import type messages from './formula.title.messages.fa.ts';

export const formulaScreen = defineScreen<typeof messages>()({
  path: '/formula',
  title: 'title',
  chrome: 'full',
  access: ['systemBaseData/emplOrderGeneral/formulaDefinition/observe'],
  menu: { parent: 'systemBaseData', order: 60 },
  notBuilt: true,
});
