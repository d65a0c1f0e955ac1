/** Everything the search offers for a text: pages, commands and recent pages at once, people and units when they come. */
import { useLocation } from '@tanstack/react-router';
import { Building2, FileText, History } from 'lucide-react';
import { useEffect, useState } from 'react';
import { searchWords } from '#kernel/persian-text/persian-text.ts';
import { matchScreen } from '#kernel/screen.ts';
import type { globalSearch } from '#modules/home/search/search.contract.ts';
import { profileScreen } from '#modules/personnel/profile/profile.screen.ts';
import { personnelSearchScreen } from '#modules/personnel/search/search.screen.ts';
import { useShortcuts } from '#platform/shortcuts/shortcuts.ui.ts';
import { shellCall } from '#ui/client/client.ts';
import { useCall } from '#ui/client/hooks.ts';
import { type NavigationNode, useMay, useSession } from '#ui/client/session.ts';
import { screenHref } from '#ui/screen-link/href.ts';
import { guardUser } from '#web/guard/guard.ts';
import { mayVisit } from '#web/layout/may-visit.ts';
import { screens } from '#web/router/screens.ts';
import { navIcon } from '../layout/navigation/nav-icons.ts';
import { actItems, commandItems, firstActItems } from './commands.ts';
import { inMenuOrder, menuPlaces, nodeTitle, type PaletteGroup, type PaletteItem, pageKeywords } from './items.ts';
import { goKeys } from './keys.ts';
import { bestMatches } from './match.ts';
import messages from './palette.messages.fa.ts';
import { recentCall } from './recent-pages.ts';

const searchCall = shellCall<typeof globalSearch>('GET', '/rest/s1/hcm/search');

/** Spec section 9: navigation search suggests at most ten pages. */
export const MAX_PAGES = 10;
const MAX_COMMANDS = 6;
const MAX_RECENT = 3;
/** With nothing typed. */
const MAX_RECENT_ALONE = 6;
/** The server is asked from this many letters, this long after the last key. */
const SERVER_LETTERS = 2;
const PAUSE_MS = 130;
const STALE_MS = 30_000;
/** Longest text the server takes. */
export const MAX_TEXT = 100;

/** Follows the text after a pause; an empty text at once. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    if (text === paused) return;
    const timer = setTimeout(setPaused, text === '' ? 0 : PAUSE_MS, text);
    return () => clearTimeout(timer);
  }, [text, paused]);
  return paused;
}

const sequences = new Map(Object.entries(goKeys).map(([letter, path]) => [path, ['G', letter.toUpperCase()]]));

/** Title of the part of the menu that a page taken out of it (spec section 6) belongs to by its permission. */
function partTitle(nodes: readonly NavigationNode[], path: string): string | undefined {
  const access = matchScreen(path, screens)?.access;
  const part = typeof access === 'object' ? access[0].split('/')[0] : undefined;
  return part === undefined ? undefined : nodeTitle(nodes, part);
}

/** Pages the person may open, in the order of the menu. */
export function usePageItems(): PaletteItem[] {
  const pages = useShortcuts()?.pages ?? [];
  const navigation = useSession((state) => state.navigation);
  return inMenuOrder(pages, menuPlaces(navigation), (path) => partTitle(navigation, path)).map(({ path, title, icon, place }) => ({
    id: `page ${path}`,
    title,
    keywords: pageKeywords(path, place),
    detail: place.join(messages.comma),
    icon: icon === undefined ? FileText : navIcon(icon),
    href: path,
    sequence: sequences.get(path),
  }));
}

function useRecentItems(pages: readonly PaletteItem[]): PaletteItem[] {
  const user = guardUser(useSession());
  const { pathname, href } = useLocation();
  const { data } = useCall(recentCall, { staleTime: STALE_MS });
  const isOpenPage = (path: string): boolean => path === href || path === pathname;
  return (data?.pages ?? [])
    .filter(({ path }) => !isOpenPage(path) && user !== null && mayVisit(path.split('?')[0] ?? '', user))
    .map(({ path, title }) => {
      const page = pages.find(({ href: own }) => own === path.split('?')[0]);
      return { id: `recent ${path}`, title, detail: page?.title === title ? page.detail : page?.title, icon: History, href: path };
    });
}

interface Found {
  readonly people: readonly PaletteItem[];
  readonly units: readonly PaletteItem[];
  readonly isPending: boolean;
  readonly hasFailed: boolean;
}

/** What the server finds. The last answer stays until the next one comes, unless the field was cleared in between. */
function useFound(text: string): Found {
  const may = useMay(personnelSearchScreen);
  const asked = usePaused(text);
  const isWanted = (words: string): boolean => may && searchWords(words).join('').length >= SERVER_LETTERS;
  const { data, isFetching, isError, isPlaceholderData } = useCall(searchCall, { query: { text: asked }, enabled: isWanted(asked), keepPrevious: true, staleTime: STALE_MS });
  const [isFollowing, setFollowing] = useState(false);
  const isFollowed = isWanted(text) && (isFollowing || (data !== undefined && !isPlaceholderData));
  if (isFollowed !== isFollowing) setFollowing(isFollowed);
  const shown = isFollowed ? data : undefined;
  return {
    people: (shown?.people ?? []).map((person) => ({
      id: `person ${person.partyId}`,
      title: person.fullName,
      detail: [...(person.statusId === 'ActiveRel' ? [] : [messages.left]), ...[person.positionTitle, person.unitName].filter((one) => one !== null)].join(messages.comma),
      person,
      href: screenHref(profileScreen, { search: { partyId: person.partyId } }),
    })),
    units: (shown?.units ?? []).map((unit) => ({
      id: `unit ${unit.unitId}`,
      title: unit.organizationName,
      detail: unit.parentName,
      icon: Building2,
      href: screenHref(personnelSearchScreen, { search: { unit: unit.unitId } }),
    })),
    isPending: isWanted(text) && (isFetching || asked !== text),
    hasFailed: isWanted(text) && isError,
  };
}

export interface Groups {
  readonly groups: readonly PaletteGroup[];
  readonly isPending: boolean;
  readonly hasFailed: boolean;
}

/** Groups with something in them, in the order they are shown. */
export function useGroups(typed: string, showKeys: () => void): Groups {
  const text = typed.trim();
  const session = useSession();
  const { pathname } = useLocation();
  const shortcuts = useShortcuts();
  const pages = usePageItems();
  const recent = useRecentItems(pages);
  const { people, units, isPending, hasFailed } = useFound(text);
  const commands = session.user === null ? [] : commandItems({ session, path: pathname, shortcuts, showKeys });
  const found = bestMatches(text, pages, MAX_PAGES);
  // an act that opens a page is not offered beside the page itself
  const acts = actItems(session).filter(({ href }) => !found.some((page) => page.href === href));
  const groups: PaletteGroup[] =
    text === ''
      ? [
          { name: 'recent', items: recent.slice(0, MAX_RECENT_ALONE) },
          { name: 'commands', items: [...firstActItems(session), ...commands] },
        ]
      : [
          { name: 'pages', items: found },
          { name: 'commands', items: bestMatches(text, [...acts, ...commands], MAX_COMMANDS) },
          { name: 'people', items: people },
          { name: 'units', items: units },
          { name: 'recent', items: bestMatches(text, recent, MAX_RECENT) },
        ];
  return { groups: groups.filter(({ items }) => items.length > 0), isPending, hasFailed };
}
