/** How numbers of papers are written. */
export default {
  label: 'شکل شماره',
  help: 'متنی با {year} یا {year2} برای سال، {number} برای شماره و {series} برای سری؛ {number:5} شماره را پنج‌رقمی می‌نویسد. خالی یعنی سال و شماره.',
  faults: {
    noYear: 'سال را با {year} یا {year2} در شکل شماره بیاورید؛ شماره هر سال از یک آغاز می‌شود.',
    noNumber: 'جای شماره را با {number} بنویسید.',
    unknownPart: 'فقط {year}، {year2}، {number} و {series} شناخته می‌شود و میان آن‌ها حرف، رقم، فاصله، نقطه، خط و ممیز می‌آید.',
  },
} as const;
