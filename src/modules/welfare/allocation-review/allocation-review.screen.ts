import { defineScreen } from '#kernel/screen.ts';
import type messages from './allocation-review.title.messages.fa.ts';

export const allocationReviewScreen = defineScreen<typeof messages>()({
  path: '/reviewAllocation',
  title: 'title',
  chrome: 'full',
  access: ['welfareServices/otherServices/allocationReview/observe'],
  menu: { parent: 'otherWelfareServices', order: 50 },
  notBuilt: true,
});
