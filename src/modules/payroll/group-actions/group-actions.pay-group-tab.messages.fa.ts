export default { actionsTab: 'اقدام‌ها' } as const;
