/** Reductions: permissions and refusals. */
export default {
  permissions: {
    'functionalManagement/reductions/observe': 'کاهش ساعت کار: دیدن',
    'functionalManagement/reductions/add': 'کاهش ساعت کار: افزودن',
    'functionalManagement/reductions/edit': 'کاهش ساعت کار: ویرایش',
    'functionalManagement/reductions/delete': 'کاهش ساعت کار: حذف',
  },
  errors: {
    overlap: 'در بخشی از این روزها کاهش دیگری از همین نوع برقرار است. نخست پایان آن را بنویسید.',
  },
} as const;
