import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Answers, openPage, ownPartyId, type Question, refusal } from '#testing/open-page.tsx';
import { useSession } from '#ui/client/session.ts';
import form from '#ui/form/form.messages.fa.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { loadAnew } from '#ui/page-memory/page-memory.ts';
import { useToasts } from '#ui/toast/toast-store.ts';
import BulkEditPage from './bulk-edit.page.tsx';
import { bulkEditScreen } from './bulk-edit.screen.ts';
import messages from './bulk-edit-page.messages.fa.ts';
import { keepChosen } from './chosen.ui.ts';
import { columnNamed } from './columns.rules.ts';

const READ = 'POST /rest/s1/hcm/person/sheet';
const SAVE = 'PUT /rest/s1/hcm/person/sheet';
const versions = { facts: '1', phone: 'p:1', structure: '' };
const none = { insuranceNumber: null, maritalStatusEnumId: null, numberOfKids: null, birthDate: null };
const sara = { partyId: '0196f0a0-0000-7000-8000-000000000001', fullName: 'Sara Rezaei', pseudoId: '100007', versions, ...none, mobile: '09121112233' };
const omid = { ...sara, partyId: '0196f0a0-0000-7000-8000-000000000002', fullName: 'Omid Karimi', pseudoId: '100008', mobile: null };
const columns = ['mobile', 'insuranceNumber', 'maritalStatusEnumId', 'numberOfKids'];
const MARRIED = '\u0645\u062A\u0623\u0647\u0644';
const states = [
  { enumId: 'MarsSingle', description: '\u0645\u062C\u0631\u062F' },
  { enumId: 'MarsMarried', description: MARRIED },
];
const lists: Answers = {
  'GET /rest/s1/hcm/getListByCompany': () => ({ list: [] }),
  'GET /rest/s1/hcm/entity/Enumeration': ({ query }) => ({ result: query.get('enumTypeId') === 'MaritalStatus' ? states : [] }),
};

const saved = (row: object, more: object = {}) => ({ partyId: (row as typeof sara).partyId, outcome: 'saved', message: null, fields: {}, row, ...more });
const sentIn = ({ body }: Question) => (body as { rows: { partyId: string; versions: object; changes: Record<string, unknown> }[] }).rows;

/** Opens the page as it is opened from the list. */
async function open(answers: Answers = {}, rows: readonly object[] = [sara, omid]) {
  const page = await openPage({ page: BulkEditPage, screen: bulkEditScreen, answers: { ...lists, [READ]: () => ({ rows, columns }), ...answers } });
  await act(async () => keepChosen({ selection: { keys: ['r1', 'r2'] }, conditions: { statusId: 'all' } }));
  return page;
}

afterEach(() => {
  useSession.setState({ user: null });
  window.history.replaceState(null, '');
  vi.unstubAllGlobals();
});

/** The cell of a column in the row of somebody. */
function cell(person: string, name: string): HTMLElement {
  const at = screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent?.startsWith(columnNamed(name)?.field.label ?? '?'));
  const found = within(screen.getByRole('row', { name: new RegExp(person) })).getAllByRole('cell')[at];
  if (found === undefined) throw new Error(`no cell ${name} of ${person}`);
  return found;
}
const focused = async (person: string, name: string): Promise<HTMLElement> => {
  await screen.findByRole('row', { name: new RegExp(person) });
  const found = cell(person, name);
  act(() => found.focus());
  return found;
};
const paste = (at: HTMLElement, text: string): void => void fireEvent.paste(at, { clipboardData: { getData: () => text } });
const save = async (user: Awaited<ReturnType<typeof open>>['user'], people: string) => {
  await user.click(screen.getByRole('button', { name: messages.save }));
  await user.click(await screen.findByRole('button', { name: messages.saveConfirm(people) }));
};

describe('the page', () => {
  test('without a choice leads to the list', async () => {
    await openPage({ page: BulkEditPage, screen: bulkEditScreen, answers: lists });
    expect(screen.getByText(messages.noneChosen)).toBeDefined();
    expect(screen.getByRole('link', { name: messages.back })).toBeDefined();
  });

  test('keeps its people over a reload, for the account that chose them', async () => {
    await open();
    await screen.findByRole('row', { name: /Sara/ });
    cleanup();
    loadAnew();
    const again = await openPage({ page: BulkEditPage, screen: bulkEditScreen, answers: { ...lists, [READ]: () => ({ rows: [sara], columns }) } });
    await screen.findByRole('row', { name: /Sara/ });
    expect(again.asked(READ)[0]?.body).toEqual({ selection: { keys: ['r1', 'r2'] }, statusId: 'all' });
    cleanup();
    window.history.replaceState({ ...window.history.state, sheetPeople: { ...window.history.state.sheetPeople, userId: 'another' } }, '');
    await openPage({ page: BulkEditPage, screen: bulkEditScreen, answers: lists });
    expect(screen.getByText(messages.noneChosen)).toBeDefined();
  });

  test('asks for those who were chosen, and says what the server says', async () => {
    const { asked, user } = await open({ [READ]: () => refusal(400, 'too many') });
    await screen.findByText('too many');
    await user.click(screen.getByRole('button', { name: kit.retry }));
    await waitFor(() => expect(asked(READ)).toHaveLength(2));
    expect(asked(READ).map(({ body }) => body)).toEqual(Array.from({ length: 2 }, () => ({ selection: { keys: ['r1', 'r2'] }, statusId: 'all' })));
  });
});

describe('in the grid', () => {
  test('what is typed stands in the cell, goes down with Enter, and is sent with what it was made on', async () => {
    const { user, asked } = await open({ [SAVE]: () => ({ saved: 1, rows: [saved({ ...sara, mobile: '09350001122' })] }) });
    await focused('Sara', 'mobile');
    await user.keyboard('09350001122{Enter}');
    expect(cell('Omid', 'mobile')).toBe(document.activeElement);
    expect(within(cell('Sara', 'mobile')).getByText('\u06F0\u06F9\u06F3\u06F5\u06F0\u06F0\u06F0\u06F1\u06F1\u06F2\u06F2')).toBeDefined();
    await user.click(screen.getByRole('button', { name: messages.save }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('\u06F0\u06F9\u06F1\u06F2\u06F1\u06F1\u06F1\u06F2\u06F2\u06F3\u06F3')).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: messages.saveConfirm('\u06F1') }));
    await waitFor(() => expect(asked(SAVE)).toHaveLength(1));
    expect(asked(SAVE).map(sentIn)).toEqual([[{ partyId: sara.partyId, versions, changes: { mobile: '09350001122' } }]]);
    await screen.findByText(form.noChanges);
  });

  test('what cannot be stored is told at the cell and is not sent; Escape gives up, Ctrl+Z goes back', async () => {
    const { user } = await open();
    await focused('Sara', 'mobile');
    await user.keyboard('12{Enter}');
    expect(cell('Sara', 'mobile').textContent).toContain(messages.comma);
    expect(screen.getByText(messages.wrong('\u06F1'))).toBeDefined();
    expect((screen.getByRole('button', { name: messages.save }) as HTMLButtonElement).disabled).toBe(true);
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.queryByText(messages.wrong('\u06F1'))).toBeNull();
    await focused('Sara', 'mobile');
    await user.keyboard('99{Escape}');
    expect(screen.getByText(form.noChanges)).toBeDefined();
    expect(cell('Sara', 'mobile')).toBe(document.activeElement);
  });

  test('a block of a spreadsheet is pasted, options by their names, and what has no place is told', async () => {
    const { user, asked } = await open({ [SAVE]: () => ({ saved: 2, rows: [saved(sara), saved(omid)] }) });
    paste(await focused('Sara', 'insuranceNumber'), `12345678\t${MARRIED}\t2\r\n\tnobody knows\t\r\n1\t2\t3\r\n`);
    expect(useToasts.getState().toasts.map(({ message }) => message)).toContain(messages.leftOut('\u06F3'));
    expect(within(cell('Omid', 'maritalStatusEnumId')).getByText(messages.unknownOption)).toBeDefined();
    await focused('Omid', 'maritalStatusEnumId');
    await user.keyboard('{Delete}');
    await save(user, '\u06F1');
    await waitFor(() => expect(asked(SAVE)).toHaveLength(1));
    expect(asked(SAVE).flatMap(sentIn)).toEqual([
      { partyId: sara.partyId, versions, changes: { insuranceNumber: '12345678', maritalStatusEnumId: 'MarsMarried', numberOfKids: 2 } },
    ]);
  });

  test('one value fills what is chosen, down as well, and is copied as a block', async () => {
    const { user } = await open();
    await focused('Sara', 'insuranceNumber');
    await user.keyboard('12345678{Enter}');
    await focused('Sara', 'insuranceNumber');
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}');
    const texts: string[] = [];
    fireEvent.copy(cell('Sara', 'insuranceNumber'), { clipboardData: { setData: (_: string, text: string) => texts.push(text) } });
    expect(texts).toEqual(['12345678\r\n12345678']);
    expect(screen.getByText(messages.people('\u06F2'))).toBeDefined();
  });

  test('what follows from another cell, and what is not theirs, nobody types into', async () => {
    const { user } = await open({}, [{ ...sara, maritalStatusEnumId: 'MarsSingle' }]);
    for (const name of ['numberOfKids', 'birthDate']) {
      await focused('Sara', name);
      await user.keyboard('3{Enter}');
      expect(screen.queryByRole('textbox')).toBeNull();
    }
    expect(screen.getByText(form.noChanges)).toBeDefined();
  });
});

test('into the own row nobody types', async () => {
  await open({}, [{ ...sara, partyId: ownPartyId }, omid]);
  fireEvent.keyDown(await focused('Sara', 'mobile'), { key: '5' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(within(cell('Sara', 'mobile')).getByTitle(messages.ownRow)).toBeDefined();
  fireEvent.keyDown(await focused('Omid', 'mobile'), { key: '5' });
  expect(screen.getByRole('textbox')).toBeDefined();
});

describe('what was not kept', () => {
  test('is told at its cell, and the rest is saved', async () => {
    const refused = { outcome: 'refused', message: 'x', fields: { insuranceNumber: 'no such number' } };
    const { user } = await open({ [SAVE]: () => ({ saved: 1, rows: [saved(sara, refused), saved({ ...omid, mobile: '09350001122' })] }) });
    await focused('Sara', 'insuranceNumber');
    await user.keyboard('12345678{Enter}');
    await focused('Omid', 'mobile');
    await user.keyboard('09350001122{Enter}');
    await save(user, '\u06F2');
    expect(await screen.findByText(messages.attention('\u06F1'))).toBeDefined();
    expect(within(cell('Sara', 'insuranceNumber')).getByText('no such number')).toBeDefined();
    expect(screen.getByText(messages.people('\u06F1'))).toBeDefined();
  });

  test('because somebody else has changed it is kept on what stands, or given up', async () => {
    const stands = { ...sara, versions: { ...versions, phone: 'p:2' }, mobile: '09190000000' };
    const answers = [
      { saved: 0, rows: [saved(stands, { outcome: 'stale', message: 'x' })] },
      { saved: 1, rows: [saved(stands)] },
    ];
    const { user, asked } = await open({ [SAVE]: () => answers.shift() });
    await focused('Sara', 'mobile');
    await user.keyboard('09350001122{Enter}');
    await save(user, '\u06F1');
    expect(await screen.findByText(/\u06F0\u06F9\u06F1\u06F9\u06F0\u06F0\u06F0\u06F0\u06F0\u06F0\u06F0/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: messages.keepMine }));
    await save(user, '\u06F1');
    await waitFor(() => expect(asked(SAVE)).toHaveLength(2));
    expect(asked(SAVE).map((one) => sentIn(one)[0])).toMatchObject([{ versions }, { versions: stands.versions, changes: { mobile: '09350001122' } }]);
  });
});
