export default {
  records: { AttendanceFactor: 'عامل کاری' },
  places: { attendance_factor: 'عوامل کاری' },
};
