/** Headers and example of the sheet of general-ledger accounts. */
import type { KindTexts } from '#platform/import-export/kind.define.ts';
import words from './accounts-page.messages.fa.ts';

const { account, sides } = words;

export default {
  /** What cells say of the side, to what is stored. */
  sideWords: { [sides.Y]: 'Y', بدهكار: 'Y', [sides.N]: 'N', بستانكار: 'N' } as Readonly<Record<string, string>>,
  sideNames: sides as Readonly<Record<string, string>>,
  importAccounts: {
    title: 'حساب‌های معین',
    headers: {
      accountCode: [account.code, 'کد'],
      accountName: [account.name, 'نام حساب', 'عنوان'],
      glAccountClassEnumId: [account.class],
      isDebit: [account.side, 'ماهیت'],
      parentCode: ['کد حساب سطح قبلی', 'کد والد'],
    },
    example: { accountCode: 'NEMUNEH-7101', accountName: 'هزینهٔ مزد و مزایا', glAccountClassEnumId: 'هزینه', isDebit: sides.Y },
  } satisfies KindTexts as KindTexts,
};
