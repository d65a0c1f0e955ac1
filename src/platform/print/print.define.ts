/**
 * Printing: a slice lays a document out in `x.print.typ` and declares beside it, in `x.print.ts`, what the head and the
 * foot say and what the template gets. Look.md section 13, guide stack-frontend.md 5.1. Texts come formatted
 * (printed.ts): a template only lays out. Data is read as data and never as markup, and a template sees no file but
 * itself, kargozin.typ and what it is handed.
 */
import { readFileSync } from 'node:fs';
import { printErrors } from './print.errors.ts';
import words from './print.messages.fa.ts';
import { createPrinter, type Printer } from './printer.server.ts';

/** What a template can be handed: JSON, and images (PNG, JPEG) as bytes, which arrive as something `picture()` takes. */
export type Printable = null | string | number | boolean | Uint8Array | readonly Printable[] | { readonly [name: string]: Printable | undefined };

/** Whose paper it is. */
export interface Letterhead {
  readonly name: string;
  /** Part of the organisation that issues it. */
  readonly unit?: string;
  readonly logo?: Uint8Array | undefined;
}

/** Head and foot of a document. */
export interface Sheet {
  readonly company: Letterhead;
  /** Name of the document, in the middle of the head and in the file. */
  readonly title: string;
  /** Number and dates on the left of the head; the first one stands on every page. */
  readonly marks?: readonly { readonly label: string; readonly value: string }[];
  /** Foot: copies, or what makes the paper valid. */
  readonly note?: string;
  /** Verification code. */
  readonly code?: string;
  /** Lying paper; the sheets of a file all lie or all stand, as the first does. */
  readonly landscape?: boolean;
}

export interface PrintDefinition<D> {
  /** `new URL('./x.print.typ', import.meta.url)`; the file says `#let content(data) = ...`. */
  readonly template: URL;
  sheet(data: D): Sheet;
  content(data: D): Printable;
}

/** Declares a printed document. */
export const definePrint = <D>(definition: PrintDefinition<D>): PrintDefinition<D> => definition;

/** Largest input of one file in bytes, images included. */
export const MAX_PRINT_BYTES = 16 * 1024 * 1024;
/** Documents in one file: a thousand pages take about 650 MB while they are laid out. */
export const MAX_SHEETS = 1_000;

const printer = createPrinter();

/** Bytes the printing process holds, 0 when nothing was printed of late; and the most it has held. */
export const printingMemory = (): Printer['memory'] => printer.memory;

/** One document as PDF. Refuses with tooLarge, busy (queue full) and tooLong. */
export const render = <D>(definition: PrintDefinition<D>, data: D): Promise<Uint8Array> => renderTogether(definition, [data]);

/** Many documents in one PDF, each from a page of its own and with its own page numbers; the file bears the title of the first. */
export async function renderTogether<D>(definition: PrintDefinition<D>, list: readonly D[]): Promise<Uint8Array> {
  if (list.length > MAX_SHEETS) throw printErrors.error('tooLarge');
  const sheets = list.map((data) => ({ ...headAndFoot(definition.sheet(data)), data: definition.content(data) }));
  const { title = '', landscape = false } = sheets[0] ?? {};
  const { json, images } = pack({ title, landscape, words: { page: words.page, code: words.code }, sheets });
  return printer.print({ template: templateText(definition.template), json, images });
}

/** Many documents, a PDF each, one at a time. */
export async function* renderEach<D>(definition: PrintDefinition<D>, list: Iterable<D>): AsyncGenerator<Uint8Array> {
  for (const data of list) yield await render(definition, data);
}

const headAndFoot = ({ company, title, marks = [], note = '', code, landscape = false }: Sheet) => ({
  company: { name: company.name, unit: company.unit ?? '', logo: company.logo && isPicture(company.logo) ? company.logo : null },
  title,
  marks,
  note,
  code: code ?? null,
  landscape,
});

/** PNG or JPEG by the first bytes: the engine knows no WebP, and a paper without logo is better than none. */
const isPicture = (bytes: Uint8Array): boolean => (bytes[0] === 0x89 && bytes[1] === 0x50) || (bytes[0] === 0xff && bytes[1] === 0xd8);

const templates = new Map<string, string>();
function templateText(url: URL): string {
  const known = templates.get(url.href);
  if (known !== undefined) return known;
  const text = readFileSync(url, 'utf8');
  templates.set(url.href, text);
  return text;
}

/** JSON with a name in the place of each image; the same bytes are sent once. */
function pack(file: unknown): { json: Uint8Array; images: readonly Uint8Array[] } {
  const names = new Map<Uint8Array, string>();
  const nameOf = (image: Uint8Array): string => {
    const name = names.get(image) ?? `/image-${names.size}`;
    names.set(image, name);
    return name;
  };
  // a Buffer turns itself into a list of numbers before the replacer sees it, hence the look at its owner
  const json = Buffer.from(
    JSON.stringify(file, function (this: Record<string, unknown>, key, value) {
      const own = this[key];
      return own instanceof Uint8Array ? nameOf(own) : value;
    }),
  );
  const images = [...names.keys()];
  if (images.reduce((sum, image) => sum + image.length, json.length) > MAX_PRINT_BYTES) throw printErrors.error('tooLarge');
  return { json, images };
}
