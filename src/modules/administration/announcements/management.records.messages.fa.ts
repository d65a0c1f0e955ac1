export default {
  records: {
    CommunicationEvent: 'اعلان',
  },
};
