/** Words of whoever decides on a request for a loan. */
export default {
  unmet: 'شرط‌هایی که برقرار نیست',
  expected: (v: { expected: string; found: string }) => `انتظار: ${v.expected}، یافته: ${v.found}`,
  unknown: 'نامعلوم',
  overruledBy: { nobody: 'کسی از آن نمی‌گذرد', responsible: 'مسئول گروه می‌تواند از آن بگذرد', chain: 'زنجیرهٔ تأیید می‌تواند از آن بگذرد' },
  criteria: 'معیارهای گروه رفاهی',
  met: (v: { points: string }) => `برقرار است (${v.points} امتیاز)`,
  notMet: 'برقرار نیست',
  separator: '؛ ',
} as const;
