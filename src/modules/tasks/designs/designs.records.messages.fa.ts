export default {
  records: {
    ProcessDefinition: 'نسخهٔ فرایند',
  },
};
