/** /organizationalUnit: units of the organisation over time (guide organisation 5.3). */
export default {
  title: 'واحدهای سازمانی',
  permissions: {
    'organizationChartManagement/organizationalUnit/observe': 'دیدن واحدهای سازمانی',
    'organizationChartManagement/organizationalUnit/add': 'افزودن واحد سازمانی',
    'organizationChartManagement/organizationalUnit/edit': 'ویرایش و جابه‌جایی واحد سازمانی',
    'organizationChartManagement/organizationalUnit/delete': 'حذف واحد سازمانی',
  },
  errors: {
    nameTaken: 'واحد دیگری در این تاریخ همین عنوان را دارد.',
    fromRange: 'تاریخ اثر باید در بازهٔ برقراری واحد باشد.',
    onePropertyOfGroup: ({ group }: { group: string | number }) => `از گروه «${group}» فقط یک مورد را برگزینید.`,
    propertyMissing: ({ group }: { group: string | number }) => `از گروه «${group}» یک مورد را برگزینید.`,
    option: 'این گزینه در فهرست نیست.',
    parent: 'واحد بالاتر را از فهرست برگزینید.',
    hasUnits: 'این واحد زیرمجموعه دارد. نخست واحدهای زیرمجموعه را جابه‌جا یا حذف کنید.',
    hasSeats: 'این واحد پست سازمانی دارد. نخست پست‌ها را جابه‌جا یا حذف کنید.',
    stale: 'این واحد پس از باز شدن فرم تغییر کرده است.',
    isTop: 'واحد نخست سازمان حذف یا بسته نمی‌شود.',
  },
} as const;
