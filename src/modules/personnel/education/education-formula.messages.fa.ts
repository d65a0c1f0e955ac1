/** Names of degrees and of work elsewhere in formulas. */
export default {
  formula: {
    title: 'تحصیلات و سوابق',
    names: {
      degree: 'آخرین مدرک تحصیلی',
      field: 'رشتهٔ آخرین مدرک',
      department: 'گروه آموزشی آخرین مدرک',
      universityType: 'نوع دانشگاه آخرین مدرک',
      relation: 'ارتباط آخرین مدرک با شغل',
      average: 'معدل آخرین مدرک',
      experience: 'روزهای سابقهٔ بیرون از شرکت',
      relatedExperience: 'روزهای سابقهٔ مرتبط',
      semiRelatedExperience: 'روزهای سابقهٔ نیمه‌مرتبط',
      unrelatedExperience: 'روزهای سابقهٔ غیرمرتبط',
      degrees: 'مدارک تحصیلی',
      experiences: 'سوابق کار بیرون از شرکت',
    },
    fields: {
      degrees: {
        degree: 'مدرک تحصیلی',
        field: 'رشتهٔ تحصیلی',
        department: 'گروه آموزشی',
        universityType: 'نوع دانشگاه',
        relation: 'ارتباط با شغل',
        average: 'معدل',
      },
      experiences: {
        relation: 'ارتباط با شغل',
        industry: 'صنعت',
        level: 'سطح پست',
        province: 'استان',
        weeklyHours: 'ساعت کار هفتگی',
        from: 'آغاز',
        until: 'پایان',
        days: 'روزهای سابقه',
      },
    },
  },
};
