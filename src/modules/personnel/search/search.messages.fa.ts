/** The list of personnel. */
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';

export default {
  permissions: {
    'personnelInformationManagement/searchPersonnelList/observe': 'دیدن لیست پرسنل',
    'personnelInformationManagement/searchPersonnelList/sendMessage': 'فرستادن پیام به پرسنل',
  },
  errors: {
    tooMany: ({ most }: { most: number }) => `این کار در هر بار برای ${toPersianDigits(String(most))} نفر انجام می‌شود. کمتر انتخاب کنید.`,
    ownChosen: 'خودتان هم میان انتخاب‌شده‌ها هستید و گروه شما را همکار دیگری عوض می‌کند. خود را از انتخاب بردارید.',
    nobody: 'از کسانی که انتخاب شده‌اند، کسی در دسترس شما نیست. لیست را تازه کنید و دوباره انتخاب کنید.',
  },
};
