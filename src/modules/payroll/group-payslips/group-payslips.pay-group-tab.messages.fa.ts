export default { payslipsTab: 'فیش‌ها' } as const;
