import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answers, openPage, refusal } from '#testing/open-page.tsx';
import kitForm from '#ui/form/form.messages.fa.ts';
import { formatNumber } from '#ui/format/format.ts';
import { ADD, DELETE, EDIT } from './positions.contract.ts';
import PositionsPage from './positions.page.tsx';
import { positionsScreen } from './positions.screen.ts';
import messages from './positions-page.messages.fa.ts';

const PATH = '/rest/s1/hcm/orgStructure/position';
const LIST = `GET ${PATH}/filterPositions`;
const HOLDERS = `GET ${PATH}/holders`;
const id = '0196f0a0-0000-7000-8000-000000000001';
const holdingId = '0196f0a0-0000-7000-8000-0000000000aa';
const otherId = '0196f0a0-0000-7000-8000-0000000000ab';
const READ = `GET ${PATH}/emplPosition/${id}`;
const SAVE = `PUT ${PATH}/emplPosition/${id}`;
const CHANGE = `PUT ${PATH}/holder/${holdingId}`;
const clerk = {
  emplPositionId: id,
  pseudoId: 'P1',
  description: 'Clerk',
  unitName: 'Sales',
  positionTypeEnumId: null,
  gradeTypeEnumId: null,
  payGradeId: null,
  jobTitle: 'Office',
  jobGradeName: null,
  surplus: 0,
  seats: 2,
  holders: 1,
  vacancies: 1,
  statusId: 'EmpsActive',
  superiorName: null,
  reports: 3,
  fromDate: '2021-03-21',
  thruDate: null,
};
const stored = { ...clerk, organizationPartyId: 'u1', jobId: null, jobGradeId: null, reportsToId: null, dottedToIds: null, rowVersion: 4 };
const sara = {
  emplPositionPartyId: holdingId,
  emplPositionId: id,
  partyId: '0196f0a0-0000-7000-8000-0000000000bb',
  fullName: 'Sara Rezaei',
  personCode: '1001',
  roleTypeId: 'Employee',
  mainPosition: 'N',
  occupancyRate: 100,
  partyFromDate: '2021-03-21',
  partyThruDate: null,
  pseudoId: 'P1',
  description: 'Clerk',
  unitName: 'Sales',
  statusId: 'EmpsActive',
  positionTypeEnumId: null,
  gradeTypeEnumId: null,
  payGradeId: null,
  levelEnumId: null,
  rowVersion: 9,
};
const page = (rows: readonly object[], totals: object = {}) => ({ rows, count: rows.length, countIsCapped: false, totals });
const standing = (reason: string, emplPositionPartyId: string, fullName: string) => ({ reason, emplPositionPartyId, fullName, description: 'Clerk' });
const stands = (...all: readonly object[]) => refusal(409, 'modules/organisation.seatFull', { data: { standing: all } });

const answers: Answers = {
  [LIST]: () => page([clerk], { seats: '2', holders: '1', vacancies: '1' }),
  [HOLDERS]: () => page([sara]),
  [`GET ${PATH}/figures`]: () => ({ posts: 1, seats: 2, holders: 1, vacancies: 1, surplus: 0, meanSpan: 3, widestSpan: 3 }),
  [READ]: () => stored,
  [`GET ${PATH}/emplPositionHistory`]: () => ({ list: [] }),
  'GET /rest/s1/hcm/party/subOrganization': () => ({ organization: [], subOrganization: [], organizationUnit: [{ partyId: 'u1', pseudoId: '2', organizationName: 'Sales' }] }),
  'GET /rest/s1/hcm/unitOptions': () => ({ list: [{ unitId: 'u1', organizationName: 'Sales', pseudoId: '2', path: '' }] }),
  'GET /rest/s1/hcm/entity/StatusItem': () => ({ status: [{ statusId: 'EmpsActive', statusTypeId: 'EmplPosition', description: 'Active', sequenceNum: 1, optionIndicator: 'Y' }] }),
  'GET /rest/s1/hcm/entity/Enumeration': () => ({ result: [] }),
  'GET /rest/s1/hcm/entity/RoleType': () => ({ result: [{ roleTypeId: 'Employee', parentTypeId: null, description: 'Member', sequenceNum: 1, optionIndicator: 'Y' }] }),
};
const all = [ADD, EDIT, DELETE];
const open = (more: Answers = {}, at: string = positionsScreen.path, permissions: readonly string[] = all) =>
  openPage({ page: PositionsPage, screen: positionsScreen, answers: { ...answers, ...more }, at, permissions });
const atPost = `${positionsScreen.path}?emplPositionId=${id}`;

afterEach(() => vi.unstubAllGlobals());

test('lists the posts of a day with their totals, and opens one', async () => {
  const { user, asked, address } = await open({}, `${positionsScreen.path}?asOf=2025-01-01&vacant=Y`);
  const row = await screen.findByRole('row', { name: /Clerk/ });
  expect(Object.fromEntries(asked(LIST)[0]?.query ?? [])).toMatchObject({ asOf: '2025-01-01', vacant: 'Y', below: 'Y' });
  expect(within(row).getByText('\u06f3')).toBeDefined();
  await user.click(within(row).getByText('Clerk'));
  await screen.findByRole('heading', { level: 1, name: 'Clerk' });
  expect(address()).toContain(`emplPositionId=${id}`);
  expect(asked(READ)[0]?.query.get('asOf')).toBe('2025-01-01');
});

test('who may only look gets neither fields to write nor buttons', async () => {
  await open({}, atPost, []);
  await screen.findByRole('row', { name: /Sara Rezaei/ });
  for (const name of [messages.close, messages.remove, messages.addHolder]) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByRole('textbox', { name: new RegExp(messages.name) }).hasAttribute('readonly')).toBe(true);
});

test('an expanded row tells who holds, held and will hold the post', async () => {
  const { user, asked } = await open();
  const row = await screen.findByRole('row', { name: /Clerk/ });
  await user.click(within(row).getByRole('button', { expanded: false }));
  await screen.findByText('Sara Rezaei');
  expect(Object.fromEntries(asked(HOLDERS)[0]?.query ?? [])).toMatchObject({ emplPositionId: id, history: 'Y' });
});

test('the class of the job is asked for where the job has classes, and tells grade, score and description', async () => {
  const classOf = (jobGradeId: string, description: string, jobScore: number | null) => ({ jobGradeId, description, jobScore, jobGradeName: `grade ${description}` });
  const classes = { jobDescription: 'Keeps the books', list: [classOf('c1', 'First', 12.5), classOf('c2', 'Second', null)] };
  const { user, asked } = await open(
    {
      [READ]: () => ({ ...stored, jobId: 'j1', jobGradeId: 'c1' }),
      'GET /rest/s1/hcm/jobOptions': () => ({ list: [{ jobId: 'j1', jobTitle: 'Office', jobCode: '1' }] }),
      'GET /rest/s1/hcm/jobClassOptions': () => classes,
      [SAVE]: () => ({ rowVersion: 5 }),
    },
    atPost,
  );
  await screen.findByText('grade First');
  expect(screen.getByText(classes.jobDescription)).toBeDefined();
  expect(screen.getByText(formatNumber(12.5))).toBeDefined();
  await user.click(screen.getByRole('button', { name: new RegExp(messages.jobClass) }));
  await user.click(await screen.findByRole('option', { name: 'Second' }));
  await screen.findByText('grade Second');
  expect(screen.queryByText(messages.jobScore)).toBeNull();
  await user.click(screen.getByRole('button', { name: kitForm.save }));
  await waitFor(() => expect(asked(SAVE)[0]?.body).toMatchObject({ jobId: 'j1', jobGradeId: 'c2' }));
});

test('a post that is not there on the day says so', async () => {
  await open({ [READ]: () => refusal(404, 'platform/http.notFound') }, atPost);
  await screen.findByText(messages.notFound);
});

test('a move into a led unit asks, and is repeated with the answer', async () => {
  let tries = 0;
  const { user, asked } = await open({ [SAVE]: () => (tries++ === 0 ? stands(standing('secondManager', otherId, 'Omid Karimi')) : { rowVersion: 5 }) }, atPost);
  const name = await screen.findByRole('textbox', { name: new RegExp(messages.name) });
  await user.type(name, ' 2');
  await user.click(screen.getByRole('button', { name: kitForm.save }));
  const dialog = await screen.findByRole('alertdialog', { name: messages.replaceTitle });
  expect(dialog.textContent).toContain(messages.replaced.secondManager({ name: 'Omid Karimi', post: 'Clerk' }));
  expect(asked(SAVE)[0]?.body).not.toHaveProperty('replace');
  await user.click(within(dialog).getByRole('button', { name: messages.replace }));
  await waitFor(() => expect(asked(SAVE)).toHaveLength(2));
  expect(asked(SAVE)[1]?.body).toMatchObject({ description: 'Clerk 2', rowVersion: 4, replace: true });
});

async function changeMain(more: Answers) {
  const opened = await open(more, atPost);
  const { user } = opened;
  const row = await screen.findByRole('row', { name: /Sara Rezaei/ });
  await user.pointer({ keys: '[MouseRight]', target: within(row).getByText('Sara Rezaei') });
  await user.click(await screen.findByRole('menuitem', { name: messages.editThis }));
  const dialog = await screen.findByRole('dialog', { name: messages.editHolder({ name: 'Sara Rezaei' }) });
  await user.click(within(dialog).getByRole('switch', { name: new RegExp(messages.main) }));
  await user.click(within(dialog).getByRole('button', { name: kitForm.save }));
  return { ...opened, question: await screen.findByRole('alertdialog', { name: messages.replaceTitle }) };
}

test('of several holders of a full post those are named who leave', async () => {
  let tries = 0;
  const refused = () => stands(standing('seatFull', holdingId, 'Sara Rezaei'), standing('seatFull', otherId, 'Omid Karimi'));
  const { user, asked, question } = await changeMain({ [CHANGE]: () => (tries++ === 0 ? refused() : { emplPositionPartyId: holdingId }) });
  await user.click(within(question).getByRole('checkbox', { name: 'Omid Karimi' }));
  await user.click(within(question).getByRole('button', { name: messages.replace }));
  await waitFor(() => expect(asked(CHANGE)[1]?.body).toMatchObject({ mainPosition: 'Y', rowVersion: 9, replace: true, replaceIds: [otherId] }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('whoever takes the question back stays in the form, and nothing is sent', async () => {
  const { user, asked } = await changeMain({ [CHANGE]: () => stands(standing('secondMain', otherId, 'Sara Rezaei')) });
  await user.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: messages.editHolder({ name: 'Sara Rezaei' }) });
  expect(asked(CHANGE)).toHaveLength(1);
});
