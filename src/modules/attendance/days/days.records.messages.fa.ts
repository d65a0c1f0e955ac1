export default {
  places: { attendance_mark: 'روزهای در انتظار محاسبهٔ کارکرد', attendance_day: 'کارکرد روزهای پرسنل' },
};
