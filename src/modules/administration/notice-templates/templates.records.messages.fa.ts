export default {
  records: {
    NoticeTemplate: 'متن پیام خودکار',
    NoticeRule: 'قاعدهٔ پیام خودکار',
  },
};
