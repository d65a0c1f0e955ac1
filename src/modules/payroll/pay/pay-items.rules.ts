/** What is taken after insurance and tax: by rank, never more than there is; and net pay in whole multiples. Pure, rials. */
import { denominator, numerator } from '#kernel/formula/exact.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { cutDeductions } from '#kernel/rial/deductions.ts';
import { formatRial } from '#kernel/rial/rial.ts';
import messages from './pay.messages.fa.ts';
import type { PayItem } from './pay-case.rules.ts';
import type { PayLine, Warning } from './pay-lines.rules.ts';
import type { YearMonth } from './pay-month.rules.ts';

export const itemLine = (of: YearMonth, { code, title = code, isDeduct, insured, taxColumn, amount: asked, evidence }: PayItem, amount = asked): PayLine => ({
  ...{ code, title, isDeduct, amount, of },
  side: isDeduct === 'Z' ? 'basis' : 'employee',
  taxColumn: taxColumn ?? null,
  insuranceBucket: insured ? 'benefit' : 'none',
  formula: null,
  evidence: [evidence ?? { kind: 'item', id: code, number: String(asked), day: null }],
  explained: null,
});

interface Taken {
  readonly lines: readonly PayLine[];
  readonly warnings: readonly Warning[];
}

/** What of a pay its items may take together that say a share of it; the lowest where they say several. Rials. */
function shareOf(items: readonly PayItem[], paid: bigint): bigint | undefined {
  const rooms = items.flatMap(({ mostOfPay }) => (mostOfPay === undefined ? [] : [(paid * numerator(mostOfPay)) / denominator(mostOfPay)]));
  return rooms.length === 0 ? undefined : rooms.reduce((least, room) => (room < least ? room : least));
}

/** Takes items out of what is left of what is paid, the lowest rank first; what does not go in is told and carried. Rials. */
export function takeItems(of: YearMonth, items: readonly PayItem[], { paid, left }: { readonly paid: bigint; readonly left: bigint }): Taken {
  const lines: PayLine[] = [];
  const warnings: Warning[] = [];
  const asked = items.map((item) => ({ item, asked: item.amount, rank: item.rank, mayBePart: item.isWhole !== true, least: item.least, isOfShare: item.mostOfPay !== undefined }));
  for (const {
    of: { item },
    taken,
  } of cutDeductions(asked, { left, share: shareOf(items, paid) })) {
    if (taken > 0n) lines.push(itemLine(of, item, taken));
    if (taken < item.amount)
      warnings.push({ code: 'itemCarried', message: messages.warnings.itemCarried({ item: item.title ?? item.code, amount: formatRial(item.amount - taken) }) });
  }
  return { lines, warnings };
}

const sumLine = (code: 'rounding' | 'shortfall', of: YearMonth, amount: bigint): PayLine => ({
  ...{ code, title: messages.sums[code], isDeduct: 'N', side: 'employee', amount, of },
  ...{ taxColumn: null, insuranceBucket: 'none', formula: null, evidence: [], explained: null },
});

/** What net pay is short of a whole multiple of `unit`, held back for the next month, or what it is below zero, lent by the next. */
export function evened(of: YearMonth, net: bigint, unit: number): Taken {
  if (net < 0n) {
    return { lines: [sumLine('shortfall', of, -net)], warnings: [{ code: 'shortfall', message: messages.warnings.shortfall({ amount: formatRial(-net) }) }] };
  }
  const odd = net % BigInt(unit);
  return { lines: odd === 0n ? [] : [sumLine('rounding', of, -odd)], warnings: [] };
}

/** Whether items take more of the pay than the law lets be taken for debts (labour law 44). `share`: numerator and denominator. */
export function shareWarning(taken: bigint, gross: bigint, share: readonly [bigint, bigint] | undefined): readonly Warning[] {
  if (share === undefined || taken * share[1] <= gross * share[0]) return [];
  return [{ code: 'deductionShare', message: messages.warnings.deductionShare({ share: toPersianDigits(`${share[0]}/${share[1]}`) }) }];
}
