/** Words of the own requests about supplementary insurance. */
export default {
  lead: 'عضویت در بیمهٔ تکمیلی، تغییر بیمه‌شدگان و انصراف، و جایی که هر درخواست رسیده است.',
  ask: 'درخواست تازه',
} as const;
