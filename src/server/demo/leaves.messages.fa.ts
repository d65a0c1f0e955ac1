/** What people of the demo say of their leave. */
export default {
  before: 'ماندهٔ سال پیش',
  note: 'سفر خانوادگی',
  private: 'کار شخصی',
} as const;
