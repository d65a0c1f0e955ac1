/** What stands under a person in the lists people are chosen from. */
export default {
  left: 'همکاری پایان یافته است',
  elsewhere: 'در شرکت دیگری کار می‌کند',
  oneself: 'برای خودتان ممکن نیست',
} as const;
