export default {
  records: { AttendanceRequest: 'درخواست کارکرد' },
  places: { attendance_request: 'درخواست‌های کارکرد' },
};
