export default { payslipsTab: 'فیش‌های حقوق' } as const;
