import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isInsuranceNumber, isMobile, isNationalCode, isPostalCode, isSheba } from '#kernel/identity-codes/identity-codes.ts';
import { isUuid } from '#kernel/ids/ids.ts';
import { addDays, ageInYears, toJalali } from '#kernel/jalali/jalali.ts';
import { demoUsers, pickAccounts } from './accounts.ts';
import { generateOrganisation } from './generate.ts';
import type { Organisation, OrganisationOptions, PersonFile, Span } from './organisation.ts';
import { minimumWage } from './people/wages.ts';

const today = '2026-05-10';
const options: OrganisationOptions = { people: 2_000, units: 120, seed: 1405, today };
const organisation = generateOrganisation(options);
const everybody = (of: Organisation): PersonFile[] => of.careers.map((_, i) => of.person(i));
const files = everybody(organisation);

function digest(of: Organisation): string {
  const { companies, units, jobs, seats } = of;
  const text = JSON.stringify([companies, units, jobs, seats, everybody(of)], (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  return createHash('sha256').update(text).digest('hex');
}

const share = <T>(list: readonly T[], holds: (one: T) => boolean): number => list.filter(holds).length / list.length;
const isUnique = (list: readonly string[]): boolean => new Set(list).size === list.length;

/** Spans in order that neither overlap nor are empty. */
function inOrder(spans: readonly Span[]): boolean {
  const sorted = spans.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return sorted.every(({ from, thru }, i) => (thru === null || from < thru) && (i === 0 || (sorted[i - 1]?.thru ?? '9999') <= from));
}

describe('one seed, one organisation', () => {
  test('the same options give the same rows, another seed or day gives others', () => {
    const small = { ...options, people: 300, units: 30 };
    const first = digest(generateOrganisation(small));
    expect(digest(generateOrganisation(small))).toBe(first);
    expect(digest(generateOrganisation({ ...small, seed: 1406 }))).not.toBe(first);
    expect(digest(generateOrganisation({ ...small, today: '2026-05-11' }))).not.toBe(first);
  });

  test('a file is the same in whatever order files are asked for', () => {
    const last = organisation.person(1_999);
    organisation.person(3);
    expect(organisation.person(1_999)).toEqual(last);
    expect(() => organisation.person(2_000)).toThrow(RangeError);
  });
});

describe('what was asked for', () => {
  test.each([
    [1, 1],
    [2, 5],
    [6, 50],
    [23, 3],
    [200, 20],
    [2_000, 120],
  ])('%i people in %i units', (people, units) => {
    const small = generateOrganisation({ ...options, people, units });
    expect(small.careers).toHaveLength(people);
    expect(small.units).toHaveLength(units);
    expect(small.companies).toHaveLength(Math.min(3, people, units));
    expect(isUnique(everybody(small).map(({ nationalCode }) => nationalCode))).toBe(true);
  });

  test('companies can be chosen, up to nine', () => {
    expect(generateOrganisation({ ...options, companies: 1 }).companies.map(({ parentCompanyId }) => parentCompanyId)).toEqual([null]);
    const many = generateOrganisation({ ...options, companies: 20 }).companies;
    expect(many).toHaveLength(9);
    expect(many.slice(1).every(({ parentCompanyId }) => parentCompanyId === many[0]?.companyId)).toBe(true);
  });
});

describe('codes', () => {
  test('are valid', () => {
    const wrong = files.filter(
      ({ nationalCode, account, phone, address, insuranceNumber }) =>
        !(isNationalCode(nationalCode) && isSheba(account.iban) && isMobile(phone.number) && isPostalCode(address.postalCode) && isInsuranceNumber(insuranceNumber)),
    );
    expect(wrong).toEqual([]);
  });

  test('are unique where the schema wants it', () => {
    const { units, seats, companies } = organisation;
    expect(isUnique(files.map(({ nationalCode }) => nationalCode))).toBe(true);
    expect(isUnique(files.map(({ personnelCode }) => personnelCode))).toBe(true);
    expect(isUnique(units.map(({ code }) => code))).toBe(true);
    expect(isUnique(units.map(({ companyId, name }) => `${companyId} ${name}`))).toBe(true);
    expect(isUnique(seats.map(({ code }) => code))).toBe(true);
    expect(isUnique(companies.map(({ code }) => code))).toBe(true);
  });

  test('ids are UUIDs and never twice', () => {
    const ids = files.flatMap((file) => [
      file.partyId,
      file.relationshipId,
      file.qualification.id,
      file.account.id,
      file.phone.id,
      file.address.id,
      ...file.holdings.map(({ id }) => id),
    ]);
    const others = [
      ...organisation.companies.map(({ companyId }) => companyId),
      ...organisation.units.filter(({ unitId, companyId }) => unitId !== companyId).map(({ unitId }) => unitId),
      ...organisation.jobs.map(({ jobId }) => jobId),
      ...organisation.seats.map(({ positionId }) => positionId),
    ];
    const all = [...ids, ...others];
    expect(isUnique(all)).toBe(true);
    expect(all.every(isUuid)).toBe(true);
  });
});

describe('time', () => {
  test('a position has one holder at a time, a person one position at a time', () => {
    const byPosition = Map.groupBy(
      files.flatMap(({ holdings }) => holdings),
      ({ position }) => position,
    );
    expect([...byPosition.values()].filter((spans) => !inOrder(spans))).toEqual([]);
    expect(files.filter(({ holdings }) => !inOrder(holdings))).toEqual([]);
  });

  test('seats, employment kinds and wages stay within the employment', () => {
    const outside = files.filter(({ hired, left, holdings, kinds, wages }) =>
      [...holdings, ...kinds, ...wages].some(({ from, thru }) => from < hired || (left !== null && (thru === null || thru > left))),
    );
    expect(outside).toEqual([]);
    expect(files.filter(({ wages, kinds }) => !inOrder(wages) || !inOrder(kinds))).toEqual([]);
  });

  test('people leave, follow one another and rise in the five years', () => {
    const start = addDays(today, -5 * 366);
    expect(share(files, ({ left }) => left !== null)).toBeCloseTo(0.09, 2);
    expect(files.filter(({ left }) => left !== null && (left < start || left > today))).toEqual([]);
    expect(share(files, ({ hired }) => hired > start)).toBeGreaterThan(0.25);
    expect(share(files, ({ holdings }) => holdings.length > 1)).toBeGreaterThan(0.03);
    const held = new Set(files.flatMap(({ holdings }) => holdings.filter(({ thru }) => thru === null).map(({ position }) => position)));
    expect(1 - held.size / organisation.seats.length).toBeCloseTo(0.04, 2);
  });

  test('wages rise every 1 Farvardin and never fall below the minimum', () => {
    const wrong = files.flatMap(({ wages }) => wages).filter(({ from, daily }) => daily < BigInt(minimumWage(toJalali(from).year)));
    expect(wrong).toEqual([]);
    const stayed = files.filter(({ hired, left, holdings }) => hired < '2020-01-01' && left === null && holdings.length === 1);
    expect(stayed.length).toBeGreaterThan(500);
    for (const { wages } of stayed) {
      expect(wages.map(({ from }) => toJalali(from))).toEqual([1400, 1401, 1402, 1403, 1404, 1405].map((year) => ({ year, month: 1, day: 1 })));
      expect(wages.every(({ daily }, i) => i === 0 || daily > (wages[i - 1]?.daily ?? 0n))).toBe(true);
    }
  });
});

describe('plausible people', () => {
  test('ages, children, service', () => {
    const ages = files.map(({ birthDate, hired }) => [ageInYears(birthDate, hired), ageInYears(birthDate, today)] as const);
    expect(Math.min(...ages.map(([hiredAt]) => hiredAt))).toBeGreaterThanOrEqual(18);
    expect(Math.max(...ages.map(([, now]) => now))).toBeLessThan(68);
    expect(files.filter(({ marital, kids }) => marital === 'MarsSingle' && kids > 0)).toEqual([]);
    expect(files.filter(({ gender, military }) => (gender === 'N') !== (military === 'NotIncluded'))).toEqual([]);
    expect(files.filter(({ qualification, birthDate }) => ageInYears(birthDate, qualification.from) < 15)).toEqual([]);
  });

  test('a pyramid: each grade down has more seats than the one above, and everybody but the chiefs reports to a head', () => {
    const { seats, jobs, units } = organisation;
    const count = (grade: string): number => seats.filter((position) => position.grade === grade).length;
    expect(count('chief')).toBe(3);
    expect(count('deputy')).toBeLessThan(count('manager'));
    expect(count('manager')).toBeLessThan(count('expert'));
    expect(seats.filter(({ reportsTo }) => reportsTo === null)).toHaveLength(3);
    const wrong = seats.filter(({ reportsTo, companyId }) => {
      const above = reportsTo === null ? undefined : seats[reportsTo];
      return above !== undefined && (above.companyId !== companyId || jobs[above.job]?.key !== units[above.unit]?.level);
    });
    expect(wrong).toEqual([]);
  });

  test('the tree of units has no circle, now and on any day of its history', () => {
    const { units } = organisation;
    for (const day of ['2021-04-01', '2023-04-01', '2025-04-01', today]) {
      const parentOf = (place: number): number | null => units[place]?.parents.find(({ from, thru }) => from <= day && (thru === null || day < thru))?.unit ?? null;
      const depths = units.map((_, place) => {
        let [at, depth] = [parentOf(place), 0];
        while (at !== null && depth < 20) [at, depth] = [parentOf(at), depth + 1];
        return depth;
      });
      expect(Math.max(...depths)).toBeLessThanOrEqual(5);
    }
    expect(units.some(({ parents }) => parents.length > 1)).toBe(true);
  });
});

test('one account for each kind of user, each another person with a position today', () => {
  const accounts = pickAccounts(organisation);
  expect([...accounts.keys()].sort()).toEqual(demoUsers.map(({ username }) => username).sort());
  expect(new Set(accounts.values()).size).toBe(demoUsers.length);
  const positionOf = (username: (typeof demoUsers)[number]['username']) => {
    const holding = files[accounts.get(username) ?? -1]?.holdings.find(({ thru }) => thru === null);
    const position = organisation.seats[holding?.position ?? -1];
    return { position, unit: organisation.units[position?.unit ?? -1], job: organisation.jobs[position?.job ?? -1] };
  };
  const holdingId = organisation.companies[0]?.companyId;
  for (const username of ['admin', 'hrofficer', 'payroll', 'orders', 'accountant', 'recruiter'] as const) expect(positionOf(username).position?.companyId).toBe(holdingId);
  expect(positionOf('payroll').job?.key).toBe('payroll');
  expect(positionOf('recruiter').job?.key).toBe('recruiting');
  expect(positionOf('orders').job?.key).toBe('personnel');
  expect(positionOf('manager').unit?.level).toBe('OlManagement');
  expect(positionOf('employee').unit).toBe(positionOf('manager').unit);
});
