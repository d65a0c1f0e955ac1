export default {
  records: { PayTransferFile: 'فایل پرداخت', PayTransfer: 'پرداخت بانکی' },
  places: { pay_transfer_file: 'فایل‌های پرداخت بانک', pay_transfer: 'پرداخت‌های بانکی حقوق' },
};
