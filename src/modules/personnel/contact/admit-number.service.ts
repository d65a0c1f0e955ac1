import type { FormValues } from '#kernel/form/definition.ts';
import { changesBetween } from '#platform/audit/changes.rules.ts';
import { admitMove, rehearseMove } from '#platform/identity/recovery-ways/ways.service.ts';
import { MOBILE } from '#platform/party/contact/contact.form.ts';
import type { PartKey, PartWriter } from '#platform/party/parts/part.store.ts';

/** A mobile number is the way to the account of its owner: who may not take that over neither writes, changes nor removes it. Throws ownWay and strongerWay. */
export async function admitNumber(writing: PartWriter, { partyId }: PartKey, before: FormValues, after: FormValues): Promise<void> {
  const isWay = [before, after].some(({ contactMechPurposeId }) => contactMechPurposeId === MOBILE);
  if (!isWay || Object.keys(changesBetween(before, after)).length === 0) return;
  await (writing.isRehearsal ? rehearseMove(writing.tx, partyId) : admitMove(writing, partyId, 'contactNumber'));
}
