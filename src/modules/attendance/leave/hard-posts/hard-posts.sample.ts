import { defineSample } from '#testing/sample.ts';
import { hardPosts } from './hard-posts.contract.ts';

export const hardPost = defineSample({
  gives: 'row/hardPost',
  create: hardPosts.create,
  body: (reason, _pseudoId, emplPositionId) => ({ emplPositionId, reason, paperNumber: null, fromDate: '2026-05-01', thruDate: null }),
});
