export default {
  sacrificeTab: 'سابقهٔ ایثارگری و پزشکی',
};
