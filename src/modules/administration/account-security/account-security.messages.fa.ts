/** Words of the security of the own account, and of an administrator's look at another's. */
export default {
  title: 'امنیت حساب',
  lead: 'راه ورود به حساب خود و دستگاه‌های باز را اینجا ببینید.',
  ofAccount: 'امنیت حساب کاربری',
  noAccount: 'این شخص حساب کاربری ندارد.',
};
