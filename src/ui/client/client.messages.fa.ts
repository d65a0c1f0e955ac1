/** Sentences of the typed client. */
export default {
  network: 'پاسخی از سامانه نرسید. اتصال خود را بررسی کنید و دوباره تلاش کنید.',
  unknown: 'خطایی رخ داد. دوباره تلاش کنید.',
};
