/** Makes introduction letters, with their code and the trace of their going out, and says what became of places. */
import { randomBytes } from 'node:crypto';
import { randomText } from '#kernel/ids/random-text.ts';
import { formatJalaliFa } from '#kernel/jalali/jalali.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import type { Tx } from '#platform/db/db.server.ts';
import type { AuditEntry, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { CODE_ALPHABET, CODE_LENGTH } from '#platform/papers/paper-marks.rules.ts';
import { letterheadOf } from '#platform/print/letterhead.service.ts';
import { requestBy } from '#platform/requests/request.store.ts';
import { holdEvent, movePlace, placeOf, type StoredPlace } from '../service-request/places.store.ts';
import { serviceRequestErrors } from '../service-request/service-request.errors.ts';
import { serviceRequest } from '../service-request/service-request.form.ts';
import type { PrintedLetter } from './place-letter.print.ts';
import { placeUseErrors } from './place-use.errors.ts';
import { companionNames, keptCode, letterPlace, placeIn } from './place-use.store.ts';

const family = ['companionOne', 'companionTwo', 'companionThree', 'companionFour'] as const;
const guests = ['guestOneName', 'guestTwoName'] as const;

/** The letter of an own place, as it is laid out. `today`: ISO. Throws noLetter of a place that is not confirmed. */
export async function letterOf(
  tx: Tx,
  { requestId, companyId, partyId, status }: StoredPlace,
  { today, address }: { readonly today: string; readonly address: string },
): Promise<PrintedLetter> {
  if (status !== 'WpConfirmed' && status !== 'WpUsed') throw serviceRequestErrors.error('noLetter');
  const values = (await requestBy(tx, serviceRequest, requestId))?.values ?? {};
  const said = (names: readonly string[]): string[] => names.flatMap((name) => (typeof values[name] === 'string' && values[name] !== '' ? [String(values[name])] : []));
  const letter = {
    ...{ address, day: today, company: await letterheadOf(tx, companyId), place: await letterPlace(tx, requestId) },
    companions: [...(await companionNames(tx, partyId, said(family))), ...said(guests)],
    code: await keptCode(tx, { requestId, companyId }, randomText(CODE_LENGTH, CODE_ALPHABET, randomBytes)),
  };
  await writeAudit(tx, [{ entity: 'WelfarePlace', id: requestId, action: 'export', subjectPartyId: partyId, companyId, changes: {} }]);
  return letter;
}

interface Marking {
  readonly tx: Tx;
  readonly rows: RowScope;
  /** ISO day. */
  readonly today: string;
  audit(entry: AuditEntry): void;
}

/** Says whether whoever had a place came. Throws notFound, tooEarly, wrongState. */
export async function mark({ tx, rows, today, audit }: Marking, requestId: string, as: 'WpUsed' | 'WpNoShow'): Promise<void> {
  const known = await placeIn(tx, rows, requestId);
  if (known === undefined) throw httpErrors.error('notFound');
  const { eventId, partyId: subjectPartyId, companyId, fromDate } = known;
  await holdEvent(tx, eventId);
  if ((await placeOf(tx, requestId))?.status !== 'WpConfirmed') throw placeUseErrors.error('wrongState');
  if (fromDate > today) throw placeUseErrors.error('tooEarly', { values: { day: formatJalaliFa(fromDate) } });
  await movePlace(tx, requestId, as);
  audit({ entity: 'WelfarePlace', id: requestId, action: 'update', subjectPartyId, companyId, changes: { statusId: ['WpConfirmed', as] } });
}
