import type { ChainStep } from '#platform/approval/chain.rules.ts';

/** A step of an approval chain that names nobody yet: tests say what they are about. */
export const chainStep: ChainStep = {
  sequence: 1,
  verLevelCriteriaEnumId: 'VLCEP',
  emplPositionId: null,
  organizationPartyId: null,
  roleTypeId: null,
  levelEnumId: null,
  roleInProcessEnumId: null,
  actions: [],
  verificationTypeEnumId: 'VtAny',
  deadlineDays: null,
  delegation: 'N',
};
