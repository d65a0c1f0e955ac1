/** Refusals of lists of the insured. */
export default {
  errors: {
    nothingNew: 'از فهرست پیشین کسی افزوده، کم یا عوض نشده است.',
    withheld: 'این فایل چیزهایی دربارهٔ بیمه‌شدگان دارد که اجازهٔ دیدن آن را ندارید.',
  },
} as const;
