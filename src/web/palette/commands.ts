/** The registry of commands: what can be done from anywhere, by whom, and how. Menus and the palette read it. */
import { Keyboard, LogOut, type LucideIcon, Moon, PanelRightClose, PanelRightOpen, Settings2, Star, StarOff, Sun } from 'lucide-react';
import type { Act } from '#platform/acts/act.ui.ts';
import { allActs, homeActs, mayAct } from '#platform/acts/acts.ui.ts';
import { signOut } from '#platform/identity/session/session.ui.ts';
import type { Shortcuts } from '#platform/shortcuts/shortcuts.ui.ts';
import type { SessionState } from '#ui/client/session.ts';
import { settings } from '#ui/settings/settings-store.ts';
import { arrangementOf } from '#web/layout/arrangement.ts';
import { change, changeMenu } from '#web/settings/change.ts';
import { openSettings } from '#web/settings/drawer-state.ts';
import { toggleStar } from '../layout/shortcuts/toggle-star.ts';
import type { PaletteItem } from './items.ts';
import messages from './palette.messages.fa.ts';

type CommandName = keyof typeof messages.commands;

/** What commands look at and work with. */
export interface CommandContext {
  readonly session: SessionState;
  /** Path of the open page. */
  readonly path: string;
  readonly shortcuts: Shortcuts | undefined;
  showKeys(): void;
}

interface Command {
  readonly name: CommandName;
  readonly icon: LucideIcon;
  isOffered(context: CommandContext): boolean;
  run(context: CommandContext): void;
}

const darkThemes: readonly string[] = ['defaultDark', 'deepOcean', 'slate'];
const isDark = (): boolean => darkThemes.includes(settings().theme.main);
const wear = (theme: 'default' | 'defaultDark'): void => change({ theme: { main: theme, navbar: theme, toolbar: theme, footer: theme } });

/** On a narrow screen the menu is a drawer and has nothing to fold. */
const canFold = (isFolded: boolean): boolean =>
  arrangementOf(settings().layout).menu === 'side' && settings().layout.config.navbar.folded === isFolded && matchMedia('(min-width: 900px)').matches;

const pageOf = ({ shortcuts, path }: CommandContext) => shortcuts?.pages.find((page) => page.path === path);
const isStarred = ({ shortcuts, path }: CommandContext): boolean => shortcuts?.starred.some((page) => page.path === path) === true;
const star = (context: CommandContext): void => {
  const page = pageOf(context);
  if (context.shortcuts && page) toggleStar(context.shortcuts, page);
};

const commands: readonly Command[] = [
  { name: 'star', icon: Star, isOffered: (context) => pageOf(context) !== undefined && !isStarred(context), run: star },
  { name: 'unstar', icon: StarOff, isOffered: isStarred, run: star },
  { name: 'fold', icon: PanelRightClose, isOffered: () => canFold(false), run: () => changeMenu({ folded: true }) },
  { name: 'unfold', icon: PanelRightOpen, isOffered: () => canFold(true), run: () => changeMenu({ folded: false }) },
  { name: 'settings', icon: Settings2, isOffered: () => true, run: openSettings },
  { name: 'dark', icon: Moon, isOffered: () => !isDark(), run: () => wear('defaultDark') },
  { name: 'light', icon: Sun, isOffered: isDark, run: () => wear('default') },
  { name: 'shortcuts', icon: Keyboard, isOffered: () => true, run: ({ showKeys }) => showKeys() },
  { name: 'signOut', icon: LogOut, isOffered: () => true, run: () => void signOut() },
];

const actItem = ({ id, words, icon, href }: Act): PaletteItem => ({ id: `act ${id}`, ...words, icon, href });

/** What the person may do, as the slices say it. */
export const actItems = (session: SessionState): PaletteItem[] => allActs.filter((act) => mayAct(act, session)).map(actItem);

/** Of it what is done most, before anything is typed. */
export const firstActItems = (session: SessionState): PaletteItem[] => homeActs(session).map(actItem);

/** The commands of the shell on offer now. */
export const commandItems = (context: CommandContext): PaletteItem[] =>
  commands.filter((command) => command.isOffered(context)).map(({ name, icon, run }) => ({ id: `command ${name}`, ...messages.commands[name], icon, run: () => run(context) }));
