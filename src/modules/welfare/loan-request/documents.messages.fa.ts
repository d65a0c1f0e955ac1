/** Words of the papers of a request for a loan and of its guarantors. */
export default {
  papers: 'مدارک لازم',
  brought: 'مدارک پیوست‌شده',
  terms: 'شرایط ضامن',
  ownPapers: 'مدارک ضامن',
  ownPapersLead: 'برای پذیرش ضمانت این مدارک را پیوست کنید. آن‌ها را تنها کسانی می‌بینند که دربارهٔ این درخواست تصمیم می‌گیرند.',
  ofGuarantors: 'مدارک ضامن‌ها',
  paperOf: (v: { title: string; name: string }) => `${v.title} ${v.name}`,
} as const;
