export default {
  records: {
    ProcessInstance: 'پروندهٔ فرایند',
    ProcessTask: 'کار',
    ProcessComment: 'گفتگوی فرایند',
  },
};
