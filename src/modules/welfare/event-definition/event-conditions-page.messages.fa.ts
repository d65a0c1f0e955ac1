/** Words of the conditions of an event of a service of welfare. */
export default {
  conditions: 'شرایط',
  condition: 'شرط',
  sequence: 'ترتیب',
  conditionText: 'فرمول شرط',
  conditionHelp: 'فرمولی که بله یا نه می‌گوید؛ مانند employment.serviceYears >= 2',
  refusal: 'جمله‌ای که به درخواست‌کننده گفته می‌شود',
} as const;
