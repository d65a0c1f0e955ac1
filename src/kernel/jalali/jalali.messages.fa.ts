/** Month names, Farvardin first: `monthNames[month - 1]`. */
export const monthNames: readonly string[] = ['فروردین', 'اردیبهشت', 'خرداد', 'تیر', 'مرداد', 'شهریور', 'مهر', 'آبان', 'آذر', 'دی', 'بهمن', 'اسفند'];

/** Weekday names, Saturday first, as the Iranian week: `weekdayNames[weekday]`. */
export const weekdayNames: readonly string[] = ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه'];
