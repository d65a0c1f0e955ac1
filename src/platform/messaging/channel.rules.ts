/** The ways out of the house: mail and SMS. Which there are is said by the settings; tests hand in their own. */

export type ChannelKind = 'mail' | 'sms';

export interface OutgoingMessage {
  /** The same for every try, so that a gateway can tell a repeat. */
  readonly idempotencyKey: string;
  /** Mail address, or mobile number as 09xxxxxxxxx. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Channel {
  readonly kind: ChannelKind;
  /** Resolves when the other side has taken the message. Throws otherwise; nothing it throws is shown to anybody. */
  send(message: OutgoingMessage, signal: AbortSignal): Promise<void>;
}

/** A fault that may be written down: `code` holds neither address nor text nor key. */
export const sendFault = (code: string): Error & { code: string } => Object.assign(new Error(`message not sent: ${code}`), { code });
