/** What appraisal asks formulas for. */
export default { formula: { score: 'امتیاز ارزیابی عملکرد' } };
