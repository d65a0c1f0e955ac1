/** Types of periods and periods of a company: unique, without overlap and without circles; what is used stays; each company has its own. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { layOrganisation } from '#testing/organisation.ts';
import { baseDataErrors } from './base-data.contract.ts';
import messages from './base-data.messages.fa.ts';
import { routes } from './base-data.routes.ts';

let bed: Mounted;
const officer = actorIn('payrollOfficer', 'payrollOfficer');
const elsewhere = actorIn('payrollOfficer', 'worker');
const [TYPE, PERIOD] = ['/rest/s1/payroll/entity/timePeriodType', '/rest/s1/payroll/entity/timePeriod'];

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, actor = officer) => bed.call(actor, method, path, body);
const typeBody = (code: string, more: object = {}) => ({ code, description: `Type ${code}`, periodPurposeEnumId: 'TPPPayroll', ...more });
const periodBody = (timePeriodTypeId: string, periodNum: number, more: object = {}) => ({
  ...{ timePeriodTypeId, periodNum, periodName: `Period ${periodNum}` },
  ...{ fromDate: `2026-0${periodNum}-01`, thruDate: `2026-0${periodNum}-20`, ...more },
});
const addType = async (code: string, more: object = {}): Promise<string> => (await call('POST', TYPE, typeBody(code, more))).body.id;
const addPeriod = async (typeId: string, num: number, more: object = {}): Promise<string> => (await call('POST', PERIOD, periodBody(typeId, num, more))).body.id;
const { errors } = messages;

beforeAll(async () => {
  bed = await mountSlices({ slice: 'modules/payroll/base-data', routes, messages, errors: [baseDataErrors] });
  await layOrganisation(bed.database.owner);
});
afterAll(() => bed.close());

describe('a type', () => {
  test('has a code of its own, whatever its letters; another company has its own', async () => {
    await addType('season');
    expect((await call('POST', TYPE, typeBody('SEASON'))).body.fields).toEqual({ code: errors.codeTaken });
    expect((await call('POST', TYPE, typeBody('season'), elsewhere)).status).toBe(201);
  });

  test('stands below another of its purpose, which keeps that purpose, is not deleted and never comes to stand below itself', async () => {
    const year = await addType('year');
    expect((await call('POST', TYPE, typeBody('half', { parentPeriodTypeId: year, periodPurposeEnumId: 'TPPFiscal' }))).body.fields).toEqual({
      parentPeriodTypeId: errors.purpose,
    });
    const half = await addType('half', { parentPeriodTypeId: year });
    const change = (values: object) => call('PUT', `${TYPE}/${year}`, { ...typeBody('year'), rowVersion: 1, ...values });
    expect((await change({ parentPeriodTypeId: half })).body.fields).toEqual({ parentPeriodTypeId: errors.loopOfTypes });
    expect((await change({ parentPeriodTypeId: year })).body.fields).toEqual({ parentPeriodTypeId: errors.loopOfTypes });
    expect((await change({ periodPurposeEnumId: 'TPPFiscal' })).body.fields).toEqual({ periodPurposeEnumId: errors.purposeLocked });
    expect((await call('DELETE', `${TYPE}/${year}?rowVersion=1`)).body.messages).toBe(errors.isParentType);
    const isParent = async (id: string) => (await call('GET', `/rest/s1/payroll/isParentPeriodType?timePeriodTypeId=${id}`)).body.isParent;
    expect([await isParent(year), await isParent(half)]).toEqual([true, false]);
  });

  test('has its length in a unit of time', async () => {
    expect((await call('POST', TYPE, typeBody('odd', { periodLength: 3, lengthUomId: 'LEN_m' }))).body.fields).toEqual({ lengthUomId: errors.option });
  });

  test('is not put below a type of another company', async () => {
    const theirs = (await call('POST', TYPE, typeBody('theirs'), elsewhere)).body.id;
    expect((await call('POST', TYPE, typeBody('ours', { parentPeriodTypeId: theirs }))).body.fields).toEqual({ parentPeriodTypeId: errors.option });
    expect((await call('PUT', `${TYPE}/${theirs}`, { ...typeBody('theirs'), rowVersion: 1 })).status).toBe(404);
  });
});

describe('a period', () => {
  test('shares neither a day nor a number with another of its type, and its type stays with it', async () => {
    const type = await addType('quarter');
    await addPeriod(type, 1);
    expect((await call('POST', PERIOD, periodBody(type, 2, { fromDate: '2026-01-20' }))).body.fields).toEqual({ fromDate: errors.overlap });
    expect((await call('POST', PERIOD, periodBody(type, 1, { fromDate: '2026-05-01', thruDate: '2026-05-02' }))).body.fields).toEqual({ periodNum: errors.numberTaken });
    expect((await call('DELETE', `${TYPE}/${type}?rowVersion=1`)).body.messages).toBe(errors.hasPeriods);
  });

  test('comes after one of its type and below one of the type above, never round to itself', async () => {
    const above = await addType('wide');
    const type = await addType('narrow', { parentPeriodTypeId: above });
    const [whole, other] = [await addPeriod(above, 9), await addPeriod(above, 8)];
    const first = await addPeriod(type, 1, { parentPeriodId: whole });
    const second = await addPeriod(type, 2, { previousPeriodId: first });
    const refused = async (id: string, num: number, values: object, of = type) =>
      (await call('PUT', `${PERIOD}/${id}`, { ...periodBody(of, num), ...values, rowVersion: 1 })).body.fields;
    expect(await refused(first, 1, { previousPeriodId: second })).toEqual({ previousPeriodId: errors.loopBefore });
    expect(await refused(first, 1, { previousPeriodId: other })).toEqual({ previousPeriodId: errors.previous });
    expect(await refused(second, 2, { parentPeriodId: first })).toEqual({ parentPeriodId: errors.parent });
    expect(await refused(whole, 9, {}, type)).toEqual({ timePeriodTypeId: errors.typeLocked });
    expect((await call('DELETE', `${PERIOD}/${first}?rowVersion=1`)).body.messages).toBe(errors.isPrevious);
    expect((await call('DELETE', `${PERIOD}/${whole}?rowVersion=1`)).body.messages).toBe(errors.isParent);
    expect((await call('DELETE', `${PERIOD}/${second}?rowVersion=1`)).body).toEqual({ removed: true });
  });

  test('two writes at once do not close a circle between them, and neither waits for the other in a round', async () => {
    const below = (id: string, code: string, parent: string) => call('PUT', `${TYPE}/${id}`, { ...typeBody(code), parentPeriodTypeId: parent, rowVersion: 1 });
    for (let pair = 0; pair < 12; pair++) {
      const [one, two] = [await addType(`one${pair}`), await addType(`two${pair}`)];
      const answers = await Promise.all([below(one, `one${pair}`, two), below(two, `two${pair}`, one)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    }
  });
});
