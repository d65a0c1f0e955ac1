import { lazy } from 'react';
import type { HomeTile } from '#platform/home/home-tile.ui.ts';

export const contractsTile: HomeTile = {
  id: 'contractsEnding',
  order: 85,
  keys: ['emplOrder/contract/observe'],
  Content: lazy(() => import('./ending-tile.tsx')),
};
