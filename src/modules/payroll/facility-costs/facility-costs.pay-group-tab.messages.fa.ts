export default { facilitiesTab: 'هزینهٔ امکانات' } as const;
