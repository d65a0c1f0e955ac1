import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import filters from '#modules/personnel/search/filters/search-filters.messages.fa.ts';
import people from '#modules/personnel/search/search-page.messages.fa.ts';
import { openPage, refusal } from '#testing/open-page.tsx';
import form from '#ui/form/form.messages.fa.ts';
import editor from '#ui/formula-editor/formula-editor.messages.fa.ts';
import explained from '#ui/formula-explanation/formula-explanation.messages.fa.ts';
import FormulaPage from './formula.page.tsx';
import { formulaScreen } from './formula.screen.ts';
import messages from './formula-page.messages.fa.ts';
import type { LibraryItem, LibraryVersion } from './version-words.ui.ts';

const KEY = 'systemBaseData/emplOrderGeneral/formulaDefinition';
const ENTITY = '/rest/s1/hcm/entity';
const ID = '0196f0a0-0000-7000-8000-0000000000a1';
const page = (rows: readonly object[] = []) => ({ rows, count: rows.length, countIsCapped: false, totals: {} });
const listed = { statusId: 'LvPublished', hasDraft: 'N', version: 1, fromDate: '2026-03-21', thruDate: null, isInherited: 'N', rowVersion: 1 };
const further = { companyName: null, changedByName: null, changedAt: null };

const version = (more: Partial<LibraryVersion>): LibraryVersion => ({
  versionId: `v${more.version ?? 1}`,
  version: 1,
  statusId: 'LvPublished',
  fromDate: '2026-03-21',
  thruDate: null,
  variation: null,
  lateReason: null,
  changedByName: 'Ann',
  changedAt: '2026-03-01T08:00:00Z',
  publishedByName: 'Bea',
  publishedAt: '2026-03-02T08:00:00Z',
  content: { use: 'pay.factor', text: 'C_wage * 7 / 100', rounding: null, tests: [] },
  ...more,
});
const item = (more: Partial<LibraryItem> = {}): LibraryItem => ({
  id: ID,
  code: 'bonus',
  title: 'Bonus',
  description: null,
  companyName: 'House',
  isInherited: false,
  rowVersion: 4,
  versions: [version({})],
  ...more,
});
const draft = version({
  version: 2,
  statusId: 'LvDraft',
  publishedAt: null,
  publishedByName: null,
  content: { use: 'pay.factor', text: 'C_wage * 8 / 100', rounding: null, tests: [] },
});

const uses = [
  { code: 'pay.factor', title: 'Factor of pay', type: 'number' },
  { code: 'condition', title: 'Condition', type: 'flag' },
];

/** What the server counts; a test says another outcome. */
const node = { text: 'C_wage * 8 / 100', from: 0, to: 16, value: '8', parts: [{ text: 'C_wage', from: 0, to: 6, value: '100', parts: [] }] };
const arg = { name: 'C_wage', title: 'Base wage', type: 'number', unit: 'rial', value: '100', source: { kind: 'given' } };
const counting = vi.fn();
const editing = vi.fn();
const tried = vi.fn();
beforeEach(() => {
  editing.mockReturnValue({ id: ID, rowVersion: 5 });
  counting.mockReturnValue({ order: ['bonus'], results: { bonus: { type: 'number', value: '8' } }, args: [arg], explanation: { bonus: node } });
});

/** A text area in place of the editor of code, which needs a browser. */
beforeEach(() => {
  const nothing = (): void => undefined;
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media.includes('coarse'), addEventListener: nothing, removeEventListener: nothing }));
  return () => vi.unstubAllGlobals();
});

const PACKAGE = '0196f0a0-0000-7000-8000-0000000000b2';
const packed = { kind: 'constant', code: 'wage', title: 'Base wage', description: null, fromDate: '2026-03-21', content: { value: '96', unit: 'rial' } };
const packageFile = (text: string) => new File([text], 'package.json', { type: 'application/json' });
const goodPackage = packageFile(JSON.stringify({ format: 'formula-package/1', items: [packed] }));
const comes = { kind: 'constant', code: 'wage', title: 'Base wage', differences: [{ name: 'value', from: '95', to: '96' }], message: null };

const [RUN, UNIT] = ['0196f0a0-0000-7000-8000-0000000000c3', '0196f0a0-0000-7000-8000-0000000000d4'];
const counts = { total: 3, done: 3, people: 3, changed: 1, oldSum: '10', newSum: '12' };
const largest = [{ partyRelationshipId: 'r1', pseudoId: 'P-7', fullName: 'Cid', old: '4', new: '6' }];
const compared = { state: 'done', ...counts, formulaId: ID, oldVersion: 1, newVersion: 2, largest, faults: [] };

const naming = {
  formulas: [{ id: ID, code: 'yearly', title: 'Yearly bonus', version: 1, statusId: 'LvPublished' }],
  places: [{ kind: 'Group', title: 'Workers', version: null }],
  used: [{ usedBy: 'order', title: 'Orders', version: 1, count: 3, lastOn: '2026-06-01' }],
};

const open = (at: string, of: LibraryItem, ...held: readonly string[]) =>
  openPage({
    page: FormulaPage,
    screen: formulaScreen,
    at: `/formula${at}`,
    permissions: ['observe', ...held].map((key) => `${KEY}/${key}`),
    answers: {
      [`GET ${ENTITY}/Constant`]: () => page([{ ...listed, ...further, constantId: 'c1', code: 'wage', title: 'Base wage', value: '95', unit: 'rial' }]),
      [`GET ${ENTITY}/InputFactor`]: () => page(),
      [`GET ${ENTITY}/FormulaTable`]: () => page(),
      [`GET ${ENTITY}/Formula`]: () => page([{ ...listed, ...further, formulaId: ID, code: 'bonus', title: 'Bonus', use: 'pay.factor' }]),
      'GET /rest/s1/rule/getFormulaEnums': () => ({ uses, names: [{ code: 'C_wage', title: 'Base wage', type: 'number', unit: 'rial', group: 'Constants' }], lists: {} }),
      [`GET /rest/s1/rule/formula/${ID}/versions`]: () => of,
      [`GET /rest/s1/rule/formula/${ID}/uses`]: () => naming,
      'PUT /rest/s1/rule/edit': editing,
      'POST /rest/s1/rule/create': () => ({ id: ID, rowVersion: 1 }),
      [`GET /rest/s1/rule/formula/${ID}/tests`]: () => ({ version: 1, tests: [], unreached: [], faults: [{ code: 'unknownName', message: 'Wage is not known', from: 0, to: 6 }] }),
      'GET /rest/s1/rule/comparison/classes': () => ({ classes: ['public', 'personal'] }),
      'GET /rest/s1/hcm/party/subOrganization': () => ({ organizationUnit: [{ partyId: UNIT, organizationName: 'Sales' }] }),
      [`POST /rest/s1/rule/formula/${ID}/compare`]: () => ({ runId: RUN }),
      [`GET /rest/s1/rule/formula/compare/${RUN}`]: () => compared,
      'POST /rest/s1/rule/formula/execute': counting,
      'POST /rest/s1/rule/library/package/trial': () => ({ items: tried() }),
      'POST /rest/s1/rule/library/package': () => ({ id: PACKAGE, created: 1, changed: 1 }),
      [`DELETE /rest/s1/rule/library/package/${PACKAGE}`]: () => ({ removed: true }),
      [`PUT /rest/s1/rule/formula/${ID}/publish`]: () => ({ id: ID, rowVersion: 5, statusId: 'LvWaiting' }),
    },
  });

const ofFormula = `?tab=formulas&item=${ID}`;

test('the library opens with its constants; who may only observe adds nothing', async () => {
  await open('', item());
  expect(await screen.findByRole('row', { name: /Base wage/ })).toBeDefined();
  expect(screen.queryByRole('link', { name: messages.add.constants })).toBeNull();
});

test('formulas are listed with what they are asked for in words', async () => {
  await open('?tab=formulas', item());
  expect(await screen.findByText('Factor of pay')).toBeDefined();
});

test('a draft is written with titles and sent with codes, in the version that was seen', async () => {
  const { user, asked } = await open(ofFormula, item({ versions: [draft, version({})] }), 'edit');
  const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: messages.text });
  await waitFor(() => expect(area.value).toBe('[Base wage] * 8 / 100'));
  await user.type(area, ' + 1');
  expect(await screen.findByText(editor.sound)).toBeDefined();
  await user.click(screen.getByRole('button', { name: messages.saveDraft }));
  await waitFor(() => expect(asked('PUT /rest/s1/rule/edit')[0]?.body).toMatchObject({ formulaId: ID, rowVersion: 4, text: 'C_wage * 8 / 100 + 1', rounding: null }));
});

test('a unit of rounding is sent in plain digits, and refused where it is none', async () => {
  const { user, asked } = await open(ofFormula, item({ versions: [{ ...draft, content: { ...draft.content, rounding: { unit: '10', mode: 'down' } } }] }), 'edit');
  const unit = await screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(messages.roundingUnit) });
  expect(unit.value).toBe('\u06f1\u06f0');
  await user.type(unit, '\u0660x');
  await user.click(screen.getByRole('button', { name: messages.saveDraft }));
  expect((await screen.findAllByText(messages.roundingUnitNeeded)).length).toBeGreaterThan(0);
  await user.type(unit, '{Backspace}');
  await user.click(screen.getByRole('button', { name: messages.saveDraft }));
  await waitFor(() => expect(asked('PUT /rest/s1/rule/edit').map(({ body }) => body)).toMatchObject([{ rounding: { unit: '100', mode: 'down' } }]));
});

test('before something ends it is said what names it and what was counted with it', async () => {
  const { user } = await open(ofFormula, item(), 'delete');
  await user.click(await screen.findByRole('button', { name: messages.end }));
  const dialog = await screen.findByRole('alertdialog');
  const naming = messages.usedHere('\u06f1', 'Yearly bonus');
  await waitFor(() => expect(dialog.textContent).toContain(`${messages.endText} ${naming} ${messages.chosenBy('Workers')} ${messages.countedWith('Orders')}`));
});

test('a use is chosen by its title, and what it asks for is what the text must give', async () => {
  const { user, asked } = await open(ofFormula, item({ versions: [draft] }), 'edit');
  expect(await screen.findByText(editor.sound)).toBeDefined();
  await user.click(await screen.findByRole('button', { name: /Factor of pay/ }));
  await user.click(await screen.findByRole('option', { name: 'Condition' }));
  await waitFor(() => expect(screen.queryByText(editor.sound)).toBeNull());
  await user.click(screen.getByRole('button', { name: messages.saveDraft }));
  await waitFor(() => expect(asked('PUT /rest/s1/rule/edit')[0]?.body).toMatchObject({ use: 'condition' }));
});

test('what is published is read, and changed by a new version that begins on a day of its own', async () => {
  const { user, asked } = await open(ofFormula, item(), 'edit');
  await user.click(await screen.findByRole('button', { name: messages.newVersion }));
  await user.click(await screen.findByRole('button', { name: messages.createDraft }));
  expect(asked('PUT /rest/s1/rule/edit')).toEqual([]);
  expect(screen.queryByRole('button', { name: form.save })).toBeNull();
});

test('a stored test asks for what the formula names, and goes with the draft', async () => {
  const { user, asked } = await open(ofFormula, item({ versions: [draft] }), 'edit');
  await user.click(await screen.findByRole('button', { name: messages.addTest }));
  await user.type(screen.getByRole('textbox', { name: messages.testTitle }), 'one');
  await user.click(screen.getByRole('button', { name: messages.keepTest }));
  expect(screen.getByText(messages.testNeeds)).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'Base wage' }), '100');
  await user.type(screen.getByRole('textbox', { name: messages.testExpected }), '8');
  await user.click(screen.getByRole('button', { name: messages.keepTest }));
  await user.click(screen.getByRole('button', { name: messages.saveDraft }));
  const tests = [{ title: 'one', values: { C_wage: '100' }, expect: { value: '8' } }];
  await waitFor(() => expect(asked('PUT /rest/s1/rule/edit')[0]?.body).toMatchObject({ tests }));
});

test('a text with faults is not said to have no tests', async () => {
  await open(`${ofFormula}&part=check`, item(), 'test');
  expect(await screen.findByText('Wage is not known')).toBeDefined();
  expect(screen.queryByText(messages.noTests)).toBeNull();
});

test('publishing is asked about, and says that somebody else has to agree', async () => {
  const { user, asked } = await open(ofFormula, item({ versions: [draft] }), 'publish');
  await user.click(await screen.findByRole('button', { name: messages.publish }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: messages.publish }));
  expect(await screen.findByText(messages.publishWaits)).toBeDefined();
  expect(asked(`PUT /rest/s1/rule/formula/${ID}/publish`)[0]?.body).toEqual({ rowVersion: 4 });
});

test('two versions stand side by side with what went and what came', async () => {
  await open(`${ofFormula}&part=versions`, item({ versions: [draft, version({})] }));
  expect((await screen.findByRole('deletion')).textContent).toBe('7');
  expect(screen.getByRole('insertion').textContent).toBe('8');
});

test('what a company above says is read only', async () => {
  await open(ofFormula, item({ isInherited: true, versions: [draft] }), 'edit', 'publish', 'delete');
  expect(await screen.findByText(messages.inheritedText('House'))).toBeDefined();
  expect(screen.queryByRole('button', { name: messages.saveDraft })).toBeNull();
  expect(screen.queryByRole('button', { name: messages.publish })).toBeNull();
});

test('typed values are counted with an explanation, and nothing is stored', async () => {
  const { user, asked } = await open(`${ofFormula}&part=check`, item({ versions: [draft] }), 'test');
  await user.type(await screen.findByRole('textbox', { name: 'Base wage' }), '100');
  await user.click(screen.getByRole('button', { name: messages.trialCount }));
  expect(await screen.findByText(messages.trialResult('\u06f8'))).toBeDefined();
  expect(screen.getByRole('list', { name: explained.title })).toBeDefined();
  const body = { formulas: [{ code: 'bonus', text: 'C_wage * 8 / 100' }], values: { C_wage: '100' }, explain: true, ask: ['bonus'], asOf: expect.any(String) };
  expect(asked('POST /rest/s1/rule/formula/execute').map((one) => one.body)).toEqual([body]);
  expect(asked('PUT /rest/s1/rule/edit')).toEqual([]);
});

test('a value that is kept from the reader is named alone, and a fault is said', async () => {
  const error = { code: 'withheld', message: 'Base wage is not shown to you', from: 0, to: 6, formula: 'bonus' };
  counting.mockReturnValue({ order: ['bonus'], results: { bonus: { error } }, args: [{ ...arg, value: null, withheld: true }], explanation: {} });
  const { user } = await open(`${ofFormula}&part=check`, item({ versions: [draft] }), 'test');
  await user.click(await screen.findByRole('button', { name: messages.trialCount }));
  expect(await screen.findByText(error.message)).toBeDefined();
  expect(screen.getByText(messages.trialKept(['Base wage']))).toBeDefined();
  expect(screen.queryByRole('list', { name: explained.title })).toBeNull();
});

test('a draft that a colleague has written meanwhile is asked about field by field, its rounding too', async () => {
  const stored = { title: 'Bonus', description: null, fromDate: '2026-03-21', variation: null, rowVersion: 5, ...draft.content, rounding: { unit: '1000', mode: 'down' } };
  editing.mockReturnValueOnce(refusal(409, 'platform/formula/library.stale', { data: { values: stored, changedBy: 'Nasrin', changedAt: '2026-11-22T08:00:00Z' } }));
  const { user, asked } = await open(ofFormula, item({ versions: [draft] }), 'edit');
  await user.type(await screen.findByRole('textbox', { name: messages.text }), ' + 1');
  expect(await screen.findByText(editor.sound)).toBeDefined();
  await user.click(screen.getByRole('button', { name: messages.saveDraft }));
  const dialog = await screen.findByRole('dialog', { name: form.staleTitle });
  expect(dialog.textContent).toContain('Nasrin');
  for (const label of [messages.rounding, messages.text]) expect(dialog.textContent).toContain(label);
  await user.click(within(dialog).getByRole('button', { name: form.staleSave }));
  await waitFor(() => expect(asked('PUT /rest/s1/rule/edit')).toHaveLength(2));
  expect(asked('PUT /rest/s1/rule/edit')[1]?.body).toMatchObject({ rowVersion: 5, rounding: { unit: '1000', mode: 'down' } });
});

test('a package is seen before it comes in, with what it changes, and goes back', async () => {
  tried.mockReturnValue([{ ...comes, action: 'change' }]);
  const { user, asked } = await open('?tab=formulas', item(), 'add', 'edit', 'delete');
  await user.click(await screen.findByRole('button', { name: messages.packageImport }));
  const dialog = await screen.findByRole('dialog', { name: messages.packageImport });
  await user.upload(dialog.querySelector('input[type=file]') as HTMLInputElement, goodPackage);
  const difference = messages.packageDifference(messages.packageFields.value, '\u06f9\u06f5', '\u06f9\u06f6');
  expect(await within(dialog).findByText(difference)).toBeDefined();
  expect(asked('POST /rest/s1/rule/library/package')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: messages.packageBring }));
  await user.click(await within(dialog).findByRole('button', { name: messages.packageUndo }));
  expect(await screen.findByText(messages.packageUndone)).toBeDefined();
  expect(asked('POST /rest/s1/rule/library/package')[0]?.body).toMatchObject({ items: [packed] });
  expect(asked(`DELETE /rest/s1/rule/library/package/${PACKAGE}`)).toHaveLength(1);
});

test('a file that is no package is told, and a package with a refused item does not come in', async () => {
  tried.mockReturnValue([{ ...comes, action: 'refuse', message: 'It has a draft' }]);
  const { user, asked } = await open('?tab=formulas', item(), 'add');
  await user.click(await screen.findByRole('button', { name: messages.packageImport }));
  const dialog = await screen.findByRole('dialog', { name: messages.packageImport });
  const place = () => dialog.querySelector('input[type=file]') as HTMLInputElement;
  await user.upload(place(), packageFile('{"format":"other"}'));
  expect(await within(dialog).findByText(messages.packageUnreadable)).toBeDefined();
  expect(asked('POST /rest/s1/rule/library/package/trial')).toEqual([]);
  await user.upload(place(), goodPackage);
  expect(await within(dialog).findByText('It has a draft')).toBeDefined();
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: messages.packageBring }).disabled).toBe(true);
});

test('versions are compared for the people whom filters choose, by those that may be asked', async () => {
  const { user, asked } = await open(`${ofFormula}&part=compare`, item({ versions: [draft, version({})] }), 'compare');
  await user.click(await screen.findByRole('button', { name: filters.filters }));
  const panel = await screen.findByRole('dialog', { name: filters.filters });
  expect(within(panel).queryByText(filters.kids)).toBeNull();
  await user.type(within(panel).getByRole('textbox', { name: filters.birthPlace }), 'Yazd');
  await user.click(within(panel).getByRole('button', { name: new RegExp(people.unit) }));
  await user.click(await screen.findByRole('option', { name: 'Sales' }));
  await user.click(within(panel).getByRole('button', { name: filters.show }));
  await screen.findByRole('button', { name: filters.filtersSet('\u06f2') });
  await user.click(screen.getByRole('button', { name: messages.startCompare }));
  await screen.findByText('Cid');
  const [sent] = asked(`POST /rest/s1/rule/formula/${ID}/compare`);
  expect(sent?.body).toMatchObject({
    ...{ oldVersion: 1, newVersion: 2, unitId: UNIT },
    people: { all: { search: '', filters: [{ column: 'birthPlace', values: ['Yazd'] }] } },
  });
});
