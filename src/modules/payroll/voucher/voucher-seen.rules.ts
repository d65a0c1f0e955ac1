/** Vouchers as calls and tasks show them: rials as digits. Pure. */
import type { Voucher } from './voucher.rules.ts';

export interface SeenVoucher {
  readonly template: { readonly defaultNumber: string | null; readonly defaultDescription: string | null } | undefined;
  readonly vouchers: readonly (Voucher & { readonly placeName: string | null })[];
  /** ISO. */
  readonly date: string;
}

/** As they would be kept. */
export const asSeen = ({ template, vouchers, date }: SeenVoucher) =>
  vouchers.map(({ placeName, lines, debit, credit }) => ({
    ...{ payVoucherId: null, placeName, number: template?.defaultNumber ?? null, description: template?.defaultDescription ?? null, date },
    ...{ debit: String(debit), credit: String(credit) },
    lines: lines.map(({ account, details, parts, debit: own, credit: other, ...line }) => ({
      ...line,
      ...{ accountCode: account.code, accountName: account.name, details: [...details], debit: String(own), credit: String(other) },
      parts: parts.map(({ amount, ...part }) => ({ ...part, amount: String(amount) })),
    })),
  }));
