/** Where the browser finds photos. */
import { fileAddress } from '../file-address.ui.ts';

/** Address of a photo for an `img`; undefined when there is none. */
export const photoUrl = (faceImage: string | null | undefined): string | undefined => (faceImage ? fileAddress(faceImage) : undefined);
