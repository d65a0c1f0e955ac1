import { defineScreen } from '#kernel/screen.ts';
import { reportSearch } from '../person-report/person-search.rules.ts';
import type messages from './sample-things.messages.fa.ts';

export const sampleThingsScreen = defineScreen<typeof messages>()({
  path: '/reports/sampleThings',
  title: 'title',
  chrome: 'full',
  access: ['reports/personnelReport/sampleThings/observe'],
  search: reportSearch,
});
