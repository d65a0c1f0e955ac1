export default { levelsTab: 'سطح‌های تأیید' } as const;
