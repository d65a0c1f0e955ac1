/** Headers, words and example of the sheet of orders, and why one was taken back. */
import type { KindTexts } from '#platform/import-export/kind.define.ts';
import factors from '../factors/order-factor-defaults.messages.fa.ts';

type Code = keyof typeof factors.labour | keyof typeof factors.civil;

const titles: Readonly<Record<string, string>> = { ...factors.labour, ...factors.civil };

/** A column for each factor that every company begins with, and of one that is scored a second one for its points. */
const factorHeaders = (codes: readonly string[]): KindTexts['headers'] =>
  Object.fromEntries(codes.map((code): [string, [string, ...string[]]] => [code, [titles[code] ?? code, code]]));
const pointHeaders = (codes: readonly string[]): KindTexts['headers'] =>
  Object.fromEntries(codes.map((code): [string, [string, ...string[]]] => [`${code}Points`, [`امتیاز ${titles[code] ?? code}`, `${code}Points`]]));

export default {
  importOrders: (codes: readonly string[], scored: readonly string[]): KindTexts => ({
    title: 'احکام',
    headers: {
      pseudoId: ['کد پرسنلی', 'pseudoId'],
      number: ['شمارهٔ حکم', 'شماره حکم', 'number'],
      type: ['کد نوع حکم', 'نوع حکم', 'type'],
      from: ['تاریخ اجرا', 'از تاریخ', 'from', 'fromDate'],
      thru: ['تاریخ پایان', 'تا تاریخ', 'thru', 'thruDate'],
      orderDate: ['تاریخ صدور', 'تاریخ حکم', 'orderDate'],
      agreement: ['کد نوع قرارداد', 'نوع قرارداد', 'agreement'],
      kind: ['وضعیت استخدام', 'نوع استخدام', 'kind'],
      post: ['کد پست', 'پست', 'post', 'positionCode'],
      ...factorHeaders(codes),
      ...pointHeaders(scored),
      others: ['عوامل دیگر', 'others'],
    },
    example: {
      ...{ pseudoId: 'NEMUNEH-1', number: '1403/512', type: 'EotAnnual', from: '1403/01/01', orderDate: '1403/01/20', agreement: 'NEMUNEH' },
      ...({ dailyWage: '2388728', seniorityWage: '70000', housingRight: '9000000', groceryRight: '14000000' } satisfies Partial<Record<Code, string>>),
      others: 'siteRight=1500000',
    },
  }),
  undone: 'ورود گروهی این حکم برگردانده شد.',
} as const;
