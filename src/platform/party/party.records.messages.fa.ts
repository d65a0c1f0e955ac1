export default {
  records: {
    Person: 'مشخصات فردی',
    PartyRelationship: 'استخدام',
    EmploymentKind: 'نوع استخدام',
  },
  places: {
    person: 'مشخصات پرسنل',
    employment_kind: 'نوع استخدام پرسنل',
    party_relationship: 'همکاری‌های پرسنل',
    party_identification: 'شناسه‌های پرسنل',
    postal_address: 'نشانی‌ها',
    telecom_number: 'شماره‌های تماس',
  },
};
