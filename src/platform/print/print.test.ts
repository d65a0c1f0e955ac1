import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { isolateLtr } from '#kernel/persian-text/persian-text.ts';
import { defineTable, MAX_PRINT_ROWS } from '#kernel/table/definition.ts';
import { png } from '#platform/files/test-support.ts';
import { sourceFiles } from '#server/slices.ts';
import { definePrint, MAX_PRINT_BYTES, MAX_SHEETS, type Printable, type PrintDefinition, printingMemory, render, renderEach, renderTogether } from './print.define.ts';
import { printErrors } from './print.errors.ts';
import words from './print.messages.fa.ts';
import { printedAmount, printedCell, printedCode, printedCount, printedDate, printedDateTime } from './printed.rules.ts';
import { createPrinter } from './printer.server.ts';
import orderWords from './sample/order.messages.fa.ts';
import { sampleOrder, sampleOrderPrint } from './sample/order.print.ts';
import payslipWords from './sample/payslip.messages.fa.ts';
import { samplePayslip, samplePayslipPrint } from './sample/payslip.print.ts';
import people from './sample/people.messages.fa.ts';
import { printTable } from './table.print.ts';
import { linesOf, pagesOf } from './test-support.ts';

const shown = (text: string): string => text.replace(/[\u2066-\u2069\u200c]/g, '');
const pageOf = (page: number, pages: number): string => shown(words.page.replace('{page}', printedCount(page)).replace('{pages}', printedCount(pages)));
const textsOf = (pdf: Uint8Array): string[] => pagesOf(pdf).map((page) => linesOf(page).join('\n'));

/** A payslip with one text everywhere in head and foot. */
const plain = (content: (text: string) => Printable): PrintDefinition<string> =>
  definePrint<string>({
    template: samplePayslipPrint.template,
    sheet: (text) => ({ company: { name: text, unit: text }, title: text, note: text, code: text, marks: [{ label: text, value: text }] }),
    content,
  });

test('a payslip stands on paper as it reads: letters, digits, dates, codes, amounts, IBAN, page', async () => {
  const [page = [], ...more] = pagesOf(await render(samplePayslipPrint, samplePayslip()));
  expect(more).toEqual([]);
  const lines = linesOf(page);
  const all = lines.join('\n');
  expect(all).toContain(`${shown(payslipWords.marks.period)}|${monthNames[7]} \u06f1\u06f4\u06f0\u06f5`);
  expect(all).toContain(shown(printedDate('2026-11-21')));
  expect(all).toContain(`${payslipWords.marks.number}|${shown(printedCode('140508-100007'))}`);
  expect(all).toContain(shown(printedCode('IR930990000000000000007120')));
  expect(all).toContain(`${payslipWords.earningTotal}|${shown(printedAmount(580_724_262n))}`);
  expect(lines.at(-1)).toBe(`${shown(payslipWords.note)}|${words.code} 4T8M-61XB|${pageOf(1, 1)}`);
});

test('amounts end at one edge, whatever their length', async () => {
  const [page = []] = pagesOf(await render(sampleOrderPrint, { ...sampleOrder, amounts: [5n, 1_234n, 193_200_000n] }));
  const ends = [5n, 1_234n, 193_200_000n].map((amount) => {
    const group = shown(printedAmount(amount)).split('\u066c').at(-1);
    return page.find(({ text, x }) => text === group && x < 150)?.right;
  });
  expect(ends).not.toContain(undefined);
  expect(new Set(ends.map((end) => end?.toFixed(1))).size).toBe(1);
});

test('many in one file: each from a page of its own, with its own pages; later pages say whose they are and repeat the heads', async () => {
  const long = Array.from({ length: 60 }, (_, index) => BigInt(index));
  const texts = textsOf(await renderTogether(sampleOrderPrint, [sampleOrder, { ...sampleOrder, amounts: long }, sampleOrder]));
  expect(texts).toHaveLength(4);
  expect(texts.map((text) => text.split('\n').at(-1)?.split('|').at(-1))).toEqual([pageOf(1, 1), pageOf(1, 2), pageOf(2, 2), pageOf(1, 1)]);
  expect(texts[2]?.split('\n').slice(0, 2)).toEqual([
    `${shown(orderWords.company)}|${shown(orderWords.title)} ${shown(printedCode('1405/31842'))}`,
    `${orderWords.columns.name}|${orderWords.columns.amount}`,
  ]);
  for (const text of [texts[0], texts[1], texts[3]]) expect(text).toContain(shown(orderWords.unit));
});

test('a file each is what one alone is', async () => {
  const alone = textsOf(await render(samplePayslipPrint, samplePayslip(1)));
  const each: string[][] = [];
  for await (const pdf of renderEach(samplePayslipPrint, [samplePayslip(0), samplePayslip(1)])) each.push(textsOf(pdf));
  expect(each).toHaveLength(2);
  expect(each[1]).toEqual(alone);
});

test('the file says its title and its language and holds both fonts', async () => {
  const pdf = Buffer.from(await render(samplePayslipPrint, samplePayslip())).toString('latin1');
  expect(pdf).toContain('/Lang (fa)');
  expect(Buffer.from(pdf, 'latin1').toString('utf8')).toContain(`<rdf:li xml:lang="x-default">${payslipWords.title}</rdf:li>`);
  expect([...new Set(pdf.match(/\+Vazirmatn-\w+/g))].sort()).toEqual(['+Vazirmatn-Bold', '+Vazirmatn-Regular']);
});

test('text in the data is text, however much it looks like a command', async () => {
  const hostile = '#read("/etc/passwd") $x^2$ @ref `raw` *b* _i_ <l> [c] \\ #eval("1+1") // -- ~ = / + #{panic()} "';
  const content = () => ({
    facts: [{ label: hostile, value: hostile }],
    earnings: { title: hostile, rows: [{ label: hostile, note: hostile, amount: hostile }], total: { label: hostile, amount: hostile } },
    deductions: { title: '', rows: [], total: null },
    net: { label: '', amount: '', words: hostile },
    remark: isolateLtr(hostile),
    basis: { title: '', rows: [] },
  });
  const [page = []] = pagesOf(await render(plain(content), hostile));
  const drawn = page.map(({ text }) => text).join('');
  for (const piece of ['#read("/etc/passwd")', '$x^2$', '`raw`', '#eval("1+1")', '#{panic()}']) expect(drawn).toContain(piece);
});

test('templates call no package, evaluate nothing and read no file by a name of their own', async () => {
  const templates = (await sourceFiles()).filter(({ path }) => path.endsWith('.typ')).map(({ path }) => readFileSync(path, 'utf8').replace(/\/\/.*/g, ''));
  expect(templates.length).toBeGreaterThan(3);
  for (const text of templates) expect(text).not.toMatch(/@|\beval\(|\bplugin\(|\binclude\b/);
  // the one `read` is that of picture(), over names that pack() made
  expect(templates.flatMap((text) => text.match(/\bread\([^)]*\)/g) ?? [])).toEqual(['read(file, encoding: none)']);
});

test.each(['/etc/passwd', '../../../../etc/passwd', '/kargozin.typ/../../etc/passwd'])('a name in the place of an image opens no file: %s', async (name) => {
  const order = { ...sampleOrder, signature: name as unknown as Uint8Array };
  await expect(render(sampleOrderPrint, order)).rejects.toThrow(/file not found|access denied/);
  expect(await render(sampleOrderPrint, sampleOrder)).toBeInstanceOf(Uint8Array);
});

test('logo and signatures are drawn; a logo that is no PNG or JPEG is left out', async () => {
  const images = (pdf: Uint8Array): number =>
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Subtype \/Image/g)?.length ?? 0;
  expect(images(await render(sampleOrderPrint, sampleOrder))).toBe(0);
  const picture = png(2, 2);
  expect(images(await render(sampleOrderPrint, { ...sampleOrder, logo: picture, signature: picture }))).toBe(1);
  expect(images(await render(sampleOrderPrint, { ...sampleOrder, logo: Buffer.from('RIFF....WEBP') }))).toBe(0);
});

test('too much is refused before it is sent', async () => {
  const refused = (error: unknown): boolean => printErrors.is(error, 'tooLarge');
  await expect(render(sampleOrderPrint, { ...sampleOrder, name: 'x'.repeat(MAX_PRINT_BYTES) })).rejects.toSatisfy(refused);
  await expect(renderTogether(sampleOrderPrint, Array(MAX_SHEETS + 1).fill(sampleOrder))).rejects.toSatisfy(refused);
});

const job = {
  template: '#let content(data) = [x]',
  images: [],
  json: Buffer.from(
    JSON.stringify({
      title: '',
      landscape: false,
      words: { page: '', code: '' },
      sheets: [{ title: '', company: { name: '', unit: '', logo: null }, marks: [], note: '', code: null, data: null }],
    }),
  ),
};

test('a document that takes too long is given up with its process, and the next one is laid out by another', async () => {
  const printer = createPrinter({ timeLimitMs: 1 });
  await expect(printer.print(job)).rejects.toSatisfy((error) => printErrors.is(error, 'tooLong'));
  expect(printer.memory.now).toBe(0);
  const small = createPrinter({ memoryLimit: 1 });
  for (let turn = 0; turn < 2; turn++) {
    expect(pagesOf(await small.print(job))).toHaveLength(1);
    expect(small.memory.now).toBe(0);
  }
});

test('so many may wait and no more; a faulty template fails alone', async () => {
  const printer = createPrinter({ queue: 1 });
  const running = printer.print({ ...job, template: '#let content(data) = panic("no")' });
  const waiting = printer.print(job);
  await expect(printer.print(job)).rejects.toSatisfy((error) => printErrors.is(error, 'busy'));
  await expect(running).rejects.toThrow('no');
  expect(pagesOf(await waiting)).toHaveLength(1);
  expect(printer.memory.now).toBeGreaterThan(0);
});

const table = defineTable({
  key: 'print/people',
  rowKey: 'code',
  title: people.title,
  columns: [
    { name: 'name', label: people.columns.name, type: 'text' },
    { name: 'code', label: people.columns.code, type: 'code' },
    { name: 'unit', label: people.columns.unit, type: 'select' },
    { name: 'employedAt', label: people.columns.employedAt, type: 'date' },
    { name: 'seenAt', label: people.columns.seenAt, type: 'dateTime' },
    { name: 'active', label: people.columns.active, type: 'indicator', indicatorLabels: people.active },
    { name: 'worked', label: people.columns.worked, type: 'hour' },
    { name: 'wage', label: people.columns.wage, type: 'amount', total: true },
    { name: 'email', label: people.columns.email, type: 'code' },
  ],
});
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: people.names[index % people.names.length],
    code: String(100_000 + index),
    unit: `unit${index % 2}`,
    employedAt: '2024-05-10',
    seenAt: index === 0 ? null : '2026-11-18T05:50:00Z',
    active: 'Y',
    worked: 630,
    wage: String(1_000_000 + index),
    email: `person${index}@example.com`,
  }));
const print = (count: number, columns = table.columns as Parameters<typeof printTable>[0]['columns']) =>
  printTable({
    definition: table,
    columns,
    rows: rowsOf(count),
    totals: { wage: '123456' },
    company: { name: orderWords.company },
    filters: people.filters,
    today: '2026-11-22',
    labelOf: (_, id) => people.units[Number(id.slice(-1))],
  });
const widthOf = (pdf: Uint8Array): number => Number(/\/MediaBox \[0 0 ([\d.]+)/.exec(Buffer.from(pdf).toString('latin1'))?.[1]);

test('a table: its columns in the order asked, numbered rows, heads on every page, sums at the end; lying when wide', async () => {
  const pdf = await print(70);
  const texts = textsOf(pdf);
  expect(widthOf(pdf)).toBeGreaterThan(800);
  expect(texts.length).toBeGreaterThan(1);
  const heads = shown([words.rowNumber, ...table.columns.map(({ label }) => label)].join('|'));
  for (const text of texts) expect(text).toContain(heads);
  expect(texts[0]).toContain(shown(words.filters(people.filters)));
  const second = [
    printedCount(2),
    people.names[1],
    printedCode('100001'),
    people.units[1],
    printedDate('2024-05-10'),
    printedDateTime('2026-11-18T05:50:00Z'),
    people.active.Y,
    '\u06f1\u06f0:\u06f3\u06f0',
    printedAmount('1000001'),
    'person1@example.com',
  ];
  expect(texts[0]).toContain(shown(second.join('|')));
  expect(texts.at(-1)).toContain(`${words.total}|${shown(printedAmount('123456'))}`);
});

test('a narrow table stands upright; an empty one says so; a very long one is refused', async () => {
  expect(widthOf(await print(3, table.columns.slice(0, 4)))).toBeLessThan(600);
  expect(textsOf(await print(0))[0]).toContain(shown(words.empty));
  await expect(print(MAX_PRINT_ROWS + 1)).rejects.toSatisfy((error) => printErrors.is(error, 'tooLarge'));
});

test('while nothing is printed the process stands by and holds the program no longer open', async () => {
  const printing = render(samplePayslipPrint, samplePayslip());
  expect(process.getActiveResourcesInfo()).toContain('ProcessWrap');
  await printing;
  expect(printingMemory().now).toBeGreaterThan(0);
  expect(process.getActiveResourcesInfo()).not.toContain('ProcessWrap');
});

test('a code that people type keeps its Latin digits on paper', () => {
  const column = { name: 'username', label: 'x', type: 'code' } as const;
  const none = () => undefined;
  expect(printedCell({ ...column, isTyped: true }, '100110', none)).toContain('100110');
  expect(printedCell(column, '100110', none)).toBe(printedCode('100110'));
});
