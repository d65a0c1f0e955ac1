/** What other modules may show of attendance: the leave of a person and of a team. */
import { lazy } from 'react';

export { LeaveTab } from './leave/leave-tab.tsx';

/** The own month, each figure explained; comes when it is first opened. */
export const OwnMonthTab = lazy(() => import('./own-month/own-month-tab.tsx').then((file) => ({ default: file.OwnMonthTab })));

/** Coming and going, pressed on the phone; comes when it is first opened. */
export const PressTab = lazy(() => import('./phone/press-tab.tsx').then((file) => ({ default: file.PressTab })));

/** The own exchanges of shifts; come when they are first opened. */
export const SwapsTab = lazy(() => import('./swaps/swaps-tab.tsx').then((file) => ({ default: file.SwapsTab })));

/** The own requests of attendance; come when they are first opened. */
export const OwnRequestsTab = lazy(() => import('./requests/own-requests-tab.tsx').then((file) => ({ default: file.OwnRequestsTab })));
