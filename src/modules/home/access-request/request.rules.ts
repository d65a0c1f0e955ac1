/** Pages one person may ask for on a day: enough for a new post, too few to bury the administrators. */
export const MAX_A_DAY = 10;

/** Who holds this key gives access to others (guide/screens/shell.md 2.4). */
export const ACCESS_KEY = 'systemManagement/accessLevel';
