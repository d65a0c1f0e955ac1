export default { ordersTab: 'احکام' } as const;
