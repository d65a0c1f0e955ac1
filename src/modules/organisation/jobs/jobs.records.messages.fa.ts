export default {
  records: {
    Job: 'شغل',
  },
  places: {
    job: 'شناسنامهٔ شغل',
    job_course: 'نیازهای آموزشی شغل',
    job_skill: 'مهارت‌های شغل',
    job_competence: 'شایستگی‌های شغل',
    empl_position_job: 'طبقه‌های شغلی پست‌ها',
  },
};
