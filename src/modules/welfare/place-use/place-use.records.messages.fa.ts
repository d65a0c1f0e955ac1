export default {
  places: {
    welfare_place_code: 'کدهای معرفی‌نامهٔ خدمت رفاهی',
    welfare_place_due: 'بدهی جاهای خدمت رفاهی',
    welfare_place_taken: 'کسر حقوق بابت خدمت رفاهی',
  },
};
