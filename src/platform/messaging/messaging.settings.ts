/** Channels by environment (README). Passwords and keys stay inside what is made here; nothing prints them. */
import type { Channel } from './channel.rules.ts';
import { mailChannel } from './mail-channel.server.ts';
import { smsChannel } from './sms-channel.rules.ts';

const isLocal = (host: string): boolean => host === 'localhost' || host === '[::1]' || /^127\./.test(host);

/** The address of a setting; its value may hold a password, so the error does not repeat it. */
function addressOf(name: string, text: string, protocols: readonly string[]): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !protocols.includes(url.protocol) || url.hostname === '')
    throw new Error(`${name} must be an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}.`);
  return url;
}

function mailOf(env: NodeJS.ProcessEnv): Channel | undefined {
  const [server, from] = [env['HCM_SMTP_URL'], env['HCM_MAIL_FROM']];
  if (!server && !from) return undefined;
  if (!server || !from) throw new Error('HCM_SMTP_URL and HCM_MAIL_FROM go together: set both or neither.');
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(from)) throw new Error('HCM_MAIL_FROM must be a mail address.');
  const url = addressOf('HCM_SMTP_URL', server, ['smtp:', 'smtps:']);
  return mailChannel({ url, from, mayBePlain: isLocal(url.hostname) });
}

function smsOf(env: NodeJS.ProcessEnv): Channel | undefined {
  const template = env['HCM_SMS_URL'];
  if (!template) return undefined;
  const url = addressOf('HCM_SMS_URL', template.replaceAll(/[{}]/g, ''), ['https:', 'http:']);
  if (url.protocol === 'http:' && !isLocal(url.hostname)) throw new Error('HCM_SMS_URL must begin with https://: codes and the key would travel in the clear.');
  const [body, header] = [env['HCM_SMS_BODY'] || undefined, env['HCM_SMS_HEADER'] || undefined];
  for (const place of ['{to}', '{text}']) if (!`${template}${body ?? ''}`.includes(place)) throw new Error(`HCM_SMS_URL or HCM_SMS_BODY must hold ${place}.`);
  if (header && !/^[\w-]+:\s*\S/.test(header)) throw new Error('HCM_SMS_HEADER must be "Name: value".');
  return smsChannel({ template, key: env['HCM_SMS_KEY'] ?? '', body, header });
}

/** Throws an Error whose message tells the operator what to do. */
export const channelsOf = (env: NodeJS.ProcessEnv): readonly Channel[] => [mailOf(env), smsOf(env)].filter((one) => one !== undefined);
