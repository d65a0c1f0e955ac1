export default {
  records: {
    AuditRetention: 'مدت نگهداری رویدادها',
  },
};
