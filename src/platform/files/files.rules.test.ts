import { describe, expect, test } from 'vitest';
import { inspectPhoto, MAX_PHOTO_BYTES, MAX_PHOTO_SIDE } from './content/image.rules.ts';
import { dispositionOf } from './names.rules.ts';
import { cameraSegments, jpeg, png, webp } from './test-support.ts';

const padded = (bytes: Buffer, length: number): Buffer => Buffer.concat([bytes, Buffer.alloc(length - bytes.length)]);

describe('a photo', () => {
  test.each([
    ['a.jpg', jpeg(640, 480), 'image/jpeg', 'jpg'],
    ['a.JPEG', jpeg(640, 480), 'image/jpeg', 'jpg'],
    ['camera.jpg', jpeg(640, 480, cameraSegments()), 'image/jpeg', 'jpg'],
    ['a.png', png(640, 480), 'image/png', 'png'],
    ['lossy.webp', webp('VP8 ', 640, 480), 'image/webp', 'webp'],
    ['lossless.webp', webp('VP8L', 640, 480), 'image/webp', 'webp'],
    ['extended.webp', webp('VP8X', 640, 480), 'image/webp', 'webp'],
    ['page.html.png', png(640, 480), 'image/png', 'png'],
  ])('%s is taken with the size of its header', (name, bytes, contentType, extension) => {
    expect(inspectPhoto(bytes, name)).toEqual({ contentType, extension, width: 640, height: 480 });
  });

  test.each([
    ['a.jpg', png(1, 1)],
    ['a.png', jpeg(1, 1)],
    ['a.webp', png(1, 1)],
    ['a.png.html', png(1, 1)],
    ['a.png.', png(1, 1)],
    ['a.png ', png(1, 1)],
    ['a.png\u0000.jpg', png(1, 1)],
    ['png', png(1, 1)],
    ['', png(1, 1)],
    ['a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a.gif', Buffer.from('GIF89a\x01\0\x01\0')],
    ['a.jpg', Buffer.from('GIF89a\x01\0\x01\0')],
    ['a.html', Buffer.from('<!doctype html>')],
    ['a.webp', Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
    ['a.png', Buffer.from(' \x89PNG\r\n\x1a\n', 'latin1')],
  ])('%j with other content or another name is none', (name, bytes) => {
    expect(inspectPhoto(bytes, name)).toBe('wrongFormat');
  });

  test.each([
    ['a PNG cut off in its header', 'a.png', png(1, 1).subarray(0, 32)],
    ['a PNG whose first chunk is another', 'a.png', Buffer.from(png(1, 1)).fill('I', 12, 16)],
    ['a PNG without height', 'a.png', png(1, 0)],
    ['a JPEG of two bytes and one', 'a.jpg', Buffer.from([0xff, 0xd8, 0xff])],
    ['a JPEG that ends before its frame', 'a.jpg', jpeg(1, 1, Buffer.from([0xff, 0xd9]))],
    ['a JPEG whose picture begins before its frame', 'a.jpg', jpeg(1, 1, Buffer.from([0xff, 0xda, 0, 2]))],
    ['a JPEG with bytes between its segments', 'a.jpg', jpeg(1, 1, Buffer.from([0xff, 0xe0, 0, 2, 0x41]))],
    ['a JPEG whose segment is longer than the file', 'a.jpg', jpeg(1, 1, Buffer.from([0xff, 0xe0, 0xff, 0xff]))],
    ['a JPEG with its height somewhere else', 'a.jpg', jpeg(1, 0)],
    ['a WebP cut off', 'a.webp', webp('VP8X', 1, 1).subarray(0, 29)],
    ['a WebP without the sign of its frame', 'a.webp', Buffer.from(webp('VP8 ', 1, 1)).fill(0, 23, 26)],
    ['a lossless WebP without its sign', 'a.webp', Buffer.from(webp('VP8L', 1, 1)).fill(0, 20, 21)],
    ['a WebP of an unknown layout', 'a.webp', Buffer.from(webp('VP8X', 1, 1)).fill('?', 15, 16)],
  ])('%s is none', (_, name, bytes) => {
    expect(inspectPhoto(bytes, name)).toBe('wrongFormat');
  });

  test('may have five megabytes and not a byte more; nothing is no file', () => {
    expect(inspectPhoto(padded(png(10, 10), MAX_PHOTO_BYTES), 'a.png')).toMatchObject({ width: 10 });
    expect(inspectPhoto(padded(png(10, 10), MAX_PHOTO_BYTES + 1), 'a.png')).toBe('tooLarge');
    expect(inspectPhoto(Buffer.alloc(0), 'a.png')).toBe('noFile');
  });

  test.each([
    ['a.png', png],
    ['a.jpg', jpeg],
    ['a.webp', (width: number, height: number) => webp('VP8 ', width, height)],
    ['a.webp', (width: number, height: number) => webp('VP8L', width, height)],
    ['a.webp', (width: number, height: number) => webp('VP8X', width, height)],
  ])('%s may unpack to no more than its sides allow', (name, make) => {
    expect(inspectPhoto(make(MAX_PHOTO_SIDE, MAX_PHOTO_SIDE), name)).toMatchObject({ width: MAX_PHOTO_SIDE, height: MAX_PHOTO_SIDE });
    expect(inspectPhoto(make(MAX_PHOTO_SIDE + 1, 1), name)).toBe('tooManyPixels');
    expect(inspectPhoto(make(1, MAX_PHOTO_SIDE + 1), name)).toBe('tooManyPixels');
  });

  test.each([png(50_000, 50_000), png(0xffff_ffff, 0xffff_ffff)])('of a few bytes that says it is huge is refused', (bytes) => {
    expect(bytes.length).toBeLessThan(1_000);
    expect(inspectPhoto(bytes, 'a.png')).toBe('tooManyPixels');
  });

  test('is read within its own bytes, wherever they stand in memory', () => {
    const large = Buffer.concat([Buffer.alloc(7, 1), png(640, 480), Buffer.alloc(7, 1)]);
    expect(inspectPhoto(large.subarray(7, -7), 'a.png')).toMatchObject({ width: 640, height: 480 });
  });
});

test('a name of any script goes into the header', () => {
  expect(dispositionOf('attachment', '\u0642\u0631\u0627\u0631 (1).pdf')).toBe(`attachment; filename="_1_.pdf"; filename*=UTF-8''%D9%82%D8%B1%D8%A7%D8%B1%20%281%29.pdf`);
  expect(dispositionOf('inline', 'a"\\b;.png')).toBe(`inline; filename="a_b_.png"; filename*=UTF-8''a%22%5Cb%3B.png`);
});
