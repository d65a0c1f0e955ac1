export default {
  records: {
    FamilyMember: 'عضو خانواده',
  },
};
