import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import filterWords from '#modules/personnel/search/filters/search-filters.messages.fa.ts';
import contactWords from '#platform/party/contact/contact-page.messages.fa.ts';
import { openPage, refusal } from '#testing/open-page.tsx';
import table from '#ui/data-table/data-table.messages.fa.ts';
import addressWords from '../address-report/address-report.messages.fa.ts';
import AddressReportPage from '../address-report/address-report.page.tsx';
import { addressReportScreen } from '../address-report/address-report.screen.ts';
import documents from '../documents-report/documents-report.messages.fa.ts';
import DocumentsReportPage from '../documents-report/documents-report.page.tsx';
import { documentsReportScreen } from '../documents-report/documents-report.screen.ts';
import words from './person-report.messages.fa.ts';

// what pages load when it is first opened takes a busy machine longer than a test may wait
beforeAll(() => Promise.all([import('#modules/personnel/contact/contact-tabs.tsx'), import('#modules/personnel/search/filters/filter-panel.tsx')]), 30_000);
afterEach(() => vi.unstubAllGlobals());

const partyId = '0196f0a0-0000-7000-8000-000000000001';
const person = { partyId, fullName: 'Sara Rezaei', pseudoId: '1001', companyName: 'Company', unitName: null, nationalCode: null };
const page = (rows: readonly object[]) => ({ rows, count: rows.length, countIsCapped: false, totals: {} });
const lists = {
  'GET /rest/s1/hcm/party/subOrganization': () => ({ organization: [], subOrganization: [], organizationUnit: [] }),
  'GET /rest/s1/hcm/tableView': () => ({ views: [] }),
  'GET /rest/s1/hcm/entity/Geo': () => ({ result: [] }),
  'GET /rest/s1/hcm/entity/Enumeration': () => ({ result: [] }),
  'GET /rest/s1/hcm/person/address': () => ({ rows: [] }),
  'GET /rest/s1/hcm/report/classes': () => ({ classes: ['public', 'contact', 'personal'] }),
};
const FILE = 'personnelInformationManagement/searchPersonnelList';
const address = (permissions: readonly string[]) =>
  openPage({
    page: AddressReportPage,
    screen: addressReportScreen,
    permissions,
    answers: { ...lists, 'GET /rest/s1/hcm/report/address': () => page([{ ...person, address: 'Main street', phone: '021-88001122' }]) },
  });

test('a row opens all rows of its person, and leads to the tab where they are edited', async () => {
  const { user } = await address([`${FILE}/observe`, `${FILE}/editPersonnel/address/observe`]);
  const row = await screen.findByRole('row', { name: /Main street/ });
  await user.click(within(row).getByText('Main street'));
  const dialog = await screen.findByRole('dialog', { name: person.fullName });
  await within(dialog).findByRole('heading', { name: contactWords.addresses });
  await user.keyboard('{Escape}');
  await user.hover(row);
  await user.click(await within(row).findByRole('button', { name: words.edit }));
  expect(await screen.findByText('elsewhere: /personnel/profile')).toBeDefined();
});

test('whoever may not open the file is not offered it', async () => {
  const { user } = await address(['reports']);
  await user.hover(await screen.findByRole('row', { name: /Main street/ }));
  for (const name of [words.details, words.edit]) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('documents and what is missing are two tables of one screen', async () => {
  const { user } = await openPage({
    page: DocumentsReportPage,
    screen: documentsReportScreen,
    permissions: ['reports'],
    answers: {
      ...lists,
      'GET /rest/s1/hcm/report/documents': () =>
        page([{ ...person, recordId: '1', type: 'AttMedical', documentDate: null, expiryDate: '2026-05-10', daysLeft: -3, hasFile: 'N', uploadedAt: null, description: null }]),
      'GET /rest/s1/hcm/report/missingDocuments': () => page([{ ...person, open: 2, absent: '["AttDegree"]', noFile: null, expired: null, expiring: null }]),
    },
  });
  expect(await screen.findByText(documents.withoutFile)).toBeDefined();
  await user.click(screen.getByRole('tab', { name: documents.tabs.missing }));
  const table = await screen.findByRole('grid', { name: documents.missingTitle });
  expect(await within(table).findByText('\u06f2')).toBeDefined();
});

const ADDRESSES = 'GET /rest/s1/hcm/report/address';
const emptyAddress = (classes: readonly string[]) =>
  openPage({
    page: AddressReportPage,
    screen: addressReportScreen,
    permissions: ['reports'],
    answers: {
      ...lists,
      'GET /rest/s1/hcm/report/classes': () => ({ classes }),
      'GET /rest/s1/hcm/entity/Enumeration': () => ({ result: [{ enumId: 'PostalWork', description: 'Work', parentEnumId: 'CmtPostalAddress' }] }),
      [ADDRESSES]: () => page([]),
    },
  });

test('an empty report too may be asked for those who lack something', async () => {
  const { user, asked, address: at } = await emptyAddress(['public', 'contact']);
  await screen.findByText(words.none);
  await user.click(screen.getByRole('button', { name: filterWords.filtersSet('\u06f1') }));
  const panel = await screen.findByRole('dialog', { name: filterWords.filters });
  // what is missing stands open
  await user.click(await within(panel).findByRole('button', { name: new RegExp(`^${words.blank}`) }));
  await user.click(await screen.findByRole('option', { name: addressWords.postalCode }));
  await user.keyboard('{Escape}');
  await user.click(within(panel).getByRole('button', { name: filterWords.show }));
  await waitFor(() => expect(JSON.parse(asked(ADDRESSES).at(-1)?.query.get('filter') ?? '[]')).toEqual([{ column: 'blank', operator: 'in', values: ['postalCode'] }]));
  expect(at()).toContain('blank*in*postalCode');
  // what is not asked of a class that is lacked
  await user.click(screen.getByRole('button', { name: filterWords.filtersSet('\u06f2') }));
  await user.click(within(await screen.findByRole('dialog', { name: filterWords.filters })).getByText(words.groups.person));
  expect(screen.queryByRole('textbox', { name: words.nationalCode })).toBeNull();
});

test('without the class of the report it says so, and not that there is nothing', async () => {
  const { user } = await emptyAddress(['public']);
  await screen.findByText(words.hidden);
  expect(screen.queryByText(words.none)).toBeNull();
  await user.click(screen.getByRole('button', { name: filterWords.filtersSet('\u06f1') }));
  const panel = await screen.findByRole('dialog', { name: filterWords.filters });
  for (const title of [words.groups.rows, words.groups.missing]) expect(within(panel).queryByText(title)).toBeNull();
});

test('an archive is of what the list is asked for, all of it too; who may not have files is offered none', async () => {
  const OWNERS = 'POST /rest/s1/hcm/report/documents/owners';
  const row = { ...person, recordId: '1', type: 'AttMedical', documentDate: null, expiryDate: '2026-05-10', daysLeft: -3, hasFile: 'Y', uploadedAt: null, description: null };
  const documentsPage = (permissions: readonly string[], tab = '') =>
    openPage({
      page: DocumentsReportPage,
      screen: documentsReportScreen,
      at: `/documentsReport?ends=ending&gender=N${tab}`,
      permissions,
      answers: {
        ...lists,
        'GET /rest/s1/hcm/report/documents': () => page([row]),
        'GET /rest/s1/hcm/report/missingDocuments': () => page([{ ...person, open: 1, absent: '["AttDegree"]', noFile: null, expired: null, expiring: null }]),
        [OWNERS]: () => refusal(400, 'modules/reports/documents-report.tooManyPeople'),
      },
    });
  const { user, asked } = await documentsPage([`${FILE}/editPersonnel/base/attachment/observe`]);
  expect(await screen.findByText(documents.daysPast('\u06f3'))).toBeDefined();
  await user.click(within(await screen.findByRole('row', { name: /Sara/ })).getByRole('checkbox'));
  await user.click(within(await screen.findByRole('region', { name: table.bulkActions })).getByRole('button', { name: documents.download }));
  await waitFor(() => expect(asked(OWNERS)).toHaveLength(1));
  expect(asked(OWNERS)[0]?.body).toEqual({ of: 'documents', statusId: 'ActiveRel', ends: 'ending', gender: 'N', selection: { keys: ['1'] } });
});

test('the matrix says of each person and type what is wrong, and filters by states', async () => {
  const { asked } = await openPage({
    page: DocumentsReportPage,
    screen: documentsReportScreen,
    at: '/documentsReport?tab=matrix&f=absent*in*AttDegree',
    permissions: ['reports'],
    answers: {
      ...lists,
      'GET /rest/s1/hcm/report/missingDocuments/types': () => ({
        types: [
          { enumId: 'AttDegree', description: 'Degree' },
          { enumId: 'AttPhoto', description: 'Photo' },
          { enumId: 'AttMedical', description: 'Medical' },
        ],
      }),
      'GET /rest/s1/hcm/report/missingDocuments': () => page([{ ...person, open: 2, absent: '["AttDegree"]', noFile: null, expired: '["AttMedical"]', expiring: null }]),
    },
  });
  const grid = await screen.findByRole('grid', { name: documents.matrixTitle });
  const row = await within(grid).findByRole('row', { name: /Sara/ });
  const heads = within(grid).getAllByRole('columnheader');
  const cell = (label: string) => within(row).getAllByRole('cell')[heads.findIndex(({ textContent }) => textContent?.includes(label))]?.textContent;
  expect(['Degree', 'Photo', 'Medical'].map(cell)).toEqual([documents.absent, '-', documents.expired]);
  expect(screen.getByRole('button', { name: table.export })).toBeTruthy();
  expect(JSON.parse(asked('GET /rest/s1/hcm/report/missingDocuments').at(-1)?.query.get('filter') ?? '')).toEqual([{ column: 'absent', operator: 'in', values: ['AttDegree'] }]);
});

test('whoever may not have the files is not offered an archive', async () => {
  await openPage({
    page: DocumentsReportPage,
    screen: documentsReportScreen,
    at: '/documentsReport?tab=missing',
    permissions: ['reports'],
    answers: { ...lists, 'GET /rest/s1/hcm/report/missingDocuments': () => page([{ ...person, open: 1, absent: '["AttDegree"]', noFile: null, expired: null, expiring: null }]) },
  });
  const row = await screen.findByRole('row', { name: /Sara/ });
  expect(within(row).queryByRole('checkbox')).not.toBeNull();
  expect(screen.queryByRole('button', { name: documents.downloadThere })).toBeNull();
});
