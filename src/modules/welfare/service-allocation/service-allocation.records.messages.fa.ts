export default {
  records: { WelfareAllocation: 'فهرست تخصیص خدمت رفاهی' },
  places: { welfare_allocation: 'فهرست‌های تخصیص خدمت رفاهی', welfare_allocation_line: 'جایگاه‌های فهرست تخصیص خدمت رفاهی' },
};
