/** Addresses of screens: filled by their params and search, typed by the screen. */
import type { Screen, ScreenParams, ScreenSearch, SearchTable } from '#kernel/screen.ts';

/** Some search values; undefined takes one out of the address. */
export type SearchChange<S extends SearchTable> = { readonly [K in keyof ScreenSearch<S>]?: ScreenSearch<S>[K] | undefined };

/** `params` is asked for only where the address has some that are not optional. */
export type ScreenTarget<P extends string, S extends SearchTable> = (Record<never, never> extends ScreenParams<P>
  ? { readonly params?: ScreenParams<P> }
  : { readonly params: ScreenParams<P> }) & { readonly search?: SearchChange<S> };

export type Search = Readonly<Record<string, string | number>>;

/** `/viewRecipient/:accompanyId?` with its params; an optional param that is absent leaves no trace. */
export function screenPath(pattern: string, params: Readonly<Record<string, string | undefined>> = {}): string {
  const filled = pattern.replace(/\/:(\w+)\??/g, (_, name: string) => (params[name] === undefined ? '' : `/${encodeURIComponent(params[name])}`));
  return filled === '' ? '/' : filled;
}

/** Search values as the router writes them: empty ones are left out. */
export function screenSearch(search: Readonly<Record<string, string | number | undefined>> = {}): Search {
  return Object.fromEntries(Object.entries(search).filter((entry): entry is [string, string | number] => entry[1] !== undefined && entry[1] !== ''));
}

/** The whole address as text, for menus and plain links. */
export function screenHref<P extends string, S extends SearchTable>(to: Screen<P, S>, target: ScreenTarget<P, S>): string {
  const path = screenPath(to.path, target.params as Readonly<Record<string, string>> | undefined);
  const text = new URLSearchParams(Object.entries(screenSearch(target.search)).map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? path : `${path}?${text}`;
}
