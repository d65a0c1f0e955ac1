/** Words of the grid beyond those of the kit. */
const messages = {
  columnMenu: (column: string) => `کارهای ستون ${column}`,
  openRow: 'دیدن',
};

export default messages;
