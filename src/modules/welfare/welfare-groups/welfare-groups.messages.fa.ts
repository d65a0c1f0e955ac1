/** /welfareServicesGroup: groups of welfare, their members and what they may have of loans. */
export default {
  title: 'گروه‌های خدمات رفاهی',
  permissions: {
    'welfareServices/group/observe': 'دیدن گروه‌های خدمات رفاهی',
    'welfareServices/group/add': 'افزودن گروه خدمات رفاهی و عضو',
    'welfareServices/group/edit': 'ویرایش گروه خدمات رفاهی و زیربخش‌های آن',
    'welfareServices/group/delete': 'حذف گروه خدمات رفاهی و عضویت',
  },
  errors: {
    /** `group`: its name. */
    inOtherGroup: (v: { group: string }) => `این شخص در این روزها عضو «${v.group}» است. اگر جابه‌جا می‌شود «جابه‌جایی از گروه پیشین» را بله کنید.`,
    otherLater: (v: { group: string }) => `این شخص از همین روز یا پس از آن عضو «${v.group}» است. آن عضویت را نخست حذف کنید یا پایان این یکی را پیش از آن بگذارید.`,
    overlaps: 'این شخص در این روزها عضو گروه دیگری است.',
    documentTwice: 'این مدرک پیش‌تر برای این نوع آمده است.',
    loanTwice: 'این تسهیلات در همین روزها سقف دیگری دارد. نخست به آن پایان دهید.',
    criterionTwice: 'این معیار پیش‌تر برای این تسهیلات آمده است.',
    guarantorTwice: 'ضامن‌های این نوع پیش‌تر برای این تسهیلات آمده‌اند.',
    loanType: 'برای وام نوع آن را هم بگویید.',
    option: 'این گزینه در فهرست نیست. گزینهٔ دیگری انتخاب کنید.',
    stale: 'این ردیف را کس دیگری عوض کرده است. مقدارهای تازه را ببینید و دوباره ثبت کنید.',
  },
} as const;
