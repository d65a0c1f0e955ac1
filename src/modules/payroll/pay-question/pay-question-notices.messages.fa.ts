/** Names of what people are told of their questions about pay, for whoever writes templates. */
export default { questionAnswered: 'پاسخ پرسش دربارهٔ فیش حقوق', period: 'دورهٔ حقوق', periodExample: 'مهر ۱۴۰۵' };
