/**
 * Tabs whose choice stands in the address of a screen: a link leads to one, and unsaved words are asked about before it
 * is left.
 */
import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { PermissionKey } from '#kernel/call.ts';
import type { Screen, SearchTable } from '#kernel/screen.ts';
import { holds, useSession } from '#ui/client/session.ts';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { type TabItem, Tabs, type TabsProps } from './tabs.tsx';

export interface ScreenTab<A extends object> extends TabItem {
  /** Open to whoever holds one of them; to everybody when absent. */
  readonly keys?: readonly PermissionKey[];
  /** May be loaded when it is first opened. */
  readonly Content: ComponentType<A>;
}

interface TabOfAddress {
  /** Name of the search value that says the tab. */
  readonly name?: string;
  /** Search values that mean nothing in another tab: they leave the address with this one. */
  readonly forgets?: readonly string[];
}

/** One of the ids, where there are some. */
type OneOf<I extends readonly string[]> = I[number] | (I extends readonly [string, ...string[]] ? never : undefined);

/**
 * The tab that the address says, the first one where it says none, and the way to another. The first one leaves no
 * trace in the address.
 */
export function useScreenTab<const I extends readonly string[]>(
  screen: Screen<string, SearchTable>,
  ids: I,
  { name = 'tab', forgets = [] }: TabOfAddress = {},
): readonly [selected: OneOf<I>, select: (id: string) => void] {
  const search = useScreenSearch(screen);
  const setSearch = useSetScreenSearch(screen);
  const selected = (ids.find((id) => id === search[name]) ?? ids[0]) as OneOf<I>;
  const forgotten = Object.fromEntries(forgets.map((one) => [one, undefined]));
  return [selected, (id) => (id === selected ? undefined : void setSearch({ ...forgotten, [name]: id === ids[0] ? undefined : id }))];
}

export interface ScreenTabsProps<A extends object> extends Pick<TabsProps, 'label' | 'isSegmented'>, TabOfAddress {
  readonly screen: Screen<string, SearchTable>;
  readonly tabs: readonly ScreenTab<A>[];
  /** What the content of each tab is told. */
  readonly at: A;
  /** Above the content of a tab, by its id. */
  readonly above?: (id: string) => ReactNode;
  /** Instead of the tabs, where the reader holds the key of none. */
  readonly none?: ReactNode;
}

export function ScreenTabs<A extends object>({ screen, tabs, at, above, none = null, label, isSegmented, ...address }: ScreenTabsProps<A>) {
  const permissions = useSession((session) => session.permissions);
  const open = tabs.filter(({ keys }) => keys === undefined || keys.some((key) => holds(permissions, key)));
  const [selected, select] = useScreenTab(
    screen,
    open.map(({ id }) => id),
    address,
  );
  const shown = open.find(({ id }) => id === selected);
  if (shown === undefined) return none;
  return (
    <Tabs label={label} isSegmented={isSegmented} tabs={open} selected={shown.id} onSelect={select}>
      {above?.(shown.id)}
      <Suspense fallback={<Skeleton kind="blocks" count={2} />}>
        <shown.Content {...at} />
      </Suspense>
    </Tabs>
  );
}
