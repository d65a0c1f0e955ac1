/** What the factors of orders are called that every company begins with (guide iran.md 1.1, 1.9). */
export default {
  labour: {
    dailyWage: 'مزد مبنا',
    groupWage: 'مزد گروه',
    seniorityWage: 'پایهٔ سنوات',
    housingRight: 'حق مسکن',
    groceryRight: 'کمک‌هزینهٔ اقلام مصرفی',
    maritalRight: 'حق تأهل',
    childRight: 'حق اولاد',
    supervisionExtra: 'فوق‌العادهٔ سرپرستی',
    hardshipExtra: 'فوق‌العادهٔ سختی کار',
    attractionExtra: 'فوق‌العادهٔ جذب',
  },
  civil: {
    jobRight: 'حق شغل',
    managementExtra: 'فوق‌العادهٔ مدیریت',
    employeeRight: 'حق شاغل',
    jobExtra: 'فوق‌العادهٔ شغل',
    areaExtra: 'فوق‌العادهٔ مناطق',
    hardshipPoints: 'سختی شرایط محیط کار',
    veteranExtra: 'فوق‌العادهٔ ایثارگری',
    familyExtra: 'کمک‌هزینهٔ عائله‌مندی',
    childExtra: 'کمک‌هزینهٔ اولاد',
    specialExtra: 'فوق‌العادهٔ ویژه (درصد)',
    adaptationDifference: 'تفاوت تطبیق',
  },
} as const;
