/** The texts that every company begins with; the English ones are for papers that go abroad. */
export default {
  fa: {
    opening: 'بسمه تعالی',
    signer: 'مدیر منابع انسانی',
    titles: { employment: 'گواهی اشتغال به کار', wage: 'گواهی حقوق' },
    bodies: {
      employment:
        'با سلام و احترام\nبدین‌وسیله گواهی می‌شود {{آقا یا خانم}} {{نام کامل}} فرزند {{نام پدر}} به شمارهٔ ملی {{کد ملی}} از تاریخ {{تاریخ استخدام}} تا کنون در {{نام شرکت}} با سمت {{پست سازمانی}} مشغول به کار است.\nاین گواهی به درخواست نامبرده و تنها برای ارائه به آن مرجع صادر شده است و تعهد دیگری برای این شرکت ایجاد نمی‌کند.',
      wage: 'با سلام و احترام\nبدین‌وسیله گواهی می‌شود {{آقا یا خانم}} {{نام کامل}} فرزند {{نام پدر}} به شمارهٔ ملی {{کد ملی}} از تاریخ {{تاریخ استخدام}} تا کنون در {{نام شرکت}} با سمت {{پست سازمانی}} مشغول به کار است و مزد مبنای ماهانهٔ نامبرده {{مزد ماهانه}} ریال ({{مزد ماهانه به حروف}} ریال) است.\nاین گواهی به درخواست نامبرده و تنها برای ارائه به آن مرجع صادر شده است و به معنای ضمانت نامبرده یا کسر از مزد او نیست.',
    },
  },
  en: {
    opening: null,
    signer: 'Human Resources Manager',
    titles: { employment: 'Certificate of Employment', wage: 'Certificate of Wage' },
    bodies: {
      employment:
        'To whom it may concern,\nThis is to certify that {{honorific}} {{fullName}}, national ID {{nationalCode}}, has been employed by this company since {{hireDate}} and is currently in active service.\nThis certificate is issued at the request of the employee and imposes no liability on the company.',
      wage: 'To whom it may concern,\nThis is to certify that {{honorific}} {{fullName}}, national ID {{nationalCode}}, has been employed by this company since {{hireDate}} and currently earns a base wage of {{monthlyWage}} Iranian rials a month.\nThis certificate is issued at the request of the employee and imposes no liability on the company.',
    },
  },
} as const;
