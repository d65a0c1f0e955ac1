export default {
  places: { insurance_list_taken: 'فهرست‌های بیمهٔ گرفته‌شده', insurance_list: 'لیست‌های بیمهٔ کارگاه‌ها' },
};
