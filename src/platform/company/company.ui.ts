/** Name and logo of the own company for the chrome. The contract comes as a type only: this stands in the browser's entry. */

import { photoUrl } from '#platform/files/pictures/photo.ui.ts';
import type { companyInfo } from '#platform/party/party.contract.ts';
import { shellCall } from '#ui/client/client.ts';
import { useCall } from '#ui/client/hooks.ts';
import { useSession } from '#ui/client/session.ts';

export const companyInfoCall = shellCall<typeof companyInfo>('GET', '/rest/s1/hcm/companyInfo', { of: ['Company'], keeps: true });

/** Both change a few times in the life of an installation, by calls that say so. */
const FRESH_MS = 600_000;

function useCompany() {
  // who is in no group or must change the password first would be refused
  const mayAsk = useSession(({ user }) => user !== null && user.roles.length > 0 && !user.mustChangePassword);
  return useCall(companyInfoCall, { enabled: mayAsk, staleTime: FRESH_MS }).data?.result;
}

/** Address of the logo for an `img`; undefined without one, before the answer, and for guests. */
export const useCompanyLogo = (): string | undefined => photoUrl(useCompany()?.contentLocation);

/** Undefined before the answer and for guests. */
export const useCompanyName = (): string | undefined => useCompany()?.organizationName;
