export default {
  records: { WelfareService: 'خدمت رفاهی', WelfareUnit: 'واحد اقامت' },
  places: { welfare_service: 'خدمت‌های رفاهی', welfare_unit: 'واحدهای اقامت' },
};
