import { defineScreen } from '#kernel/screen.ts';
import type messages from './service-allocation.messages.fa.ts';

export const serviceAllocationScreen = defineScreen<typeof messages>()({
  path: '/welfareServiceAllocation',
  title: 'title',
  chrome: 'full',
  access: ['welfareServices/otherServices/allocation/observe'],
  menu: { parent: 'otherWelfareServices', order: 40 },
  search: { tab: 'text' },
});
