export default {
  historyTab: 'تاریخچه',
};
