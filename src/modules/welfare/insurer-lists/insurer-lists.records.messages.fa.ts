export default {
  records: { InsurerList: 'فهرست بیمه‌شدگان برای بیمه‌گر' },
  places: { insurer_list: 'فهرست‌های بیمه‌شدگان', insurer_list_line: 'ردیف‌های فهرست بیمه‌شدگان' },
};
