/** The dialog by which leave is asked for somebody else. */
export default {
  open: 'درخواست مرخصی برای او',
  title: (v: { name: string }) => `درخواست مرخصی برای ${v.name}`,
  text: 'خود او همان دم باخبر می‌شود و می‌تواند آن را پس بگیرد. تصمیم با مدیر و تأییدکنندگان اوست، نه با شما.',
  send: 'فرستادن درخواست',
  sent: (v: { what: string }) => `فرستاده شد: ${v.what}`,
} as const;
