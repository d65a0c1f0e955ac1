/** Groups of welfare of the demo. */
export default {
  groups: { OFFICE: 'مدیران و کارشناسان', WORKS: 'کارکنان تولید و پشتیبانی' },
  terms: 'کارمند رسمی یا پیمانی با دست‌کم یک سال سابقه',
} as const;
