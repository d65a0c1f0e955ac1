/** Refusals of printed sheets. */
export default {
  errors: {
    noneClosed: 'هنوز کارکرد کسی در این تجمیع بسته نشده است.',
    tooMany: 'در یک فایل بیش از ۳۰۰ نفر جا نمی‌گیرد. کارکرد هر کس را جداگانه چاپ کنید.',
  },
} as const;
