/** Words of the button that accepts all parts of an issue, in the task of who decides. */
export default {
  acceptBegun: (count: string) => `تأیید ${count} کار آغاز شد.`,
  waiting: (v: { parts: string; people: string }) => `از همین صدور ${v.parts} بخش دربارهٔ ${v.people} نفر منتظر شماست.`,
  acceptAll: 'تأیید همهٔ این بخش‌ها',
} as const;
