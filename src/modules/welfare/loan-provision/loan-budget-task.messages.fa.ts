/** Words of whoever decides on the list of a budget. */
export default {
  amount: 'مبلغ اعتبار',
  people: 'درخواست',
  funded: 'تأمین شده',
  used: 'جمع تأمین',
  placeOf: (v: { place: string; name: string }) => `${v.place}. ${v.name}`,
  points: (v: { points: string }) => `${v.points} امتیاز`,
  sources: { quota: 'از سهمیهٔ گروه', open: 'از اعتبار بیرون از سهمیه‌ها', remainder: 'از باقی‌ماندهٔ سهمیه‌ها' },
  waitings: { aboveCap: 'بیش از سقف هر درخواست', noMoney: 'در نوبت؛ اعتبار نمی‌رسد' },
  separator: '، ',
  open: 'دیدن فهرست در تأمین تسهیلات',
  withheld: 'مبلغ‌ها را نمی‌بینید، چون اجازهٔ دیدن حقوق به شما داده نشده است. کار را به کسی واگذارید که این اجازه را دارد، یا آن را از مدیر سامانه بخواهید.',
  correctAdvice: 'فهرست برگشته است. جایگاه‌ها را در صفحهٔ تأمین تسهیلات درست کنید و دوباره بفرستید.',
} as const;
