import { expect, test } from 'vitest';
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { route } from '#platform/http/context.server.ts';
import type { MountedRoute } from '#platform/http/mount.server.ts';
import type { Sample, SampleGround } from './sample.ts';
import { inOrder, layRows, namesOfRows, refuseUnsampled } from './samples.ts';

const create = defineCall({ method: 'POST', path: '/rest/test/leaf', permission: 'session', scope: 'self', summary: 'Adds a leaf', reply: z.strictObject({}) });
const branch: Sample = { gives: 'row/branch', create, body: (label) => ({ label }), named: ['branchId'] };
const ground: SampleGround = { companyId: 'c', unitId: 'u', place: {}, organId: 'o', pictures: { seal: 's', signature: 'g' } };
const leaf: Sample = { gives: 'row/leaf', create, body: (label) => ({ label }), needs: { parentId: 'row/branch' } };

test('a row is laid after what it needs, whose id it names', async () => {
  const sent: unknown[] = [];
  const make = async (path: string, body: unknown) => ({ id: `${path} ${sent.push(body)}` });
  expect(await layRows(inOrder([leaf, branch]), make, 'x', '1', 'post', ground)).toEqual({ 'row/branch': '/rest/test/leaf 1', 'row/leaf': '/rest/test/leaf 2' });
  expect(sent).toEqual([{ label: 'x' }, { label: 'x', parentId: '/rest/test/leaf 1' }]);
});

test('an id in the path of a row is that of what it lies below, and the answer may call its own otherwise', async () => {
  const twig: Sample = { ...leaf, gives: 'row/twig', create: { ...create, path: '/rest/test/branch/:branchId/twig' }, needs: { branchId: 'row/branch' }, answers: 'twigId' };
  const make = async (path: string, body: unknown) => ({ id: 'b', twigId: `${path} ${JSON.stringify(body)}` });
  expect(await layRows(inOrder([twig, branch]), make, 'x', '1', 'post', ground)).toMatchObject({ 'row/twig': '/rest/test/branch/b/twig {"label":"x"}' });
});

test('what no sample gives, a circle and two that give or name the same are refused', () => {
  expect(() => inOrder([leaf])).toThrow('no sample gives what these need: row/leaf');
  expect(() => inOrder([leaf, { ...branch, needs: { childId: 'row/leaf' } }])).toThrow('no sample gives what these need: row/leaf, row/branch');
  expect(() => inOrder([branch, { ...branch, gives: 'row/twig' }])).toThrow('two samples give or name branchId');
  expect(
    inOrder([
      { ...branch, after: ['row/stone'] },
      { gives: 'row/stone', create, body: () => ({}) },
    ]).map(({ gives }) => gives),
  ).toEqual(['row/stone', 'row/branch']);
  expect(() => inOrder([branch, branch])).toThrow('two samples give or name row/branch');
});

test('the id and the keys of a path are those of its later row, other names those that a sample says', () => {
  const { kindOf } = namesOfRows(inOrder([leaf, branch]));
  expect(kindOf('/rest/test/leaf/:id/active', 'id')).toBe('row/leaf');
  expect(kindOf('/rest/test/leaf/export', 'keys')).toBe('row/leaf');
  expect(kindOf('/rest/test/leaves/:id', 'id')).toBeUndefined();
  expect(kindOf('/rest/test/other', 'branchId')).toBe('row/branch');
});

test('a slice whose rows an engine writes says how one is laid; what everybody shares needs none', () => {
  const made = (path: string, scope: 'rows' | 'installation', family: string) =>
    ({ ...route({ ...create, path: path as typeof create.path, scope: scope as typeof create.scope }, async () => ({}), family), slice: 'modules/x/y' }) as MountedRoute;
  const routes = [made(create.path, 'rows', 'record create'), made('/rest/test/shared', 'installation', 'register create'), made('/rest/test/act', 'rows', 'tell')];
  expect(() => refuseUnsampled(routes, [leaf])).not.toThrow();
  expect(() => refuseUnsampled(routes, [])).toThrow('no sample lays the rows of modules/x/y (/rest/test/leaf)');
});
