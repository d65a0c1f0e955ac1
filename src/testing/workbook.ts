/** Archives and workbooks put together by hand: honest ones, and such as no program writes. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface Part {
  readonly path: string;
  readonly content: string | Buffer;
  /** Size that the archive says the part has, when that is not the truth. */
  readonly declared?: number;
}

/** A ZIP of these parts, all deflated. */
export function archiveOf(parts: readonly Part[]): Buffer {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { path, content, declared } of parts) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const name = Buffer.from(path);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(plain), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(declared ?? plain.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, name, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place, name]));
    pieces.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...pieces, entries, end]);
}

export interface BookParts {
  /** What stands between `<sheetData>` and its end. */
  readonly rows: string;
  /** What stands behind it in the sheet. */
  readonly after?: string;
  readonly strings?: string;
  /** Size that the archive says the shared texts have. */
  readonly declared?: number;
  readonly styles?: string;
  /** Elements of the workbook before its sheets, and its sheets when they are not the one. */
  readonly book?: string;
  readonly sheets?: string;
  readonly head?: string;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const relation = (id: string, type: string, target: string): string => `<Relationship Id="${id}" Type="http://x/relationships/${type}" Target="${target}"/>`;

/** A workbook whose first sheet is `xl/worksheets/sheet1.xml`; a second one holds the word `other`. */
export const bookOf = ({ rows, after = '', strings, declared, styles, book = '', sheets, head = HEAD }: BookParts): Buffer =>
  archiveOf([
    {
      path: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships>${relation('r1', 'worksheet', 'worksheets/sheet1.xml')}${relation('r2', 'worksheet', '/xl/worksheets/sheet2.xml')}${relation('r3', 'sharedStrings', 'sharedStrings.xml')}${relation('r4', 'styles', 'styles.xml')}${relation('r5', 'chartsheet', 'chartsheets/sheet1.xml')}</Relationships>`,
    },
    {
      path: 'xl/workbook.xml',
      content: `${HEAD}<workbook xmlns:r="x">${book}<sheets>${sheets ?? '<sheet name="a" sheetId="1" r:id="r1"/><sheet name="b" sheetId="2" r:id="r2"/>'}</sheets></workbook>`,
    },
    ...(strings === undefined ? [] : [{ path: 'xl/sharedStrings.xml', content: `${HEAD}<sst>${strings}</sst>`, ...(declared === undefined ? {} : { declared }) }]),
    ...(styles === undefined ? [] : [{ path: 'xl/styles.xml', content: `${HEAD}<styleSheet>${styles}</styleSheet>` }]),
    { path: 'xl/worksheets/sheet1.xml', content: `${head}<worksheet><sheetData>${rows}</sheetData>${after}</worksheet>` },
    { path: 'xl/worksheets/sheet2.xml', content: '<worksheet><sheetData><row><c t="str"><v>other</v></c></row><row><c t="str"><v>x</v></c></row></sheetData></worksheet>' },
  ]);
