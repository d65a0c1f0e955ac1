/** Where the browser finds stored files. Imports the contract as a type only: the entry of the browser uses it too. */
import type { PathOf } from '#kernel/call.ts';
import type { getPersonnelFile } from './files.contract.ts';

const path: PathOf<typeof getPersonnelFile> = '/rest/s1/hcm/getpersonnelfile1';

/**
 * Address of a value 'storedName;displayName' for an `img` or a download (its session comes by the cookie alone).
 * `downloadUrl`: an address below /api in place of getpersonnelfile1 (spec section 7).
 */
export function fileAddress(value: string, downloadUrl: string = path): string {
  const [storedName = ''] = value.split(';', 1);
  return `${downloadUrl.startsWith('/rest/') ? `/api${downloadUrl}` : downloadUrl}?name=${encodeURIComponent(storedName)}`;
}
