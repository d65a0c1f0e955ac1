/** A matrix of people and days. */
export default {
  person: 'شخص',
  day: (title: string, value: string) => (value === '' ? title : `${title}: ${value}`),
};
