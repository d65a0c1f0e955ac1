import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import editor from '#platform/reference-data/register/register-page.messages.fa.ts';
import { openPage, refusal } from '#testing/open-page.tsx';
import table from '#ui/data-table/data-table.messages.fa.ts';
import messages from './talent-base.messages.fa.ts';
import TalentBasePage from './talent-base.page.tsx';
import { talentBaseScreen } from './talent-base.screen.ts';

const KEY = 'systemBaseData/generalBaseData';
const PATH = '/rest/s1/hcm/baseData/course';
afterEach(() => vi.unstubAllGlobals());

const open = (tab: string, ...held: readonly string[]) =>
  openPage({
    page: TalentBasePage,
    screen: talentBaseScreen,
    at: `/generalBaseData?tab=${tab}`,
    permissions: held.map((key) => `${KEY}/${key}`),
    answers: {
      [`GET ${PATH}`]: () => ({
        rows: [{ courseId: 'a1', courseCode: 'A1', courseTitle: 'Fixed', optionIndicator: 'Y', isSystem: 'N', rowVersion: 2 }],
        count: 1,
        countIsCapped: false,
        totals: {},
      }),
      [`POST ${PATH}`]: () => ({ id: 'a2', rowVersion: 1 }),
      [`PUT ${PATH}/a1/active`]: () => ({ id: 'a1', rowVersion: 3 }),
      [`DELETE ${PATH}/a1`]: () => refusal(409, 'platform/reference-data/register.stale', { messages: 'changed meanwhile' }),
    },
  });

test('courses are added, and made inactive in the version that is shown', async () => {
  const { user, asked } = await open('course', 'observe', 'add', 'edit');
  const row = await screen.findByRole('row', { name: /Fixed/ });
  await user.pointer({ keys: '[MouseRight]', target: within(row).getByText('Fixed') });
  await user.click(await screen.findByRole('menuitem', { name: editor.deactivate }));
  await waitFor(() => expect(asked(`PUT ${PATH}/a1/active`)[0]?.body).toEqual({ optionIndicator: 'N', rowVersion: 2 }));
  await user.click(screen.getByRole('button', { name: editor.addLabel }));
  await user.type(await screen.findByRole('textbox', { name: new RegExp(messages.code) }), 'B2');
  await user.type(screen.getByRole('textbox', { name: new RegExp(messages.name) }), 'Hourly');
  await user.click(screen.getAllByRole('button', { name: editor.addLabel }).at(-1) as HTMLElement);
  await waitFor(() => expect(asked(`POST ${PATH}`)[0]?.body).toEqual({ courseCode: 'B2', courseTitle: 'Hourly' }));
});

test('a row is deleted in the version that is shown; when it was another, the list is read anew', async () => {
  const { user, asked } = await open('course', 'observe', 'delete');
  const row = await screen.findByRole('row', { name: /Fixed/ });
  await user.pointer({ keys: '[MouseRight]', target: within(row).getByText('Fixed') });
  await user.click(await screen.findByRole('menuitem', { name: table.remove }));
  const readBefore = asked(`GET ${PATH}`).length;
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: table.remove }));
  expect(await screen.findByText('changed meanwhile')).toBeDefined();
  expect(asked(`DELETE ${PATH}/a1`)[0]?.query.get('rowVersion')).toBe('2');
  await waitFor(() => expect(asked(`GET ${PATH}`).length).toBeGreaterThan(readBefore));
});

test('who may only observe changes nothing', async () => {
  await open('course', 'observe');
  expect(await screen.findByRole('row', { name: /Fixed/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: editor.addLabel })).toBeNull();
});
