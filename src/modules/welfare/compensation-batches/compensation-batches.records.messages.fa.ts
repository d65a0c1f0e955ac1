export default {
  records: { CompensationBatch: 'فهرست بیمه‌گر' },
  places: { compensation_batch: 'فهرست‌های بیمه‌گر', compensation_batch_line: 'ردیف‌های فهرست بیمه‌گر', compensation_payout: 'هزینه‌های درمان پرداختی با حقوق' },
};
