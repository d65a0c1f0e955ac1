/** The parts of a form body (RFC 7578) where they stand: nothing of a file is copied. Pure. */

export interface Part {
  readonly name: string;
  /** Undefined of a plain field. */
  readonly fileName: string | undefined;
  /** A view into the body. */
  readonly bytes: Buffer;
}

/** The boundary that a content-type names; undefined when it is none of a form. */
export function boundaryOf(contentType: string): string | undefined {
  const [, quoted, plain] = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70})(?![^\s;]))/i.exec(contentType) ?? [];
  return quoted ?? plain;
}

/** Bytes of the head of a part: a name of 400 letters in the longest spelling. */
const MAX_HEAD = 8_192;

/** A parameter of the head; browsers write quotes and line ends as %22, %0D and %0A, other programs a quote as \". */
function parameterOf(head: string, name: 'name' | 'filename'): string | undefined {
  const [, quoted, plain] = new RegExp(String.raw`;\s*${name}=(?:"((?:\\"|[^"])*)"|([^\s;"]+))`, 'i').exec(head) ?? [];
  return (
    quoted
      ?.replace(/\\"|%22/g, '"')
      .replace(/%0D/gi, '\r')
      .replace(/%0A/gi, '\n') ?? plain
  );
}

/** The name of the file; some programs write names of other scripts as RFC 5987 has them. */
function fileNameOf(head: string): string | undefined {
  const [, encoded] = /;\s*filename\*=utf-8''([^\s;]+)/i.exec(head) ?? [];
  try {
    return encoded === undefined ? parameterOf(head, 'filename') : decodeURIComponent(encoded);
  } catch {
    return '';
  }
}

/** All parts of a whole body; undefined when it does not keep to the form. */
export function partsOf(body: Buffer, boundary: string): readonly Part[] | undefined {
  const [first, next] = [`--${boundary}`, Buffer.from(`\r\n--${boundary}`)];
  const has = (text: string, at: number): boolean => body.toString('latin1', at, at + text.length) === text;
  const parts: Part[] = [];
  if (!has(first, 0)) return undefined;
  for (let at = first.length; !has('--', at); ) {
    const from = body.indexOf('\r\n\r\n', at) + 4;
    const to = from < 4 || from > at + MAX_HEAD || !has('\r\n', at) ? -1 : body.indexOf(next, from);
    if (to < 0) return undefined;
    const lines = body.toString('utf8', at, from).split('\r\n');
    const head = lines.find((line) => /^content-disposition:\s*form-data\s*;/i.test(line)) ?? '';
    const name = parameterOf(head, 'name');
    if (name === undefined) return undefined;
    parts.push({ name, fileName: fileNameOf(head), bytes: body.subarray(from, to) });
    at = to + next.length;
  }
  return parts;
}
