/** Follows every case of the rows one reaches, gives tasks to others, sees to incidents, calls cases off. */
export const MANAGE = 'taskManagement/cases/manage' as const;
