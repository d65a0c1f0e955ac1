/** Sheets of supplementary insurance: why rows are refused, by code (`other` is the line of the other row), and what needs what they made. */
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { formatRial } from '#kernel/rial/rial.ts';

type Facts = Readonly<Record<string, string | number>>;
const fa = (value: string | number | undefined): string => toPersianDigits(String(value ?? ''));
const number = (value: string | number | undefined): string => formatRial(BigInt(value ?? 0));

export default {
  reasons: {
    unknown_sent_line: () => 'فهرستی با این شماره و ردیف برای بیمه‌گر بسته نشده است.',
    own_sent_line: () => 'پاسخ هزینهٔ خودتان را کس دیگری وارد می‌کند.',
    closed_sent_line: () => 'این ردیف دیگر در انتظار پاسخ بیمه‌گر نیست.',
    unknown_insurance_contract: () => 'قرارداد بیمهٔ بازی با این کد در شرکت نیست. کد را از «تعریف بیمهٔ تکمیلی» بردارید.',
    insured_not_family: () => 'کسی با این کد ملی در بخش خانوادهٔ پروندهٔ این همکار نیست.',
    insured_not_related: () => 'در این تاریخ نسبت خانوادگی برقرار نیست. تاریخ‌های ازدواج، طلاق و درگذشت را در پرونده ببینید.',
    insured_without_birth: () => 'تاریخ تولد این نفر در پرونده نیست.',
    insured_too_old: () => 'سن این نفر از سقف سنی قرارداد گذشته است.',
    outside_insurance: () => 'این تاریخ در روزهای قرارداد نیست.',
    joined_before_birth: () => 'تاریخ عضویت پیش از تولد است.',
    no_insurance_premium: () => 'در جدول حق بیمه ردیفی برای این طرح، نسبت و سن نیست.',
    no_insurance_share: () => 'سهم این نسبت در قرارداد تعیین نشده است.',
    insurance_paid_off: () => '«پرداخت‌شده تا» باید از روز عضویت تا پایان قرارداد باشد.',
    insured_doubled: ({ other }: Facts) => `این نفر در ردیف ${fa(other)} هم آمده است.`,
    insured_already: () => 'این نفر عضو همین قرارداد است.',
    insured_not_member: () => 'این نفر در تاریخ خدمت عضو این قرارداد نیست. نخست اعضا را وارد کنید.',
    cost_not_covered: () => 'این قرارداد این نوع هزینه را پوشش نمی‌دهد.',
    claim_paid_off: () => 'تاریخ پرداخت باید از تاریخ خدمت تا امروز باشد.',
    paid_over_claimed: () => 'پرداخت‌شده نباید بیشتر از مبلغ هزینه باشد و صفر نیست.',
    over_ceiling: ({ left }: Facts) => `از سقف این هزینه ${number(left)} ریال مانده است.`,
    invoice_known: () => 'این صورت‌حساب پیش‌تر ثبت شده است.',
    invoice_doubled: ({ other }: Facts) => `این صورت‌حساب در ردیف ${fa(other)} هم آمده است.`,
    premium_row_stands: () => 'برای این طرح، نسبت و سن ردیف دیگری در جدول هست.',
    premium_row_doubled: ({ other }: Facts) => `سن، نسبت و طرح این ردیف با ردیف ${fa(other)} هم‌پوشانی دارد.`,
    premium_ages_order: () => 'سن پایان نباید کمتر از سن آغاز باشد.',
    premium_since_off: () => '«اعتبار از» باید پس از نخستین روز قرارداد و تا پایان آن باشد.',
  },
  /** What stands in the way of an undo. */
  dependants: {
    membershipsGoneOn: (n: number) => `${number(n)} عضویت که پایان یافته، در فهرست بیمه‌گر آمده یا کسر و هزینه دارد`,
    claimsGoneOn: (n: number) => `${number(n)} هزینهٔ درمان که پس از آن تغییر کرده است`,
    premiumRowsChanged: (n: number) => `${number(n)} ردیف حق بیمه که پس از آن ویرایش شده است`,
    decidedClaims: (n: number) => `${number(n)} ردیف تعیین‌شده، پرداخت‌شده یا ردشده`,
  },
} as const;
