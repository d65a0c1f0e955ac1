export default {
  records: { AttendancePeriod: 'دورهٔ کارکرد' },
  places: { attendance_period: 'دوره‌های کارکرد' },
};
