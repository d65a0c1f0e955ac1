export default {
  places: { insurance_list_taken: 'فهرست‌های بیمهٔ گرفته‌شده' },
};
