/** How values of input factors are written: in the draft, of somebody else, by whoever holds the class. */
import type { AnyCall } from '#kernel/call.ts';
import type { FieldClass } from '#kernel/entity.ts';
import { writeExact } from '#kernel/formula/exact.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { libraryErrors } from '../library.errors.ts';
import { heldAs, leaveTrace, type Writing } from '../library.service.ts';
import { countUp, draftOf, holdItem, touchDraft } from '../library.store.ts';
import { exactOf } from '../library-forms.rules.ts';
import { clearValues, deleteValue, employedAs, type HeldValue, holdValue, insertValue, updateValue } from './factor-values.store.ts';

const spelled = (value: unknown): string => writeExact(exactOf(value) ?? 0);

/** Throws ownValue and classHidden. */
function mayWrite({ actor }: Writing, call: AnyCall, partyId: string, fieldClass: FieldClass): void {
  if (partyId === actor.partyId) throw libraryErrors.error('ownValue');
  if (!classesOf(actor, call)(partyId).has(fieldClass)) throw libraryErrors.error('classHidden');
}

/** What the trace tells: the value itself where everybody may know it. */
const told = (fieldClass: FieldClass, value: string | null): string | null => (value === null || fieldClass === 'public' ? value : '***');

interface Written extends Pick<HeldValue, 'id' | 'companyId' | 'inputFactorId' | 'versionId' | 'partyId' | 'fieldClass'> {}

/** Whatever is written is written by the actor into the draft of the factor. */
async function note(
  writing: Writing,
  { id, companyId, inputFactorId, versionId, partyId, fieldClass }: Written,
  action: 'create' | 'update' | 'delete',
  from: string | null,
  to: string | null,
) {
  const { tx, actor, audit } = writing;
  await touchDraft(tx, versionId, actor);
  await countUp(tx, inputFactorId);
  const value = [told(fieldClass, from), told(fieldClass, to)] as const;
  audit({ entity: 'InputFactorValue', id, companyId, subjectPartyId: partyId, action, changes: { inputFactorId: [inputFactorId, inputFactorId], value } });
}

/** Throws notFound, noDraft, unknownCode, ownValue, classHidden, valueTwice. */
export async function createValue(writing: Writing, call: AnyCall, body: { readonly inputFactorId: string; readonly pseudoId?: string | null; readonly value?: string | null }) {
  const { tx, rows, newId } = writing;
  const item = await holdItem(tx, rows, 'inputFactor', body.inputFactorId);
  if (!item) throw httpErrors.error('notFound');
  const draft = await draftOf(tx, item.id);
  if (!draft) throw libraryErrors.error('noDraft');
  const person = await employedAs(tx, rows, item.companyId, body.pseudoId ?? '');
  if (!person) throw libraryErrors.error('unknownCode');
  const fieldClass = draft.content['fieldClass'] as FieldClass;
  mayWrite(writing, call, person.partyId, fieldClass);
  const [id, value] = [newId(), spelled(body.value)];
  await insertValue(tx, id, { ...person, versionId: draft.versionId, companyId: item.companyId }, value);
  await note(writing, { id, companyId: item.companyId, inputFactorId: item.id, versionId: draft.versionId, partyId: person.partyId, fieldClass }, 'create', null, value);
  return { id, rowVersion: 1 };
}

/** The value in the version that was seen, if it stands in a draft. Throws notFound, stale, kept, ownValue, classHidden. */
async function heldValue(writing: Writing, call: AnyCall, id: string, rowVersion: number): Promise<HeldValue> {
  const held = await holdValue(writing.tx, writing.rows, id);
  if (!held) throw httpErrors.error('notFound');
  mayWrite(writing, call, held.partyId, held.fieldClass);
  if (!held.isDraft) throw libraryErrors.error('kept');
  if (held.rowVersion !== rowVersion) throw libraryErrors.error('stale');
  return held;
}

export async function changeValue(writing: Writing, call: AnyCall, id: string, body: { readonly rowVersion: number; readonly value?: string | null }) {
  const held = await heldValue(writing, call, id, body.rowVersion);
  const value = spelled(body.value);
  const { rowVersion } = await updateValue(writing.tx, id, value);
  await note(writing, held, 'update', held.value, value);
  return { id, rowVersion };
}

export async function removeValue(writing: Writing, call: AnyCall, id: string, rowVersion: number) {
  const held = await heldValue(writing, call, id, rowVersion);
  await deleteValue(writing.tx, id);
  await note(writing, held, 'delete', held.value, null);
  return { removed: true };
}

/** Empties the draft of a factor. Throws notFound, stale, noDraft, classHidden, and ownValue where the own one is among them. */
export async function emptyValues(writing: Writing, call: AnyCall, id: string, seen: number) {
  const { tx, actor } = writing;
  const item = await heldAs(writing, 'inputFactor', id, seen);
  const draft = await draftOf(tx, id);
  if (!draft) throw libraryErrors.error('noDraft');
  if (!classesOf(actor, call)(undefined).has(draft.content['fieldClass'] as FieldClass)) throw libraryErrors.error('classHidden');
  const people = await clearValues(tx, draft.versionId);
  if (people.includes(actor.partyId)) throw libraryErrors.error('ownValue');
  await touchDraft(tx, draft.versionId, actor);
  leaveTrace(writing, item, 'update', { values: [people.length, 0], version: [draft.version, draft.version] });
  return { removed: people.length, rowVersion: await countUp(tx, id) };
}
