/** Title of the screen and the name of its permission. */
export default {
  title: 'پروفایل استعدادها',
  permissions: {
    'personnelManagement/talentProfile/observe': 'دیدن پروفایل استعدادهای خود',
  },
};
