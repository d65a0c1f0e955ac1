/** A channel that keeps what it is given, for tests. */
import type { Channel, ChannelKind, OutgoingMessage } from './channel.rules.ts';

export interface KeptMessages extends Channel {
  readonly messages: OutgoingMessage[];
  /** Tries still to be refused. */
  refusals: number;
}

export function keepingChannel(kind: ChannelKind): KeptMessages {
  const self: KeptMessages = {
    kind,
    messages: [],
    refusals: 0,
    send: async (message) => {
      if (self.refusals > 0) {
        self.refusals -= 1;
        throw Object.assign(new Error(`no answer about ${message.to}`), { code: 'ETIMEDOUT' });
      }
      self.messages.push(message);
    },
  };
  return self;
}
