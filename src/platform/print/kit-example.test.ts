/** The printed document of docs/kit.md, as a call gives it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { manualRoute } from '#platform/http/context.server.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { layOrganisation } from '#testing/organisation.ts';
import { letterheadOf } from './letterhead.service.ts';
import { render } from './print.define.ts';
import { printErrors } from './print.errors.ts';
import printMessages from './print.messages.fa.ts';
import { printedAmount } from './printed.rules.ts';
import words from './sample/certificate.messages.fa.ts';
import { certificatePrint } from './sample/certificate.print.ts';
import { linesOf, pagesOf } from './test-support.ts';

const certificatePath = '/rest/s1/hcm/certificate/:number';

const printCertificate = defineCall({
  method: 'GET',
  path: certificatePath,
  summary: 'A certificate of pay as PDF',
  permission: 'session',
  scope: 'self',
  reply: z.unknown(),
  raw: 'application/pdf',
  ownTransactions: true,
  errors: [printErrors],
});

const printing = manualRoute(printCertificate, async ({ actor, params: { number }, transact }) => {
  const paper = await transact(async (tx) => ({ company: await letterheadOf(tx, actor.companyId), ...(await certificateOf(number)) }));
  return render(certificatePrint, paper);
});

const certificateOf = async (number: string) => ({
  number,
  name: 'Sara',
  from: '2026-03-21',
  items: [
    { name: 'first', rials: 5_000n },
    { name: 'second', rials: 700n },
  ],
  signer: 'Ali',
});

let testBed: Mounted;
beforeAll(async () => {
  testBed = await mountSlices({ slice: 'platform/print', routes: [printing], messages: printMessages, errors: [printErrors] });
  await layOrganisation(testBed.database.owner);
});
afterAll(() => testBed.close());

test('is one page with its sum', async () => {
  const { status, headers, bytes } = await testBed.file(actorIn('employee', 'accountant'), certificatePath.replace(':number', '12'));
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  const [page = [], ...more] = pagesOf(bytes);
  expect(more).toEqual([]);
  expect(linesOf(page)).toContain(`${words.total}|${printedAmount(5_700n).replace(/[\u2066-\u2069]/g, '')}`);
});
