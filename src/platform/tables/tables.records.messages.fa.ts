export default {
  records: {
    Table: 'فهرست',
    TableView: 'نمای ذخیره‌شده',
  },
};
