/** What the database refuses to let the structure become (platform/structure), said for the screens of this module. */
import { defineErrors } from '#kernel/errors.ts';

export const structureErrors = defineErrors('modules/organisation', {
  unitGap: { status: 409, constraint: 'org_unit_fact_cover' },
  unitPlaceGap: { status: 409, constraint: 'org_unit_parent_cover' },
  parentNotThere: { status: 409, constraint: 'org_unit_parent_within', field: 'parentUnitId' },
  unitCircle: { status: 409, constraint: 'org_unit_parent_circle', field: 'parentUnitId' },
  unitBelowItself: { status: 409, constraint: 'org_unit_parent_check', field: 'parentUnitId' },
  unitCodeTaken: { status: 409, constraint: 'org_unit_code', field: 'pseudoId' },
  unitNameTaken: { status: 409, constraint: 'org_unit_name_once', field: 'organizationName' },
  seatGap: { status: 409, constraint: 'empl_position_fact_cover' },
  seatPlaceGap: { status: 409, constraint: 'empl_position_unit_cover' },
  unitNotThere: { status: 409, constraint: 'empl_position_unit_within', field: 'organizationPartyId' },
  superiorNotThere: { status: 409, constraint: 'empl_position_reporting_within', field: 'reportsToId' },
  seatCircle: { status: 409, constraint: 'empl_position_reporting_circle', field: 'reportsToId' },
  seatBelowItself: { status: 409, constraint: 'empl_position_reporting_check', field: 'reportsToId' },
  seatCodeTaken: { status: 409, constraint: 'empl_position_code', field: 'pseudoId' },
  holderOutside: { status: 409, constraint: 'empl_position_party_within', field: 'partyFromDate' },
  seatFull: { status: 409, constraint: 'empl_position_party_capacity', field: 'partyId' },
  heldTwice: { status: 409, constraint: 'empl_position_party_one_seat', field: 'partyId' },
  secondMain: { status: 409, constraint: 'empl_position_party_one_main', field: 'mainPosition' },
  secondManager: { status: 409, constraint: 'org_unit_manager_one', field: 'roleTypeId' },
  secondChief: { status: 409, constraint: 'empl_position_party_one_chief', field: 'roleTypeId' },
});
