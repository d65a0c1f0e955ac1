import { lazy } from 'react';
import type { HomeTile } from '#platform/home/home-tile.ui.ts';

const INBOX = 'tasks/inbox/observe';

export const waitingTile: HomeTile = {
  id: 'waiting',
  order: 10,
  keys: [INBOX],
  Content: lazy(() => import('./home-tiles.tsx').then(({ Waiting }) => ({ default: Waiting }))),
};

export const requestsTile: HomeTile = {
  id: 'requests',
  order: 40,
  keys: [INBOX],
  Content: lazy(() => import('./home-tiles.tsx').then(({ OwnRequests }) => ({ default: OwnRequests }))),
};

export const teamTasksTile: HomeTile = {
  id: 'teamTasks',
  order: 60,
  keys: [INBOX],
  Content: lazy(() => import('./home-tiles.tsx').then(({ TeamTasks }) => ({ default: TeamTasks }))),
};
