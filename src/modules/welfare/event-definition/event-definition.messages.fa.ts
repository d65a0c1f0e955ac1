/** /DefineWelfareEvent: events of services of welfare. */
export default {
  title: 'تعریف رویداد رفاهی',
  permissions: {
    'welfareServices/otherServices/eventDefinition/observe': 'دیدن تعریف رویداد رفاهی',
    'welfareServices/otherServices/eventDefinition/add': 'افزودن رویداد رفاهی',
    'welfareServices/otherServices/eventDefinition/edit': 'ویرایش رویداد رفاهی و زیربخش‌های آن',
    'welfareServices/otherServices/eventDefinition/delete': 'حذف رویداد رفاهی',
  },
  errors: {
    slotTaken: 'این رویداد نوبت دیگری با همین کد دارد.',
    quotaTaken: 'سهمیهٔ این گروه پیش‌تر ثبت شده است.',
    costTaken: 'برای این استفاده‌کننده ردیف دیگری با سن مشترک هست. بازهٔ سنی را تغییر دهید.',
    returnTaken: 'برای این تعداد روز پیش‌تر ردیفی ثبت شده است.',
    quotasBeyond: (v: { left: string }) => `سهمیه‌ها از ظرفیت نوبت‌ها بیشتر می‌شود. ${v.left} جا مانده است.`,
    belowQuotas: (v: { held: string }) => `ظرفیت نوبت‌ها از سهمیه‌ها کمتر می‌شود. سهمیه‌ها روی هم ${v.held} جا دارند.`,
    unitsBeyond: (v: { units: string }) => `این خدمت ${v.units} واحد دارد. ظرفیت از آن بیشتر نباشد.`,
    belowTaken: (v: { taken: string }) => `از این نوبت ${v.taken} جا داده شده است. ظرفیت از آن کمتر نباشد.`,
    hasPlaces: (v: { taken: string }) => `از این نوبت ${v.taken} جا داده شده است. روزهای آن دیگر عوض نمی‌شود.`,
    frozen: 'فهرست این رویداد بسته شده است. خدمت، مهلت درخواست، روش تخصیص، نوبت‌ها، سهمیه‌ها و شرایط آن دیگر عوض نمی‌شود.',
    formula: (v: { why: string }) => `فرمول شرط درست نیست. ${v.why}`,
    conditionTaken: 'این رویداد شرط دیگری با همین عنوان دارد.',
    option: 'این گزینه در فهرست نیست. گزینهٔ دیگری انتخاب کنید.',
    stale: 'این ردیف را کس دیگری عوض کرده است. مقدارهای تازه را ببینید و دوباره ثبت کنید.',
  },
} as const;
