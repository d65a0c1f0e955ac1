/** What welfare asks formulas for. */
export default { formula: { eligible: 'شرط برخورداری از خدمت رفاهی', score: 'امتیاز درخواست تسهیلات' } };
