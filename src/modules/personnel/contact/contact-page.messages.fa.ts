/** Words of the contact tabs of a person. */
export default {
  /** By the purpose that is missing. */
  needed: {
    PostalHome: 'برای کامل شدن پرونده، نشانی محل سکونت را ثبت کنید.',
    PhoneMobile: 'برای کامل شدن پرونده، شمارهٔ همراه را ثبت کنید.',
  },
} as const;
