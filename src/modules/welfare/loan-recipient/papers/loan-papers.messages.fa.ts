/** Loans on paper and the page that tells whether one is genuine: title, permissions, refusals. */
export default {
  checkTitle: 'استعلام وام',
  permissions: {
    'welfareServices/financialFacility/recipient/observe': 'دیدن پروندهٔ گیرندهٔ تسهیلات',
    'welfareServices/financialFacility/request/observe': 'دیدن فرم درخواست تسهیلات مالی',
  },
  errors: {
    classNeeded: 'چاپ سند وام دسترسی به اطلاعات حقوق می‌خواهد.',
    notSettled: 'این وام تسویه نشده است و گواهی تسویه برای آن چاپ نمی‌شود.',
    noGuarantor: 'این وام ضامن ندارد و تعهدنامهٔ ضامن برای آن چاپ نمی‌شود.',
  },
} as const;
