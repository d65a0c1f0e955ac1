/** A PDF of pictures, one on each sheet of A3 across (ISO 32000-1: five kinds of objects are all that it takes). */

/** Pixels of a page, four bytes each as a canvas has them. */
export interface PagePixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** A3 across and its margin of 10 mm, in points. */
const SHEET = { width: 1190.55, height: 841.89 };
const MARGIN = 28.35;
const CATALOGUE = 1;
const PAGES = 2;
/** Objects of one page: itself, what it says, its picture. */
const OF_PAGE = 3;

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** Pages are asked for one after the other: each holds some twenty million bytes. */
export async function pdfOf(pages: Iterable<PagePixels>): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [bytes('%PDF-1.4\n')];
  const places = new Map<number, number>();
  let length = parts[0]?.length ?? 0;
  const put = (id: number, ...content: readonly (string | Uint8Array<ArrayBuffer>)[]): void => {
    places.set(id, length);
    for (const part of [`${id} 0 obj\n`, ...content, '\nendobj\n']) {
      const piece = typeof part === 'string' ? bytes(part) : part;
      parts.push(piece);
      length += piece.length;
    }
  };
  const ids: number[] = [];
  for (const page of pages) {
    const id = PAGES + 1 + ids.length * OF_PAGE;
    ids.push(id);
    await putPage(put, id, page);
  }
  put(CATALOGUE, `<< /Type /Catalog /Pages ${PAGES} 0 R >>`);
  put(PAGES, `<< /Type /Pages /Count ${ids.length} /Kids [${ids.map((id) => `${id} 0 R`).join(' ')}] >>`);
  const count = PAGES + 1 + ids.length * OF_PAGE;
  const table = Array.from({ length: count - 1 }, (_, at) => `${String(places.get(at + 1) ?? 0).padStart(10, '0')} 00000 n \n`).join('');
  const tail = `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root ${CATALOGUE} 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return new Blob([...parts, bytes(tail)], { type: 'application/pdf' });
}

async function putPage(put: (id: number, ...content: readonly (string | Uint8Array<ArrayBuffer>)[]) => void, id: number, { width, height, data }: PagePixels): Promise<void> {
  const scale = Math.min((SHEET.width - 2 * MARGIN) / width, (SHEET.height - 2 * MARGIN) / height);
  const drawing = `q ${(width * scale).toFixed(2)} 0 0 ${(height * scale).toFixed(2)} ${MARGIN} ${(SHEET.height - MARGIN - height * scale).toFixed(2)} cm /Chart Do Q`;
  const picture = await deflated(withoutAlpha(data));
  put(id, `<< /Type /Page /Parent ${PAGES} 0 R /MediaBox [0 0 ${SHEET.width} ${SHEET.height}] /Contents ${id + 1} 0 R /Resources << /XObject << /Chart ${id + 2} 0 R >> >> >>`);
  put(id + 1, `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`);
  const facts = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode`;
  put(id + 2, `<< ${facts} /Length ${picture.length} >>\nstream\n`, picture, '\nendstream');
}

function withoutAlpha(data: Uint8ClampedArray): Uint8Array<ArrayBuffer> {
  const rgb = new Uint8Array((data.length / 4) * 3);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    rgb[to] = data[from] ?? 0;
    rgb[to + 1] = data[from + 1] ?? 0;
    rgb[to + 2] = data[from + 2] ?? 0;
  }
  return rgb;
}

/** Zlib, which PDF calls FlateDecode. */
const deflated = async (data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([data]).stream().pipeThrough(new CompressionStream('deflate'))).arrayBuffer());
