import { defineScreen } from '#kernel/screen.ts';
import { registerSearch } from '#platform/reference-data/register/register-search.rules.ts';
import type messages from './system-base-data.messages.fa.ts';

export const systemBaseDataScreen = defineScreen<typeof messages>()({
  path: '/systemBaseData',
  title: 'title',
  chrome: 'full',
  access: ['systemBaseData/systemBaseData/observe'],
  menu: { parent: 'systemBaseData', order: 30 },
  search: { ...registerSearch },
});
