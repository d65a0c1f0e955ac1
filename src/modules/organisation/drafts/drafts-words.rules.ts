/** A change of a draft in words, and why it does not fit. */
import refusals from './drafts.messages.fa.ts';
import type { Change, DraftHolding, FaultName, Structure } from './drafts.rules.ts';
import messages from './drafts-page.messages.fa.ts';

/** Names are looked for where a thing still is: in the structure before all changes, or after them. */
export function changeWords(change: Change, before: Structure, after: Structure): string {
  const unit = (id: string | null): string => (id === null ? messages.top : ((before.units.get(id) ?? after.units.get(id))?.organizationName ?? messages.unknownName));
  const post = (id: string | null): string => (before.posts.get(id ?? '') ?? after.posts.get(id ?? ''))?.description ?? messages.unknownName;
  const holding: DraftHolding | undefined = before.holdings.get(change.holdingId ?? '');
  const [title, holder] = [change.title ?? '', holding?.fullName || messages.unknownName];
  const [ofUnit, ofPost] = [unit(change.unitId), post(change.emplPositionId)];
  const names: Readonly<Record<Change['kind'], readonly [subject: string, target: string]>> = {
    addUnit: [title, unit(change.parentUnitId)],
    changeUnit: [ofUnit, title],
    moveUnit: [ofUnit, unit(change.parentUnitId)],
    closeUnit: [ofUnit, ''],
    addPost: [title, ofUnit],
    changePost: [ofPost, title],
    movePost: [ofPost, ofUnit],
    closePost: [ofPost, ''],
    moveHolder: [holder, ofPost],
    endHolder: [holder, ''],
  };
  const [subject, target] = names[change.kind];
  return messages.said[change.kind]({ subject, target });
}

export const faultWords = (fault: FaultName | 'later'): string => refusals.errors[fault];

/** What has changed of a unit or a post; without a mark of its own only its figures have. */
export const marksWords = (kinds: readonly (keyof typeof messages.marks)[]): string =>
  kinds.length === 0 ? messages.marks.figures : kinds.map((kind) => messages.marks[kind]).join(' \u00b7 ');
