/** Titles of periods that are made by themselves. */
const halves = ['اول', 'دوم'];
const quarters = ['بهار', 'تابستان', 'پاییز', 'زمستان'];

interface Named {
  readonly at: number;
  readonly year: string;
}

export default {
  TtpYear: ({ year }: Named) => `سال ${year}`,
  TtpHalf: ({ at, year }: Named) => `نیم‌سال ${halves[at] ?? ''} ${year}`,
  TtpQuarter: ({ at, year }: Named) => `${quarters[at] ?? ''} ${year}`,
  from: ({ name, day, month, isMonth }: { name: string; day: string; month: string; isMonth: boolean }) => (isMonth ? `${name}، از ${day}` : `${name}، از ${day} ${month}`),
};
