/** `npm run generate`: writes the documents that are computed from the slices. */
import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openApi } from '#platform/http/openapi.server.ts';
import { loadSlices } from '#server/slices.ts';
import { version } from '#server/version.ts';
import { goldenArrearsText } from '#testing/arrears-cases.ts';
import { matrixPage } from '#testing/authorisation.ts';
import { goldenText } from '#testing/pay-golden.ts';
import { goldenFormulasText, goldenPartsText } from '#testing/pay-parts-cases.ts';
import { contractPage } from './contract-page.ts';
import { schemaText } from './schema.ts';
import { screensPage } from './screens.ts';
import { securityCasesPage } from './security-cases.ts';
import { projectRoot } from './steps.ts';

export interface GeneratedFile {
  /** Below the project, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Files that follow from the sources alone. */
export async function generatedFiles(): Promise<GeneratedFile[]> {
  const registry = await loadSlices();
  return [
    { path: 'docs/openapi.json', text: `${JSON.stringify(openApi(registry.routes, version), null, 1)}\n` },
    { path: 'docs/contract.md', text: contractPage(registry) },
    { path: 'docs/screens.md', text: screensPage(registry) },
    { path: 'docs/security-cases.md', text: await securityCasesPage() },
    { path: 'src/modules/payroll/pay/golden-arrears.json', text: goldenArrearsText() },
    { path: 'src/modules/payroll/pay/golden-by-formula.json', text: goldenFormulasText() },
    { path: 'src/modules/payroll/pay/golden-parts.json', text: goldenPartsText() },
    { path: 'src/modules/payroll/pay/golden-payslips.json', text: goldenText() },
    { path: 'test/authorisation-matrix.golden.md', text: matrixPage(registry.routes) },
  ];
}

async function write({ path, text }: GeneratedFile): Promise<void> {
  await mkdir(dirname(join(projectRoot, path)), { recursive: true });
  await writeFile(join(projectRoot, path), text);
  console.log(path);
}

if (import.meta.main) {
  for (const file of await generatedFiles()) await write(file);
  await write({ path: 'db/schema.sql', text: await schemaText() });
  // what calls send is known when they are asked: the test that compares it writes it
  const asked = spawnSync('vitest', ['run', 'test/statements.test.ts', '-u'], { cwd: projectRoot, stdio: 'inherit' });
  process.exitCode = asked.status ?? 1;
}
