/** Somebody who is signed in, for tests of pages that ask nothing more of them than to be there. */
import type { SignedInUser } from '#ui/client/session.ts';

export const someUser: SignedInUser = {
  userId: 'u',
  username: 'user',
  fullName: 'Somebody',
  email: 'somebody@example.com',
  partyId: 'p',
  partyRelationshipId: 'r',
  roles: ['hcmJobUsers'],
  origin: 'hcm',
  jobTitle: '',
  mustChangePassword: false,
};
