export default { records: { WelfareReceipt: 'رسید خدمت رفاهی' }, places: { welfare_receipt: 'رسیدهای خدمت رفاهی' } };
