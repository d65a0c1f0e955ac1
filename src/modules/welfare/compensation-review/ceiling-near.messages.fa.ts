/** What people are told of a ceiling that is nearly used up: nothing of what it was used for. */
export default {
  title: 'نزدیک شدن به سقف هزینهٔ درمان',
  subject: 'از یکی از سقف‌های هزینهٔ درمان شما کمتر از یک‌پنجم مانده است.',
  body: 'ماندهٔ هر سقف را در گزارش بیمهٔ خود ببینید.',
} as const;
