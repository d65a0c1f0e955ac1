/**
 * One message to people of one company, on the ways that the company's templates and their own choices leave open: rows in the product
 * and rows of the outbox, in the transaction of the cause. All of it leaves when that commits, or nothing does.
 */
import { cleanMobile, isEmail } from '#kernel/identity-codes/identity-codes.ts';
import { todayIn } from '#kernel/jalali/jalali.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { configuredAddress } from '#platform/http/public-address.server.ts';
import { openWays } from '#platform/messaging/outbox.server.ts';
import { enqueueAll, type NewMessage as OutgoingRow } from '#platform/messaging/outbox.store.ts';
import type { Notice, NoticeChannel } from './notice.define.ts';
import words from './notices.messages.fa.ts';
import { sendAll } from './notifications.store.ts';
import { type Recipient, recipientsOf, type TemplateInForce, templatesInForce } from './notify.store.ts';
import { afterQuiet } from './quiet.rules.ts';
import { type NoticeValues, smsText, type Texts, writeTexts } from './template.rules.ts';

/** A notice is worth reading for three days. */
export const NOTICE_MS = 3 * 86_400_000;

/** What is told, whoever is told it. */
export interface Telling {
  readonly notice: Notice;
  readonly companyId: string;
  readonly link: string | null;
  /** Epoch milliseconds. */
  readonly now: number;
  newId(): string;
}

/** People of that company who are told the same, whom the transaction may see; each once. */
export interface ToldAlike {
  readonly partyIds: readonly string[];
  readonly values: NoticeValues;
}

/**
 * Whether somebody hears of it on a way. In the product: unless switched off. Mail: where the company has an active template, or
 * somebody wants it; never against either's "off". SMS costs the company money: only with an active template.
 */
export function isWanted(channel: NoticeChannel, template: Pick<TemplateInForce, 'isActive'> | undefined, choice: boolean | undefined, isMandatory = false): boolean {
  if (channel === 'inApp') return isMandatory || ((template?.isActive ?? true) && (choice ?? true));
  if (template?.isActive === false) return false;
  return channel === 'mail' ? (choice ?? template !== undefined) : template !== undefined && (choice ?? true);
}

/** A mail says where the page is, if the settings say where the product is. */
function mailText({ subject, body }: Texts, link: string | null): string {
  const origin = configuredAddress();
  const text = body === '' ? subject : body;
  return origin === undefined || link === null ? text : `${text}\n\n${words.seeAt(`${origin}${link}`)}`;
}

/** Texts for the outside, where there is an address that can be written to. */
export function outgoing(
  channel: 'mail' | 'sms',
  { email, mobile }: Pick<Recipient, 'email' | 'mobile'>,
  texts: Texts,
  link: string | null,
): Pick<OutgoingRow, 'way' | 'subject' | 'text'> | undefined {
  const { subject } = texts;
  if (channel === 'mail') return email === null || !isEmail(email) ? undefined : { way: { kind: 'mail', to: email }, subject, text: mailText(texts, link) };
  const number = mobile === null ? null : cleanMobile(mobile);
  return number === null ? undefined : { way: { kind: 'sms', to: number }, subject, text: smsText(texts) };
}

/** Tells people of however many events, each the own values: some statements in all. */
export async function deliverEach(tx: Tx, { notice, companyId, link, now, newId }: Telling, each: readonly ToldAlike[]): Promise<void> {
  const day = todayIn('Asia/Tehran', now);
  const ids = [...new Set(each.flatMap(({ partyIds }) => partyIds))];
  const [templates, reached] = await Promise.all([templatesInForce(tx, companyId, notice.event, day), recipientsOf(tx, ids, notice.topic, day)]);
  const people = new Map(reached.map((one) => [one.partyId, one]));
  const templateOf = (channel: NoticeChannel): TemplateInForce | undefined => templates.find((one) => one.channel === channel);
  const wanting = (channel: NoticeChannel, { partyIds }: ToldAlike): Recipient[] =>
    partyIds.flatMap((id) => people.get(id) ?? []).filter(({ choices }) => isWanted(channel, templateOf(channel), choices[channel], notice.isMandatory));
  const textsOf = (channel: NoticeChannel, { values }: ToldAlike): Texts => writeTexts(templateOf(channel) ?? notice, notice, values);
  const messages = each.flatMap((one) => {
    const recipients = wanting('inApp', one).map(({ partyId }) => partyId);
    if (recipients.length === 0) return [];
    return [{ ...textsOf('inApp', one), color: notice.color, ...(link === null ? {} : { link }), companyId, partyIds: recipients, eventId: newId() }];
  });
  await sendAll(tx, messages, { newId });
  const ways = openWays();
  const outgoingBy = (channel: 'mail' | 'sms', one: ToldAlike): OutgoingRow[] => {
    const texts = textsOf(channel, one);
    return wanting(channel, one).flatMap((person): OutgoingRow[] => {
      const message = outgoing(channel, person, texts, link);
      return message === undefined ? [] : [{ ...message, id: newId(), now, notBefore: afterQuiet(now, person), sendUntil: now + NOTICE_MS }];
    });
  };
  const rows = each.flatMap((one) => (['mail', 'sms'] as const).filter((channel) => ways.includes(channel)).flatMap((channel) => outgoingBy(channel, one)));
  if (rows.length > 0) await enqueueAll(tx, rows);
}
