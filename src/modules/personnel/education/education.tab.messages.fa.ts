export default {
  educationTab: 'سوابق شغلی و تحصیلی',
};
