export default {
  records: {
    PartyContent: 'مدرک و تصویر',
  },
  places: {
    stored_file: 'پیوست‌های پرسنل',
  },
};
