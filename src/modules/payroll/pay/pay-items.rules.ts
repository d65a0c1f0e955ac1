/** What is taken after insurance and tax: by rank, never more than there is; and net pay in whole multiples. Pure, rials. */
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
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

/** Takes items out of what is left, the lowest rank first; what does not go in is told and carried. `left` in rials. */
export function takeItems(of: YearMonth, items: readonly PayItem[], left: bigint): Taken {
  const lines: PayLine[] = [];
  const warnings: Warning[] = [];
  let open = left > 0n ? left : 0n;
  for (const item of items.toSorted((a, b) => (a.rank ?? Number.MAX_SAFE_INTEGER) - (b.rank ?? Number.MAX_SAFE_INTEGER))) {
    const part = item.isWhole === true ? 0n : open;
    const taken = item.amount <= open ? item.amount : part;
    open -= taken;
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
