/** Refusals of early payment in part. */
export default {
  errors: {
    onlyDue: (v: { due: string }) => `مبلغ باید بیش از ${v.due} ریالِ سررسیدشده و جریمهٔ آن باشد.`,
    settleWhole: (v: { payable: string }) => `این مبلغ همهٔ اصل را برمی‌گرداند. مبلغ تسویهٔ کامل ${v.payable} ریال است.`,
    beforePlan: 'تاریخ نباید پیش از آغاز برنامهٔ کنونی اقساط باشد.',
    notPrepayable: 'تسهیلاتی که قسط آینده‌اش تخفیف یا سوخت دارد تنها یک‌جا تسویه می‌شود.',
    planMovedOn: 'برنامهٔ اقساط پس از این رسید باز تغییر کرده است. نخست آن تغییر را برگردانید.',
  },
};
