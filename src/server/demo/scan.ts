/** A page that stands for the scan of a document: a small PDF with one line. Pure. */
import { createHash } from 'node:crypto';

const HEAD = '%PDF-1.4\n';

/** The bytes, and what they are known by. `title`: Latin letters, no brackets. */
export function makeScan(title: string): { readonly content: Buffer; readonly sha256: Buffer } {
  const line = `BT /F1 16 Tf 56 740 Td (${title}) Tj 0 -28 Td (Demo document, no real scan) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${line.length} >>\nstream\n${line}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ].map((body, i) => `${i + 1} 0 obj\n${body}\nendobj\n`);
  const places = objects.map((_, i) => HEAD.length + objects.slice(0, i).join('').length);
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const tail = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${HEAD.length + objects.join('').length}\n%%EOF\n`;
  const content = Buffer.from(`${HEAD}${objects.join('')}${tail}`, 'latin1');
  return { content, sha256: createHash('sha256').update(content).digest() };
}
