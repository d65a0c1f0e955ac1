export default {
  records: {
    ClockDevice: 'دستگاه حضور',
    ClockDeviceKey: 'معادل کلید دستگاه',
  },
  places: {
    clock_device: 'دستگاه‌های حضور',
    clock_device_key: 'معادل کلیدهای دستگاه',
  },
} as const;
