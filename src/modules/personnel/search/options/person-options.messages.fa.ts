/** What stands under a person in the lists people are chosen from. */
export default {
  left: 'همکاری پایان یافته است',
  oneself: 'برای خودتان ممکن نیست',
} as const;
