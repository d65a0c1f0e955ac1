/** Where the browser finds photos. Imports the contract as a type only: the entry of the browser uses it too. */
import type { PathOf } from '#kernel/call.ts';
import type { getPersonnelFile } from './files.contract.ts';

const path: PathOf<typeof getPersonnelFile> = '/rest/s1/hcm/getpersonnelfile1';

/** Address of a photo for an `img` (its session comes by the cookie alone); undefined when there is none. */
export const photoUrl = (faceImage: string | null | undefined): string | undefined => (faceImage ? `/api${path}?name=${encodeURIComponent(faceImage)}` : undefined);
