/** Says in Persian how the figures of a loan came about. */
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { type Fraction, writeDecimal } from '#kernel/rial/fraction.ts';
import { formatRial } from '#kernel/rial/rial.ts';
import type { Schedule, ScheduleHow, ScheduleTerms } from '#kernel/rial/schedule.ts';
import words from './figures-words.messages.fa.ts';
import type { Place } from './rank.rules.ts';

const shown = (text: string): string => toPersianDigits(text.replace('.', words.point));
/** Without zeros behind the point: `1.5`. */
export const shortDecimal = (value: Fraction, places = 4): string => writeDecimal(value, places).replace(/\.?0+$/, '');
const percent = (rate: Fraction): string => `${shown(shortDecimal({ n: rate.n * 100n, d: rate.d }))}${words.percentSign}`;

function howOf(of: 'profit' | 'fee', how: ScheduleHow): string {
  if (how.kind === 'none') return '';
  if (how.kind === 'balance') return words[of].balance({ balance: formatRial(how.balance), rate: percent(how.rate) });
  if (how.kind === 'rest') return words[of].rest({ whole: formatRial(how.whole) });
  const share = words.of({ share: toPersianDigits(String(how.share.n)), sum: toPersianDigits(String(how.share.d)) });
  return words[of].share({ whole: formatRial(how.whole), share });
}

/** One sentence for each line of a schedule. */
export function lineSentences({ lines }: Schedule, { count, rounding }: ScheduleTerms): readonly string[] {
  return lines.map((line) => {
    const instalment = formatRial(line.instalment);
    const exact = shown(shortDecimal(line.exact));
    const whole = line.number === count ? words.last({ instalment }) : words.rounded({ exact, unit: formatRial(rounding.unit), mode: rounding.mode, instalment });
    const principal = words.principal({ principal: formatRial(line.principal), balance: formatRial(line.balance) });
    return [whole, howOf('profit', line.profitHow), howOf('fee', line.feeHow), principal].filter(Boolean).join(words.separator);
  });
}

export function penaltySentence(late: {
  readonly amount: bigint;
  readonly rate: Fraction;
  readonly daysLate: number;
  readonly days: number;
  readonly graceDays: number;
  readonly penalty: bigint;
}): string {
  if (late.daysLate === 0) return words.penalty.onTime;
  if (late.days === 0) return words.penalty.grace({ days: toPersianDigits(String(late.daysLate)), grace: toPersianDigits(String(late.graceDays)) });
  const rate = shown(shortDecimal(late.rate));
  return words.penalty.charged({ amount: formatRial(late.amount), rate, days: toPersianDigits(String(late.days)), penalty: formatRial(late.penalty) });
}

export function placeSentence({ asked, decider, from, waiting }: Place, cap: bigint | undefined): string {
  const amount = formatRial(asked.amount);
  const money = from === undefined ? words.rank.waiting[waiting ?? 'noMoney']({ amount, cap: formatRial(cap ?? 0n) }) : words.rank.from[from]({ amount, quota: asked.quota ?? '' });
  return [words.rank.decider[decider], money].join(words.separator);
}
