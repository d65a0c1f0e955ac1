export default { payDataTab: 'اطلاعات حقوقی' } as const;
