/** What people are told when a contract of supplementary insurance takes members. */
export default {
  title: 'آغاز عضوگیری بیمهٔ تکمیلی',
  contract: 'قرارداد',
  contractSample: 'بیمهٔ تکمیلی امسال',
  day: 'آخرین روز درخواست',
  subject: (v: { contract: string; day: string }) => `عضوگیری «${v.contract}» تا ${v.day} باز است.`,
  body: 'برای عضویت خود و خانواده، «درخواست بیمه» را بفرستید.',
} as const;
