/** Rules of leave: permissions and refusals. */
export default {
  permissions: {
    'functionalManagement/leaveRules/observe': 'قواعد مرخصی: دیدن',
    'functionalManagement/leaveRules/add': 'قواعد مرخصی: افزودن',
    'functionalManagement/leaveRules/edit': 'قواعد مرخصی: ویرایش',
    'functionalManagement/leaveRules/delete': 'قواعد مرخصی: حذف',
  },
  errors: {
    overlap: 'در بخشی از این روزها قاعدهٔ دیگری از همین نوع برقرار است. نخست پایان آن را بنویسید.',
    option: 'این نوع مرخصی را نمی‌شناسیم. یکی از گزینه‌ها را برگزینید.',
    stale: 'این قاعده پس از باز شدن فرم تغییر کرده است.',
  },
} as const;
