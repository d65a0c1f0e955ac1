/** Words of the sending of vouchers. */
export default {
  send: 'ارسال به نرم‌افزار حسابداری',
  sendText: 'سند با همهٔ ردیف‌هایش فرستاده می‌شود. سندی که پذیرفته شود دوباره فرستاده نمی‌شود.',
  sent: 'سند فرستاده شد.',
  sentOn: ({ when }: { when: string }) => `فرستاده شده، ${when}`,
  failedOn: ({ when }: { when: string }) => `فرستاده نشد، ${when}`,
  test: 'آزمون ارتباط',
  tested: 'ارتباط برقرار است.',
} as const;
