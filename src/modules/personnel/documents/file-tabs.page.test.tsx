import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import partWords from '#platform/party/parts/parts-page.messages.fa.ts';
import { type Answers, openPage } from '#testing/open-page.tsx';
import { OTHERS } from '../keys.rules.ts';
import { profileScreen } from '../profile/profile.screen.ts';
import health from '../sacrifice/sacrifice-page.messages.fa.ts';
import { SacrificeTab } from '../sacrifice/sacrifice-tab.tsx';
import words from './documents-page.messages.fa.ts';
import { DocumentsTab } from './documents-tab.tsx';

const partyId = '0196f0a0-0000-7000-8000-000000000001';
const PATH = '/rest/s1/hcm/person';
const item = (typeName: string, state: string, expiryDate: string | null = null) => ({ partyId, documentTypeEnumId: typeName, typeName, state, expiryDate });
const row = { id: 'd1', partyId, rowVersion: 1 };
const option = (enumId: string, description: string) => ({ enumId, description, parentEnumId: null, sequenceNum: 1, optionIndicator: 'Y' });
const answers: Answers = {
  [`GET ${PATH}/document`]: () => ({
    rows: [
      { ...row, documentTypeEnumId: 'AttNationalCard', typeName: 'Card', documentDate: null, expiryDate: '2030-03-21', description: null, file: `${'a'.repeat(32)}.pdf;card.pdf` },
    ],
  }),
  [`GET ${PATH}/documentChecklist`]: () => ({ items: [item('Card', 'expiring', '2030-03-21'), item('Degree', 'missing'), item('Photo', 'noFile')] }),
  [`GET ${PATH}/sacrifice`]: () => ({
    rows: [{ ...row, sacrificeTypeEnumId: 'SacVeteran', durationMonths: 12, disabilityPercent: 30, sacrificeCode: null, operationArea: null, sacrificeDocument: null }],
  }),
  [`GET ${PATH}/disease`]: () => ({ rows: [] }),
  [`GET ${PATH}/experiment`]: () => ({ rows: [] }),
  [`GET ${PATH}/health/${partyId}`]: () => ({ partyId, rowVersion: 1, hasDisease: 'Y', isSmoker: null }),
  'GET /rest/s1/hcm/entity/Enumeration': ({ query }) => ({ result: query.get('enumTypeId') === 'SacrificeType' ? [option('SacVeteran', 'Veteran')] : [] }),
};
const open = (Tab: typeof DocumentsTab, held: readonly string[], more: Answers = {}) =>
  openPage({
    page: () => (
      <main>
        <Tab partyId={partyId} asOf={undefined} />
      </main>
    ),
    screen: profileScreen,
    permissions: held.map((key) => `${OTHERS}/${key}`),
    answers: { ...answers, ...more },
  });

afterEach(() => vi.unstubAllGlobals());

test('the checklist counts what is not there, and says of each document how it stands', async () => {
  await open(DocumentsTab, ['base/attachment/observe']);
  const list = await screen.findByRole('region', { name: words.checklist });
  await within(list).findByText(words.missing('\u06f2'));
  for (const state of ['expiring', 'missing', 'noFile'] as const) within(list).getByText(words.states[state]);
  // whoever may only look has nothing to add with, but may download
  expect(screen.queryByRole('button', { name: partWords.add })).toBeNull();
  await screen.findByRole('button', { name: words.downloadAll });
  await screen.findByText('card.pdf');
});

test('what is missing is entered from its row, with its kind', async () => {
  const CREATE = `POST ${PATH}/document`;
  const { user, asked } = await open(DocumentsTab, ['base/attachment/add', 'base/attachment/observe'], {
    [CREATE]: () => ({ id: 'd2', rowVersion: 1 }),
    'GET /rest/s1/hcm/entity/Enumeration': () => ({ result: [option('Degree', 'Degree')] }),
  });
  // to a document without a file it is added where it stands
  const list = within(await screen.findByRole('region', { name: words.checklist }));
  await list.findByRole('button', { name: words.addOf({ type: 'Card' }) });
  expect(list.queryByRole('button', { name: words.addOf({ type: 'Photo' }) })).toBeNull();
  await user.click(list.getByRole('button', { name: words.addOf({ type: 'Degree' }) }));
  const dialog = within(await screen.findByRole('dialog', { name: words.addOf({ type: 'Degree' }) }));
  await user.click(dialog.getByRole('button', { name: partWords.add }));
  await waitFor(() => expect(asked(CREATE)[0]?.body).toMatchObject({ partyId, documentTypeEnumId: 'Degree' }));
});

test('a complete file is said to be so', async () => {
  await open(DocumentsTab, ['base/attachment/add', 'base/attachment/observe'], { [`GET ${PATH}/documentChecklist`]: () => ({ items: [item('Card', 'present')] }) });
  await screen.findByText(words.complete);
  await screen.findByRole('button', { name: partWords.add });
});

test('nothing is asked of the file, and there is nothing to download', async () => {
  await open(DocumentsTab, ['base/attachment/observe'], { [`GET ${PATH}/documentChecklist`]: () => ({ items: [] }), [`GET ${PATH}/document`]: () => ({ rows: [] }) });
  await screen.findByText(words.checklistNone);
  await screen.findByText(partWords.none);
  expect(screen.queryByRole('button', { name: words.downloadAll })).toBeNull();
  expect(screen.queryByText(words.complete)).toBeNull();
});

test('sealed choices have the names of their lists; health is read by who may not write it', async () => {
  await open(SacrificeTab, ['medical/observe']);
  await screen.findByText('Veteran');
  expect((await screen.findByText(health.yes)).tagName).toBe('BDI');
  expect(screen.queryByRole('switch')).toBeNull();
});

test('who may write health has switches; who does not hold the class has no such card', async () => {
  await open(SacrificeTab, ['medical/observe', 'medical/edit']);
  expect(((await screen.findByRole('switch', { name: new RegExp(health.hasDisease) })) as HTMLInputElement).checked).toBe(true);
});

test('who does not hold the class has no card of health', async () => {
  await open(SacrificeTab, ['medical'], { [`GET ${PATH}/health/${partyId}`]: () => ({ partyId, rowVersion: 1 }) });
  await screen.findByText('Veteran');
  expect(screen.queryByText(health.health)).toBeNull();
});
