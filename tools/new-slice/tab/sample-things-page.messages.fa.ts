/** Words of the tab; replace them with the real ones. */
export default {
  list: 'موردها',
  name: 'عنوان',
  note: 'توضیح',
};
