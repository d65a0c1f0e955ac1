export default {
  records: { PayWhatIfSetting: 'آزمودن حقوق خود به دست کارکنان' },
  places: { pay_what_if_setting: 'آزمودن حقوق خود به دست کارکنان' },
};
