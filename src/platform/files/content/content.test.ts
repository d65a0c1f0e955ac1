/** The corpus of uploads (guide reliability-security.md 2.7 U1, U2, U4): what is taken, and everything that is not. */
import { describe, expect, test } from 'vitest';
import { cameraSegments, gif, jpeg, officeOf, pdf, png, webp, type ZipPart, zip } from '../test-support.ts';
import { inspectFile, MAX_IMAGE_SIDE } from './content.server.ts';

const LIMIT = 5 * 1024 * 1024;
const text = (content: string): Buffer => Buffer.from(content);
const bytes = (content: string): Buffer => Buffer.from(content, 'latin1');
const inspect = (name: string, content: Buffer) => inspectFile(content, name, LIMIT);

const mp4 = bytes('\0\0\0\u0018ftypisom\0\0\u0002\0isomiso2');
const webm = bytes('\u001a\u0045\u00df\u00a3\u009f\u0042\u0086\u0081\u0001\u0042\u0082\u0084webm');
const ogg = bytes('OggS\0\u0002\0\0\0\0\0\0\0\0');
const mp3 = Buffer.from('fffb9064000000', 'hex');
const gifComment = bytes('!\u00fe\u0004abcd\0');
const archive = zip([{ name: 'a.txt', content: 'a' }]);
const relation = (type: string, mode: string): string => `<Relationships><Relationship Id="r" Type="http://x/${type}" Target="https://example.org/a" ${mode}/></Relationships>`;
const docx = (...more: ZipPart[]): Buffer => zip([...officeOf('docx'), ...more]);
const xlsx = (...more: ZipPart[]): Buffer => zip([...officeOf('xlsx'), ...more]);
/** The same document with another part in the place of one of its own. */
const docxWith = (part: ZipPart): Buffer => zip(officeOf('docx').map((one) => (one.name === part.name ? part : one)));

describe('taken', () => {
  test.each([
    ['a.jpg', jpeg(640, 480), 'image/jpeg', 'jpg'],
    ['A.JPEG', jpeg(640, 480, cameraSegments()), 'image/jpeg', 'jpg'],
    ['a.Png', png(640, 480), 'image/png', 'png'],
    ['a.webp', webp('VP8X', 640, 480), 'image/webp', 'webp'],
    ['a.gif', gif(640, 480), 'image/gif', 'gif'],
    ['comment.gif', gif(640, 480, gifComment), 'image/gif', 'gif'],
    ['a.pdf', pdf(), 'application/pdf', 'pdf'],
    ['a.docx', docx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
    ['a.XLSX', xlsx(), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
    ['a.pptx', zip(officeOf('pptx')), 'application/vnd.openxmlformats-officedocument.presentationml.presentation', 'pptx'],
    ['printed.xlsx', xlsx({ name: 'xl/printerSettings/printerSettings1.bin', content: 'x' }), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
    [
      'linked.docx',
      docx({ name: 'word/_rels/document.xml.rels', content: relation('hyperlink', 'TargetMode="External"') }),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'docx',
    ],
    ['a.csv', text('\ufeff\u0646\u0627\u0645,\u06a9\u062f\r\n\u0639\u0644\u06cc,1'), 'text/csv; charset=utf-8', 'csv'],
    ['a.txt', text('a < b\n'), 'text/plain; charset=utf-8', 'txt'],
    ['a.mp3', mp3, 'audio/mpeg', 'mp3'],
    ['tagged.mp3', bytes('ID3\u0004\0\0\0\0\0\0'), 'audio/mpeg', 'mp3'],
    ['a.m4a', mp4, 'audio/mp4', 'm4a'],
    ['a.mp4', mp4, 'video/mp4', 'mp4'],
    ['a.webm', webm, 'video/webm', 'webm'],
    ['a.ogg', ogg, 'audio/ogg', 'ogg'],
    ['page.html.png', png(1, 1), 'image/png', 'png'],
    ['gpj.\u202egnp.png', png(1, 1), 'image/png', 'png'],
    ['\u0642\u0631\u0627\u0631\u062f\u0627\u062f \u06f1\u06f4\u06f0\u06f5.pdf', pdf(), 'application/pdf', 'pdf'],
  ])('%s', (name, content, contentType, extension) => {
    expect(inspect(name, content)).toEqual({ contentType, extension });
  });

  test('up to the limit to the byte, and not one more; nothing is no file', () => {
    const whole = (size: number): Buffer => Buffer.concat([text('a'), Buffer.alloc(size - 1, 'b')]);
    expect([LIMIT - 1, LIMIT].map((size) => inspect('a.txt', whole(size)))).toEqual(Array(2).fill({ contentType: 'text/plain; charset=utf-8', extension: 'txt' }));
    expect([inspect('a.txt', whole(LIMIT + 1)), inspect('a.txt', Buffer.alloc(0))]).toEqual(['overLimit', 'noFile']);
  });
});

describe('refused, because the content is not what the name says:', () => {
  test.each([
    ['a.jpg', png(1, 1)],
    ['a.png', jpeg(1, 1)],
    ['a.gif', png(1, 1)],
    ['a.png', gif(1, 1)],
    ['a.pdf', text('PDF')],
    ['a.pdf', text(' %PDF-1.7\n%%EOF')],
    ['a.pdf', text('%PDF-1.7 and no end')],
    ['a.docx', pdf()],
    ['a.docx', archive],
    ['a.docx', text('\u00d0\u00cf\u0011\u00e0')],
    ['a.mp3', text('MZ\u0090\0')],
    ['a.mp4', text('\0\0\0\u0018ftypheic')],
    ['a.webm', text('webm')],
    ['a.ogg', text('Ogg')],
    ['a.txt', bytes('MZ\u0090\0\u0003\0')],
    ['a.txt', bytes('\u00e3\u00c7')],
    ['a.csv', text('a\0b')],
    ['a.txt', text('#!/bin/sh\nrm -rf ~')],
    ['a.txt', text('<script>alert(1)</script>')],
    ['a.csv', text('\ufeff  <svg onload=alert(1)>')],
    ['a.txt', text('text %PDF-1.7')],
  ])('%s', (name, content) => {
    expect(inspect(name, content)).toBe('notAccepted');
  });
});

describe('refused, because no such file is taken:', () => {
  test.each([
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a.html', '<!doctype html><script>alert(1)</script>'],
    ['a.htm', '<html>'],
    ['a.xml', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
    ['a.js', 'alert(1)'],
    ['a.exe', 'MZ'],
    ['a.zip', 'PK\u0003\u0004'],
    ['a.docm', 'PK\u0003\u0004'],
    ['a.xls', '\u00d0\u00cf\u0011\u00e0'],
    ['invoice.pdf.exe', '%PDF-1.7 %%EOF'],
    ['a.pdf.', '%PDF-1.7 %%EOF'],
    ['a.pdf ', '%PDF-1.7 %%EOF'],
    ['a.pdf\u0000.exe', '%PDF-1.7 %%EOF'],
    ['a.exe\u0000.pdf/', '%PDF-1.7 %%EOF'],
    ['a.pdf::$DATA', '%PDF-1.7 %%EOF'],
    ['exe.\u202efdp', '%PDF-1.7 %%EOF'],
    ['a.\uff50\uff44\uff46', '%PDF-1.7 %%EOF'],
    ['a.p\u0501f', '%PDF-1.7 %%EOF'],
    ['pdf', '%PDF-1.7 %%EOF'],
    ['.htaccess', 'AddType'],
    ['__proto__', ''],
    ['a.constructor', ''],
    ['', ''],
  ])('%j', (name, content) => {
    expect(inspect(name, text(`${content} `))).toBe('notAccepted');
  });
});

describe('refused, because it is two things at once:', () => {
  test.each([
    ['a page in the comment of a GIF', 'a.gif', gif(1, 1, bytes('!\u00fe\u0010<script>alert()<\0'))],
    ['a GIF with an archive behind it', 'a.gif', gif(1, 1, Buffer.alloc(0), archive)],
    ['a JPEG with an archive behind it', 'a.jpg', Buffer.concat([jpeg(1, 1), archive])],
    ['a PNG with an archive behind it', 'a.png', Buffer.concat([png(1, 1), archive])],
    ['a JPEG with a document in its head', 'a.jpg', jpeg(1, 1, bytes('\u00ff\u00fe\0\u0010%PDF-1.7 abcde'))],
    ['a JPEG with a page in its head', 'a.jpg', jpeg(1, 1, bytes('\u00ff\u00fe\0\u0010<html><body>a'))],
    ['a document that is a page', 'a.pdf', pdf('<html><script>alert(1)</script>')],
    ['a document with an archive behind it', 'a.pdf', Buffer.concat([pdf(), archive, bytes('%%EOF')])],
    ['a sound with a page in its head', 'a.mp3', bytes('ID3\u0004\0\0\0\0\0\0<script>alert(1)</script>')],
    ['a film with an archive behind it', 'a.mp4', Buffer.concat([mp4, archive])],
  ])('%s', (_, name, content) => {
    expect(inspect(name, content)).toMatch(/unsafe|notAccepted/);
  });

  test('a script that begins as a GIF', () => {
    expect(inspect('a.gif', bytes('GIF89a/*\u0000\u0000*/=1;alert(1)//;'))).toBe('notAccepted');
    expect(inspect('a.gif', gif(0x2a2f, 1, Buffer.alloc(0), bytes('*/=1;alert(1)')))).toBe('notAccepted');
  });
});

describe('a flood of pixels is refused by its head:', () => {
  test.each([
    ['a.png', png(50_000, 50_000)],
    ['a.png', png(0xffff_ffff, 0xffff_ffff)],
    ['a.png', png(MAX_IMAGE_SIDE + 1, 1)],
    ['a.jpg', jpeg(50_000, 50_000)],
    ['a.gif', gif(50_000, 50_000)],
    ['a.webp', webp('VP8L', 16_384, 16_384)],
    ['a.png', png(12_000, 12_000)],
  ])('%s', (name, content) => {
    expect(content.length).toBeLessThan(2_000);
    expect(inspect(name, content)).toBe('pixelFlood');
  });

  test('what scanners and phones make is none', () => {
    expect(inspect('a.jpg', jpeg(12_000, 9_000))).toMatchObject({ extension: 'jpg' });
  });
});

const format = (found: ReturnType<typeof inspect>): string => (typeof found === 'string' ? found : found.extension);

describe('a document that acts, links out or hides something is refused:', () => {
  const zeros = (megabytes: number): Buffer => Buffer.alloc(megabytes * 1024 * 1024);
  test.each<readonly [string, string, Buffer]>([
    ['macros', 'a.docx', docx({ name: 'word/vbaProject.bin', content: 'x' })],
    ['macros by their type', 'a.docx', docxWith({ name: '[Content_Types].xml', content: 'wordprocessingml.document.main+xml macroEnabled' })],
    ['an embedded program', 'a.docx', docx({ name: 'word/embeddings/oleObject1.bin', content: 'x' })],
    ['a control', 'a.xlsx', xlsx({ name: 'xl/activeX/activeX1.xml', content: '<x/>' })],
    ['a link to another workbook', 'a.xlsx', xlsx({ name: 'xl/externalLinks/externalLink1.xml', content: '<x/>' })],
    ['macros of old sheets', 'a.xlsx', xlsx({ name: 'xl/macrosheets/sheet1.xml', content: '<x/>' })],
    ['a template from elsewhere', 'a.docx', docx({ name: 'word/_rels/settings.xml.rels', content: relation('attachedTemplate', 'TargetMode="External"') })],
    ['a picture from elsewhere', 'a.docx', docx({ name: 'word/_rels/document.xml.rels', content: relation('image', "TargetMode = 'External'") })],
    ['a link out in disguise', 'a.docx', docx({ name: 'word/_rels/document.xml.rels', content: relation('image', 'TargetMode="&#69;xternal"') })],
    ['entities', 'a.docx', docxWith({ name: 'word/document.xml', content: '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>' })],
    [
      'a link out behind a bracket',
      'a.docx',
      docx({ name: 'word/_rels/a.rels', content: '<r><Relationship Id="a>" Type="x/oleObject" Target="http://x" TargetMode="External"/></r>' }),
    ],
    [
      'a link out in a strange name space',
      'a.docx',
      docx({ name: 'word/_rels/a.rels', content: '<r><r-\u00e9:Relationship Type="x/image" Target="http://x" TargetMode="External"/></r>' }),
    ],
    [
      'a link out that says in passing to be a hyperlink',
      'a.docx',
      docx({
        name: 'word/_rels/a.rels',
        content: `<Relationship Id=' Type="x/hyperlink"' x:Type="x/hyperlink" type="x/hyperlink" Type="x/image" TargetMode="External" Target="http://x"/>`,
      }),
    ],
    ['entities behind a long comment', 'a.docx', docxWith({ name: 'word/document.xml', content: `<?xml version="1.0"?><!--${'-?'.repeat(400)}--><!DOCTYPE a><a/>`, stored: true })],
    ['letters that another encoding makes of others', 'a.docx', docx({ name: 'word/_rels/a.rels', content: '<?xml version="1.0" encoding="UTF-7"?>+ADwAIQ-DOCTYPE a+AD4-' })],
    ['letters of a mainframe', 'a.docx', docxWith({ name: 'word/document.xml', content: Buffer.from('4c6fa794934081', 'hex') })],
    ['macros by their type in disguise', 'a.docx', docxWith({ name: '[Content_Types].xml', content: '<T a="wordprocessingml.document.main+xml" b="macro&#69;nabled"/>' })],
    ['a page for Word to open', 'a.docx', docx({ name: 'word/afchunk.mht', content: '<html>' })],
    ['something that no document has', 'a.docx', docx({ name: 'word/media/a.desktop', content: 'x' })],
    ['entities in relations', 'a.docx', docx({ name: 'word/_rels/a.rels', content: `${' '.repeat(5_000)}<!DOCTYPE a>` })],
    ['text of another encoding', 'a.docx', docxWith({ name: 'word/document.xml', content: Buffer.from('\ufeff<!DOCTYPE a>', 'utf16le') })],
    ['an archive in the archive', 'a.docx', docx({ name: 'word/media/a.zip', content: archive })],
    ['a workbook in the document', 'a.docx', docx({ name: 'word/media/a.xlsx', content: xlsx() })],
    ['a program', 'a.docx', docx({ name: 'word/media/a.exe', content: 'MZ' })],
    ['no main part', 'a.xlsx', docx()],
    ['a path upwards', 'a.docx', docx({ name: '../../a.xml', content: '<x/>' })],
    ['an absolute path', 'a.docx', docx({ name: '/etc/cron.d/a', content: '<x/>' })],
    ['a path of Windows', 'a.docx', docx({ name: 'word\\..\\a.xml', content: '<x/>' })],
    ['a drive', 'a.docx', docx({ name: 'C:a.xml', content: '<x/>' })],
    ['a NUL in a name', 'a.docx', docx({ name: 'word/a\0.xml', content: '<x/>' })],
    ['two parts of one name', 'a.docx', docx({ name: 'WORD/document.xml', content: '<y/>' })],
    ['encryption', 'a.docx', docx({ name: 'word/a.xml', content: 'x', says: { flags: 1 } })],
    ['another method', 'a.docx', docx({ name: 'word/a.xml', content: 'x', says: { method: 14 } })],
    ['another name in its place', 'a.docx', docx({ name: 'word/a.xml', content: 'x', says: { localName: 'word/b.xml' } })],
    ['a part within a part', 'a.docx', docx({ name: '[Content_Types].xml2', content: 'x', says: { at: 0 } })],
    ['something before it', 'a.docx', zip(officeOf('docx'), { before: Buffer.from('PK\u0003\u0004MZ') })],
    ['an end that lies', 'a.docx', zip(officeOf('docx'), { count: 2 })],
    ['something after it', 'a.docx', Buffer.concat([docx(), text('MZ')])],
    ['a thousandfold bomb', 'a.xlsx', xlsx({ name: 'xl/worksheets/sheet1.xml', content: zeros(4) })],
    ['a bomb that says it is small', 'a.xlsx', xlsx({ name: 'xl/_rels/a.rels', content: zeros(4), says: { size: 100 } })],
    ['many small ones that are large together', 'a.xlsx', xlsx(...Array.from({ length: 120 }, (_, at) => ({ name: `xl/${at}.xml`, content: 'x', says: { size: 1024 * 1024 } })))],
    ['more parts than documents have', 'a.xlsx', xlsx(...Array.from({ length: 2_001 }, (_, at) => ({ name: `${at}`, content: '', stored: true })))],
  ])('%s', (_, name, content) => {
    expect(inspect(name, content)).toBe('unsafe');
  });

  // again from each tag would be minutes: the test would not end
  test.each(['<Relationship ', '<a b="', '<!--', '<?a', '<a TargetMode=" '])('tags without an end are read once: %s', (tag) => {
    const endless = tag.repeat(Math.floor(1_000_000 / tag.length));
    for (let time = 0; time < 3; time += 1) expect(['unsafe', 'docx']).toContain(format(inspect('a.docx', docx({ name: 'word/_rels/a.rels', content: endless }))));
  });

  test('hyperlinks and printer settings are none of it', () => {
    const links = `<?xml version="1.0" encoding="utf-8"?>\n<!-- ours --><r>${relation('hyperlink', 'TargetMode="External"')}${relation('image', 'TargetMode="Internal"')}</r>`;
    const parts = [
      'word/media/image1.png',
      'word/fonts/font1.odttf',
      'word/printerSettings/printerSettings1.bin',
      'docProps/thumbnail.jpeg',
      '_xmlsignatures/origin.sigs',
      'word/media/',
    ];
    const content = docx({ name: 'word/_rels/a.rels', content: links }, ...parts.map((name) => ({ name, content: '' })));
    expect(inspect('a.docx', content)).toMatchObject({ extension: 'docx' });
  });

  test('100,000 parts are not listed', () => {
    const many = xlsx(...Array.from({ length: 100_000 }, (_, at) => ({ name: `${at}`, content: '', stored: true })));
    expect(inspectFile(many, 'a.xlsx', many.length)).toBe('unsafe');
  });

  test('nested archives are not unpacked, however deep', () => {
    const nested = Array.from({ length: 6 }).reduce<Buffer>(
      (inner) => zip(Array.from({ length: 4 }, (_, at) => ({ name: `lib ${at}.zip`, content: inner }))),
      zip([{ name: '0.dll', content: zeros(4) }]),
    );
    expect([inspect('a.docx', docx({ name: 'word/media/lib.zip', content: nested })), inspect('a.docx', nested)]).toEqual(['unsafe', 'notAccepted']);
  });

  test('a bomb takes no memory', () => {
    const bomb = xlsx(...Array.from({ length: 100 }, (_, at) => ({ name: `xl/${at}.xml`, content: Buffer.alloc(900_000), says: { size: 40_000 } })));
    const before = process.memoryUsage.rss();
    expect(inspect('a.xlsx', bomb)).toBe('unsafe');
    expect(process.memoryUsage.rss() - before).toBeLessThan(50 * 1024 * 1024);
  });
});
