export default {
  records: { AttendanceSheet: 'کارکرد ماه', AttendanceClosing: 'تجمیع کارکرد' },
  places: { attendance_closing: 'تجمیع‌های کارکرد', attendance_sheet: 'کارکرد ماه پرسنل', attendance_difference: 'تفاوت روزهای پس از بستن کارکرد' },
};
