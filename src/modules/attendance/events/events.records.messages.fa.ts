export default {
  places: {
    clock_event: 'تردد',
    clock_delivery: 'دریافت تردد',
    clock_correction: 'اصلاح تردد',
    clock_exception: 'مورد استثنای تردد',
  },
} as const;
