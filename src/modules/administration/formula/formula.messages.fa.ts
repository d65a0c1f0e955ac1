/** Title of the screen and the name of its permission. */
export default {
  title: 'تعریف فرمول',
  permissions: {
    'systemBaseData/emplOrderGeneral/formulaDefinition/observe': 'دیدن فرمول‌ها',
  },
};
