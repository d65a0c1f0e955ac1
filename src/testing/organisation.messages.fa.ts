/** Words of the tiny organisation that tests stand on. */
export default {
  companies: { holding: 'هلدینگ آزمون', subsidiary: 'شرکت تابعهٔ آزمون' },
  units: { head: 'مدیریت', finance: 'امور مالی', sales: 'فروش', works: 'کارگاه' },
  posts: { director: 'مدیر کل', accountant: 'حسابدار', clerk: 'کارمند اداری', salesHead: 'مدیر فروش', seller: 'فروشنده', worker: 'کارگر' },
  jobs: { management: 'مدیریت', office: 'کار اداری' },
  people: {
    director: ['مریم', 'کریمی', 'محمود'],
    accountant: ['علی', 'رضایی', 'حسن'],
    colleague: ['زهرا', 'احمدی', 'اکبر'],
    hrOfficer: ['سارا', 'محمدی', 'رضا'],
    payrollOfficer: ['امیر', 'حسینی', 'ناصر'],
    salesHead: ['نرگس', 'جعفری', 'یوسف'],
    seller: ['کامران', 'مرادی', 'جواد'],
    administrator: ['پویا', 'صادقی', 'بهرام'],
    stranger: ['لیلا', 'قاسمی', 'منصور'],
    worker: ['یاسر', 'نوری', 'عباس'],
    hrOfficerElsewhere: ['شیوا', 'بهرامی', 'قاسم'],
  },
  street: 'خیابان آزادی، پلاک ۱۲',
  city: 'تهران',
  field: 'حسابداری',
};
