/** Words of notices: what they are about, and the ways they come. */
export default {
  topics: {
    tasks: 'کارها',
    requests: 'درخواست‌های من',
    leave: 'مرخصی',
    employment: 'حکم، قرارداد و نامه',
    pay: 'حقوق و فیش',
    documents: 'مدارک',
    account: 'حساب کاربری',
    occasions: 'مناسبت‌ها',
    announcements: 'اطلاعیه‌های سازمان',
  },
  channels: { inApp: 'پیام در سامانه', mail: 'ایمیل', sms: 'پیامک' },
  yes: 'بله',
  no: 'خیر',
  seeAt: (address: string) => `مشاهده: ${address}`,
};
