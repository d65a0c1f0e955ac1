import { lazy } from 'react';

/** The task that `taskId` of the address names, on a screen of its process; comes when it is opened. */
export const OpenedTask = lazy(() => import('./task-panel.page.tsx'));
