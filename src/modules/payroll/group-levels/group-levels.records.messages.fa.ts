export default {
  records: { PayGroupLevel: 'سطح تأیید گروه حقوق' },
  places: { pay_group_level: 'سطح‌های تأیید گروه‌های حقوق' },
};
