/** Names of what people are told of their requests, for whoever writes templates. */
export default {
  completed: 'پایان رسیدگی به درخواست تازه',
  cancelled: 'لغو درخواست تازه',
};
