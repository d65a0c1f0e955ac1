/** /generalBaseData: competence models with their criteria, skills, courses and agreement types of the company. */
export default {
  title: 'مدیریت استعدادها',
  permissions: {
    'systemBaseData/generalBaseData/observe': 'دیدن مدل‌های شایستگی، مهارت‌ها، دوره‌ها و انواع قرارداد',
    'systemBaseData/generalBaseData/add': 'افزودن مدل شایستگی، مهارت، دوره و نوع قرارداد',
    'systemBaseData/generalBaseData/edit': 'ویرایش مدل‌های شایستگی، مهارت‌ها، دوره‌ها و انواع قرارداد',
    'systemBaseData/generalBaseData/delete': 'حذف مدل‌های شایستگی، مهارت‌ها، دوره‌ها و انواع قرارداد',
  },
  tabs: { model: 'مدل شایستگی', criterion: 'معیارها', skill: 'مهارت‌ها', course: 'دوره‌های آموزشی', agreement: 'انواع قرارداد' },
  createdDate: 'تاریخ ایجاد',
  name: 'عنوان',
  description: 'شرح',
  code: 'کد',
  weight: 'وزن',
  rate: 'شیوهٔ امتیازدهی',
  model: 'مدل شایستگی',
  parent: 'معیار بالادست',
  order: 'ترتیب نمایش',
  skillType: 'نوع',
  skillTypes: { SkillGroup: 'گروه', Skill: 'مهارت' },
  group: 'گروه بالادست',
} as const;
