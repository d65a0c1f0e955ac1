/** Words of what is planned for a unit or a post. Days come in already formatted. */
export default {
  title: 'تغییرهای آینده',
  from: ({ day, changes }: { day: string; changes: string }) => `از ${day}: ${changes}`,
  change: ({ label, text }: { label: string; text: string }) => `${label} «${text}»`,
  empty: ({ label }: { label: string }) => `${label} خالی`,
  other: 'تغییر دیگر',
  comma: '، ',
  undo: 'واگرد',
  undoOf: ({ day }: { day: string }) => `واگرد تغییر ${day}`,
  undoTitle: 'این تغییر برداشته شود؟',
  undoText: ({ day }: { day: string }) => `آنچه پیش از ${day} بود، پس از آن هم می‌ماند.`,
  undone: 'تغییر آینده برداشته شد.',
  savedFrom: ({ day }: { day: string }) => `ثبت شد و از ${day} شمرده می‌شود. تا آن روز چیزی عوض نمی‌شود.`,
};
