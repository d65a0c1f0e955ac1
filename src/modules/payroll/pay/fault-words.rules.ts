/** What a fault of counting is about, in Persian words for the sentences that tell it. Pure. */
import { yearFa } from '#kernel/jalali/jalali.ts';
import messages from './pay.messages.fa.ts';
import type { PayFault } from './pay-fault.rules.ts';
import { lawTitle } from './pay-law.rules.ts';

const titles: Readonly<Record<string, string>> = { ...messages.factors, ...messages.work, ...messages.sums };

export const faultWords = ({ about: { year = 0, kinds = [], code = '', factor, title = '', sentence = '' } }: PayFault) => ({
  year: yearFa(year),
  kinds: kinds.map(lawTitle).join(messages.separator),
  factor: factor ?? (Object.hasOwn(titles, code) ? (titles[code] ?? code) : code),
  formula: title,
  sentence,
});
