export default {
  records: { WageStep: 'رقم جدول مزد' },
  places: { wage_step: 'جدول مزد گروه و رتبه' },
};
