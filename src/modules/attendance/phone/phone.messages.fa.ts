/** Pressing on the phone: permissions and refusals. */
export default {
  permissions: {
    'personnelManagement/performanceProfile/press/observe': 'دیدن ثبت تردد با تلفن همراه خود',
    'personnelManagement/performanceProfile/press/add': 'ثبت ورود و خروج با تلفن همراه',
  },
  errors: {
    option: 'این گزینه در شرکت شما نیست.',
    networkForm: 'هر نشانی را مانند ‎10.1.0.0/16‎ یا یک نشانی تنها بنویسید؛ بیت‌های پس از طول باید صفر باشد.',
    placeHalf: 'عرض، طول و شعاع را با هم بنویسید یا هر سه را خالی بگذارید.',
    stale: 'این ردیف هم‌زمان تغییر کرده است. نسخهٔ تازه را ببینید.',
    notSetUp: 'ثبت تردد با تلفن همراه برای شما باز نیست. از مسئول حضور و غیاب بپرسید.',
    noCard: 'برای شما شمارهٔ کارتی ثبت نشده است. از مسئول حضور و غیاب بخواهید آن را ثبت کند.',
    placeNeeded: 'برای ثبت تردد، اجازهٔ دیدن مکان را به مرورگر بدهید و دوباره بزنید.',
    notHere: 'از اینجا نمی‌توان تردد ثبت کرد. به محل کار یا شبکهٔ آن بروید و دوباره بزنید.',
  },
} as const;
