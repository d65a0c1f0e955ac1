export default {
  requestsTab: 'درخواست‌ها',
};
