import { describe, expect, test } from 'vitest';
import { chunk, gif, jpeg, png, segment, webp } from '../test-support.ts';
import { type ImageFormat, imageFormatOf, imageSizeOf } from './image.rules.ts';
import { orientationBlock, orientationOf, withoutMetadata } from './image-metadata.rules.ts';

const SECRET = '35.6892N 51.3890E';
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
/** A TIFF block with an orientation and a place behind it. */
const tiff = (orientation: number): Buffer => Buffer.concat([orientationBlock(orientation), latin(SECRET)]);

const riff = (type: string, body: Buffer): Buffer => {
  const head = latin(`${type}\0\0\0\0`);
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
};
const webpOf = (...chunks: Buffer[]): Buffer => {
  const whole = Buffer.concat([latin('RIFF\0\0\0\0WEBP'), ...chunks]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
};
const pixels = riff('VP8L', webp('VP8L', 4, 4).subarray(20));
const canvas = (flags: number): Buffer => riff('VP8X', Buffer.concat([Buffer.from([flags, 0, 0, 0]), Buffer.from([3, 0, 0, 3, 0, 0])]));
const whole = png(4, 4);
const [start, end] = [whole.subarray(0, 33), whole.subarray(33)];
const scan = Buffer.concat([Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]), Buffer.from([0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56])]);
const frame = jpeg(4, 4, Buffer.alloc(0)).subarray(2, -2);
const jpegOf = (...parts: Buffer[]): Buffer => Buffer.concat([Buffer.from([0xff, 0xd8]), ...parts, Buffer.from([0xff, 0xd9])]);
const jfif = segment(0xe0, latin('JFIF\0\x01\x01'));
const profile = segment(0xe2, latin('ICC_PROFILE\0\x01\x01colours'));

/** A picture that tells a place, turned or not, by format; the last is a moving WebP whose frame tells it. */
const telling: Readonly<Record<string, (orientation: number) => Buffer>> = {
  jpeg: (orientation) =>
    Buffer.concat([
      jpegOf(
        jfif,
        segment(0xe1, Buffer.concat([latin('Exif\0\0'), tiff(orientation)])),
        segment(0xe1, latin(`http://ns.adobe.com/xap/1.0/\0${SECRET}`)),
        segment(0xed, latin(SECRET)),
        segment(0xfe, latin(SECRET)),
        profile,
        frame,
        scan,
      ),
      latin(SECRET),
    ]),
  png: (orientation) =>
    Buffer.concat([
      start,
      chunk('eXIf', tiff(orientation)),
      chunk('tEXt', latin(`Comment\0${SECRET}`)),
      chunk('iTXt', latin(SECRET)),
      chunk('zzZz', latin(SECRET)),
      end,
      latin(SECRET),
    ]),
  webp: (orientation) => Buffer.concat([webpOf(canvas(0x0c), pixels, riff('EXIF', tiff(orientation)), riff('XMP ', latin(SECRET)), riff('ABCD', latin(SECRET))), latin(SECRET)]),
};
const formatOf = (bytes: Uint8Array): ImageFormat => imageFormatOf(bytes) ?? 'gif';
const cleaned = (bytes: Buffer): Buffer => Buffer.from(withoutMetadata(bytes, formatOf(bytes)) ?? []);

describe.each(Object.keys(telling))('a %s', (format) => {
  const make = telling[format] ?? ((): Buffer => Buffer.alloc(0));

  test('tells nothing but itself', () => {
    const bare = cleaned(make(1));
    expect(bare.includes(SECRET)).toBe(false);
    expect(bare.includes('Exif')).toBe(false);
    expect(imageSizeOf(bare, formatOf(bare))).toEqual({ width: 4, height: 4 });
    expect(cleaned(bare)).toEqual(bare);
  });

  test.each([2, 3, 4, 5, 6, 7, 8])('stays turned as it was (%i), and says no more', (orientation) => {
    const turned = cleaned(make(orientation));
    const at = turned.indexOf('MM\0*', 0, 'latin1');
    expect(orientationOf(turned.subarray(at))).toBe(orientation);
    expect(turned.includes(SECRET)).toBe(false);
    expect(cleaned(turned)).toEqual(turned);
  });
});

test('pixels and what they are drawn by stay as they were', () => {
  expect(cleaned(telling['jpeg']?.(1) ?? Buffer.alloc(0))).toEqual(jpegOf(jfif, profile, frame, scan));
  expect(cleaned(telling['png']?.(1) ?? Buffer.alloc(0))).toEqual(whole);
  expect(cleaned(telling['webp']?.(1) ?? Buffer.alloc(0))).toEqual(webpOf(canvas(0), pixels));
  expect(cleaned(webp('VP8 ', 4, 4))).toEqual(webp('VP8 ', 4, 4));
  const moving = gif(2, 2);
  expect(cleaned(moving)).toEqual(moving);
});

test('frames of a moving WebP tell nothing either', () => {
  const told = webpOf(canvas(0x02), riff('ANMF', Buffer.concat([Buffer.alloc(16), pixels, riff('EXIF', tiff(1))])));
  expect(cleaned(told)).toEqual(webpOf(canvas(0x02), riff('ANMF', Buffer.concat([Buffer.alloc(16), pixels]))));
});

test.each([
  ['a JPEG with a segment longer than the file', jpegOf(Buffer.from([0xff, 0xe1, 0xff, 0xff]))],
  ['a JPEG with a segment shorter than its length', jpegOf(Buffer.from([0xff, 0xe1, 0, 1, 0x41]))],
  ['a JPEG with bytes between its segments', jpegOf(jfif, Buffer.from([0x41]), frame)],
  ['a PNG with a chunk longer than the file', Buffer.concat([start, Buffer.from([0x7f, 0xff, 0xff, 0xff]), latin('IDAT')])],
  ['a PNG without an end', start],
  ['a WebP that says more than it has', webpOf(pixels).subarray(0, -4)],
  ['a WebP with nothing to draw', webpOf(riff('EXIF', tiff(1)))],
])('%s is none', (_, bytes) => {
  expect(withoutMetadata(bytes, formatOf(bytes))).toBeUndefined();
});

test('an orientation that is none is upright', () => {
  for (const broken of [latin(''), latin('II*\0'), latin('MM\0*\xff\xff\xff\xff\0\0\0\0\0\0'), tiff(0), tiff(9), tiff(6).subarray(0, 20).fill(0, 4, 8)])
    expect(orientationOf(broken)).toBe(1);
});

test('whatever is in the bytes, the answer is a picture that does not change any more, or none', () => {
  let seed = 20261123;
  const random = (below: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed % below;
  };
  let kept = 0;
  for (const make of Object.values(telling))
    for (let round = 0; round < 3_000; round++) {
      const bytes = Buffer.from(make(6));
      const format = formatOf(bytes);
      for (let hits = 1 + random(6); hits > 0; hits--) bytes[8 + random(bytes.length - 8)] = random(256);
      const broken = bytes.subarray(0, random(4) === 0 ? 12 + random(bytes.length - 12) : bytes.length);
      const once = withoutMetadata(broken, format);
      if (once === undefined) continue;
      kept += 1;
      expect(withoutMetadata(once, format)).toEqual(once);
    }
  expect(kept).toBeGreaterThan(1_000);
});
