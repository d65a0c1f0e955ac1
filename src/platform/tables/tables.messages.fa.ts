/** Tables: refusals of lists, files and saved views; words of sheets and prints. */
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';

const number = (value: number): string => new Intl.NumberFormat('fa-IR').format(value);

export default {
  errors: {
    badFilter: 'این فیلتر خوانده نشد. فیلترها را پاک کنید و دوباره بسازید.',
    tooManyFilters: 'تعداد فیلترها زیاد است. چند فیلتر را بردارید.',
    unknownColumn: 'یکی از ستون‌ها در این جدول نیست. چیدمان جدول را به حالت نخست برگردانید.',
    notFilterable: ({ column }: { column: string }) => `ستون «${column}» را نمی‌توان فیلتر کرد.`,
    notSortable: ({ column }: { column: string }) => `لیست به ترتیب ستون «${column}» چیده نمی‌شود.`,
    badOperator: ({ column }: { column: string }) => `این شرط برای ستون «${column}» نیست. شرط دیگری برگزینید.`,
    badValue: ({ column }: { column: string }) => `مقدار فیلتر ستون «${column}» درست نیست. آن را اصلاح کنید.`,
    hiddenColumn: ({ column }: { column: string }) => `ستون «${column}» برای شما دیده نمی‌شود. آن را از فیلتر، ترتیب و خروجی بردارید.`,
    tooManyRows: ({ most }: { most: number }) => `تعداد ردیف‌ها بیش از ${number(most)} است. با فیلتر، لیست را کوتاه‌تر کنید.`,
    tooManySelected: ({ most }: { most: number }) => `بیش از ${number(most)} ردیف را نمی‌توان یک‌باره برگزید. با فیلتر، لیست را کوتاه‌تر کنید.`,
    noPrint: 'این لیست چاپ ندارد. خروجی اکسل بگیرید.',
    viewNameTaken: 'نمایی با این نام دارید. نام دیگری بنویسید.',
    tooManyViews: ({ most }: { most: number }) => `برای هر جدول تا ${number(most)} نما نگه داشته می‌شود. نمایی را که لازم ندارید پاک کنید.`,
    viewTooLarge: 'این چیدمان برای نگه‌داری بزرگ است. چند فیلتر را بردارید.',
    foreignView: 'این نما را همکار شما ساخته است و تنها خود او تغییرش می‌دهد. آن را با نام دیگری برای خود نگه دارید.',
    badState: 'چیدمان جدول خوانده نشد. صفحه را تازه کنید و دوباره تلاش کنید.',
  },
  yes: 'بلی',
  no: 'خیر',
  rowNumber: 'ردیف',
  inRials: (column: string): string => `${column} (ریال)`,
  semicolon: '؛ ',
  /** Under a print. */
  printedRows: (count: number): string => `${toPersianDigits(String(count))} ردیف`,
  total: 'جمع',
};
