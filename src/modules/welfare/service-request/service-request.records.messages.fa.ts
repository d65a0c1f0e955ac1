export default {
  records: { WelfareRequest: 'درخواست خدمت رفاهی', WelfarePlace: 'جای رویداد رفاهی' },
  places: { welfare_request: 'درخواست‌های خدمت رفاهی', welfare_place: 'جاهای رویداد رفاهی', welfare_overrule: 'گذشتن از شرط‌های رویداد' },
};
