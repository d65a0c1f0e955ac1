export default { contractsTab: 'قراردادها' } as const;
