/** Places of welfare services, given out for whoever asks. */
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';

const number = (value: number): string => toPersianDigits(String(value));

export default {
  errors: {
    codeTwice: 'کد هر نوبت و هر سهمیه فقط یک بار می‌تواند بیاید.',
    quotasBeyond: 'مجموع سهمیه‌ها از ظرفیت بیشتر است.',
    unknownGroup: (v: { code: string }) => `گروه سهمیهٔ «${v.code}» در این رویداد تعریف نشده است یا خودش زیرگروه است.`,
    unknownQuota: (v: { code: string }) => `سهمیهٔ «${v.code}» در این رویداد تعریف نشده است.`,
    requestTwice: 'هر درخواست فقط یک بار می‌تواند بیاید.',
    seedNeeded: 'برای قرعه‌کشی، متن بذر قرعه لازم است.',
  },
  /** Why a request has the place in the list that it has. */
  deciders: {
    first: 'نفر نخست فهرست است',
    standBack: 'چون به‌تازگی از این خدمت استفاده کرده، پس از کسانی آمده که استفاده نکرده‌اند',
    score: 'امتیاز آن از درخواست پیش از خود کمتر است',
    date: 'دیرتر از درخواست پیش از خود ثبت شده است',
    code: 'با درخواست پیش از خود برابر است و به ترتیب کد آمده است',
    draw: 'جایگاه آن را قرعه تعیین کرده است',
  },
  given: {
    quota: (slot: string) => `از سهمیهٔ خود در نوبت «${slot}» جا گرفت`,
    open: (slot: string) => `از ظرفیت آزاد در نوبت «${slot}» جا گرفت`,
    group: (slot: string) => `از ماندهٔ سهمیهٔ گروه خود در نوبت «${slot}» جا گرفت`,
    remainder: (slot: string) => `از ماندهٔ سهمیه‌ها در نوبت «${slot}» جا گرفت`,
  },
  waits: {
    slotFull: (place: number) => `در هیچ‌یک از نوبت‌های دلخواه برای آن جا نمانده و نفر ${number(place)} صف است`,
    quotaFull: (place: number) => `سهمیهٔ آن پر شده و نفر ${number(place)} صف است`,
    noChoice: (place: number) => `هیچ‌یک از نوبت‌های دلخواهش در این رویداد نیست و نفر ${number(place)} صف است`,
  },
  sentence: (rank: number, decider: string, outcome: string) => `جایگاه ${number(rank)}: ${decider}؛ ${outcome}.`,
} as const;
