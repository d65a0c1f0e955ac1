/** Leave that somebody else asks for. */
export default {
  permissions: {
    'functionalManagement/leave/request': 'درخواست مرخصی برای پرسنل',
  },
  notices: { askedForYou: 'درخواست مرخصی از سوی دیگری', what: 'مرخصی', sample: 'مرخصی روزانه از ۱۴۰۵/۰۹/۰۱ (۲ روز)' },
  told: { askedForYou: (v: { what: string }) => `برای شما درخواست شد: ${v.what}. اگر نمی‌خواهید، آن را پس بگیرید.` },
} as const;
