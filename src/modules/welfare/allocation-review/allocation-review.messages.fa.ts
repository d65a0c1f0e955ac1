/** /reviewAllocation: lists of events before whoever decides on them. */
export default {
  title: 'بررسی تخصیص‌ها',
  permissions: {
    'welfareServices/otherServices/allocationReview/observe': 'دیدن بررسی تخصیص خدمات رفاهی',
  },
} as const;
