export default {
  places: {
    approval_step: 'مراحل تأیید',
  },
};
