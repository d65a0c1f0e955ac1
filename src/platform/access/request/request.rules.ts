/** Who holds this key gives access to others (guide/screens/shell.md 2.4). */
export const ACCESS_KEY = 'systemManagement/accessLevel';
