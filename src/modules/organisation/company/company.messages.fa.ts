/** /defineOrganization: facts of the own company (guide organisation 5.1). */
import { datedRights, rights } from '#kernel/rights.messages.fa.ts';

export default {
  title: 'اطلاعات سازمان',
  permissions: {
    'organizationChartManagement/defineOrganization/observe': 'دیدن اطلاعات سازمان',
    'organizationChartManagement/defineOrganization/edit': 'ویرایش اطلاعات سازمان',
    ...datedRights('organizationChartManagement/defineOrganization/bankAccount', 'حساب بانکی سازمان', 'حساب‌های بانکی سازمان'),
    ...rights('organizationChartManagement/defineOrganization/taxArea', 'حوزهٔ مالیاتی', 'حوزه‌های مالیاتی'),
    ...rights('organizationChartManagement/defineOrganization/insuranceArea', 'کارگاه بیمه', 'کارگاه‌های بیمه'),
    ...rights('organizationChartManagement/defineOrganization/seal', 'مهر و امضای سازمان'),
  },
  errors: {
    codeTaken: 'سازمان دیگری با این کد ثبت شده است.',
    role: 'این گزینه در فهرست نیست. گزینهٔ دیگری انتخاب کنید.',
    unknownBank: 'بانک این شبا در فهرست بانک‌ها نیست. شبا را بازبینی کنید یا بانک را به اطلاعات پایه بیفزایید.',
    stale: 'اطلاعات سازمان پس از باز شدن فرم تغییر کرده است.',
  },
} as const;
