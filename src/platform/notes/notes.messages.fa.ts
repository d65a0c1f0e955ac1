/** Personal notes: what the server says of them. */
export default {
  errors: {
    full: 'تا ۱۰۰ یادداشت نگه داشته می‌شود. یادداشتی را حذف کنید و دوباره بیفزایید.',
    stale: 'این یادداشت در جای دیگری تغییر کرده است.',
  },
};
