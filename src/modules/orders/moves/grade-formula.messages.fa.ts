/** Names of class and rank of a person in formulas. */
export default {
  formula: {
    title: 'طبقه و رتبهٔ شخص',
    names: {
      jobGrade: 'طبقهٔ شخص',
      payGrade: 'رتبهٔ شخص',
      since: 'آغاز طبقه و رتبه',
    },
  },
};
