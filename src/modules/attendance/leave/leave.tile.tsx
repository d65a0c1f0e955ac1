import { lazy } from 'react';
import type { HomeTile } from '#platform/home/home-tile.ui.ts';

const OWN = 'personnelManagement/performanceProfile/leave/observe';

export const balanceTile: HomeTile = {
  id: 'leaveBalance',
  order: 30,
  keys: [OWN],
  isOwn: true,
  Content: lazy(() => import('./home-tiles.tsx').then(({ OwnBalance }) => ({ default: OwnBalance }))),
};

export const awayTile: HomeTile = {
  id: 'awayToday',
  order: 50,
  keys: [OWN, 'functionalManagement/leave/observe'],
  isOwn: true,
  Content: lazy(() => import('./home-tiles.tsx').then(({ AwayToday }) => ({ default: AwayToday }))),
};
