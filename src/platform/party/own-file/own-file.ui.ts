import type { OwnWriting } from '#kernel/call.ts';
import { useSession } from '#ui/client/session.ts';
import messages from './own-file.messages.fa.ts';

/** Why the reader does not write this of the file of a person, where it is the own one; undefined: it is somebody else's, or open to everybody of themselves. */
export function useOwnNote(own: OwnWriting | undefined, partyId: string): string | undefined {
  const isOwn = useSession(({ user }) => user?.partyId) === partyId;
  if (!isOwn || own === undefined || own === 'allowed') return undefined;
  return own === 'request' ? messages.errors.ownByRequest : messages.errors.ownByOthers;
}
