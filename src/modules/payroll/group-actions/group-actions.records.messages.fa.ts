export default {
  records: { PayGroupAction: 'اقدام گروه حقوق' },
  places: { pay_group_action: 'اقدام‌های گروه‌های حقوق' },
};
