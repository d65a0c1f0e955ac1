export default {
  records: {
    WelfareEvent: 'رویداد رفاهی',
    WelfareSlot: 'نوبت رویداد رفاهی',
    WelfareEventQuota: 'سهمیهٔ رویداد رفاهی',
    WelfareEventCost: 'هزینهٔ رویداد رفاهی',
    WelfareEventCondition: 'شرط رویداد رفاهی',
    WelfareEventReturn: 'بازگشت هزینهٔ انصراف',
  },
  places: {
    welfare_event: 'رویدادهای رفاهی',
    welfare_slot: 'نوبت‌های رویداد رفاهی',
    welfare_event_quota: 'سهمیه‌های رویداد رفاهی',
    welfare_event_cost: 'هزینه‌های رویداد رفاهی',
    welfare_event_condition: 'شرط‌های رویداد رفاهی',
    welfare_event_return: 'بازگشت هزینهٔ انصراف از رویداد',
  },
};
