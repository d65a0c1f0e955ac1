/** Addresses and numbers of units and of companies: permissions and refusals. */
export default {
  permissions: {
    'organizationChartManagement/organizationalUnit/address/observe': 'دیدن نشانی واحد سازمانی',
    'organizationChartManagement/organizationalUnit/address/add': 'افزودن نشانی واحد سازمانی',
    'organizationChartManagement/organizationalUnit/address/edit': 'ویرایش نشانی واحد سازمانی',
    'organizationChartManagement/organizationalUnit/address/delete': 'حذف نشانی واحد سازمانی',
    'organizationChartManagement/organizationalUnit/contact/observe': 'دیدن اطلاعات تماس واحد سازمانی',
    'organizationChartManagement/organizationalUnit/contact/add': 'افزودن اطلاعات تماس واحد سازمانی',
    'organizationChartManagement/organizationalUnit/contact/edit': 'ویرایش اطلاعات تماس واحد سازمانی',
    'organizationChartManagement/organizationalUnit/contact/delete': 'حذف اطلاعات تماس واحد سازمانی',
    'organizationChartManagement/defineOrganization/address/observe': 'دیدن نشانی سازمان',
    'organizationChartManagement/defineOrganization/address/add': 'افزودن نشانی سازمان',
    'organizationChartManagement/defineOrganization/address/edit': 'ویرایش نشانی سازمان',
    'organizationChartManagement/defineOrganization/address/delete': 'حذف نشانی سازمان',
    'organizationChartManagement/defineOrganization/contact/observe': 'دیدن اطلاعات تماس سازمان',
    'organizationChartManagement/defineOrganization/contact/add': 'افزودن اطلاعات تماس سازمان',
    'organizationChartManagement/defineOrganization/contact/edit': 'ویرایش اطلاعات تماس سازمان',
    'organizationChartManagement/defineOrganization/contact/delete': 'حذف اطلاعات تماس سازمان',
  },
  errors: {
    option: 'این گزینه در فهرست نیست. گزینهٔ دیگری انتخاب کنید.',
    elsewhere: 'این محل در تقسیم کشوری بالاتر از خود نیست. آن را دوباره از فهرست انتخاب کنید.',
    stale: 'این ردیف پس از باز شدن فرم تغییر کرده است.',
  },
} as const;
