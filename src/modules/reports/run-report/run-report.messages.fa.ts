/** The report on processes: its permission and the words of its lists. Numbers and dates come in already formatted. */
export default {
  title: 'گزارش اجرای فرایندها',
  permissions: {
    'reports/runTaskReport/observe': 'دیدن گزارش اجرای فرایندها',
  },

  casesTitle: 'درخواست‌های فرایندها',
  tasksTitle: 'کارهای فرایندها',
  case: 'درخواست',
  task: 'کار',
  trackingCode: 'کد پیگیری',
  process: 'فرایند',
  subjectName: 'دربارهٔ',
  subject: 'موضوع',
  state: 'وضعیت',
  states: { active: 'در جریان', completed: 'پایان‌یافته', refused: 'ردشده', withdrawn: 'پس‌گرفته‌شده', cancelled: 'لغوشده' },
  standing: 'در انتظار',
  startedAt: 'زمان شروع',
  endedAt: 'زمان پایان',
  worked: 'ساعت کاری',
  isStuck: 'متوقف',
  stuckCase: 'رسیدگی راهبر',

  step: 'گام',
  taskStates: { open: 'باز', completed: 'انجام‌شده', dropped: 'کنارگذاشته' },
  actor: 'مسئول',
  answer: 'پاسخ',
  answers: { on: 'ادامه', returned: 'بازگشت', refused: 'رد' },
  createdAt: 'زمان ورود',
  claimedAt: 'زمان برداشتن',
  dueAt: 'مهلت',
  closedAt: 'زمان انجام',
  waited: 'ساعت کاری',
  isLate: 'دیرکرد',

  /** Heads of prints. */
  said: {
    process: (title: string) => `فرایند: ${title}`,
    unit: (name: string) => `واحد و زیرمجموعه: ${name}`,
    step: (title: string) => `گام: ${title}`,
    stuck: (title: string) => `متوقف در گام: ${title}`,
    actor: (name: string) => `مسئول: ${name}`,
  },
} as const;
