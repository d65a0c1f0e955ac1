import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleAnswers, samplePage } from '#platform/tasks/sheet/task-samples.ui.tsx';
import { type Answers, openPage, refusal } from '#testing/open-page.tsx';
import { useSession } from '#ui/client/session.ts';
import messages from './own-home.messages.fa.ts';
import OwnHomePage from './own-home.page.tsx';
import { ownHomeScreen } from './own-home.screen.ts';

const OWN_LEAVE = 'personnelManagement/performanceProfile/leave';
const EDIT = 'personnelInformationManagement/searchPersonnelList/editPersonnel/base/personalInfo/edit';
const PEOPLE = 'GET /rest/s1/hcm/personList';
const balance = {
  jalaliYear: 1405,
  dayMinutes: 440,
  earned: 0,
  yearEntitlement: 440 * 26,
  carriedIn: 0,
  corrected: 0,
  used: 0,
  held: 0,
  available: 440 * 12,
  atYearEnd: 0,
  wouldLapse: 0,
  lines: [],
};
const answers: Answers = {
  ...sampleAnswers,
  'GET /rest/s1/hcm/leave/own': () => ({ partyId: 'p', fullName: 'Sara', balance, requests: [], kinds: [], mayRequest: true }),
  'GET /rest/s1/hcm/leave/team': () => ({
    days: [],
    units: [],
    members: [{ partyId: 'q', fullName: 'Reza Taqavi' }],
    absences: [{ partyId: 'q', fromDate: '2026-11-24', thruDate: '2026-11-25', mode: 'daily', half: null, isWaiting: false }],
  }),
  [`${PEOPLE}/classes`]: () => ({ classes: ['public', 'identity'] }),
  [PEOPLE]: ({ query }) => ({ rows: [], count: query.get('filter')?.includes('gap') ? 7 : 2, countIsCapped: false, totals: {} }),
};

afterEach(() => vi.unstubAllGlobals());

async function open(permissions: readonly string[], more: Answers = {}) {
  const page = await openPage({ page: OwnHomePage, screen: ownHomeScreen, permissions, answers: { ...answers, ...more } });
  act(() => {
    const { user } = useSession.getState();
    useSession.setState({ urlPermissions: ['/tasks', '/userProfile'], user: user && { ...user, partyRelationshipId: 'r1' } });
  });
  return page;
}
const hrefOf = (name: string | RegExp): string | null => screen.getByRole('link', { name }).getAttribute('href');

test('an employee sees what waits, what was asked for, what is left, who is away, and asks for leave with one press', async () => {
  await open(['tasks/inbox/observe', `${OWN_LEAVE}/observe`, `${OWN_LEAVE}/request`]);
  const waiting = within(await screen.findByRole('list', { name: /\u0627\u0646\u062A\u0638\u0627\u0631/ }));
  const [task] = samplePage._embedded.task;
  expect(waiting.getByRole('link', { name: new RegExp(task?.subjectName ?? '-') }).getAttribute('href')).toBe(`/tasks?box=mine&taskId=${task?.id}`);
  expect(await screen.findByText('Reza Taqavi')).toBeTruthy();
  expect(await screen.findByText(/\u06F1\u06F2 \u0631\u0648\u0632/)).toBeTruthy();
  expect(hrefOf('\u062F\u0631\u062E\u0648\u0627\u0633\u062A \u0645\u0631\u062E\u0635\u06CC')).toBe('/tasks?start=leave');
  // nothing of the personnel office
  expect(screen.queryByText(/\u067E\u0631\u0648\u0646\u062F\u0647\u200C\u0647\u0627/)).toBeNull();
});

test('the personnel office sees whom it has to see to, each line by the list that shows them', async () => {
  const page = await open([EDIT]);
  const incomplete = await screen.findByRole('link', { name: /\u0646\u0627\u0642\u0635/ });
  await waitFor(() => expect(incomplete.closest('li')?.textContent).toContain('\u06F7'));
  // of classes that are not held nothing is asked
  expect(decodeURIComponent(incomplete.getAttribute('href') ?? '')).toContain('gap*in*nationalCode*structure*insuranceNumber');
  expect(incomplete.getAttribute('href')).not.toContain('mobile');
  expect(page.asked(PEOPLE).map(({ query }) => query.get('pageSize'))).toEqual(['1', '1', '1']);
});

test('a tile that could not be read says so, the others stand', async () => {
  await open(['tasks/inbox/observe'], { 'GET /rest/s1/hcm/process/task': () => refusal(409, 'platform/http.unknown') });
  expect(await screen.findByText('K7F-204')).toBeTruthy();
  expect(await screen.findByRole('list', { name: /\u062F\u0631\u062E\u0648\u0627\u0633\u062A\u200C\u0647\u0627\u06CC/ })).toBeTruthy();
  expect(screen.getByRole('region', { name: messages.today })).toBeTruthy();
});
