export default {
  records: { PayGroupLegalDeduct: 'کسور قانونی گروه حقوق' },
  places: { pay_group_legal_deduct: 'کسورات قانونی گروه‌های حقوق' },
};
