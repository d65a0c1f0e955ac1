/** People and companies. */
export default {
  errors: {
    pseudoIdTaken: 'این کد پرسنلی در شرکت به کار رفته است. کد دیگری بنویسید.',
    nationalCodeTaken: 'فردی با این کد ملی در شرکت ثبت شده است. او را در لیست پرسنل پیدا کنید.',
    alreadyEmployed: 'این فرد در همین دوره در شرکت مشغول به کار است.',
  },
};
