import { defineScreen } from '#kernel/screen.ts';
import type messages from './allocation-review.messages.fa.ts';

/** `taskId`: the list that is open. */
export const allocationReviewScreen = defineScreen<typeof messages>()({
  path: '/reviewAllocation',
  title: 'title',
  chrome: 'full',
  access: ['welfareServices/otherServices/allocationReview/observe'],
  menu: { parent: 'otherWelfareServices', order: 50 },
  search: { taskId: 'text' },
});
