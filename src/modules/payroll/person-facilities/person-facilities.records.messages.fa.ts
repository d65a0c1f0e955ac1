export default {
  records: { PersonFacility: 'امکانات فرد' },
  places: { person_facility: 'امکانات افراد', person_facility_taken: 'کسر بهای امکانات' },
};
