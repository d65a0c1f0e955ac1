/** `npm run check`: everything that can be said about the sources without running the product. */
import { checkBundle } from './check-bundle.ts';
import { checkFloors } from './check-floors.ts';
import { checkGenerated } from './check-generated.ts';
import { checkGlossary } from './check-glossary.ts';
import { checkPageMemory } from './check-page-memory.ts';
import { checkPersianText } from './check-persian-text.ts';
import { checkRoles } from './check-roles.ts';
import { checkRowScope } from './check-row-scope.ts';
import { type Outcome, program, runSteps } from './steps.ts';

export const runChecks = (): Promise<Outcome[]> =>
  runSteps([
    program('types', 'tsc', '-b', '--pretty', 'false'),
    program('lint and walls', 'biome', 'check', '--error-on-warnings', '--max-diagnostics=60'),
    program('unused code', 'knip', '--no-progress', '--no-config-hints'),
    { name: 'Persian text only in messages', run: checkPersianText },
    { name: 'one word for one thing', run: checkGlossary },
    { name: 'what the page remembers', run: checkPageMemory },
    { name: 'floors of slices', run: checkFloors },
    { name: 'people are read in a scope', run: checkRowScope },
    { name: 'roles of files', run: checkRoles },
    { name: 'generated files', run: checkGenerated },
    { name: 'weight of the browser bundle', run: checkBundle },
  ]);

if (import.meta.main) {
  const failed = (await runChecks()).filter(({ faults }) => faults.length > 0);
  process.exit(failed.length === 0 ? 0 : 1);
}
