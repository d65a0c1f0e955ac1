/** A chosen logo on its way to the server. */
import { inspectPhoto, type PhotoFault } from '#platform/files/content/image.rules.ts';
import { redraw } from '#platform/files/pictures/redraw.ui.ts';

/** Longest side in pixels of what is sent: the brand block on the sharpest screen and the head of a print. */
const SIDE = 512;

/** The logo as it will be sent, or why the server would refuse it. */
export async function prepareLogo(file: File): Promise<File | PhotoFault> {
  const image = inspectPhoto(new Uint8Array(await file.arrayBuffer()), file.name);
  if (typeof image === 'string') return image;
  try {
    return await redraw(file, { side: SIDE, type: 'image/png' });
  } catch {
    return 'wrongFormat';
  }
}

export function logoForm(logo: File): FormData {
  const form = new FormData();
  form.append('file', logo);
  return form;
}
