export default {
  records: {
    PartyQualification: 'سابقهٔ تحصیلی',
    WorkExperience: 'سابقهٔ شغلی',
  },
  places: {
    party_qualification: 'سوابق تحصیلی پرسنل',
    work_experience: 'سوابق شغلی پرسنل',
  },
};
