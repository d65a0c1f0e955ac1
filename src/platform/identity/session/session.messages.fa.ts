/** Sentences about the session that the shell shows. */
export default {
  deactivated: 'حساب شما غیرفعال شده است. با منابع انسانی تماس بگیرید.',
};
