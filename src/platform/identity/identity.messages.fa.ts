/** Sentences of sign-in, session and password, for the server's answers and for the pages (spec section 8). */
const number = new Intl.NumberFormat('fa-IR');

export default {
  permissions: {},
  errors: {
    wrongCredentials: 'نام کاربری یا کلمهٔ عبور درست نیست.',
    deactivated: 'دورهٔ کاری شما پایان یافته و حساب غیرفعال است. با منابع انسانی تماس بگیرید.',
    oneTimeExpired: 'مهلت این کلمهٔ عبور یک‌بارمصرف گذشته است. از مدیر سامانه کلمهٔ تازه بخواهید.',
    codeNeeded: 'کد تأیید دومرحله‌ای را هم بنویسید.',
    codeRefused: 'این کد درست نیست یا پیش‌تر به کار رفته است. کد تازهٔ برنامه را بنویسید.',
    secondFactorRequired: 'با دسترسی شما، تأیید دومرحله‌ای لازم است. نخست آن را روشن کنید.',
    throttled: ({ seconds }: { seconds: number }) =>
      `تلاش‌های ناموفق زیاد بود. ${seconds < 120 ? `${number.format(seconds)} ثانیهٔ` : `${number.format(Math.ceil(seconds / 60))} دقیقهٔ`} دیگر دوباره تلاش کنید.`,
    wrongPassword: 'کلمهٔ عبور کنونی درست نیست.',
    passwordReused: 'این کلمهٔ عبور پیش‌تر به کار رفته است. کلمهٔ دیگری بنویسید.',
    passwordHoldsUsername: 'کلمهٔ عبور نباید نام کاربری را در خود داشته باشد.',
    passwordCommon: 'این کلمهٔ عبور را بسیاری به کار می‌برند و زود حدس زده می‌شود. کلمهٔ دیگری بنویسید.',
    registrationClosed: 'ثبت‌نام در این سامانه بسته است. حساب را مدیر سامانه می‌سازد.',
    tooManyRequests: 'درخواست‌های زیادی در انتظار بررسی است. چند روز دیگر دوباره بفرستید یا با مدیر سامانه تماس بگیرید.',
    usernameTaken: 'این نام کاربری پیش‌تر گرفته شده است. نام دیگری بنویسید.',
    emailTaken: 'این نشانی ایمیل پیش‌تر ثبت شده است.',
    tokenExpired: 'مهلت نشانهٔ دسترسی گذشته است. دوباره وارد شوید.',
    tokenInvalid: 'نشانهٔ دسترسی معتبر نیست. دوباره وارد شوید.',
  },
  validation: {
    passwordRule: 'دست‌کم ۸ نویسه با حرف کوچک و بزرگ لاتین، رقم و نشانه بنویسید.',
    passwordRepeat: 'تکرار کلمهٔ عبور با خودش یکی نیست.',
  },
  passwordChanged: 'کلمهٔ عبور ویرایش شد.',
  passwordNotSaved: 'اطلاعات ذخیره نشد. دوباره تلاش کنید.',
  settingsSaved: 'تنظیمات ذخیره شد.',
};
