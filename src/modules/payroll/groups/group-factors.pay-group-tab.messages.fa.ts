export default { factorsTab: 'عوامل' } as const;
