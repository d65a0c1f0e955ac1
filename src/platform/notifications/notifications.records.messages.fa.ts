export default {
  records: {
    NotificationMessageUser: 'پیام',
  },
};
