/** Words of the settings drawer (spec section 2.4). */
import type { Region, ThemeName } from '#kernel/settings/user-settings.ts';

const regions: Record<Region, string> = { main: 'اصلی', navbar: 'منو', toolbar: 'نوار ابزار', footer: 'پاورقی' };
const themes: Record<ThemeName, string> = {
  default: 'پیش‌فرض',
  sunset: 'غروب',
  greeny: 'سبز',
  beach: 'ساحل',
  tech: 'فناوری',
  sweetHues: 'شیرین',
  defaultDark: 'تیره',
  deepOcean: 'ژرفا',
  slate: 'سنگ‌لوح',
  contrast: 'پرتضاد',
};

export default {
  title: 'تنظیمات نما',
  close: 'بستن تنظیمات نما',

  // Head
  saving: 'در حال ذخیره…',
  saved: 'ذخیره شد',
  failed: 'ذخیره نشد',

  // Layout
  layout: 'چیدمان',
  layoutStyle: 'شیوهٔ چیدمان',
  layouts: { layout1: 'عمودی', layout2: 'افقی', layout3: 'نوار سراسری' },
  width: 'پهنا',
  widths: { fullwidth: 'تمام صفحه', boxed: 'جعبه‌ای' },
  scroll: 'محدودهٔ پیمایش',
  scrolls: { content: 'محتوا', body: 'بدنه' },

  // Menu, toolbar, footer
  regions,
  show: (region: Region) => `نمایش ${regions[region]}`,
  folded: 'منوی جمع‌شده',
  foldedInBar: 'منوی افقی جمع نمی‌شود و جایش بالای صفحه است.',
  menuPosition: 'جای منو',
  menuPositions: { start: 'راست', end: 'چپ' },
  barStyle: (region: Region) => `نوع نمایش ${regions[region]}`,
  barStyles: { fixed: 'ثابت', static: 'همراه صفحه' },
  barPosition: (region: Region) => `جای ${regions[region]}`,
  toolbarBesideMenu: { above: 'سراسر صفحه', below: 'کنار منو' },
  toolbarOfBar: { above: 'بالای منو', below: 'زیر منو' },
  alwaysAcross: 'در این چیدمان نوار ابزار همیشه سراسری است.',
  notScrolling: 'نواری که بیرون از محتواست تنها با پیمایش «بدنه» همراه صفحه می‌رود.',

  // Themes
  themesTitle: 'تم هر بخش',
  regionTabs: 'بخش‌ها',
  themesOf: (region: Region) => `تم ${regions[region]}`,
  themes,
  allInUse: (theme: ThemeName) => `همهٔ بخش‌ها «${themes[theme]}» است.`,
  inUse: (parts: readonly (readonly [Region, ThemeName])[]) => `${parts.map(([region, theme]) => `${regions[region]}: ${themes[theme]}`).join('؛ ')}`,

  // Reading
  reading: 'خوانایی',
  density: 'فشردگی',
  densities: { compact: 'فشرده', comfortable: 'راحت' },
  digits: 'رقم‌ها',
  digitScripts: { persian: 'فارسی', latin: 'لاتین' },
  digitSamples: { persian: '۱۲۳', latin: '123' },
  moneyUnit: 'مبلغ‌ها',
  moneyUnits: { rial: 'ریال', toman: 'تومان' },
  fontSize: 'اندازهٔ قلم',
  smaller: 'کوچک‌تر',
  larger: 'بزرگ‌تر',
  reducedMotion: 'کاهش جنبش',
  customScrollbars: 'نوار پیمایش باریک',
  singleKeys: 'میان‌برهای تک‌کلیدی',

  // Foot
  reset: 'بازنشانی',
  resetOwn: 'بازگشت به پیش‌فرض من',
  resetProduct: 'بازگشت به پیش‌فرض سامانه',
  saveDefaults: 'ذخیره به‌عنوان پیش‌فرض تازه',
  defaultsSaved: 'این نما از این پس پیش‌فرض شماست.',
};
