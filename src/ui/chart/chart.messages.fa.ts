/** Words of charts. Numbers come in already formatted. */
export default {
  chart: 'نمودار',
  showTable: 'نمایش جدول',
  showChart: 'نمایش نمودار',
  /** How the keys walk a chart: of one series, of several, of a heat map. */
  keys: {
    one: 'با کلیدهای چپ و راست میان ستون‌ها جابه‌جا شوید.',
    several: 'با کلیدهای چپ و راست میان ستون‌ها و با بالا و پایین میان رقم‌های هر ستون جابه‌جا شوید.',
    heat: 'با کلیدهای جهت میان خانه‌ها جابه‌جا شوید.',
  },
  only: (row: string, value: string) => `${row}: ${value}`,
  pair: (series: string, value: string) => `${series} ${value}`,
  cell: (row: string, series: string, value: string) => `${row}، ${series}: ${value}`,
  comma: '، ',
  total: 'جمع',
  others: 'سایر',
  /** Of a value that is not known. */
  none: 'نامشخص',
  still: 'هنوز رقمی برای نمایش نیست.',
};
