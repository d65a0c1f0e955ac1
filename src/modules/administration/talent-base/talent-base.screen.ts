import { defineScreen } from '#kernel/screen.ts';
import { registerSearch } from '#platform/reference-data/register/register-search.rules.ts';
import type messages from './talent-base.messages.fa.ts';

export const talentBaseScreen = defineScreen<typeof messages>()({
  path: '/generalBaseData',
  title: 'title',
  chrome: 'full',
  access: ['systemBaseData/generalBaseData/observe'],
  menu: { parent: 'systemBaseData', order: 20 },
  search: { ...registerSearch },
});
