/** Words of the list of what a new password needs. */
export default {
  label: 'کلمهٔ عبور باید داشته باشد',
  parts: {
    length: 'دست‌کم ۸ نویسه',
    lower: 'حرف کوچک لاتین',
    upper: 'حرف بزرگ لاتین',
    digit: 'رقم',
    sign: 'یکی از نشانه‌های \u2066! @ # $ % ^ & *\u2069',
  },
  isThere: 'هست',
  isMissing: 'نیست',
};
