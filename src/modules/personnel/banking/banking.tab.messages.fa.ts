export default {
  bankingTab: 'اطلاعات بانکی',
};
