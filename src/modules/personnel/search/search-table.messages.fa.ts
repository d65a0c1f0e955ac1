/** Columns of the personnel list beside those the page names itself. */
export default {
  firstName: 'نام',
  lastName: 'نام خانوادگی',
  birthDate: 'تاریخ تولد',
  maritalStatus: 'وضعیت تأهل',
  relationName: 'نوع ارتباط',
  employments: 'دفعات همکاری',
};
