/** Files for tests, made by code: a whole PNG and GIF, headers of other images with nothing behind them, documents, archives. */
import { randomBytes } from 'node:crypto';
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import { STORED_NAME_LENGTH } from '#kernel/file-value/file-value.ts';
import { base62, randomText } from '#kernel/ids/random-text.ts';

export function chunk(kind: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** A grey PNG whose header says this size; only small ones hold their pixels. `shade` makes contents differ. */
export function png(width: number, height: number, shade = 128): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // eight bits of grey
  head[8] = 8;
  const row = Buffer.alloc(Math.min(width, 64) + 1, shade);
  row[0] = 0;
  const pixels = Buffer.concat(Array.from({ length: Math.min(height, 64) }, () => row));
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', head), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))]);
}

export const segment = (marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

/** A JPEG up to its frame. `before` stands between start and frame. */
export function jpeg(width: number, height: number, before: Buffer = segment(0xe0, Buffer.from('JFIF\0\x01\x01', 'latin1'))): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), before, segment(0xc2, frame), Buffer.from([0xff, 0xd9])]);
}

/** EXIF with a thumbnail of another size, a table, and a fill byte, as cameras write them. */
export const cameraSegments = (): Buffer =>
  Buffer.concat([segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), jpeg(160, 120)])), Buffer.from([0xff]), segment(0xc4, Buffer.alloc(20))]);

/** A WebP of one of the three layouts. */
export function webp(layout: 'VP8 ' | 'VP8L' | 'VP8X', width: number, height: number): Buffer {
  const data = Buffer.alloc(18);
  if (layout === 'VP8 ') {
    data.set([0x9d, 0x01, 0x2a], 3);
    data.writeUInt16LE(width, 6);
    data.writeUInt16LE(height, 8);
  } else if (layout === 'VP8L') {
    data[0] = 0x2f;
    data.writeUInt32LE(width - 1 + (height - 1) * 16_384, 1);
  } else {
    data.writeUIntLE(width - 1, 4, 3);
    data.writeUIntLE(height - 1, 7, 3);
  }
  const head = Buffer.from(`RIFF\0\0\0\0WEBP${layout}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(head.length + data.length - 8, 4);
  head.writeUInt32LE(data.length, 16);
  return Buffer.concat([head, data]);
}

/** A GIF of one pixel that says another size; `extra` are blocks before its end, `after` what follows it. */
export function gif(width: number, height: number, extra: Buffer = Buffer.alloc(0), after: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\u0080\0\0\0\0\0\u00ff\u00ff\u00ff', 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  const pixel = Buffer.from('2c000000000100010000020144003b', 'hex');
  return Buffer.concat([head, extra, pixel, after]);
}

/** A document of one empty page. `inside` stands between its head and its end mark. */
export const pdf = (inside = ''): Buffer => Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n${inside}\ntrailer<</Root 1 0 R>>\n%%EOF\n`, 'latin1');

export interface ZipPart {
  readonly name: string;
  readonly content: Buffer | string;
  /** What the directory says instead of the truth. */
  readonly says?: { readonly size?: number; readonly packed?: number; readonly flags?: number; readonly method?: number; readonly at?: number; readonly localName?: string };
  readonly stored?: boolean;
}

/** A zip archive. `before` stands in front of it, `comment` at its end; `count` is what its end record says. */
export function zip(
  parts: readonly ZipPart[],
  { before = Buffer.alloc(0), comment = '', count = parts.length }: { before?: Buffer; comment?: string; count?: number } = {},
): Buffer {
  const bodies: Buffer[] = [before];
  const heads: Buffer[] = [];
  let at = before.length;
  for (const { name, content, says = {}, stored = false } of parts) {
    const bytes = Buffer.from(content);
    const packed = stored ? bytes : deflateRawSync(bytes, { level: 9 });
    const method = says.method ?? (stored ? 0 : 8);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(method, 8);
    local.writeUInt32LE(crc32(bytes), 14);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(bytes.length, 22);
    const localName = Buffer.from(says.localName ?? name);
    local.writeUInt16LE(localName.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(20, 6);
    central.writeUInt16LE(says.flags ?? 0, 8);
    central.writeUInt16LE(method, 10);
    central.writeUInt32LE(crc32(bytes), 16);
    central.writeUInt32LE(says.packed ?? packed.length, 20);
    central.writeUInt32LE(says.size ?? bytes.length, 24);
    central.writeUInt16LE(Buffer.byteLength(name), 28);
    central.writeUInt32LE(says.at ?? at, 42);
    heads.push(central, Buffer.from(name));
    bodies.push(local, localName, packed);
    at += local.length + localName.length + packed.length;
  }
  const directory = Buffer.concat(heads);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count & 0xffff, 8);
  end.writeUInt16LE(count & 0xffff, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...bodies, directory, end, Buffer.from(comment)]);
}

const officeParts = {
  docx: ['word/document.xml', 'wordprocessingml.document.main+xml'],
  xlsx: ['xl/workbook.xml', 'spreadsheetml.sheet.main+xml'],
  pptx: ['ppt/presentation.xml', 'presentationml.presentation.main+xml'],
} as const;
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The parts of the smallest document of a format. */
export function officeOf(format: keyof typeof officeParts): ZipPart[] {
  const [main, type] = officeParts[format];
  return [
    { name: '[Content_Types].xml', content: `${xml}<Types><Override PartName="/${main}" ContentType="application/vnd.openxmlformats-officedocument.${type}"/></Types>` },
    { name: '_rels/.rels', content: `${xml}<Relationships><Relationship Id="r1" Type="http://x/officeDocument" Target="${main}"/></Relationships>` },
    { name: main, content: `${xml}<x/>` },
  ];
}

/** A stored name nobody has yet. */
export const freshName = (extension: string): string => `${randomText(STORED_NAME_LENGTH, base62, randomBytes)}.${extension}`;
