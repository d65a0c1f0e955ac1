export default {
  records: { PayDifferenceSetting: 'درصد تفاوت چشمگیر حقوق' },
  places: { pay_difference_setting: 'درصد تفاوت چشمگیر حقوق' },
};
