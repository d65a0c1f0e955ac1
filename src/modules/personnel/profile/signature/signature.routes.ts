import { claimFile, releaseFile } from '#platform/files/claims.service.ts';
import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { updateSignature } from './signature.contract.ts';
import { lockSigner, signatureKind, writeSignature } from './signature.store.ts';

export const routes = [
  route(updateSignature, async ({ tx, rows, params: { partyId }, body, audit }) => {
    const person = await lockSigner(tx, rows, partyId);
    if (!person) throw httpErrors.error('notFound');
    const { companyId, signatureImage: old } = person;
    const claim = { kind: signatureKind, companyId, partyId, recordId: partyId };
    const { signatureImage: sent = old } = body;
    if (sent === old) return { saved: false };
    if (old !== null) await releaseFile(tx, old, claim);
    const kept = sent === null ? null : await claimFile(tx, sent, claim);
    await writeSignature(tx, partyId, kept);
    audit({ entity: 'PartyContent', id: partyId, action: kept === null ? 'delete' : 'update', subjectPartyId: partyId, companyId, changes: { signatureImage: [old, kept] } });
    return { saved: true };
  }),
];
