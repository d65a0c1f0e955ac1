/** What runs in the printing process: one typst compiler over files that exist in memory only. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { PrintAnswer, PrintJob } from './printer.server.ts';

/** No such folder: whatever a template names beside the files below is not found. */
const ROOT = '/kargozin-print';
const MAIN = '#import "/kargozin.typ": print\n#import "/template.typ": content\n#print(json("/data.json"), content)';

const require = createRequire(import.meta.url);
// static files: of the variable font every glyph would become a little program (guide stack-frontend.md 5.1)
const fonts = [require.resolve('vazirmatn/fonts/ttf/Vazirmatn-Regular.ttf'), require.resolve('vazirmatn/fonts/ttf/Vazirmatn-Bold.ttf')].map((path) => readFileSync(path));
const helpers = readFileSync(new URL('./kargozin.typ', import.meta.url), 'utf8');
const compiler = NodeCompiler.create({ workspace: ROOT, fontArgs: [{ fontBlobs: fonts }] });

function layOut({ template, json, images }: PrintJob): Uint8Array {
  compiler.resetShadow();
  compiler.addSource(`${ROOT}/kargozin.typ`, helpers);
  compiler.addSource(`${ROOT}/template.typ`, template);
  compiler.mapShadow(`${ROOT}/data.json`, Buffer.from(json));
  for (const [index, image] of images.entries()) compiler.mapShadow(`${ROOT}/image-${index}`, Buffer.from(image));
  const compiled = compiler.compile({ mainFileContent: MAIN, resetRead: true });
  const { result } = compiled;
  if (!result) throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics));
  return compiler.pdf(result);
}

function answer(job: PrintJob): PrintAnswer {
  try {
    const pdf = layOut(job);
    return { pdf, memory: process.memoryUsage.rss() };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error), memory: process.memoryUsage.rss() };
  } finally {
    // what typst remembers of one document is little use to the next and never shrinks by itself
    compiler.evictCache(0);
  }
}

// papers wait for people, never the other way round
setPriority(10);
process.on('message', (job: PrintJob) => process.send?.(answer(job)));
process.on('disconnect', () => process.exit());
