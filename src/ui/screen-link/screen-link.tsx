import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useCallback } from 'react';
import type { Screen, ScreenSearch, SearchTable } from '#kernel/screen.ts';
import { defined } from '#ui/cx/cx.ts';
import { type ScreenTarget, type SearchChange, screenPath, screenSearch } from './href.ts';

export interface ScreenLinkLook {
  children: ReactNode;
  /** `buttonClass(...)` of the kit makes it look like a button. */
  className?: string | undefined;
  'aria-label'?: string | undefined;
}

export type ScreenLinkProps<P extends string, S extends SearchTable> = ScreenLinkLook & { to: Screen<P, S> } & ScreenTarget<P, S>;

/** A link to a screen; wrong or missing params and search do not compile. */
export function ScreenLink<const P extends string, const S extends SearchTable>({ to, params, search, children, ...look }: ScreenLinkProps<P, S>) {
  return (
    <Link {...defined(look)} to={screenPath(to.path, params as Readonly<Record<string, string>> | undefined)} search={screenSearch(search)}>
      {children}
    </Link>
  );
}

/** Opens a screen from code, for example after a save. */
export function useOpenScreen() {
  const navigate = useNavigate();
  return useCallback(
    <const P extends string, const S extends SearchTable>(to: Screen<P, S>, target: ScreenTarget<P, S> & { replace?: boolean }): Promise<void> =>
      navigate({
        to: screenPath(to.path, target.params as Readonly<Record<string, string>> | undefined),
        search: screenSearch(target.search),
        replace: target.replace ?? false,
      }),
    [navigate],
  );
}

/** Search values of the open screen, checked by its table. */
export function useScreenSearch<const P extends string, const S extends SearchTable>(_screen: Screen<P, S>): ScreenSearch<S> {
  return useSearch({ strict: false }) as ScreenSearch<S>;
}

/** Changes some search values of the open screen; the step replaces the address, so that Back leaves the list, and the page stays where it is scrolled to. */
export function useSetScreenSearch<const P extends string, const S extends SearchTable>(_screen: Screen<P, S>): (change: SearchChange<S>) => Promise<void> {
  const navigate = useNavigate();
  return (change) => navigate({ to: '.', search: (old: Record<string, string | number>) => screenSearch({ ...old, ...change }), replace: true, resetScroll: false });
}
