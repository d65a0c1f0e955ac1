/** Refusals of the editing of many people at once. */
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';

export default {
  errors: {
    nobody: 'از کسانی که انتخاب شده‌اند، کسی در دسترس شما نیست. لیست را تازه کنید و دوباره انتخاب کنید.',
    tooMany: ({ most }: { most: number }) => `جدول ویرایش در هر بار ${toPersianDigits(String(most))} نفر را می‌گیرد. کمتر انتخاب کنید.`,
    doubled: 'یک نفر دو بار فرستاده شده است. صفحه را تازه کنید.',
  },
};
