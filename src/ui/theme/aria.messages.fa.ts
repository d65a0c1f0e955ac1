/** React Aria's own strings in Persian, by package. Keys are the library's; Persian has no plural form after a number. */

interface Formatter {
  number(value: number): string;
  select(options: Record<string, string | (() => string)>, value: unknown): string;
}
/** Every argument the library names; texts and counts are both only printed here. */
type ArgName =
  | 'beforeItemText'
  | 'afterItemText'
  | 'chroma'
  | 'channelLabel'
  | 'columnName'
  | 'count'
  | 'date'
  | 'dateRange'
  | 'endDate'
  | 'fieldLabel'
  | 'groupCount'
  | 'groupTitle'
  | 'hue'
  | 'isGroupChange'
  | 'isSelected'
  | 'item'
  | 'itemText'
  | 'label'
  | 'lightness'
  | 'link'
  | 'maxValue'
  | 'minValue'
  | 'name'
  | 'optionCount'
  | 'optionText'
  | 'percentTransparent'
  | 'startDate'
  | 'time'
  | 'value';
type Args = { readonly [K in ArgName]: string & number };
type Message = string | ((args: Args, formatter: Formatter) => string);

const previewTrigger = { longPressMessage: 'برای پیش‌نمایش، انگشت را نگه دارید' } satisfies Record<string, Message>;

export const ariaStrings = {
  '@react-aria/tree': { expand: 'باز کردن', collapse: 'بستن' },
  '@react-aria/toast': { close: 'بستن', notifications: (a, f) => `${f.number(a.count)} اعلان.` },
  '@react-aria/tag': { removeDescription: 'برای برداشتن، کلید Delete را بزنید.', removeButtonLabel: 'برداشتن' },
  '@react-aria/table': {
    select: 'انتخاب',
    selectAll: 'انتخاب همه',
    sortable: 'ستون مرتب‌شدنی',
    ascending: 'صعودی',
    descending: 'نزولی',
    ascendingSort: (a) => `مرتب‌شده بر پایهٔ ستون ${a.columnName}، صعودی`,
    descendingSort: (a) => `مرتب‌شده بر پایهٔ ستون ${a.columnName}، نزولی`,
    columnSize: (a) => `${a.value} پیکسل`,
    resizerDescription: 'برای تغییر اندازه، Enter را بزنید',
    expand: 'باز کردن',
    collapse: 'بستن',
  },
  '@react-aria/steplist': { steplist: 'فهرست گام‌ها' },
  '@react-aria/spinbutton': { Empty: 'خالی' },
  '@react-aria/searchfield': { 'Clear search': 'پاک کردن جستجو' },
  '@react-aria/previewtrigger': previewTrigger,
  '@react-aria/link-preview': previewTrigger,
  '@react-aria/overlays': { dismiss: 'بستن' },
  '@react-aria/numberfield': { decrease: (a) => `کاهش ${a.fieldLabel}`, increase: (a) => `افزایش ${a.fieldLabel}`, numberField: 'فیلد عدد' },
  '@react-aria/menu': { longPressMessage: 'برای باز شدن منو، انگشت را نگه دارید یا Alt و پیکان پایین را بزنید' },
  '@react-aria/gridlist': { hasActionAnnouncement: 'ردیف کنش دارد', hasLinkAnnouncement: (a) => `ردیف پیوند دارد: ${a.link}` },
  '@react-aria/grid': {
    deselectedItem: (a) => `${a.item} از انتخاب درآمد.`,
    select: 'انتخاب',
    selectedCount: (a, f) => (Number(a.count) === 0 ? 'چیزی انتخاب نشده است.' : `${f.number(a.count)} مورد انتخاب شده است.`),
    selectedAll: 'همه انتخاب شده‌اند.',
    selectedItem: (a) => `${a.item} انتخاب شد.`,
    longPressToSelect: 'برای انتخاب، انگشت را نگه دارید.',
  },
  '@react-aria/dnd': {
    dragItem: (a) => `کشیدن ${a.itemText}`,
    dragSelectedItems: (a, f) => `کشیدن ${f.number(a.count)} مورد انتخاب‌شده`,
    dragDescriptionKeyboard: 'برای آغاز کشیدن، Enter را بزنید.',
    dragDescriptionKeyboardAlt: 'برای آغاز کشیدن، Alt و Enter را بزنید.',
    dragDescriptionTouch: 'برای آغاز کشیدن، دو بار ضربه بزنید.',
    dragDescriptionVirtual: 'برای آغاز کشیدن، کلیک کنید.',
    dragDescriptionLongPress: 'برای آغاز کشیدن، انگشت را نگه دارید.',
    dragSelectedKeyboard: (a, f) => `برای کشیدن ${f.number(a.count)} مورد انتخاب‌شده، Enter را بزنید.`,
    dragSelectedKeyboardAlt: (a, f) => `برای کشیدن ${f.number(a.count)} مورد انتخاب‌شده، Alt و Enter را بزنید.`,
    dragSelectedLongPress: (a, f) => `برای کشیدن ${f.number(a.count)} مورد انتخاب‌شده، انگشت را نگه دارید.`,
    dragStartedKeyboard: 'کشیدن آغاز شد. با Tab به جای رها کردن بروید، سپس برای رها کردن Enter و برای انصراف Escape را بزنید.',
    dragStartedTouch: 'کشیدن آغاز شد. به جای رها کردن بروید و دو بار ضربه بزنید.',
    dragStartedVirtual: 'کشیدن آغاز شد. به جای رها کردن بروید و کلیک کنید یا Enter را بزنید.',
    endDragKeyboard: 'در حال کشیدن. برای انصراف، Enter را بزنید.',
    endDragTouch: 'در حال کشیدن. برای انصراف، دو بار ضربه بزنید.',
    endDragVirtual: 'در حال کشیدن. برای انصراف، کلیک کنید.',
    dropDescriptionKeyboard: 'برای رها کردن Enter و برای انصراف Escape را بزنید.',
    dropDescriptionTouch: 'برای رها کردن، دو بار ضربه بزنید.',
    dropDescriptionVirtual: 'برای رها کردن، کلیک کنید.',
    dropCanceled: 'کشیدن لغو شد.',
    dropComplete: 'رها شد.',
    dropIndicator: 'جای رها کردن',
    dropOnRoot: 'رها کردن در',
    dropOnItem: (a) => `رها کردن روی ${a.itemText}`,
    insertBefore: (a) => `گذاشتن پیش از ${a.itemText}`,
    insertBetween: (a) => `گذاشتن میان ${a.beforeItemText} و ${a.afterItemText}`,
    insertAfter: (a) => `گذاشتن پس از ${a.itemText}`,
  },
  '@react-aria/datepicker': {
    era: 'دوره',
    year: 'سال',
    month: 'ماه',
    day: 'روز',
    hour: 'ساعت',
    minute: 'دقیقه',
    second: 'ثانیه',
    dayPeriod: 'پیش یا پس از ظهر',
    calendar: 'تقویم',
    startDate: 'تاریخ آغاز',
    endDate: 'تاریخ پایان',
    weekday: 'روز هفته',
    timeZoneName: 'منطقهٔ زمانی',
    selectedDateDescription: (a) => `تاریخ انتخاب‌شده: ${a.date}`,
    selectedRangeDescription: (a) => `بازهٔ انتخاب‌شده: از ${a.startDate} تا ${a.endDate}`,
    selectedTimeDescription: (a) => `ساعت انتخاب‌شده: ${a.time}`,
  },
  '@react-aria/combobox': {
    focusAnnouncement: (a, f) =>
      `${f.select({ true: () => `گروه ${a.groupTitle}، ${f.number(a.groupCount)} گزینه. `, other: '' }, a.isGroupChange)}${a.optionText}${f.select({ true: '، انتخاب‌شده', other: '' }, a.isSelected)}`,
    countAnnouncement: (a, f) => `${f.number(a.optionCount)} گزینه هست.`,
    selectedAnnouncement: (a) => `${a.optionText}، انتخاب شد`,
    buttonLabel: 'نمایش پیشنهادها',
    listboxLabel: 'پیشنهادها',
  },
  '@react-aria/color': {
    colorPicker: 'انتخاب رنگ',
    twoDimensionalSlider: 'لغزندهٔ دوبعدی',
    colorNameAndValue: (a) => `${a.name}: ${a.value}`,
    colorInputLabel: (a) => `${a.label}، ${a.channelLabel}`,
    colorSwatch: 'نمونهٔ رنگ',
    transparent: 'شفاف',
  },
  '@react-aria/calendar': {
    previous: 'پیشین',
    next: 'پسین',
    selectedDateDescription: (a) => `تاریخ انتخاب‌شده: ${a.date}`,
    selectedRangeDescription: (a) => `بازهٔ انتخاب‌شده: ${a.dateRange}`,
    todayDate: (a) => `امروز، ${a.date}`,
    todayDateSelected: (a) => `امروز، ${a.date}، انتخاب شده`,
    dateSelected: (a) => `${a.date}، انتخاب شده`,
    startRangeSelectionPrompt: 'برای آغاز بازه کلیک کنید',
    finishRangeSelectionPrompt: 'برای پایان بازه کلیک کنید',
    minimumDate: 'نخستین تاریخ ممکن',
    maximumDate: 'واپسین تاریخ ممکن',
    dateRange: (a) => `از ${a.startDate} تا ${a.endDate}`,
  },
  '@react-aria/breadcrumbs': { breadcrumbs: 'مسیر صفحه' },
  '@react-aria/autocomplete': { collectionLabel: 'پیشنهادها' },
  '@react-stately/datepicker': {
    rangeUnderflow: (a) => `تاریخ باید ${a.minValue} یا پس از آن باشد.`,
    rangeOverflow: (a) => `تاریخ باید ${a.maxValue} یا پیش از آن باشد.`,
    rangeReversed: 'تاریخ آغاز باید پیش از تاریخ پایان باشد.',
    unavailableDate: 'این تاریخ انتخاب‌شدنی نیست.',
  },
  '@react-stately/color': {
    hue: 'فام',
    saturation: 'اشباع',
    lightness: 'روشنی',
    brightness: 'درخشندگی',
    red: 'قرمز',
    green: 'سبز',
    blue: 'آبی',
    alpha: 'شفافیت',
    colorName: (a) => `${a.hue} ${a.chroma} ${a.lightness}`,
    transparentColorName: (a) => `${a.hue} ${a.chroma} ${a.lightness}، ${a.percentTransparent} شفاف`,
    'very dark': 'بسیار تیره',
    dark: 'تیره',
    light: 'روشن',
    'very light': 'بسیار روشن',
    pale: 'کم‌رنگ',
    grayish: 'خاکستری‌گون',
    vibrant: 'پررنگ',
    black: 'سیاه',
    white: 'سفید',
    gray: 'خاکستری',
    pink: 'صورتی',
    'pink red': 'قرمز صورتی',
    'red orange': 'نارنجی قرمز',
    brown: 'قهوه‌ای',
    orange: 'نارنجی',
    'orange yellow': 'زرد نارنجی',
    'brown yellow': 'زرد قهوه‌ای',
    yellow: 'زرد',
    'yellow green': 'سبز زرد',
    'green cyan': 'فیروزه‌ای سبز',
    cyan: 'فیروزه‌ای',
    'cyan blue': 'آبی فیروزه‌ای',
    'blue purple': 'بنفش آبی',
    purple: 'بنفش',
    'purple magenta': 'سرخابی بنفش',
    magenta: 'سرخابی',
    'magenta pink': 'صورتی سرخابی',
  },
  'react-aria-components': { selectPlaceholder: 'انتخاب کنید', tableResizer: 'تغییر اندازهٔ ستون', dropzoneLabel: 'جای رها کردن فایل', colorSwatchPicker: 'نمونه‌های رنگ' },
} satisfies Record<string, Record<string, Message>>;
