/** SMS by the HTTP interface of a gateway: an address, perhaps a JSON body and a header, with places for number, text and key. */
import { type Channel, type OutgoingMessage, sendFault } from './channel.rules.ts';

export interface SmsSettings {
  /** Address with {to}, {text}, {key} and {id}, filled in percent-encoded. */
  readonly template: string;
  readonly key: string;
  /** JSON with the same places inside its strings; makes it a POST. */
  readonly body: string | undefined;
  /** "Name: value" with {key}. */
  readonly header: string | undefined;
}

type Encode = (text: string) => string;
const inJson: Encode = (text) => JSON.stringify(text).slice(1, -1);

/** Fills the places in one pass, so that a text which holds "{key}" stays a text. */
export function fill(template: string, message: Pick<OutgoingMessage, 'to' | 'text' | 'idempotencyKey'>, key: string, encode: Encode): string {
  const values: Readonly<Record<string, string>> = { to: message.to, text: message.text, id: message.idempotencyKey, key };
  return template.replaceAll(/\{(to|text|id|key)\}/g, (_, name: string) => encode(values[name] ?? ''));
}

export const smsChannel = ({ template, key, body, header }: SmsSettings): Channel => ({
  kind: 'sms',
  send: async (message, signal) => {
    const headers = new Headers({ 'idempotency-key': message.idempotencyKey });
    if (body) headers.set('content-type', 'application/json');
    if (header)
      headers.set(
        header.slice(0, header.indexOf(':')),
        header
          .slice(header.indexOf(':') + 1)
          .trim()
          .replaceAll('{key}', () => key),
      );
    let status: number;
    try {
      const answer = await fetch(fill(template, message, key, encodeURIComponent), {
        method: body ? 'POST' : 'GET',
        headers,
        body: body ? fill(body, message, key, inJson) : null,
        redirect: 'error',
        signal,
      });
      await answer.body?.cancel();
      status = answer.status;
    } catch {
      // what fetch throws may repeat the address, and the key with it
      throw sendFault('unreachable');
    }
    if (status < 200 || status > 299) throw sendFault(`http ${status}`);
  },
});
