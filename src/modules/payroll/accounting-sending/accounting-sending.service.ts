/** Asks the accounting software of a company, and hands vouchers to it. */
import type { AppError } from '#kernel/errors.ts';
import { callOut, OutgoingFault } from '#platform/outgoing/outgoing.server.ts';
import { sendingErrors } from './accounting-sending.errors.ts';
import type { VoucherToSend } from './accounting-sending.store.ts';
import type { OpenedLink } from './opened-link.store.ts';
import { signatureOf } from './sending-signature.server.ts';

const UNKNOWN_USER: readonly number[] = [401, 403];

/** Whether the other side says that all is well; else why not. */
function refusalOf(status: number): AppError | undefined {
  if (status >= 200 && status <= 299) return undefined;
  if (UNKNOWN_USER.includes(status)) return sendingErrors.error('password');
  return sendingErrors.error('refused', { values: { status: status.toLocaleString('fa', { useGrouping: false }) } });
}

const basic = ({ userName, password }: OpenedLink): Readonly<Record<string, string>> =>
  userName === null ? {} : { authorization: `Basic ${Buffer.from(`${userName}:${password ?? ''}`).toString('base64')}` };

async function asked(work: Promise<number>): Promise<AppError | undefined> {
  try {
    return refusalOf(await work);
  } catch (error) {
    if (error instanceof OutgoingFault) return sendingErrors.error(error.code);
    throw error;
  }
}

/** Whether the software answers and knows its user; undefined: it does. `timeoutMs`: for the whole of it. */
export const askLink = (link: OpenedLink, timeoutMs?: number): Promise<AppError | undefined> =>
  asked(callOut({ url: link.url, method: 'GET', headers: basic(link), ...(timeoutMs && { timeoutMs }) }));

/** Hands a voucher over, signed where its link has a key; undefined: it was taken. */
export function handOver(link: OpenedLink, { payVoucherId, told }: VoucherToSend, now: Date): Promise<AppError | undefined> {
  const body = JSON.stringify(told);
  const headers = {
    ...basic(link),
    ...(link.signingKey !== null && signatureOf(link.signingKey, body, now)),
    ...{ 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)), 'idempotency-key': payVoucherId },
  };
  return asked(callOut({ url: link.url, method: 'POST', headers, body }));
}
