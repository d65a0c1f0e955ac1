/** Names of posts, units and jobs in formulas. */
const fields = {
  id: 'پست',
  type: 'نوع پست',
  gradeType: 'سطح پست',
  payGrade: 'رتبهٔ شغلی',
  role: 'نقش',
  occupancy: 'درصد تصدی',
  unit: 'واحد سازمانی',
  unitLevel: 'سطح واحد',
  job: 'شغل',
  jobCategory: 'ردهٔ شغلی',
  jobGrade: 'طبقهٔ شغلی',
  jobScore: 'امتیاز شغل',
};

export default {
  formula: {
    title: 'پست سازمانی',
    names: {
      id: 'پست اصلی',
      type: 'نوع پست اصلی',
      gradeType: 'سطح پست اصلی',
      payGrade: 'رتبهٔ شغلی',
      role: 'نقش در پست اصلی',
      occupancy: 'درصد تصدی پست اصلی',
      unit: 'واحد اصلی',
      unitLevel: 'سطح واحد اصلی',
      job: 'شغل اصلی',
      jobCategory: 'ردهٔ شغلی',
      jobGrade: 'طبقهٔ شغلی',
      jobScore: 'امتیاز شغل',
      number: 'تعداد پست‌ها',
      all: 'پست‌ها',
    },
    fields: { all: fields },
  },
};
