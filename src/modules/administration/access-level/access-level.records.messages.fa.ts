export default {
  records: {
    UserGroup: 'گروه کاربری',
    UserGroupMember: 'عضو گروه کاربری',
    UserGroupPermission: 'دسترسی گروه کاربری',
  },
};
