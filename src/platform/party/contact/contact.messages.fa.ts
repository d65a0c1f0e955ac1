/** Other information of a party: refusals. */
export default {
  errors: {
    infoTwice: 'در همین بازه مقدار دیگری از این نوع ثبت شده است. بازهٔ یکی را کوتاه کنید.',
    infoPattern: (v: { hint: string }) => `مقدار با الگوی این نوع نمی‌خواند. آن را چنین بنویسید: ${v.hint}`,
  },
} as const;
