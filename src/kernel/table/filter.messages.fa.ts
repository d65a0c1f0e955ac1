/** Words of filters, on screen and on paper. Values and counts come in already formatted. */
const messages = {
  operators: {
    contains: 'شامل',
    begins: 'آغاز با',
    is: 'برابر',
    from: 'دست‌کم',
    to: 'دست‌بالا',
    between: 'میان',
    in: 'یکی از',
    notIn: 'هیچ‌یک از',
    empty: 'خالی است',
    filled: 'پر است',
  },
  dateOperators: { is: 'در', from: 'از', to: 'تا', between: 'میان' },
  subject: (column: string, operator: string) => `${column} ${operator}`,
  subjectColon: (column: string) => `${column}:`,
  span: (from: string, to: string) => `از ${from} تا ${to}`,
  separator: '؛ ',
  andMore: (count: string) => ` و ${count} گزینهٔ دیگر`,
  words: (words: string) => `جستجوی «${words}»`,
  chosenOnly: 'تنها ردیف‌های برگزیده',
};

export default messages;
