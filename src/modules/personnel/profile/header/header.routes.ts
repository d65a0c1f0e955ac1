import { classesOf } from '#platform/access/access.rules.ts';
import { scopeFor } from '#platform/access/scope.service.ts';
import type { Db } from '#platform/db/db.server.ts';
import { type Actor, type RowScope, route } from '#platform/http/context.server.ts';
import { infoOfEachPerson } from '../profile.contract.ts';
import { signatureKind } from '../signature/signature.store.ts';
import { emplpsitionPartyId, getpartyuserInfo, getpartyuserInfoHeader, userHedaerInfo } from './header.contract.ts';
import { headerOf, positionTitleOf } from './header.store.ts';

/** The rows whose file the actor may open; without that permission the own row. */
const reach = (actor: Actor, today: string): RowScope => scopeFor(actor, infoOfEachPerson, today);

interface Asked {
  readonly db: Db;
  readonly actor: Actor;
  readonly today: string;
  readonly query: { readonly partyId?: string | undefined };
}

/** One entry for each image; the signature is told to who holds its class. */
async function userInfoOf({ db, actor, today, query }: Asked) {
  const partyId = query.partyId ?? actor.partyId;
  const person = await headerOf(db, reach(actor, today), partyId);
  if (!person) return { partyuserInfolist: [] };
  const { faceImage, signatureImage, ...name } = person;
  const seesSignature = classesOf(actor, signatureKind, infoOfEachPerson)(partyId).has(signatureKind.class);
  const images = [
    ['PcntFaceImage', faceImage],
    [signatureKind.kind, seesSignature ? signatureImage : null],
  ] as const;
  const entries = images.flatMap(([partyContentTypeEnumId, contentLocation]) => (contentLocation === null ? [] : [{ ...name, partyContentTypeEnumId, contentLocation }]));
  return { partyuserInfolist: entries.length > 0 ? entries : [{ ...name, partyContentTypeEnumId: '', contentLocation: null }] };
}

export const routes = [
  route(userHedaerInfo, async ({ db, actor, rows }) => ({ faceImage: (await headerOf(db, rows, actor.partyId))?.faceImage ?? null })),
  route(emplpsitionPartyId, async ({ db, actor, today, query }) => ({ result: { description: await positionTitleOf(db, reach(actor, today), query.partyId ?? actor.partyId) } })),
  route(getpartyuserInfoHeader, userInfoOf),
  route(getpartyuserInfo, userInfoOf),
];
