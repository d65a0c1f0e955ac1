/** Sheets of a month on paper: what stands on them, whose somebody may print, and those of a closing together. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { printedDate } from '#platform/print/printed.rules.ts';
import { layAttendance, layClosedSheet, layDay } from '#testing/attendance-rows.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { layOrganisation, partyId } from '#testing/organisation.ts';
import { printedHours } from './printed-hours.rules.ts';
import { sheetPapersErrors } from './sheet-papers.errors.ts';
import messages from './sheet-papers.messages.fa.ts';
import { sheetPaperPrint } from './sheet-papers.print.ts';
import { routes } from './sheet-papers.routes.ts';
import words from './sheet-papers-page.messages.fa.ts';

const PATH = '/rest/s1/functionalManagement/sheet';
const officer = actorIn('hrOfficer', 'hrOfficer');
const seller = actorIn('employee', 'seller');
let bed: Mounted;
let periodId: string;
let closingId: string;

const print = (actor: typeof officer, query: string) => bed.file(actor, `${PATH}/${query}`);
const isPdf = ({ status, bytes }: Awaited<ReturnType<typeof print>>) => [status, bytes.subarray(0, 5).toString()];

beforeAll(async () => {
  bed = await mountSlices({ slice: 'modules/attendance/sheet-papers', routes, messages, errors: [sheetPapersErrors] });
  await layOrganisation(bed.database.owner);
  await layDay(bed.database.owner, 'seller', '2026-03-25');
  await layClosedSheet(bed.database.owner, 'seller', { month: 1, days: '[2026-03-21,2026-04-21)' });
  const { rows } = await bed.database.owner.query('select attendance_period_id as period, attendance_closing_id as closing from attendance_sheet');
  [{ period: periodId, closing: closingId }] = rows as [{ period: string; closing: string }];
});
afterAll(() => bed.close());

test('the own month and that of somebody in reach are printed; nobody else is', async () => {
  expect(isPdf(await print(seller, `paper?periodId=${periodId}`))).toEqual([200, '%PDF-']);
  expect(isPdf(await print(officer, `paper?periodId=${periodId}&partyId=${partyId('seller')}`))).toEqual([200, '%PDF-']);
  expect((await print(actorIn('employee', 'colleague'), `paper?periodId=${periodId}&partyId=${partyId('seller')}`)).status).toBe(404);
  expect((await print(actorIn('hrOfficer', 'hrOfficerElsewhere'), `paper?periodId=${periodId}&partyId=${partyId('seller')}`)).status).toBe(404);
  expect((await print(seller, `paper?periodId=${newId()}`)).status).toBe(404);
});

test('closed sheets of a closing come as one file, to who has them in reach alone', async () => {
  const file = await print(officer, `papers?closingId=${closingId}`);
  expect([...isPdf(file), file.headers['cache-control']]).toEqual([200, '%PDF-', 'no-store']);
  expect((await print(seller, `papers?closingId=${closingId}`)).status).toBe(403);
  for (const refused of [await print(actorIn('hrOfficer', 'hrOfficerElsewhere'), `papers?closingId=${closingId}`), await print(officer, `papers?closingId=${newId()}`)])
    expect(refused.status).toBe(404);
  const { attendanceClosingId } = await layAttendance(bed.database.owner, 'accountant');
  const none = await print(officer, `papers?closingId=${attendanceClosingId}`);
  expect([none.status, JSON.parse(none.bytes.toString()).errorCode]).toEqual([409, 'modules/attendance/sheet-papers.noneClosed']);
});

test('it says whose month it is, how it was confirmed and when it was closed, with a place for each signature', async () => {
  const figures = { planned: 480, inside: 475, covered: 0, delay: 5, gap: 0, hurry: 0, absence: 0, counted: 65, notCounted: 0, forgiven: 0 };
  const day = { date: '2026-03-25', kind: 'weeklyRest', figures };
  const sheet = { fullName: 'Somebody', status: 'AsClosed', figures, counts: { worked: 20 }, shiftWork: null, nightPaid: 0, days: [day] };
  const head = {
    company: { name: 'C' },
    year: 1405,
    month: 1,
    printedOn: '2026-05-10',
    pseudoId: '17',
    confirmedBy: 'silence',
    closedAt: '2026-04-30T21:00:00Z',
    producerName: 'Officer',
  };
  const printed = { ...head, sheet } as unknown as Parameters<typeof sheetPaperPrint.content>[0];
  expect(JSON.stringify(sheetPaperPrint.content(printed))).toContain(printedHours(475));
  expect(sheetPaperPrint.content(printed)).toMatchObject({
    signers: [{ name: 'Somebody', date: words.confirmedBy.silence }, { title: words.signers.manager }, { name: 'Officer', date: words.closed({ day: printedDate('2026-05-01') }) }],
  });
  expect(sheetPaperPrint.sheet({ ...printed, sheet: { ...printed.sheet, status: 'AsChecking' } }).note).toBe(words.open);
  expect([printedHours(0), printedHours(-65).replace(/[\u2066\u2069]/g, '')]).toEqual(['-', `\u2212${toPersianDigits('1:05')}`]);
});
