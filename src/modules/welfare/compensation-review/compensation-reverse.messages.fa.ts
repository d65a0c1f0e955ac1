/** Words of taking an approval back. */
export default {
  refusal: 'علت رد',
  reason: 'دلیل',
  reasonHelp: 'به بیمه‌شده نشان داده می‌شود. مبلغ این ردیف به سقف‌ها برمی‌گردد.',
  reverse: 'برگرداندن تأیید',
  title: 'تأیید این ردیف برگردد؟',
} as const;
