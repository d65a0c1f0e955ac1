export default {
  records: {
    Enumeration: 'مقدار فهرست پایه',
    StatusItem: 'وضعیت',
    StatusFlowTransition: 'گذار وضعیت',
    Geo: 'منطقهٔ جغرافیایی',
    Uom: 'واحد اندازه‌گیری',
    RoleType: 'نوع نقش',
  },
  places: {
    enumeration: 'گزینه‌های زیرمجموعه',
    status_item: 'وضعیت‌ها',
    status_flow_transition: 'گذرهای مجاز وضعیت',
    geo: 'تقسیمات زیرمجموعه',
    uom: 'واحدهای سنجش',
    role_type: 'نقش‌های زیرمجموعه',
  },
};
