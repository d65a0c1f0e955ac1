/** Refusals of the global search. */
export default {
  validation: { format: 'این نشانی از صفحه‌های سامانه نیست.' },
};
