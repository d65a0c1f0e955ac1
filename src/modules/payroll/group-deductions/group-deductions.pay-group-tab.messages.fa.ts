export default { deductionsTab: 'کسورات قانونی' } as const;
