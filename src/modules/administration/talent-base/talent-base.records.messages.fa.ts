export default {
  records: {
    Course: 'دورهٔ آموزشی',
    Skill: 'مهارت',
    CompetenceModel: 'الگوی شایستگی',
    CompetenceCriterion: 'معیار شایستگی',
    RequiredDocument: 'مدرک لازم',
  },
  places: {
    competence_model: 'مدل‌های شایستگی',
    competence_criterion: 'معیارهای شایستگی',
    skill: 'مهارت‌ها',
    course: 'دوره‌های آموزشی',
    required_document: 'مدارک لازم',
  },
};
