export default {
  records: {
    WelfareGroup: 'گروه رفاهی',
    WelfareMember: 'عضو گروه رفاهی',
    WelfareGroupDocument: 'مدرک گروه رفاهی',
    WelfareGroupLoan: 'سقف وام گروه رفاهی',
    WelfareGroupCriterion: 'معیار گروه رفاهی',
    WelfareGroupGuarantor: 'ضامن گروه رفاهی',
  },
  places: {
    welfare_group: 'گروه‌های رفاهی',
    welfare_member: 'عضویت در گروه‌های رفاهی',
    welfare_group_document: 'مدارک گروه‌های رفاهی',
    welfare_group_loan: 'سقف وام گروه‌های رفاهی',
    welfare_group_criterion: 'معیارهای گروه‌های رفاهی',
    welfare_group_guarantor: 'ضامن‌های گروه‌های رفاهی',
  },
};
