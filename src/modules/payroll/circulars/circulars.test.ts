/** Papers of a year: added with a file, read in every company by whoever sees the figures, kept once somebody was paid by the year. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileErrors } from '#platform/files/files.errors.ts';
import fileMessages from '#platform/files/files.messages.fa.ts';
import { freshName } from '#platform/files/test-support.ts';
import { layAccounts } from '#testing/cases.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { companyId, layOrganisation } from '#testing/organisation.ts';
import { layPayslip } from '#testing/payslip-rows.ts';
import { circularErrors } from './circulars.contract.ts';
import messages from './circulars.messages.fa.ts';
import { routes } from './circulars.routes.ts';
import { circularPaper } from './circulars.store.ts';

const PATH = '/rest/s1/payroll/legalCircular';
const officer = actorIn('payrollOfficer', 'accountant');
const elsewhere = actorIn('payrollOfficer', 'worker');
let bed: Mounted;
const list = async (year: number, who = officer) => (await bed.call(who, 'GET', `${PATH}?year=${year}`)).body.list;
const stateOf = async (name: string) => (await bed.database.owner.query(`select state from stored_file where stored_name = $1`, [name])).rows[0]?.state;
const add = (name: string, more: object = {}, who = officer) =>
  bed.call(who, 'POST', PATH, { title: 'Wages', circularNumber: '12/3', issuedOn: '2026-03-18', kindEnumId: null, attachment: name, jalaliYear: 1405, ...more });
async function loose(): Promise<string> {
  const name = freshName('pdf');
  await bed.database.owner.query(
    `insert into stored_file (stored_name, company_id, user_id, state, storage, display_name, content_type, size, sha256) values ($1, $2, $3, 'loose', 'disk', 'circular.pdf', 'application/pdf', 1, '')`,
    [name, companyId('holding'), officer.userId],
  );
  return `${name};circular.pdf`;
}

beforeAll(async () => {
  bed = await mountSlices(
    { slice: 'modules/payroll/circulars', routes, messages, errors: [circularErrors] },
    { slice: 'platform/files', routes: [], messages: fileMessages, errors: [fileErrors] },
  );
  await layOrganisation(bed.database.owner);
  await layAccounts(bed.database);
});
afterAll(() => bed.close());

test('a paper is there for whoever sees the figures, of any company, and for nobody else', async () => {
  const paper = await loose();
  expect((await add(paper)).status).toBe(201);
  expect(await list(1405, elsewhere)).toMatchObject([{ title: 'Wages', circularNumber: '12/3', issuedOn: '2026-03-18', kindName: null, attachment: paper }]);
  expect(await list(1404)).toEqual([]);
  const reads = await Promise.all([elsewhere, actorIn('hrOfficer', 'director')].map((who) => circularPaper.mayRead(undefined as never, who)));
  expect(reads).toEqual([true, false]);
  expect((await bed.call(actorIn('hrOfficer', 'director'), 'GET', `${PATH}?year=1405`)).status).toBe(403);
});

test('the file of another paper, none, and a kind that is none are refused', async () => {
  const taken = (await list(1405))[0].attachment;
  const free = await loose();
  expect([await add(taken), await add('x'), await add(free, { kindEnumId: 'Nothing' })].map(({ status }) => status).every((status) => status >= 400)).toBe(true);
  // what all companies share is changed from one without a parent
  expect((await add(free, {}, elsewhere)).status).toBe(403);
});

test('it goes with its file, until somebody was paid by its year', async () => {
  const [first] = await list(1405);
  expect((await bed.call(officer, 'DELETE', `${PATH}/${first.legalCircularId}`)).body).toEqual({ removed: true });
  expect(await stateOf(first.attachment.split(';')[0])).not.toBe('claimed');
  await add(await loose(), { kindEnumId: 'LpHousing' });
  await layPayslip(bed.database.owner, 'accountant');
  const [kept] = await list(1405);
  expect((await bed.call(officer, 'DELETE', `${PATH}/${kept.legalCircularId}`)).status).toBe(409);
  expect((await list(1405)).length).toBe(1);
});
