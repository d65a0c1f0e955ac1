/** Accounts, groups and templates: unique, without circles, kept while they are used, and nothing of another company. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { layOrganisation, unitId } from '#testing/organisation.ts';
import { factorErrors } from '../factors/factors.contract.ts';
import factorMessages from '../factors/factors.messages.fa.ts';
import { routes as factorRoutes } from '../factors/factors.routes.ts';
import { accountingErrors } from './accounting.errors.ts';
import messages from './accounting.messages.fa.ts';
import { routes } from './accounting.routes.ts';
import { starterAccounts } from './starter.rules.ts';

let bed: Mounted;
const officer = actorIn('payrollOfficer', 'payrollOfficer');
const elsewhere = actorIn('payrollOfficer', 'worker');
const BASE = '/rest/s1/payroll';

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, actor = officer) => bed.call(actor, method, `${BASE}/${path}`, body);
const idOf = async (path: string, body: object, actor = officer): Promise<string> => (await call('POST', path, body, actor)).body.id;
const refusal = async (path: string, body: object) => (await call('POST', path, body)).body.fields;
const account = (accountCode: string, more: object = {}) => ({ glAccountClassEnumId: 'GacExpense', accountCode, accountName: `Account ${accountCode}`, isDebit: 'Y', ...more });

beforeAll(async () => {
  bed = await mountSlices(
    { slice: 'modules/payroll/accounting', routes, messages, errors: [accountingErrors] },
    { slice: 'modules/payroll/factors', routes: factorRoutes, messages: factorMessages, errors: [factorErrors] },
  );
  await layOrganisation(bed.database.owner);
});
afterAll(() => bed.close());

describe('accounts', () => {
  test('stand once by their codes, below one of the own company and never below themselves', async () => {
    const [top, theirs] = [await idOf('glAccount', account('9')), await idOf('glAccount', account('9'), elsewhere)];
    expect(await refusal('glAccount', account('9'))).toEqual({ accountCode: messages.errors.accountCodeTaken });
    expect(await refusal('glAccount', account('91', { parentGlAccountId: theirs }))).toEqual({ parentGlAccountId: messages.errors.option });
    const middle = await idOf('glAccount', account('91', { parentGlAccountId: top }));
    const low = await idOf('glAccount', account('911', { parentGlAccountId: middle }));
    expect((await call('PUT', `glAccount/${top}`, { ...account('9', { parentGlAccountId: low }), rowVersion: 1 })).body.fields).toEqual({
      parentGlAccountId: messages.errors.accountLoop,
    });
    expect((await call('DELETE', `glAccount/${middle}?rowVersion=1`)).body.messages).toBe(messages.errors.accountHasChildren);
    expect((await call('GET', `glAccount?searchValue=x`, undefined, elsewhere)).status).toBe(200);
    expect((await call('PUT', `glAccount/${top}`, { ...account('9'), rowVersion: 1 }, elsewhere)).status).toBe(404);
  });

  test('of details say whether a code is taken', async () => {
    await idOf('detailAccount', { code: 'D-1', title: 'Branch' });
    expect((await call('GET', 'checkDuplicateDetAccount?code=d-1')).body).toEqual({ isDuplicate: true });
    expect((await call('GET', 'checkDuplicateDetAccount?code=d-1', undefined, elsewhere)).body).toEqual({ isDuplicate: false });
  });
});

describe('a group of detailed accounts', () => {
  test('stands for what it is of, each once, all of it at one press', async () => {
    const detailGroupId = await idOf('groupAccount', { code: 'UNITS', title: 'Units', gdAccountTypeEnumId: 'GDATOrgUnit' });
    const member = (linkedId: string, code: string) => ({ detailGroupId, linkedId, code, title: code });
    expect(await refusal('groupDetail', member(unitId('works'), 'W'))).toEqual({ linkedId: messages.errors.option });
    await idOf('groupDetail', member(unitId('head'), 'H'));
    expect(await refusal('groupDetail', member(unitId('head'), 'H2'))).toEqual({ linkedId: messages.errors.memberTwice });
    const free = (await call('GET', `allDetAccounttype?detailGroupId=${detailGroupId}`)).body.list.length;
    expect(free).toBeGreaterThan(0);
    expect((await call('POST', 'groupDetail/fill', { detailGroupId })).body).toEqual({ added: free });
    expect((await call('POST', 'groupDetail/fill', { detailGroupId })).body).toEqual({ added: 0 });
    const people = { code: 'UNITS', title: 'Units', gdAccountTypeEnumId: 'GDATPersonnel', rowVersion: 1 };
    expect((await call('PUT', `groupAccount/${detailGroupId}`, people)).body.fields).toEqual({ gdAccountTypeEnumId: messages.errors.groupKindLocked });
    expect((await call('POST', 'groupDetail/fill', { detailGroupId }, elsewhere)).status).toBe(404);
  });
});

describe('a template', () => {
  test('names what its kind offers, and what it names stays', async () => {
    const voucherTemplateId = await idOf('voucherTemplate', { code: 'T', title: 'T', statusId: 'VTActive' });
    const [heading, leaf] = [await idOf('glAccount', account('8')), await idOf('glAccount', account('80'))];
    await idOf('glAccount', account('81', { parentGlAccountId: heading }));
    const factor = await idOf('entity/payrollFactor', { code: 'gift', title: 'Gift', groupEnumId: 'PfgBenefit' });
    const detail = await idOf('detailAccount', { code: 'BANK', title: 'Bank' });
    const line = (more: object) => ({
      ...{ voucherTemplateId, seqNum: 1, isDebit: 'Y', glAccountId: leaf, vtItemTypeEnumId: 'VTITPayrollFactor', payrollFactorId: factor, description: 'Gift' },
      ...more,
    });
    expect(await refusal('vTItem', line({ glAccountId: heading }))).toEqual({ glAccountId: messages.errors.heading });
    expect(await refusal('vTItem', line({ vtItemTypeEnumId: 'VTITFormula', payrollFactorId: null, itemCode: 'net' }))).toHaveProperty('itemCode');
    expect(await refusal('vTItem', line({ vtItemTypeEnumId: 'VTITExemption', payrollFactorId: null, itemCode: 'net' }))).toHaveProperty('itemCode');
    expect(await refusal('vTItem', line({ detailAccountIds: JSON.stringify([factor]) }))).toEqual({ detailAccountIds: messages.errors.option });
    const id = await idOf('vTItem', line({ detailAccountIds: JSON.stringify([detail]) }));
    expect(await refusal('vTItem', line({}))).toEqual({ seqNum: messages.errors.numberTaken });
    expect((await call('DELETE', `glAccount/${leaf}?rowVersion=1`)).body.messages).toBe(messages.errors.accountInUse);
    expect((await call('DELETE', `detailAccount/${detail}?rowVersion=1`)).body.messages).toBe(messages.errors.detailInUse);
    expect((await call('DELETE', `entity/payrollFactor/${factor}?rowVersion=1`)).body.messages).toBe(factorMessages.errors.inVoucher);
    expect((await call('DELETE', `vTItem/${id}?rowVersion=1`)).body).toEqual({ removed: true });
    expect((await call('DELETE', `detailAccount/${detail}?rowVersion=1`)).body).toEqual({ removed: true });
  });

  test('to begin with is laid once for a company, over the accounts that are there', async () => {
    await idOf('glAccount', account('7101'));
    const { body } = await call('POST', 'accountingStarter', {});
    expect(body.accounts).toBe(starterAccounts.length - 1);
    expect(body.lines).toBeGreaterThan(20);
    expect((await call('GET', `vTItem?voucherTemplateId=${body.voucherTemplateId}&pageSize=100`)).body.rows).toHaveLength(body.lines);
    expect((await call('POST', 'accountingStarter', {})).body.messages).toBe(messages.errors.starterThere);
    expect((await call('POST', 'accountingStarter', {}, elsewhere)).body.accounts).toBe(starterAccounts.length);
  });
});
