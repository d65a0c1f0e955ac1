import { isUuid } from '#kernel/ids/ids.ts';
import { manualRoute, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { publicAddress } from '#platform/http/public-address.server.ts';
import { readCode } from '#platform/papers/paper-marks.rules.ts';
import { renderTogether } from '#platform/print/print.define.ts';
import { placeOf } from '../service-request/places.store.ts';
import { printOwnLetter } from '../service-request/service-request.contract.ts';
import { placeCheckScreen } from './place-check.screen.ts';
import { placeLetterPrint } from './place-letter.print.ts';
import { findByCode, markPlace } from './place-use.contract.ts';
import { placeUseErrors } from './place-use.errors.ts';
import { letterOf, mark } from './place-use.service.ts';
import { placeByCode } from './place-use.store.ts';

const shown = ['WpConfirmed', 'WpUsed', 'WpNoShow', 'WpCancelled'] as const;

export const routes = [
  manualRoute(printOwnLetter, async ({ actor, today, params: { requestId }, request, transact }) => {
    const letter = await transact(async (tx) => {
      const place = isUuid(requestId) ? await placeOf(tx, requestId) : undefined;
      if (place?.partyId !== actor.partyId || place.companyId !== actor.companyId) throw httpErrors.error('notFound');
      return letterOf(tx, place, { today, address: `${publicAddress(request) ?? ''}${placeCheckScreen.path}` });
    });
    return renderTogether(placeLetterPrint, [letter]);
  }),
  route(findByCode, async ({ db, rows, query }) => {
    const code = readCode(query.code);
    const found = code === undefined ? undefined : await placeByCode(db, rows, code);
    const status = shown.find((one) => one === found?.status);
    if (found === undefined || status === undefined) throw placeUseErrors.error('unknownCode', { fields: { code: 'unknownCode' } });
    const { companyId: _company, eventId: _event, ...place } = found;
    return { ...place, status };
  }),
  route(markPlace, async ({ tx, rows, today, audit, params: { requestId }, body: { as } }) => {
    await mark({ tx, rows, today, audit }, requestId, as);
    return { status: as };
  }),
];
