/** Words of runs of orders, on the page that issues. */
export default {
  runs: 'صدورها و تأییدهای گروهی',
  what: { issue: 'صدور حکم', accept: 'تأیید احکام' },
  progress: (v: { done: string; total: string }) => `${v.done} از ${v.total}`,
  states: { running: 'در حال انجام', paused: 'متوقف موقت', stopped: 'متوقف‌شده', failed: 'ناتمام', done: 'پایان‌یافته' },
  result: (v: { what: string; state: string; done: string; total: string }) => `${v.what}: ${v.state}، ${v.done} از ${v.total}`,
  aside: (count: string) => `${count} مورد کنار گذاشته شد`,
  asideOne: (v: { name: string; reason: string }) => `${v.name}: ${v.reason}`,
  unnamed: 'موردی که دیگر در دسترس نیست',
  pause: 'توقف موقت',
  goOn: 'ادامه',
  stop: 'پایان دادن',
  again: 'تلاش دوباره',
  begun: (count: string) => `صدور حکم ${count} نفر آغاز شد و در بخش‌های پانصدنفری برای تأیید فرستاده می‌شود.`,
  many: (count: string) => `این صدور دربارهٔ ${count} نفر است: بخش به بخش محاسبه و برای تأیید فرستاده می‌شود. کسانی که حکم نمی‌گیرند با دلیل کنار گذاشته می‌شوند.`,
  issueMany: 'صدور در چند بخش',
} as const;
