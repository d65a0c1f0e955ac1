import { expect, test, vi } from 'vitest';
import { faultLine, reportLines, run } from './audit-verify.ts';

const whole = { seals: 3n, rows: 12, droppedMonths: 0, masked: [], unsealed: 1, fault: undefined };

test('says what was looked at, and what is wrong last', () => {
  expect(reportLines(whole)).toEqual(['12 rows under 3 seals are as they were sealed; 1 rows are not sealed yet.']);
  expect(reportLines({ ...whole, droppedMonths: 2 })[0]).toContain('2 months were dropped by retention, their seals are kept');
  expect(reportLines({ ...whole, masked: [{ reason: 'because', rows: 3 }] })[1]).toBe('3 rows were masked after they had been sealed: because.');
  expect(reportLines({ ...whole, fault: { kind: 'altered', id: 7n, sealNo: 2n } })).toHaveLength(2);
});

test.each([
  [{ kind: 'altered', id: 7n, sealNo: 2n }, 'Row 7'],
  [{ kind: 'missing', id: 7n, sealNo: 2n }, 'Row 7'],
  [{ kind: 'added', id: 7n, sealNo: 2n }, 'Row 7'],
  [{ kind: 'seal', sealNo: 2n }, 'Seal 2'],
  [{ kind: 'file', sealNo: 2n }, 'Seal 2'],
] as const)('%o is named', (fault, name) => {
  expect(faultLine(fault)).toContain(name);
});

test('a wrong wish is answered with the usage, before any database is touched', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await run(['--wrong']);
  expect([process.exitCode, said.mock.calls[0]?.[0]]).toEqual([2, expect.stringContaining('npm run audit:verify')]);
  process.exitCode = 0;
});

test('a file of seals that is not there is a failure', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await run(['--file', '/nowhere/seals.log']);
  expect([process.exitCode, said.mock.calls[0]?.[0]]).toEqual([1, 'There is no file /nowhere/seals.log.']);
  process.exitCode = 0;
});
