/** What the search offers: one shape for pages, commands, people, units and recent pages. */
import type { LucideIcon } from 'lucide-react';
import type { NavigationNode } from '#ui/client/session.ts';
import { latinWords, type Matchable } from './match.ts';

export interface PaletteItem extends Matchable {
  /** Unique among all items. */
  readonly id: string;
  /** Quiet words beside the title: where it stands. */
  readonly detail?: string | undefined;
  readonly icon?: LucideIcon | undefined;
  /** People wear their face instead of an icon. */
  readonly person?: { readonly partyId: string; readonly faceImage: string | null };
  /** Address; commands have none. */
  readonly href?: string;
  readonly run?: () => void;
  /** Letters of a sequence, `g` first. */
  readonly sequence?: readonly string[] | undefined;
}

export type GroupName = 'pages' | 'commands' | 'people' | 'units' | 'recent';

export interface PaletteGroup {
  readonly name: GroupName;
  readonly items: readonly PaletteItem[];
}

/** Titles of the collapses above each page of the menu, and the pages in its order. */
export function menuPlaces(nodes: readonly NavigationNode[], above: readonly string[] = []): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, readonly string[]>();
  for (const node of nodes) {
    if (node.type === 'item' && node.url !== undefined) places.set(node.url, above);
    const inner = node.type === 'collapse' ? [...above, node.title] : above;
    for (const [url, place] of menuPlaces(node.children ?? [], inner)) places.set(url, place);
  }
  return places;
}

interface OpenPage {
  readonly path: string;
  readonly title: string;
}

/** Title of the collapse with an id, wherever it stands. */
export function nodeTitle(nodes: readonly NavigationNode[], id: string): string | undefined {
  for (const node of nodes) {
    const title = node.id === id && node.type === 'collapse' ? node.title : nodeTitle(node.children ?? [], id);
    if (title !== undefined) return title;
  }
  return undefined;
}

/** Pages of the menu in its order, then those that stand in none (`partOf` says where they would belong). */
export function inMenuOrder<P extends OpenPage>(
  pages: readonly P[],
  places: ReadonlyMap<string, readonly string[]>,
  partOf: (path: string) => string | undefined,
): (P & { readonly place: readonly string[] })[] {
  const order = [...places.keys()];
  const rank = (path: string): number => (places.has(path) ? order.indexOf(path) : order.length);
  const placeOf = (path: string): readonly string[] => places.get(path) ?? [partOf(path)].filter((title) => title !== undefined);
  return pages.map((page) => ({ ...page, place: placeOf(page.path) })).sort((a, b) => rank(a.path) - rank(b.path));
}

export const pageKeywords = (path: string, place: readonly string[]): string[] => [...place, latinWords(path)];
