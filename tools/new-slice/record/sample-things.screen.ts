import { defineScreen } from '#kernel/screen.ts';
import { tableSearch } from '#kernel/table/search.ts';
import type messages from './sample-things.messages.fa.ts';

export const sampleThingsScreen = defineScreen<typeof messages>()({
  path: '/sampleArea/sampleThings',
  title: 'title',
  chrome: 'full',
  access: ['sampleArea/sampleThings/observe'],
  search: { ...tableSearch, sampleThingId: 'text' },
});
