/** Words of amounts. Numbers come in already in words or digits. */
export default {
  rial: 'ریال',
  toman: 'تومان',
  rialWords: (words: string) => `${words} ریال`,
  tomanWords: (words: string) => `${words} تومان`,
  tomanAndRialWords: (tomans: string, rials: string) => `${tomans} تومان و ${rials} ریال`,
};
