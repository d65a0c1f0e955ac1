/** Words of the list of the insured. */
export default {
  lead: 'بیمه‌شدگان هر قرارداد با روزهای پوشش؛ فهرست را با فیلترها کوتاه کنید و برای بیمه‌گر خروجی بگیرید.',
  tabsLabel: 'بخش‌ها',
  tabs: { members: 'بیمه‌شدگان', lists: 'فهرست‌های بیمه‌گر', shares: 'سهم‌ها' },
  bringMembers: 'ورود اعضا از فایل',
  join: 'بیمه‌شدهٔ تازه',
  add: 'افزودن',
  end: 'پایان عضویت',
  none: 'هنوز کسی بیمه نیست',
  noneAdvice: 'کارمندان در «درخواست بیمه» عضو می‌شوند، یا «بیمه‌شدهٔ تازه» را بزنید.',
  rowOf: ({ name, contract }: { name: string; contract: string }) => `${name}، ${contract}`,
} as const;
