const messages = {
  leave: 'درخواست مرخصی',
  substitute: 'پذیرش جانشین',
  manager: 'تأیید مدیر',
  check: 'بررسی ماندهٔ مرخصی و کارکرد ماه گذشته',
  hr: 'تأیید منابع انسانی برای مرخصی بیش از سه روز',
  deduct: 'کسر از ماندهٔ مرخصی',
  accept: 'تأیید',
  reject: 'رد',
  modify: 'اصلاح',
  all: 'همهٔ شکل‌ها',
  inside: 'کارهای درون زیرفرایند',
  payment: 'پرداخت',
  bank: 'پاسخ بانک رسید',
  wait: 'دو روز',
};

export default messages;
