/** Words of amounts and of spans of days. Numbers and days come in already in words or digits. */
export default {
  amountIn: (label: string, unit: string) => `${label} (${unit})`,
  rial: 'ریال',
  toman: 'تومان',
  rialWords: (words: string) => `${words} ریال`,
  tomanWords: (words: string) => `${words} تومان`,
  tomanAndRialWords: (tomans: string, rials: string) => `${tomans} تومان و ${rials} ریال`,
  period: (from: string, thru: string) => `${from} تا ${thru}`,
  always: 'از آغاز',
  endless: 'بی‌پایان',
};
