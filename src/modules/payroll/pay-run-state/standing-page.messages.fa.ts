/** What a run is to a reversal, in lists. */
export default { standing: 'برگشت', standings: { reversed: 'برگشت خورده', mirror: 'ارقام وارونه' } } as const;
