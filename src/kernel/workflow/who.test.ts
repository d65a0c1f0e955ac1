import { expect, test } from 'vitest';
import { readAsked, readWho, writeRequests, writeWho } from './who.ts';

test.each([
  'initiator',
  'subject',
  'unitHead',
  'manager(1)',
  'post(0196f0a0-0000-7000-8000-000000000001)',
  'role(OrgRManager)',
  'role(OrgRManager, 0196f0a0-0000-7000-8000-000000000001)',
  'step(fill)',
  'chain(LeavingRequest, 2)',
  'named(substitute)',
  'level(OlDepartment, OrgRManager)',
  'permission(area/list/decide)',
  'permission(area/list/decide, classes)',
  'manager(2) else unitHead else group(hr)',
])('%s is read and written', (text) => expect(writeWho(readWho(text) ?? [])).toBe(text));

test.each(['post(a) in person', 'manager(1) else group(hr) except step(fill), initiator', 'role(a, b) except step(fill) in person', 'named(expert) except subject in person'])(
  '%s is read and written whole',
  (text) => {
    const asked = readAsked(text);
    expect(asked && writeRequests(asked)).toBe(text);
  },
);

test.each([
  '',
  'post(a) except manager(1)',
  'except step(a)',
  'in person',
  'boss',
  'initiator()',
  'manager',
  'manager(0)',
  'manager(21)',
  'manager(1, 2)',
  'role()',
  'permission()',
  'permission(a, b, c)',
  'role(a,)',
  'chain(p)',
  'chain(p, x)',
  'step(a) else ',
  'post(a) or post(b)',
  Array(6).fill('subject').join(' else '),
])('%j is nobody that could be found', (text) => expect(readWho(text)).toBeUndefined());

test('a text without end is nobody', () => {
  expect(readAsked(`initiator except ${'step(a), '.repeat(2)}initiator`)).toBeDefined();
  expect(readAsked(`${'initiator else '.repeat(4)}${' '.repeat(1_000)}initiator`)).toBeUndefined();
});
