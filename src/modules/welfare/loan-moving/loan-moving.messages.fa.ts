/** Refusals and permissions of lines of loans that move. */
export default {
  permissions: {
    'welfareServices/financialFacility/settlement/postpone': 'جابه‌جایی اقساط',
    'welfareServices/financialFacility/settlement/postponeAll': 'جابه‌جایی اقساط همه',
  },
  errors: {
    nothingOpen: 'از این قسط چیزی باز نیست.',
    movedOften: (v: { done: string; most: string }) =>
      v.most === '۰' ? 'با شرایط این تسهیلات قسطی جابه‌جا نمی‌شود.' : `${v.done} از ${v.most} جابه‌جایی مجاز این تسهیلات انجام شده است و قسط دیگری جابه‌جا نمی‌شود.`,
    notMovable: 'قسطی که تخفیف، سوخت یا مبلغ افزوده دارد جابه‌جا نمی‌شود.',
    daysOff: 'پایان بازه باید از آغاز آن تا ۳۱ روز پس از آن باشد.',
    monthsMissing: 'بگویید چند ماه.',
    tooMany: (v: { most: string }) => `در هر بار بیش از ${v.most} تسهیلات جابه‌جا نمی‌شود. یکی از انواع تسهیلات را انتخاب کنید.`,
    otherNow: 'در این میان چیزی ثبت شده و نتیجه با پیش‌نمایش یکی نیست. پیش‌نمایش تازه را ببینید.',
  },
};
