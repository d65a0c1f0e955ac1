export default {
  records: { PaySoFarSetting: 'نمایش حقوق ماه جاری به کارکنان' },
  places: { pay_so_far: 'حقوق ماه جاری تا امروز', pay_so_far_setting: 'نمایش حقوق ماه جاری به کارکنان' },
};
