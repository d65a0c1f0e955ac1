import { lazy } from 'react';
import type { HomeTile } from '#platform/home/home-tile.ui.ts';

export const dueTile: HomeTile = {
  id: 'ordersDue',
  order: 84,
  keys: ['emplOrder/issuance/add'],
  Content: lazy(() => import('./due-tile.tsx')),
};
