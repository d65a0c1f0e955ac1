/** Names of what people are told of their leave, for whoever writes templates. */
export default {
  approved: 'تأیید درخواست مرخصی',
  rejected: 'رد درخواست مرخصی',
  what: 'مرخصی',
  sample: 'مرخصی روزانه از ۱۴۰۵/۰۹/۰۱ (۲ روز)',
};
