/** What pages say of requests. */
export default {
  person: 'درخواست‌دهنده',
  created: 'ثبت',
};
