import { inspectPhoto, type PhotoFault } from '#platform/files/content/image.rules.ts';
import { redraw } from '#platform/files/pictures/redraw.ui.ts';

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
