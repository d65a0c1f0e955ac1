/** Choices of the form of a change: units, posts and holders of a structure as a draft leaves it, told apart as those of the other screens are. Pure. */
import { MOST_OPTIONS } from '#kernel/form/option-call.ts';
import { foldForSearch, searchWords } from '#kernel/persian-text/persian-text.ts';
import { secondOfPost, secondOfUnit } from '../choices.rules.ts';
import type { DraftHolding, DraftPost, DraftUnit, Structure } from './drafts.rules.ts';

export interface Wanted {
  /** The one of an id. */
  readonly id: string | undefined;
  readonly typed: string | undefined;
}

interface Texts {
  readonly title: string;
  /** All that is searched. */
  readonly text: string;
}

/** The first that hold all words, the one that is called so before the others; or the one of an id. */
function found<T>(all: ReadonlyMap<string, T>, { id, typed = '' }: Wanted, textsOf: (one: T) => Texts): T[] {
  const only = id === undefined ? undefined : all.get(id);
  if (id !== undefined) return only === undefined ? [] : [only];
  const [words, wanted] = [searchWords(typed), foldForSearch(typed)];
  const fit = [...all.values()].filter((one) => {
    const text = foldForSearch(textsOf(one).text);
    return words.every((word) => text.includes(word));
  });
  const isCalledSo = (one: T): boolean => foldForSearch(textsOf(one).title) === wanted;
  return [...fit.filter(isCalledSo), ...fit.filter((one) => !isCalledSo(one))].slice(0, MOST_OPTIONS);
}

/** Names of the units above one, highest first. */
function pathAbove({ units }: Structure, unitId: string): string {
  const names: string[] = [];
  // bounded: a draft that is not whole yet may hold a circle
  for (let at = units.get(unitId)?.parentUnitId ?? null; at !== null && names.length < units.size; at = units.get(at)?.parentUnitId ?? null)
    names.unshift(units.get(at)?.organizationName ?? '');
  return names.join(' / ');
}

export function unitChoices(structure: Structure, wanted: Wanted) {
  const held = Map.groupBy(structure.holdings.values(), ({ emplPositionId }) => structure.posts.get(emplPositionId)?.unitId);
  const textsOf = ({ organizationName, pseudoId }: DraftUnit) => ({ title: organizationName, text: `${organizationName} ${pseudoId}` });
  return found(structure.units, wanted, textsOf).map(({ unitId, organizationName, pseudoId }) => ({
    unitId,
    organizationName,
    second: secondOfUnit({ pseudoId, companyName: null, path: pathAbove(structure, unitId), holders: new Set(held.get(unitId)?.map(({ partyId }) => partyId)).size }),
  }));
}

export function postChoices(structure: Structure, wanted: Wanted) {
  const held = Map.groupBy(structure.holdings.values(), ({ emplPositionId }) => emplPositionId);
  const named = ({ description, unitId }: DraftPost): string => `${description} - ${structure.units.get(unitId)?.organizationName ?? ''}`;
  const textsOf = (post: DraftPost) => ({ title: post.description, text: `${named(post)} ${post.pseudoId}` });
  return found(structure.posts, wanted, textsOf).map((post) => {
    const { emplPositionId, pseudoId, seats, unitId } = post;
    const holdings = held.get(emplPositionId) ?? [];
    const taken = Math.ceil(holdings.reduce((sum, { occupancyRate }) => sum + occupancyRate, 0) / 100);
    const holders = holdings.map(({ fullName }) => fullName);
    const second = secondOfPost({ pseudoId, companyName: null, path: pathAbove(structure, unitId), seats, free: Math.max(seats - taken, 0), holders });
    return { emplPositionId, description: named(post), second };
  });
}

export function holderChoices({ holdings, posts, units }: Structure, wanted: Wanted) {
  const named = ({ fullName, emplPositionId }: DraftHolding): string => `${fullName} - ${posts.get(emplPositionId)?.description ?? ''}`;
  return found(holdings, wanted, (one) => ({ title: one.fullName, text: named(one) })).map((one) => {
    const post = posts.get(one.emplPositionId);
    const unit = post === undefined ? undefined : units.get(post.unitId);
    return { holdingId: one.holdingId, fullName: named(one), second: { code: post?.pseudoId ?? null, words: unit === undefined ? [] : [unit.organizationName] } };
  });
}
