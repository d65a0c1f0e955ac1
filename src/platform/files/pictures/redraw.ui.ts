/** Pictures are drawn anew in the browser before they are sent: small, upright, and without what cameras add to them (place, time, device). */

const QUALITY = 0.9;

export interface Redrawn {
  /** Longest side in pixels; smaller pictures keep their size. */
  readonly side: number;
  /** JPEG for photos, on white; PNG keeps what is transparent. */
  readonly type: 'image/jpeg' | 'image/png';
}

const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png' } as const;

/** The same picture under the same name with the extension of the type. Throws when the browser cannot read the picture. */
export async function redraw(file: File, { side, type }: Redrawn): Promise<File> {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, side / Math.max(image.width, image.height));
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(image.width * scale)), Math.max(1, Math.round(image.height * scale)));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  if (type === 'image/jpeg') {
    // what is transparent would turn black
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  const blob = await canvas.convertToBlob({ type, quality: QUALITY });
  return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.${extensions[type]}`, { type: blob.type });
}
