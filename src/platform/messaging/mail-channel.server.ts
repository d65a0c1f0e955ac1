/** Mail by SMTP. */
import type { Transporter } from 'nodemailer';
import { type Channel, sendFault } from './channel.rules.ts';

const TIMEOUT_MS = 15_000;

export interface MailSettings {
  readonly url: URL;
  readonly from: string;
  /** Without TLS: only for a server on this machine. */
  readonly mayBePlain: boolean;
}

export function mailChannel({ url, from, mayBePlain }: MailSettings): Channel {
  const secure = url.protocol === 'smtps:';
  const options = {
    host: url.hostname,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !mayBePlain,
    ...(url.username === '' ? {} : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  // loaded with the first mail: most installations send none
  let opening: Promise<Transporter> | undefined;
  const transport = (): Promise<Transporter> => {
    opening ??= import('nodemailer').then(({ createTransport }) => createTransport(options));
    return opening;
  };
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    kind: 'mail',
    send: async ({ idempotencyKey, to, subject, text }) => {
      try {
        const mailer = await transport();
        await mailer.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          messageId: `<${idempotencyKey}@${domain}>`,
          headers: { 'auto-submitted': 'auto-generated' },
        });
      } catch (error) {
        // the text of an SMTP error repeats the address
        const { code, responseCode } = error as { code?: string; responseCode?: number };
        throw sendFault(`${code ?? 'smtp'} ${responseCode ?? ''}`.trim());
      }
    },
  };
}
