import { useMay, useSession } from '#ui/client/session.ts';
import type { ProfileTabProps } from '../profile/profile-tab.ui.ts';
import { ownChangeRequests } from './change-requests.contract.ts';
import { OwnRequests } from './proposing/own-requests.tsx';
import { ChangesInbox } from './reviewing/changes-inbox.tsx';

/** Requests for a change in a file: the own ones for whom they are open, or those of the person whose file it is. */
export function RequestsTab({ partyId }: ProfileTabProps) {
  const ownId = useSession(({ user }) => user?.partyId);
  const mayOwn = useMay(ownChangeRequests);
  return partyId === ownId && mayOwn ? <OwnRequests partyId={partyId} /> : <ChangesInbox partyId={partyId} />;
}
