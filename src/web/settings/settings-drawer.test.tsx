import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultSettings, readSettings, type UserSettings } from '#kernel/settings/user-settings.ts';
import { LEFT_MS } from '#platform/settings/user/left-settings.ui.ts';
import { changeSettings, flushSettings, forgetSettings, takeSettings, tellSaves } from '#platform/settings/user/settings.ui.ts';
import userMessages from '#platform/settings/user/user.messages.fa.ts';
import { type Answers, openPage, refusal } from '#testing/open-page.tsx';
import { alertKinds } from '#ui/alert/kinds.ts';
import { dropSession, session, useSession } from '#ui/client/session.ts';
import { loadAnew } from '#ui/page-memory/page-memory.ts';
import { settings } from '#ui/settings/settings-store.ts';
import { wearSettings } from '#ui/settings/wear-settings.ts';
import { openSettings, useSettingsDrawer } from './drawer-state.ts';
import messages from './settings.messages.fa.ts';
import { SettingsButton } from './settings-button.tsx';
import { SettingsDrawer } from './settings-drawer.tsx';

const SAVE = 'POST /rest/s1/hcm/UserBasicInfo';
const READ = 'GET /rest/s1/hcm/UserBasicInfo';
const saved = () => ({ messages: userMessages.saved });
/** A busy machine takes its time; what is waited for comes all the same. */
const patient = { timeout: 10_000 };
let takeOff: () => void;

function Shell() {
  const isOpen = useSettingsDrawer((state) => state.isOpen);
  return (
    <>
      <SettingsButton />
      {isOpen ? <SettingsDrawer /> : null}
    </>
  );
}

beforeEach(() => {
  takeOff = wearSettings();
});
afterEach(() => {
  takeOff();
  useSettingsDrawer.setState({ isOpen: false });
  forgetSettings();
  dropSession();
});

async function open(answers: Answers = {}, defaults: UserSettings | null = null) {
  const page = await openPage({
    page: Shell,
    screen: { path: '/settings', title: 'x', access: 'session', chrome: 'full' },
    answers: { [SAVE]: saved, [READ]: () => ({ settings: settings(), defaults }), ...answers },
  });
  await page.user.click(screen.getByRole('button', { name: messages.title }));
  const sent = (): { type: string; settings: UserSettings }[] =>
    page.asked(SAVE).map(({ body }) => {
      const { type, value } = body as { type: string; value: string };
      return { type, settings: JSON.parse(value) as UserSettings };
    });
  return { ...page, sent, drawer: screen.getByRole('dialog', { name: messages.title }) };
}

const radio = (group: string, name: string) => within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name });

test('a choice is worn at once, and quick ones go to the server as one call with the whole settings', async () => {
  const { sent } = await open();
  // in one go, so that the pause after the last choice is the only one however slow the machine
  fireEvent.click(radio(messages.themesOf('main'), messages.themes.slate));
  expect(document.documentElement.dataset['theme']).toBe('slate');
  fireEvent.click(screen.getByRole('tab', { name: messages.regions.navbar }));
  fireEvent.click(radio(messages.themesOf('navbar'), messages.themes.tech));
  fireEvent.click(radio(messages.density, messages.densities.comfortable));
  fireEvent.click(screen.getByRole('switch', { name: messages.reducedMotion }));
  fireEvent.click(screen.getByRole('button', { name: messages.larger }));
  expect(document.documentElement.dataset).toMatchObject({ density: 'comfortable', motion: 'reduced', scrollbars: 'custom' });
  expect(document.documentElement.style.fontSize).toBe('105%');
  expect(await screen.findByText(messages.saved, {}, patient)).toBeTruthy();
  const whole = readSettings({ theme: { main: 'slate', navbar: 'tech' }, density: 'comfortable', reducedMotion: true, fontSize: 105 });
  expect(sent()).toEqual([{ type: 'main_theme', settings: whole }]);
});

test('what is stored with the drawer closed is said aloud; the open drawer says it itself', async () => {
  const { user } = await open({ [SAVE]: () => ({ messages: userMessages.saved, message: userMessages.saved }) });
  const stop = tellSaves(() => !useSettingsDrawer.getState().isOpen);
  await user.click(radio(messages.digits, messages.digitScripts.latin));
  expect(await screen.findByText(messages.saved, {}, patient)).toBeTruthy();
  expect(screen.queryByText(userMessages.saved)).toBeNull();
  act(() => useSettingsDrawer.setState({ isOpen: false }));
  act(() => changeSettings((now) => ({ ...now, digits: 'persian' })));
  expect(await screen.findByText(userMessages.saved, {}, patient)).toBeTruthy();
  stop();
});

test('a save that fails keeps the look, says so in the success style, and the next one takes it along', async () => {
  let answer: () => unknown = () => refusal(503, 'platform/http.busy');
  const { user, sent } = await open({ [SAVE]: () => answer() });
  await user.click(radio(messages.layoutStyle, messages.layouts.layout2));
  const alert = (await screen.findByText(userMessages.saveFailed, {}, patient)).closest('[data-state]');
  expect(alert?.getAttribute('data-state')).toBe(alertKinds.success.state);
  expect(screen.getByText(messages.failed)).toBeTruthy();
  expect(settings().layout).toMatchObject({ style: 'layout2', config: { toolbar: { position: 'above' } } });
  answer = saved;
  await user.click(radio(messages.digits, messages.digitScripts.latin));
  await user.click(radio(messages.moneyUnit, messages.moneyUnits.toman));
  await act(flushSettings);
  expect(sent().at(-1)?.settings).toMatchObject({ layout: { style: 'layout2' }, digits: 'latin', moneyUnit: 'toman' });
});

test('one save at a time, the newest last', async () => {
  const waiting: (() => void)[] = [];
  const { sent } = await open({ [SAVE]: () => new Promise((resolve) => waiting.push(() => resolve(Response.json(saved())))) });
  const choose = (fontSize: UserSettings['fontSize']) => changeSettings((now) => ({ ...now, fontSize }));
  choose(90);
  const first = flushSettings();
  await waitFor(() => expect(sent()).toHaveLength(1));
  choose(110);
  choose(125);
  const second = flushSettings();
  expect(sent()).toHaveLength(1);
  waiting[0]?.();
  await waitFor(() => expect(sent()).toHaveLength(2));
  waiting[1]?.();
  await Promise.all([first, second]);
  expect(sent().map(({ settings: { fontSize } }) => fontSize)).toEqual([90, 125]);
});

test('leaving the page sends what has not arrived at once', async () => {
  const { sent } = await open();
  changeSettings((now) => ({ ...now, digits: 'latin' }));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(sent().map(({ settings: { digits } }) => digits)).toEqual(['latin']));
});

/** The page is left with a save that never answers, and loaded anew by the person of this id; later saves are answered. */
async function leaveAndLoad(userId?: string) {
  let saves = 0;
  await open({ [SAVE]: () => (++saves === 1 ? new Promise<Response>(() => undefined) : saved()) });
  const { user } = session();
  if (user === null) throw new Error('nobody is signed in');
  changeSettings((now) => ({ ...now, theme: { ...now.theme, main: 'tech' } }));
  window.dispatchEvent(new Event('pagehide'));
  loadAnew();
  useSession.setState({ user: { ...user, userId: userId ?? user.userId } });
}

const former = { theme: { main: 'beach' } };

test('the next page wears what the page before sent as it was left, though the server still tells the former look', async () => {
  await leaveAndLoad();
  takeSettings(former);
  expect(settings().theme.main).toBe('tech');
  // read again by the same page
  takeSettings(former);
  expect(settings().theme.main).toBe('tech');
});

test('what another person left is not worn', async () => {
  await leaveAndLoad('somebody-else');
  takeSettings(former);
  expect(settings().theme.main).toBe('beach');
});

test('what was left longer ago than a save takes is not worn', async () => {
  await leaveAndLoad();
  const later = Date.now() + LEFT_MS;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  takeSettings(former);
  expect(settings().theme.main).toBe('beach');
});

test('what was left ends with the session, and with the next choice', async () => {
  await leaveAndLoad();
  changeSettings((now) => ({ ...now, theme: { ...now.theme, main: 'slate' } }));
  await flushSettings();
  takeSettings({ theme: { main: 'slate' } });
  expect(settings().theme.main).toBe('slate');
  changeSettings((now) => ({ ...now, theme: { ...now.theme, main: 'tech' } }));
  window.dispatchEvent(new Event('pagehide'));
  forgetSettings();
  takeSettings(former);
  expect(settings().theme.main).toBe('beach');
});

test('what came with the person is worn, but not over a change that has not arrived; nobody wears the defaults', async () => {
  await open();
  takeSettings({ theme: { main: 'beach' }, older: true });
  expect(document.documentElement.dataset['theme']).toBe('beach');
  changeSettings((now) => ({ ...now, theme: { ...now.theme, main: 'tech' } }));
  takeSettings({ theme: { main: 'beach' } });
  expect(settings().theme.main).toBe('tech');
  useSession.setState({ user: null });
  forgetSettings();
  expect(settings()).toEqual(defaultSettings);
});

test('reset goes to the own defaults or to the product\u2019s; saving new ones sends them apart from the look', async () => {
  const own = readSettings({ theme: { main: 'greeny' } });
  const { user, sent } = await open({}, own);
  await waitFor(() => expect(screen.getByRole('button', { name: messages.reset }).getAttribute('aria-haspopup')).toBe('true'));
  await user.click(screen.getByRole('button', { name: messages.reset }));
  await user.click(await screen.findByRole('menuitem', { name: messages.resetOwn }));
  expect(settings()).toEqual(own);
  await user.click(screen.getByRole('button', { name: messages.saveDefaults }));
  expect(await screen.findByText(messages.defaultsSaved)).toBeTruthy();
  expect(sent().find(({ type }) => type === 'main_theme_default')?.settings).toEqual(own);
  await user.click(screen.getByRole('button', { name: messages.reset }));
  await user.click(await screen.findByRole('menuitem', { name: messages.resetProduct }));
  expect(settings()).toEqual(defaultSettings);
});

test('keyboard: the focus starts at the title, Tab goes round, Escape closes and gives the focus back', async () => {
  const { user, drawer } = await open();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: messages.title })));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: messages.close }));
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(drawer.contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: messages.title }));
  openSettings();
});

test('what has no meaning in a layout cannot be chosen and says why', async () => {
  const { user } = await open();
  await user.click(radio(messages.layoutStyle, messages.layouts.layout3));
  expect(screen.getByText(messages.alwaysAcross)).toBeTruthy();
  expect((radio(messages.barStyle('toolbar'), messages.barStyles.static) as HTMLInputElement).disabled).toBe(true);
  await user.click(radio(messages.scroll, messages.scrolls.body));
  expect((radio(messages.barStyle('toolbar'), messages.barStyles.static) as HTMLInputElement).disabled).toBe(false);
});
