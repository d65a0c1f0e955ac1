import { defineSample } from '#testing/sample.ts';
import { outputSettings, outputTypes } from './output-types.contract.ts';

export const payOutputType = defineSample({
  gives: 'row/payOutputType',
  create: outputTypes.create,
  body: (title) => ({ title, outputTypeEnumId: 'OutTyBanck', settingId: 'OTBSaderat' }),
  named: ['payOutputTypeId', 'bankOutputId', 'insuranceOutputId', 'taxOutputId', 'outputIds'],
});

export const payOutputSetting = defineSample({
  gives: 'row/payOutputSetting',
  create: outputSettings.create,
  body: () => ({ partySettingTypeId: 'OPTPayFor', value: 'PfSalary' }),
  needs: { payOutputTypeId: 'row/payOutputType' },
});
