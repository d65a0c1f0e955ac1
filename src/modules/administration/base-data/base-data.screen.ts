import { defineScreen } from '#kernel/screen.ts';
import { registerSearch } from '#platform/reference-data/register/register-search.rules.ts';
import type messages from './base-data.messages.fa.ts';

export const baseDataScreen = defineScreen<typeof messages>()({
  path: '/baseData',
  title: 'title',
  chrome: 'full',
  access: ['systemBaseData/baseData/observe'],
  menu: { parent: 'systemBaseData', order: 40 },
  search: { ...registerSearch },
});
