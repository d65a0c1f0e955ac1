/** Permissions of messages. */
export default {
  permissions: {
    'notification/myNotifications': 'خواندن پیام‌های خود',
    'myNotifications/observe': 'زنگ پیام‌ها در نوار ابزار',
  },
};
