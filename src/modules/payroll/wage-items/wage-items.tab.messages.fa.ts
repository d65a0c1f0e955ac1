export default { wagesTab: 'مزد' } as const;
