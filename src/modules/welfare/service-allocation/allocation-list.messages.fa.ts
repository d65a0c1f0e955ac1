/** Words of the list of an event on paper. */
export default {
  sheetTitle: 'فهرست تخصیص',
  print: 'چاپ فهرست',
  file: 'فهرست تخصیص.pdf',
  marks: { event: 'کد رویداد', printedOn: 'تاریخ چاپ' },
  facts: {
    event: 'رویداد',
    way: 'روش تخصیص',
    state: 'وضعیت فهرست',
    capacity: 'ظرفیت',
    listed: 'درخواست تأییدشده',
    given: 'جا گرفته',
    seedHash: 'اثر بذر قرعه (sha256)',
    seed: 'بذر قرعه',
  },
  heads: { place: 'جایگاه', pseudoId: 'کد پرسنلی', fullName: 'نام', group: 'گروه رفاهی', places: 'جای خواسته', outcome: 'نوبت یا دلیل ماندن در صف', decider: 'دلیل جایگاه' },
  signers: { maker: 'تهیه‌کننده', approver: 'تأییدکننده', witness: 'شاهد' },
  note: 'هر کس می‌تواند جایگاه‌های قرعه را با بذر و شناسهٔ درخواست‌ها دوباره حساب کند.',
  dash: '-',
} as const;
