/** A chosen photo on its way to the server. */
import type { AnyCall } from '#kernel/call.ts';
import { inspectPhoto, type PhotoFault } from '#platform/files/image.rules.ts';
import { personList } from '../search/search.contract.ts';
import { userHedaerInfo } from './header.contract.ts';
import { infoOfEachPerson, personHistory } from './profile.contract.ts';

/** Reads that show photos or what became of them. */
export const shownPhotos: readonly AnyCall[] = [infoOfEachPerson, personHistory, personList, userHedaerInfo];

/** Longest side in pixels of what is sent: the largest avatar on the sharpest screen, with a reserve. Lists stay light. */
const SIDE = 512;
const QUALITY = 0.9;

/**
 * The same picture as a JPEG: small, upright, and without what cameras add to it (place, time, device).
 * Throws when the browser cannot read the picture.
 */
async function redraw(file: File): Promise<File> {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, SIDE / Math.max(image.width, image.height));
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(image.width * scale)), Math.max(1, Math.round(image.height * scale)));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  // what is transparent would turn black
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: blob.type });
}

/** The photo as it will be sent, or why the server would refuse it. */
export async function preparePhoto(file: File): Promise<File | PhotoFault> {
  const photo = inspectPhoto(new Uint8Array(await file.arrayBuffer()), file.name);
  if (typeof photo === 'string') return photo;
  try {
    return await redraw(file);
  } catch {
    return 'wrongFormat';
  }
}

export function photoForm(partyId: string, photo: File): FormData {
  const form = new FormData();
  form.append('partyId', partyId);
  form.append('partyContentTypeEnumId', 'PcntFaceImage');
  // last: whoever reads the stream knows what the bytes are for
  form.append('file', photo);
  return form;
}
