/** What a request tells whoever looks at it, as far as they see such fields. */
import type { KnownField, KnownRequest } from '../change-requests.store.ts';
import type { Standing } from '../change-routes.service.ts';
import { waitingIn } from './decide.service.ts';

export const told = ({ requestId, partyId, kind, action, state, note, document, sentAt, closedAt, deciderName, decisionNote }: KnownRequest) => ({
  requestId,
  partyId,
  kind,
  action,
  state,
  note,
  document,
  sentAt,
  closedAt,
  deciderName,
  decisionNote,
});

export const presentField = ({ id: _id, ...one }: KnownField) => one;

/** Fields with what stands now; of a closed request with what stood when it was sent. `standing` is the record, of a new one and one that is gone nothing. */
export function detailOf(request: KnownRequest, standing: Standing | undefined, sees: (field: string) => boolean) {
  const { recordId, state, fields } = request;
  const isOpen = state === 'sent';
  const { following } = isOpen ? waitingIn(request, standing) : { following: new Set<string>() };
  const seen = fields.filter(({ field }) => sees(field));
  return {
    recordVersion: standing?.rowVersion ?? null,
    isGone: isOpen && recordId !== null && standing === undefined,
    hiddenCount: fields.length - seen.length,
    fields: seen.map((one) => ({
      ...presentField(one),
      now: standing === undefined ? one.old : (standing.values[one.field] ?? null),
      follows: following.has(one.field),
    })),
  };
}
