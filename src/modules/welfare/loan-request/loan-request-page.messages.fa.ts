/** Words of the own requests for loans. */
export default {
  lead: 'وام‌هایی که درخواست داده‌اید و جایی که هر کدام رسیده است.',
  ask: 'درخواست وام',
} as const;
