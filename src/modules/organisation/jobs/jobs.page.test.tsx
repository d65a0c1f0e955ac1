import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage, refusal } from '#testing/open-page.tsx';
import table from '#ui/data-table/data-table.messages.fa.ts';
import form from '#ui/form/form.messages.fa.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { jobErrors } from './jobs.contract.ts';
import messages from './jobs.messages.fa.ts';
import JobsPage from './jobs.page.tsx';
import { jobsScreen } from './jobs.screen.ts';
import words from './jobs-page.messages.fa.ts';

const KEY = 'organizationChartManagement/defineJob';
const PATH = '/rest/s1/orgStructure/job';
const ENTITY = '/rest/s1/orgStructure/entity';
afterEach(() => vi.unstubAllGlobals());

const job = {
  jobId: 'j1',
  jobCode: 'J-1',
  jobTitle: 'Accountant',
  producerEmplPositionId: 'e1',
  jobCategoryEnumId: null,
  jobSubCategoryEnumId: null,
  gender: 'B',
  workExperience: 3,
  age: null,
  fromDate: null,
  thruDate: null,
  jobDescription: null,
  jobTarget: null,
  createdDate: '2026-05-10',
  creatorName: 'Ali',
  rowVersion: 4,
};
const listed = { ...job, companyName: 'Holding', grades: 0, posts: 4, seats: 5, holders: 3, vacant: 2, isActive: 'Y' };
const page = (rows: readonly object[]) => ({ rows, count: rows.length, countIsCapped: false, totals: {} });
const post = { emplPositionId: 'e1', pseudoId: 'P1', description: 'Cashier', unitName: 'Finance', seats: 5, holders: 3, vacant: 2 };
const duty = { jobResponsibilityId: 'r1', title: 'Books', activityPercent: 60, relatedActivities: null, expectedResult: null, rowVersion: 2 };

const open = (search: string, held: readonly string[], more: Parameters<typeof openPage>[0]['answers'] = {}) =>
  openPage({
    page: JobsPage,
    screen: jobsScreen,
    at: `/defineJob${search}`,
    permissions: held.map((key) => `${KEY}/${key}`),
    answers: {
      'GET /rest/s1/hcm/entity/Enumeration': () => ({ result: [] }),
      'GET /rest/s1/hcm/positionOptions': () => ({ list: [{ emplPositionId: 'e1', description: 'Clerk', pseudoId: 'P1', unitName: null }] }),
      [`GET ${PATH}`]: () => page([listed]),
      [`GET ${PATH}/j1`]: () => job,
      'GET /rest/s1/orgStructure/jobPost': () => page([post]),
      [`GET ${ENTITY}/JobEducation`]: () => page([]),
      [`GET ${ENTITY}/JobResponsibility`]: () => page([duty]),
      [`GET ${ENTITY}/JobDetail`]: () => page([]),
      ...more,
    },
  });
const everything = ['observe', 'add', 'edit', 'delete'];
const button = (name: string) => screen.findByRole('button', { name });

test('the list shows establishment against actual of its day, and opens a job', async () => {
  const { user, asked, address } = await open('?asOf=2026-01-01', everything);
  const row = await screen.findByRole('row', { name: /Accountant/ });
  expect(asked(`GET ${PATH}`)[0]?.query.get('asOf')).toBe('2026-01-01');
  expect(within(row).getByText('\u06F5')).toBeTruthy();
  expect(screen.getByRole('link', { name: words.add })).toBeTruthy();
  await user.click(within(row).getByText('Accountant'));
  await waitFor(() => expect(address()).toContain('jobId=j1'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Accountant' })).toBeTruthy();
});

test('who may only observe sees posts and profile and changes nothing', async () => {
  const { user, asked } = await open('?jobId=j1&asOf=2026-01-01', ['observe']);
  expect(within(await screen.findByRole('row', { name: /Cashier/ })).getByText('\u06F5')).toBeTruthy();
  expect(asked('GET /rest/s1/orgStructure/jobPost')[0]?.query.get('asOf')).toBe('2026-01-01');
  await user.click(screen.getByRole('tab', { name: words.parts.education }));
  await screen.findByText(words.noRows);
  expect(screen.getAllByRole('tab')).toHaveLength(12);
  expect(screen.getByRole('textbox', { name: words.name })).toHaveProperty('readOnly', true);
  for (const name of [words.copy, words.remove, words.addLabel, form.save, form.cancel]) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(await button(words.print)).toBeTruthy();
});

test('another category empties the one below it', async () => {
  const option = (enumId: string, parentEnumId: string | null = null) => ({ enumId, parentEnumId, description: enumId, sequenceNum: 1, optionIndicator: 'Y' });
  const { user } = await open('?jobId=new', everything, {
    'GET /rest/s1/hcm/entity/Enumeration': ({ query }) => ({
      result: query.get('enumTypeId') === 'JobCategory' ? [option('Office'), option('Plant'), option('Archive', 'Office'), option('Welding', 'Plant')] : [],
    }),
  });
  const choose = async (label: string, name: string): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${label} `) }));
    await user.click(await screen.findByRole('option', { name }));
  };
  await choose(words.category, 'Office');
  await choose(words.subCategory, 'Archive');
  await choose(words.category, 'Plant');
  expect(screen.queryByText('Archive')).toBeNull();
  await choose(words.subCategory, 'Welding');
  await choose(words.category, 'Office');
  expect((await screen.findByRole('button', { name: new RegExp(`^${words.subCategory} `) })).textContent).toBe(kit.selectPlaceholder);
});

test('a tab adds to its job and, of details, with its own type', async () => {
  const { user, asked } = await open('?jobId=j1&tab=equipment', everything, { [`POST ${ENTITY}/JobDetail`]: () => ({ id: 'd1', rowVersion: 1 }) });
  await user.click(await button(words.addLabel));
  await user.type(await screen.findByRole('textbox', { name: new RegExp(`^${words.part.title}(?! )`) }), 'Safe');
  await user.click(screen.getAllByRole('button', { name: words.addLabel }).at(-1) as HTMLElement);
  await waitFor(() => expect(asked(`POST ${ENTITY}/JobDetail`)[0]?.body).toMatchObject({ jobId: 'j1', jobDetailTypeEnumId: 'JbdEquipments', title: 'Safe' }));
  expect(asked(`GET ${ENTITY}/JobDetail`)[0]?.query.get('jobDetailTypeEnumId')).toBe('JbdEquipments');
});

test('an edited row is sent with the version that was seen; what is too much is said at its field', async () => {
  const sentence = messages.errors.percentSum({ left: 40 });
  const { user, asked } = await open('?jobId=j1&tab=responsibility', everything, {
    [`GET ${ENTITY}/JobResponsibility`]: () => page([duty, { ...duty, jobResponsibilityId: 'r2', title: 'Audit', activityPercent: 10 }]),
    [`PUT ${ENTITY}/JobResponsibility/r1`]: () => refusal(409, 'modules/organisation/jobs.percentSum', { messages: sentence, fields: { activityPercent: sentence } }),
  });
  for (const name of ['Audit', 'Books']) {
    await user.pointer({ keys: '[MouseRight]', target: await screen.findByText(name) });
    await user.click(await screen.findByRole('menuitem', { name: table.edit }));
    expect(await screen.findByRole('heading', { name: words.editRow(name) })).toBeTruthy();
  }
  const percent = screen.getByRole('textbox', { name: words.part.percent });
  await user.clear(percent);
  await user.type(percent, '90');
  await user.click(await button(words.saveLabel));
  await waitFor(() => expect(asked(`PUT ${ENTITY}/JobResponsibility/r1`)[0]?.body).toMatchObject({ title: 'Books', activityPercent: 90, rowVersion: 2 }));
  await waitFor(() => expect(percent.getAttribute('aria-invalid')).toBe('true'));
});

test('a copy leads to the new job; a job that posts carry says why it stays', async () => {
  const { user, asked, address } = await open('?jobId=j1', everything, {
    [`POST ${PATH}/j1/copy`]: () => ({ jobId: 'j2', rowVersion: 2 }),
    [`GET ${PATH}/j2`]: () => ({ ...job, jobId: 'j2', jobTitle: 'Copied' }),
    [`DELETE ${PATH}/j1`]: () => refusal(409, jobErrors.error('inUse').code, { messages: messages.errors.inUse }),
  });
  await user.click(await button(words.remove));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: words.remove }));
  expect(await screen.findByText(messages.errors.inUse)).toBeTruthy();
  await user.click(await button(words.copy));
  await user.type(await screen.findByRole('textbox', { name: new RegExp(`^${words.code}`) }), 'J-2');
  await user.click(await button(words.copyLabel));
  await waitFor(() => expect(asked(`POST ${PATH}/j1/copy`)[0]?.body).toEqual({ jobCode: 'J-2', jobTitle: 'Accountant' }));
  await waitFor(() => expect(address()).toContain('jobId=j2'));
});
