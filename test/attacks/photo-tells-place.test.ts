/**
 * Attack: a colleague opens the photo, an attached picture or the logo that somebody sent from a telephone, and reads out of the
 * file where and when it was taken.
 * Refused: `src/platform/files/content/image-metadata.rules.ts` takes EXIF, XMP, comments and text out of JPEG, PNG and WebP; every
 * picture passes it on the way in, in `src/platform/files/new-file.server.ts`.
 */
import { expect, test } from 'vitest';
import { orientationBlock } from '#platform/files/content/image-metadata.rules.ts';
import { jpeg, segment } from '#platform/files/test-support.ts';
import { partyId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';

const { actors } = await serverWithActors();
const PLACE = '35.6892N 51.3890E';
const exif = segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), orientationBlock(6), Buffer.from(PLACE)]));
const photo = { name: 'home.jpg', content: jpeg(400, 400, exif) };

/** How each of them is sent, and by whom; the answer says under which name it is read. */
const ways = {
  'an attached picture': ['self', '/rest/s1/hcm/getpersonnelfile', {}, 'POST'],
  'the photo of a person': ['hrOfficer', '/rest/s1/hcm/createPartyContent', { partyId: partyId('accountant'), partyContentTypeEnumId: 'PcntFaceImage' }, 'POST'],
  'the logo of a company': ['administrator', '/rest/s1/hcm/companyInfo/logo', {}, 'PUT'],
} as const;

test.each(Object.entries(ways))('%s is stored as it is turned, without the place', async (_, [actor, path, fields, method]) => {
  const sent = await actors[actor].upload(`/api${path}`, photo, fields, method);
  expect(sent.statusCode, sent.body).toBeLessThan(300);
  const { name, contentLocation } = sent.json<{ name?: string; contentLocation?: string }>();
  const stored = (name ?? contentLocation ?? '').split(';')[0] ?? '';
  const read = await actors[actor].request('GET', `/api/rest/s1/hcm/getpersonnelfile1?name=${stored}`);
  expect([read.statusCode, read.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(read.rawPayload.includes(PLACE)).toBe(false);
  expect(read.rawPayload).toEqual(jpeg(400, 400, Buffer.concat([segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), orientationBlock(6)]))])));
});
