export default {
  records: {
    NoticeSettings: 'تنظیم پیام‌های من',
  },
};
