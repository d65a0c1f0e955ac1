export default {
  records: { WelfareGroupShare: 'سهم خدمت گروه رفاهی', WelfareGroupUse: 'شرط استفادهٔ گروه رفاهی' },
  places: { welfare_group_share: 'سهم‌های خدمت گروه‌های رفاهی', welfare_group_use: 'شرایط استفادهٔ گروه‌های رفاهی' },
};
