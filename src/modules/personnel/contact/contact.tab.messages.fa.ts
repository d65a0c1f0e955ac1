export default {
  contactTab: 'اطلاعات تماس',
  addressTab: 'آدرس',
  otherTab: 'سایر اطلاعات',
};
