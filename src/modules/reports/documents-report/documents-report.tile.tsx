import { lazy } from 'react';
import type { HomeTile } from '#platform/home/home-tile.ui.ts';

export const documentsTile: HomeTile = {
  id: 'documents',
  order: 80,
  keys: ['reports/personnelReport/documentsReport/observe'],
  Content: lazy(() => import('./home-tile.tsx')),
};
