/**
 * `npm run house`: what the house costs and where it is knotted, counted from the sources; of the suite what its last run left. docs/house.md keeps
 * what it printed, with the day.
 */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { arrowsIn, floors, importsOf, isCode, isTest, knots, linesOf, type Source } from './house.rules.ts';
import { filesOf, sliceKinds } from './new-slice.ts';
import { tallyOfPlaywright, tallyOfVitest } from './reports.ts';
import { placesOf, productOf, readSources } from './sources.ts';
import { projectRoot } from './steps.ts';
import { sharesOf } from './test-budget.ts';

/** One or more slices of each kind of screen. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  register: ['modules/administration/base-data'],
  'tab of a person': ['modules/personnel/contact', 'modules/personnel/education'],
  report: ['modules/reports/family-report'],
  record: ['organisation/unit-degrees', 'organisation/jobs', 'organisation/units', 'organisation/positions', 'personnel/letters'].map((one) => `modules/${one}`),
  request: ['modules/tasks/general-request', 'modules/attendance/leave'],
};
/** So many slices named by one file make it a list that somebody keeps by hand. */
const MANY_SLICES = 8;
const MOST_FILES = 25;

const sources = readSources();
const product = productOf(sources);
const places = placesOf(product);

function slices(): void {
  console.log('\n| kind | slice | files | lines | lines of tests | files elsewhere that import it |\n|---|---|---|---|---|---|');
  for (const [kind, folders] of Object.entries(kinds))
    for (const folder of folders) {
      const inside = sources.filter(({ path }) => path.startsWith(`src/${folder}/`));
      const code = inside.filter(({ path }) => !isTest(path));
      const elsewhere = sources.filter(({ path }) => !path.startsWith(`src/${folder}/`)).filter((one) => importsOf(one).some((target) => target.startsWith(`src/${folder}/`)));
      const ofProduct = elsewhere.filter(({ path }) => !isTest(path)).length;
      const row = [kind, folder, code.length, linesOf(code), linesOf(inside) - linesOf(code), `${ofProduct} + ${elsewhere.length - ofProduct} of tests`];
      console.log(`| ${row.join(' | ')} |`);
    }
}

/** A slice of a module by its path. */
const slicePath = (path: string): string | undefined => /^src\/modules\/[^/]+\/[^/]+(?=\/)/.exec(path)?.[0];

function registries(): readonly string[] {
  return product
    .map((one) => ({ path: one.path, named: new Set(importsOf(one).flatMap((target) => slicePath(target) ?? [])).size }))
    .filter(({ path, named }) => named >= MANY_SLICES && slicePath(path) === undefined)
    .map(({ path, named }) => `${path} (${named})`);
}

function folders(): readonly string[] {
  const counts = new Map<string, number>();
  for (const { path } of product.filter((one) => isCode(one.path))) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .sort((a, b) => b[1] - a[1])
    .map(([folder, count]) => `${folder} (${count})`);
}

function suite(): void {
  const report = (name: string): string | undefined => {
    try {
      return readFileSync(join(projectRoot, '.cache', name), 'utf8');
    } catch {
      return undefined;
    }
  };
  const [unit, browser] = [report('vitest.json'), report('playwright.json')];
  if (unit === undefined || browser === undefined) {
    console.log('\nthe suite: no run of `npm test` left its reports here');
    return;
  }
  const files = [...tallyOfVitest(JSON.parse(unit), projectRoot).files, ...tallyOfPlaywright(JSON.parse(browser)).files];
  console.log('\n| part of the suite | tests | of | seconds of work |\n|---|---|---|---|');
  for (const { name, tests, most, seconds } of sharesOf(files)) console.log(`| ${name} | ${tests} | ${most} | ${seconds.toFixed(0)} |`);
}

/** What the generator writes of each kind: its samples, counted as slices are. */
async function generated(): Promise<void> {
  console.log('\n| written by `npm run new-slice` | files | lines | lines of tests | files edited elsewhere |\n|---|---|---|---|---|');
  for (const kind of sliceKinds) {
    const files = await Promise.all([...(await filesOf(kind))].map(async ([name, from]) => ({ path: `src/${name}`, text: await readFile(from, 'utf8') })));
    const code = files.filter(({ path }) => !isTest(path));
    console.log(`| ${[kind, code.length, linesOf(code), linesOf(files) - linesOf(code), 0].join(' | ')} |`);
  }
}

const list = (title: string, found: readonly string[]): void => console.log(`\n${title}: ${found.length}${found.map((one) => `\n- ${one}`).join('')}`);
slices();
await generated();
list(
  'knots (slices that reach each other)',
  places.flatMap((place) => knots(arrowsIn(place, product)).map((knot) => `${place}: ${knot.length} (${knot.join(', ')})`)),
);
list(
  'floors of the platform, from the ground up',
  floors(arrowsIn('src/platform', product)).map((floor) => floor.join(', ')),
);
list(`folders of more than ${MOST_FILES} files of code`, folders());
list(`files outside of slices that import ${MANY_SLICES} slices or more`, registries());
const count = (pattern: RegExp, files: readonly Source[]): number => files.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);
console.log(`\n\`as never\`: ${count(/\bas never\b/g, product)} in the product, ${count(/\bas never\b/g, sources) - count(/\bas never\b/g, product)} in tests`);
console.log(
  `hand-written \`outdates\`: ${count(/\boutdates[=:]/g, product)}; \`useHolds(key)\`: ${count(/\buseHolds\(/g, product)}; files over 350 lines: ${product.filter((one) => isCode(one.path) && linesOf([one]) > 350).length}`,
);
suite();
