/**
 * One screen: its address, its place in the menu and who may open it. Screens stand in the browser's entry,
 * so they carry no schema library and no Persian text: titles are keys of the slice's messages.
 */
import type { PermissionKey } from './call.ts';

/** Search parameters of a screen, a plain table. `day` is an ISO date of the Jalali calendar; the address with anything else counts as without it. */
export type SearchKind = 'text' | 'integer' | 'day';
export type SearchTable = Readonly<Record<string, SearchKind>>;

export interface MenuPlace {
  /** Id of a node in platform/access/menu.catalogue.ts. */
  readonly parent: string;
  readonly order: number;
}

export interface Screen<P extends string = string, S extends SearchTable = SearchTable> {
  readonly path: P;
  /** Key of the slice's messages. */
  readonly title: string;
  /** Spec 2.2: bare hides navbar, toolbar, footer and side panels; footer shows a footer alone, also to who is signed in. */
  readonly chrome: 'full' | 'footer' | 'bare';
  /** Who may open: guests only, anybody, anybody signed in, or holders of one of the keys. */
  readonly access: 'guest' | 'public' | 'session' | readonly [PermissionKey, ...PermissionKey[]];
  /** Wire roles of which one is needed besides the permission (spec 2.1: /dashboard). */
  readonly roles?: readonly string[];
  readonly icon?: string;
  readonly menu?: MenuPlace;
  readonly search?: S;
  /** Has no page yet: the router shows the one that says so. Its words stand in `x.title.messages.fa.ts`. */
  readonly notBuilt?: true;
}

function fits(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (given.length > wanted.length) return false;
  return wanted.every((part, at) => {
    const value = given[at];
    if (value === undefined) return part.startsWith(':') && part.endsWith('?');
    return part.startsWith(':') ? value !== '' : part === value;
  });
}

/** The screen of a path; a fixed address wins over one with parameters. */
export function matchScreen(path: string, screens: readonly Screen[]): Screen | undefined {
  return screens.find((screen) => screen.path === path) ?? screens.find((screen) => fits(screen.path, path));
}

type TextKey<M> = { [K in keyof M]: M[K] extends string ? K : never }[keyof M] & string;

/** The address with its optional parameters left out: where links and the menu lead. */
export const plainPath = (screen: Pick<Screen, 'path'>): string => screen.path.replace(/\/:\w+\?/g, '');

/** Declares a screen; `title` must be a text key of the slice's messages (imported as a type only). */
export function defineScreen<M>() {
  return <const P extends string, const S extends SearchTable = Record<never, never>>(screen: Screen<P, S> & { readonly title: TextKey<M> }): Screen<P, S> => screen;
}

export type ScreenParams<P extends string> = P extends `${string}:${infer N}?/${infer Rest}`
  ? { readonly [K in N]?: string } & ScreenParams<`/${Rest}`>
  : P extends `${string}:${infer N}?`
    ? { readonly [K in N]?: string }
    : P extends `${string}:${infer N}/${infer Rest}`
      ? { readonly [K in N]: string } & ScreenParams<`/${Rest}`>
      : P extends `${string}:${infer N}`
        ? { readonly [K in N]: string }
        : Record<never, never>;

export type ScreenSearch<S extends SearchTable> = { readonly [K in keyof S]?: S[K] extends 'integer' ? number : string };
