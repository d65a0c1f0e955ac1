/** Images for tests: a whole PNG, and the headers of the other formats with nothing behind them. */
import { crc32, deflateSync } from 'node:zlib';

function chunk(kind: string, data: Uint8Array): Buffer {
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

const segment = (marker: number, data: Buffer): Buffer => {
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
