/** Samples of the forms of a request for a change. */
export default {
  sample: {
    person: 'سارا کریمی',
    note: 'شناسنامهٔ تازه گرفته‌ام.',
    old: 'کریمی',
    new: 'رضایی',
    place: 'قم',
    otherPlace: 'اهواز',
    wantedPlace: 'شیراز',
    suffix: 'زاده',
    because: 'املای نام با شناسنامه یکی نیست.',
    reason: 'مدرک ندارد',
  },
};
