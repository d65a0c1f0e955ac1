/** /organizationalPosition: posts over time and who holds them (guide organisation 5.5). */
export default {
  title: 'پست‌های سازمانی',
  permissions: {
    'organizationChartManagement/organizationalPosition/observe': 'دیدن پست‌های سازمانی',
    'organizationChartManagement/organizationalPosition/add': 'افزودن پست سازمانی',
    'organizationChartManagement/organizationalPosition/edit': 'ویرایش پست سازمانی و متصدیان آن',
    'organizationChartManagement/organizationalPosition/delete': 'حذف پست سازمانی و تصدی نادرست',
  },
  errors: {
    fromRange: 'تاریخ اثر باید در بازهٔ برقراری پست باشد.',
    unit: 'واحد سازمانی را از فهرست برگزینید.',
    superior: 'پست بالاتر را از فهرست برگزینید.',
    dotted: 'پست‌های خط گزارش دوم را از فهرست برگزینید؛ خود پست و پست بالاتر در آن نیست.',
    job: 'شغل را از فهرست برگزینید؛ شغل باید در این تاریخ برقرار باشد.',
    stale: 'این پست پس از باز شدن فرم تغییر کرده است.',
    everHeld: 'این پست متصدی داشته است و حذف نمی‌شود. به جای حذف، به آن پایان دهید.',
    hasReports: 'پست‌های دیگری به این پست گزارش می‌دهند. نخست پست بالاتر آن‌ها را تغییر دهید.',
    heldInactive: 'این پست از این تاریخ متصدی دارد و تنها با وضعیت فعال می‌ماند. نخست به تصدی پایان دهید.',
    notActive: 'این پست در آغاز بازه فعال نیست و متصدی نمی‌پذیرد.',
    notEmployed: 'این شخص در همهٔ روزهای این بازه در استخدام این شرکت نیست.',
    role: 'نقش را از فهرست برگزینید.',
    person: 'شخص را از فهرست برگزینید.',
    staleHolder: 'این تصدی پس از باز شدن فرم تغییر کرده است. فهرست را دوباره ببینید.',
    onRange: 'تاریخ پایان باید پس از آغاز تصدی و در بازهٔ آن باشد.',
  },
} as const;
