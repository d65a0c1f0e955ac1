/** Types of payslips and of outputs: unique, each output of its kind, settings with values of theirs, and nothing of another company. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { layOrganisation } from '#testing/organisation.ts';
import { baseDataErrors } from '../base-data/base-data.contract.ts';
import baseMessages from '../base-data/base-data.messages.fa.ts';
import { routes as baseRoutes } from '../base-data/base-data.routes.ts';
import { factorErrors } from '../factors/factors.contract.ts';
import factorMessages from '../factors/factors.messages.fa.ts';
import { routes as factorRoutes } from '../factors/factors.routes.ts';
import { outputTypeErrors } from '../output-types/output-types.contract.ts';
import outputMessages from '../output-types/output-types.messages.fa.ts';
import { routes as outputRoutes } from '../output-types/output-types.routes.ts';
import { payslipTypeErrors } from './payslip-types.contract.ts';
import messages from './payslip-types.messages.fa.ts';
import { routes } from './payslip-types.routes.ts';

let bed: Mounted;
const officer = actorIn('payrollOfficer', 'payrollOfficer');
const elsewhere = actorIn('payrollOfficer', 'worker');
const BASE = '/rest/s1/payroll';

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, actor = officer) => bed.call(actor, method, `${BASE}/${path}`, body);
const type = (code: string, more: object = {}) => ({ code, title: `Type ${code}`, printSettingId: 'PayslipPrintPreviewDefault', ...more });
const output = (title: string, outputTypeEnumId = 'OutTyBanck', settingId = 'OTBSaderat') => ({ title, outputTypeEnumId, settingId });
const idOf = async (path: string, body: object, actor = officer): Promise<string> => (await call('POST', path, body, actor)).body.id;
const refusal = async (path: string, body: object) => (await call('POST', path, body)).body.fields;

beforeAll(async () => {
  bed = await mountSlices(
    { slice: 'modules/payroll/payslip-types', routes, messages, errors: [payslipTypeErrors] },
    { slice: 'modules/payroll/output-types', routes: outputRoutes, messages: outputMessages, errors: [outputTypeErrors] },
    { slice: 'modules/payroll/base-data', routes: baseRoutes, messages: baseMessages, errors: [baseDataErrors] },
    { slice: 'modules/payroll/factors', routes: factorRoutes, messages: factorMessages, errors: [factorErrors] },
  );
  await layOrganisation(bed.database.owner);
});
afterAll(() => bed.close());

describe('a type of payslips', () => {
  test('names periods of payroll alone, which then stay', async () => {
    const period = (code: string, periodPurposeEnumId: string) => idOf('entity/timePeriodType', { code, description: code, periodPurposeEnumId });
    const [season, fiscal] = [await period('season', 'TPPPayroll'), await period('fiscal', 'TPPFiscal')];
    expect(await refusal('PayslipType', type('seasonal', { timePeriodTypeId: fiscal }))).toEqual({ timePeriodTypeId: messages.errors.option });
    await idOf('PayslipType', type('seasonal', { timePeriodTypeId: season }));
    expect((await call('DELETE', `entity/timePeriodType/${season}?rowVersion=1`)).body.messages).toBe(baseMessages.errors.inUse);
  });

  test('has a code of its own and outputs of their kinds, none of another company', async () => {
    const bank = await idOf('outputType', output('Bank'));
    const theirs = await idOf('outputType', output('Bank'), elsewhere);
    expect(await refusal('PayslipType', type('wrong', { taxOutputId: bank }))).toEqual({ taxOutputId: messages.errors.output });
    expect(await refusal('PayslipType', type('wrong', { bankOutputId: theirs }))).toEqual({ bankOutputId: messages.errors.option });
    await idOf('PayslipType', type('right', { bankOutputId: bank }));
    expect(await refusal('PayslipType', type('RIGHT'))).toEqual({ code: messages.errors.codeTaken });
    expect((await call('DELETE', `outputType/${bank}?rowVersion=1`)).body.messages).toBe(outputMessages.errors.inUse);
    const asTax = { ...output('Bank', 'OutTyTax', 'OTTListDisc10'), rowVersion: 1 };
    expect((await call('PUT', `outputType/${bank}`, asTax)).body.fields).toEqual({ outputTypeEnumId: outputMessages.errors.kindInUse });
  });

  test('has a factor once, which then stays', async () => {
    const [id, factor] = [await idOf('PayslipType', type('bonus')), await idOf('entity/payrollFactor', { code: 'gift', title: 'Gift', groupEnumId: 'PfgBenefit' })];
    const row = { payslipTypeId: id, payrollFactorId: factor, calcTypeEnumId: 'PfcNormal' };
    expect((await call('POST', 'PayrollFactor', row)).status).toBe(201);
    expect(await refusal('PayrollFactor', row)).toEqual({ payrollFactorId: messages.errors.factorTwice });
    expect((await call('DELETE', `entity/payrollFactor/${factor}?rowVersion=1`)).body.messages).toBe(factorMessages.errors.inPayslipType);
    expect((await call('DELETE', `PayslipType/${id}?rowVersion=1`)).body).toEqual({ removed: true });
    expect((await call('DELETE', `entity/payrollFactor/${factor}?rowVersion=1`)).body).toEqual({ removed: true });
  });
});

describe('an output', () => {
  test('has a version of its kind', async () => {
    expect(await refusal('outputType', output('Odd', 'OutTyTax'))).toEqual({ settingId: outputMessages.errors.version });
  });

  test('has each setting once, with a value of it', async () => {
    const payOutputTypeId = await idOf('outputType', output('Order'));
    const setting = (partySettingTypeId: string, value: string) => ({ payOutputTypeId, partySettingTypeId, value });
    expect(await refusal('entity/outputSetting', setting('OPTPayFor', 'TpmBank'))).toEqual({ value: outputMessages.errors.value });
    expect(await refusal('entity/outputSetting', setting('OPTDiskBankSerial', '12a'))).toEqual({ value: outputMessages.errors.value });
    expect(await refusal('entity/outputSetting', setting('SettingTypeOutput', '1'))).toEqual({ partySettingTypeId: outputMessages.errors.option });
    expect((await call('POST', 'entity/outputSetting', setting('OPTPayFor', 'PfEidi'))).status).toBe(201);
    expect(await refusal('entity/outputSetting', setting('OPTPayFor', 'PfBonus'))).toEqual({ partySettingTypeId: outputMessages.errors.settingTwice });
    expect((await call('GET', `entity/outputSetting?payOutputTypeId=${payOutputTypeId}`)).body.rows).toMatchObject([{ partySettingTypeId: 'OPTPayFor', value: 'PfEidi' }]);
  });
});

test('what they choose from is told to outside programs too', async () => {
  const list = async (path: string): Promise<object[]> => (await call('GET', path)).body.list;
  expect(await list('getPrintSetting')).toEqual([
    { printSettingId: 'PayslipPrintPreviewDefault', description: expect.any(String) },
    { printSettingId: 'PayslipPrintPreviewSimple', description: expect.any(String) },
  ]);
  expect(await list('outputPrintSetting?outputTypeEnumId=OutTyBanck')).toEqual([{ settingId: 'OTBSaderat', outputTypeEnumId: 'OutTyBanck', description: expect.any(String) }]);
  expect(new Set((await list('outputPrintSetting')).map((one) => (one as { outputTypeEnumId: string }).outputTypeEnumId))).toEqual(
    new Set(['OutTyBanck', 'OutTyInsurance', 'OutTyTax']),
  );
  const settings = await list('entity/partySettingType?settingTypeEnumId=SettingTypeOutput');
  expect(settings).toContainEqual({ partySettingTypeId: 'OPTPayFor', description: expect.any(String), enumTypeId: 'PayFor', validRegexp: null });
  expect(settings).toContainEqual({ partySettingTypeId: 'OPTDiskBankSerial', description: expect.any(String), enumTypeId: null, validRegexp: String.raw`^\d{1,10}$` });
  expect(settings).not.toContainEqual(expect.objectContaining({ partySettingTypeId: 'SettingTypeOutput' }));
  expect(await list('entity/partySettingType?settingTypeEnumId=OPTPayFor2')).toEqual([]);
});
