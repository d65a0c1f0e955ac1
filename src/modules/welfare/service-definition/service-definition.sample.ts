import { defineSample } from '#testing/sample.ts';
import { welfareServices, welfareUnits } from './service-definition.contract.ts';
import { serviceStart } from './service-definition.table.ts';

export const welfareService = defineSample({
  gives: 'row/welfareService',
  create: welfareServices.create,
  isOfCompany: true,
  body: (title) => ({ ...serviceStart, serviceCode: 'S1', title }),
  named: ['welfareServiceId'],
});

export const welfareUnit = defineSample({
  gives: 'row/welfareUnit',
  create: welfareUnits.create,
  body: (title) => ({ unitCode: '101', title, beds: 4 }),
  needs: { welfareServiceId: 'row/welfareService' },
  named: ['welfareUnitId'],
});
