/** Words of the conditions of an event of a service of welfare. */
export default {
  conditions: 'شرایط',
  condition: 'شرط',
  sequence: 'ترتیب',
  conditionText: 'فرمول شرط',
  conditionHelp: 'فرمولی که بله یا نه می‌گوید؛ مانند employment.serviceYears >= 2',
  overruled: 'چه کسی می‌تواند از آن بگذرد',
  overruledHelp: 'کسی که شرط را ندارد درخواست می‌فرستد و تصمیم‌گیرنده با نوشتن دلیل از آن می‌گذرد. خالی یعنی هیچ‌کس.',
  overruledBy: { nobody: 'هیچ‌کس', responsible: 'مسئول گروه رفاهی', chain: 'زنجیرهٔ تأیید' },
  refusal: 'جمله‌ای که به درخواست‌کننده گفته می‌شود',
} as const;
