/** What the rules of leave of the law rest on. */
export default {
  annual: 'قانون کار، مادهٔ ۶۴ و ۶۶',
  sick: 'قانون کار، مادهٔ ۷۴',
  family: 'قانون کار، مادهٔ ۷۳',
  maternity: 'قانون کار، مادهٔ ۷۶',
  custom: 'رویهٔ معمول شرکت‌ها',
} as const;
