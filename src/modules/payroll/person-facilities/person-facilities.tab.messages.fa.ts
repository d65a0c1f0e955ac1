export default { facilitiesTab: 'امکانات' } as const;
