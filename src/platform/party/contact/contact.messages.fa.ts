/** Other information of a party: refusals. */
export default {
  errors: {
    infoTwice: 'در همین بازه مقدار دیگری از این نوع ثبت شده است. بازهٔ یکی را کوتاه کنید.',
  },
} as const;
