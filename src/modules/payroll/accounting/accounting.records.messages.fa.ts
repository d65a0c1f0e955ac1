export default {
  records: {
    GlAccount: 'حساب معین',
    DetailAccount: 'حساب تفصیلی',
    DetailGroup: 'گروه تفصیلی',
    DetailMember: 'عضو گروه تفصیلی',
    VoucherTemplate: 'الگوی سند',
    VoucherTemplateLine: 'آرتیکل الگوی سند',
  },
  places: {
    gl_account: 'حساب‌های معین',
    detail_account: 'حساب‌های تفصیلی',
    detail_group: 'گروه‌های تفصیلی',
    detail_member: 'اعضای گروه‌های تفصیلی',
    voucher_template: 'الگوهای سند',
    voucher_template_line: 'آرتیکل‌های الگوهای سند',
    voucher_line_detail: 'تفصیلی‌های آرتیکل‌های الگو',
  },
};
