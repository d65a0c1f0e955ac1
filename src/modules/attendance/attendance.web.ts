/** What other modules may show of attendance: the leave of a person and of a team. */
export { LeaveTab } from './leave/leave-tab.tsx';
/** The own month, each figure explained. */
export { OwnMonthTab } from './own-month/own-month-tab.tsx';
