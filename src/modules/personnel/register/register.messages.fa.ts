/** Registration of a person. */
export default {
  permissions: {
    'personnelInformationManagement/addNewPersonnel/addInformation/base': 'تعریف کاربر',
  },
  errors: {
    nationalCodeTaken: 'فردی با این کد ملی در شرکت ثبت شده است. او را در لیست پرسنل پیدا کنید.',
    foreignerCodeTaken: 'فردی با این کد فراگیر در شرکت ثبت شده است. او را در لیست پرسنل پیدا کنید.',
    passportTaken: 'فردی با این شمارهٔ گذرنامه در شرکت ثبت شده است. او را در لیست پرسنل پیدا کنید.',
    usernameTaken: 'این نام کاربری پیش‌تر گرفته شده است. نام دیگری بنویسید.',
    emailTaken: 'این ایمیل برای کاربر دیگری ثبت شده است.',
    unknownOption: 'این گزینه در فهرست نیست.',
  },
  validation: {
    username: 'نام کاربری ۶ تا ۳۰ حرف لاتین یا رقم است.',
    passwordRule: 'دست‌کم ۸ نویسه با حرف کوچک و بزرگ لاتین، رقم و نشانه بنویسید.',
    passwordVerify: 'تکرار کلمهٔ عبور با خودش یکی نیست.',
    passwordHoldsUsername: 'کلمهٔ عبور نباید نام کاربری را در خود داشته باشد.',
    hireRange: 'تاریخ استخدام باید از ۱۳۰۰/۰۱/۰۱ تا یک سال پس از امروز باشد.',
  },
};
