/** Words of what people are told of tasks. In {braces}: values of the event. */
export default {
  placeholders: {
    task: 'عنوان کار',
    process: 'نام فرایند',
    subject: 'موضوع درخواست',
    from: 'درخواست‌کننده',
    due: 'مهلت',
    daysLeft: 'روز مانده تا مهلت',
    step: 'گامی که متوقف شده',
    reason: 'علت توقف',
  },
  samples: {
    task: 'بررسی درخواست مرخصی',
    process: 'مرخصی',
    subject: 'مرخصی روزانهٔ سارا احمدی',
    from: 'سارا احمدی',
    step: 'تأیید مدیر',
    reason: 'کسی برای انجام این گام پیدا نشد.',
  },
  assigned: { title: 'کار تازه برای شما', subject: 'کار تازه: {task}', body: '{subject}\nدرخواست‌کننده: {from}' },
  reminder: { title: 'یادآوری کار انجام‌نشده', subject: 'یادآوری: {task}', body: '{subject}\nمهلت این کار {due} است.' },
  overdue: { title: 'گذشتن مهلت کار', subject: 'مهلت «{task}» گذشت', body: '{subject}\nمهلت این کار {due} بود.' },
  stuck: { title: 'توقف یک فرایند', subject: 'فرایند {process} در گام «{step}» متوقف شد', body: '{subject}\nدرخواست‌کننده: {from}\n{reason}' },
};
