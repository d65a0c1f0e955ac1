/** A chosen photo on its way to the server. */
import type { AnyCall } from '#kernel/call.ts';
import { inspectPhoto, type PhotoFault } from '#platform/files/image.rules.ts';
import { redraw } from '#platform/files/redraw.ui.ts';
import { personList } from '../search/search.contract.ts';
import { userHedaerInfo } from './header.contract.ts';
import { personHistory } from './history.contract.ts';
import { infoOfEachPerson } from './profile.contract.ts';

/** Reads that show photos or what became of them. */
export const shownPhotos: readonly AnyCall[] = [infoOfEachPerson, personHistory, personList, userHedaerInfo];

/** Longest side in pixels of what is sent: the largest avatar on the sharpest screen, with a reserve. Lists stay light. */
const SIDE = 512;

/** The photo as it will be sent, or why the server would refuse it. */
export async function preparePhoto(file: File): Promise<File | PhotoFault> {
  const photo = inspectPhoto(new Uint8Array(await file.arrayBuffer()), file.name);
  if (typeof photo === 'string') return photo;
  try {
    return await redraw(file, { side: SIDE, type: 'image/jpeg' });
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
