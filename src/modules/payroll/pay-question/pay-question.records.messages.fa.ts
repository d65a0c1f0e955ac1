export default {
  records: { PayQuestion: 'پرسش دربارهٔ فیش حقوق' },
  places: { pay_question: 'پرسش‌ها دربارهٔ فیش حقوق' },
};
