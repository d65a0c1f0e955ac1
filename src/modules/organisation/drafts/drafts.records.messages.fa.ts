export default {
  records: {
    StructureDraft: 'پیش‌نویس ساختار',
  },
};
