/** Words of the transfer list. Counts come in already formatted. */
export default {
  filter: (title: string) => `جستجو در ${title}`,
  counted: (chosen: string, all: string) => `${chosen} از ${all} انتخاب شده`,
  add: 'افزودن',
  addCounted: (count: string) => `افزودن ${count} مورد`,
  remove: 'برداشتن',
  removeCounted: (count: string) => `برداشتن ${count} مورد`,
  empty: 'موردی نیست.',
  noMatch: 'موردی با این نوشته نیست.',
};
