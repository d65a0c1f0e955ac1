export default {
  records: {
    PostalAddress: 'نشانی',
    TelecomNumber: 'شمارهٔ تماس',
    ElectronicAddress: 'راه ارتباطی',
    OtherInformation: 'سایر اطلاعات',
  },
  places: {
    other_information: 'سایر اطلاعات',
    electronic_address: 'راه‌های ارتباطی',
  },
};
