export default { places: { loan_opening: 'وام‌های جاری منتقل‌شده' } };
