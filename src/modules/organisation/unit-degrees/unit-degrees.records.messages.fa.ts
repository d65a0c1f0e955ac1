export default {
  records: {
    OrgUnitDegree: 'درجهٔ واحد',
    UnitDegree: 'درجهٔ واحد در فهرست پایه',
  },
  places: {
    org_unit_degree: 'درجهٔ واحدها',
  },
};
