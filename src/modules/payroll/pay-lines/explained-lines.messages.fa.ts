/** Words of the lines of a month of pay. */
export default {
  partOf: (part: string, of: string) => `${part}، ${of}`,
  ofMonth: (title: string, month: string) => `${title}، ${month}`,
  pay: 'مزد و مزایا',
  taken: 'کسورات',
  employer: 'سهم کارفرما',
  basis: 'مبناها',
  law: 'قانونی که به کار رفت',
  confirmed: 'تأییدشده',
  open: 'نیازمند تأیید',
};
