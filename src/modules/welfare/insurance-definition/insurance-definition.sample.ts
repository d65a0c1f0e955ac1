import { defineSample } from '#testing/sample.ts';
import { insuranceAgeLimits, insuranceContracts, insuranceCosts, insurancePremiums, insuranceShares } from './insurance-definition.contract.ts';
import { contractStart } from './insurance-definition.table.ts';

export const insuranceContract = defineSample({
  gives: 'row/insuranceContract',
  create: insuranceContracts.create,
  isOfCompany: true,
  body: (title) => ({ ...contractStart, contractCode: 'C1', title, fromDate: '2026-03-21', thruDate: '2027-03-20' }),
  needs: { insurerId: 'row/insurer' },
  named: ['insuranceContractId'],
});

export const insurancePremium = defineSample({
  gives: 'row/insurancePremium',
  create: insurancePremiums.create,
  body: (tier) => ({ tier, relation: 'self', premium: '48000000' }),
  needs: { insuranceContractId: 'row/insuranceContract' },
});

export const insuranceShare = defineSample({
  gives: 'row/insuranceShare',
  create: insuranceShares.create,
  body: () => ({ relation: 'Father', employeePercent: 100 }),
  needs: { insuranceContractId: 'row/insuranceContract' },
});

export const insuranceCost = defineSample({
  gives: 'row/insuranceCost',
  create: insuranceCosts.create,
  body: () => ({ costTypeEnumId: 'CctDental', franchisePercent: 10, personCeiling: '60000000', waitingDays: 90 }),
  needs: { insuranceContractId: 'row/insuranceContract' },
});

export const insuranceAgeLimit = defineSample({
  gives: 'row/insuranceAgeLimit',
  create: insuranceAgeLimits.create,
  body: () => ({ relation: 'Son', ageThru: 24, liftedFor: 'both' }),
  needs: { insuranceContractId: 'row/insuranceContract' },
});
