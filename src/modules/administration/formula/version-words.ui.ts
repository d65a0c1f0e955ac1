/** What a version of any kind says, in words. Pure. */

import { listInWords } from '#kernel/persian-text/persian-text.ts';
import type { ContentOf } from '#platform/formula/library/library.contract.ts';
import library from '#platform/formula/library/library.messages.fa.ts';
import type { BadgeState } from '#ui/badge/badge.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { numberText } from '#ui/formula-explanation/explanation.ts';
import messages from './formula-page.messages.fa.ts';

export interface LibraryVersion {
  readonly versionId: string;
  readonly version: number;
  readonly statusId: 'LvDraft' | 'LvWaiting' | 'LvPublished' | 'LvEnded';
  readonly fromDate: string;
  readonly thruDate: string | null;
  readonly variation: string | null;
  readonly lateReason: string | null;
  readonly changedByName: string | null;
  readonly changedAt: string;
  readonly publishedByName: string | null;
  readonly publishedAt: string | null;
  readonly content: Readonly<Record<string, unknown>>;
}

/** An item with its versions: the draft first, then the newest. */
export interface LibraryItem {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly description: string | null;
  readonly companyName: string;
  readonly isInherited: boolean;
  readonly rowVersion: number;
  readonly versions: readonly LibraryVersion[];
}

export const statusWords = (statusId: string): string => library.statuses[statusId as keyof typeof library.statuses] ?? statusId;

/** How the state of a version looks. */
export const versionStates: Readonly<Record<LibraryVersion['statusId'], BadgeState>> = {
  LvDraft: 'draft',
  LvWaiting: 'pending',
  LvPublished: 'active',
  LvEnded: 'draft',
};

export const isDraft = ({ statusId }: Pick<LibraryVersion, 'statusId'>): boolean => statusId === 'LvDraft' || statusId === 'LvWaiting';

export const draftOf = ({ versions }: Pick<LibraryItem, 'versions'>): LibraryVersion | undefined => versions.find(isDraft);

/** The draft, or what stands: what the sheet is about. */
export const currentOf = (item: LibraryItem): LibraryVersion | undefined => draftOf(item) ?? item.versions[0];

const unitWord = (unit: unknown): string => (typeof unit === 'string' && unit in library.units ? library.units[unit as keyof typeof library.units] : '');
const classWord = (fieldClass: unknown): string => library.classes[fieldClass as keyof typeof library.classes] ?? '';

/** How the result of a formula is rounded; empty where nothing is said of it. */
export function roundingText({ content }: Pick<LibraryVersion, 'content'>): string {
  const rounding = content['rounding'] as ContentOf<'formula'>['rounding'] | undefined;
  if (rounding === undefined) return '';
  const { mode, unit } = rounding ?? { mode: 'none', unit: '' };
  return mode === 'none' ? messages.roundingModes.none : messages.rounded(messages.roundingModes[mode], numberText(unit));
}

/** What a version says in a line; of a formula its text, with codes. */
export function contentText({ content }: Pick<LibraryVersion, 'content'>): string {
  const { text, value, unit, fieldClass, columns, rowCount } = content;
  if (typeof text === 'string') return text;
  if (typeof value === 'string') return [numberText(value), unitWord(unit)].filter(Boolean).join(' ');
  if (typeof fieldClass === 'string') return listInWords([classWord(fieldClass), unitWord(unit)].filter(Boolean));
  if (Array.isArray(columns)) return messages.tableShape(listInWords(columns.map(String)), formatNumber(Number(rowCount ?? 0)));
  return '';
}
