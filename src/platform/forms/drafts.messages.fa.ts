/** Drafts of forms: what the server says of them. */
export default {
  errors: {
    tooLarge: 'پیش‌نویس این فرم نگه داشته نشد، چون بیش از ۶۴ کیلوبایت است. فرم را ثبت کنید.',
  },
};
