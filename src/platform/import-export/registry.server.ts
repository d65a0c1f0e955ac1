/** The import kinds the loader found and the background worker of the running server: filled once at start. */
import type { RunWorker } from '#platform/runs/worker.server.ts';
import { createRunner, type ImportDeps } from './runner.server.ts';

interface KnownImports extends ImportDeps {
  readonly runner: RunWorker;
}

let known: KnownImports | undefined;

/** Called by the composition of the server. The runner it answers is stopped with the server. */
export function announceImports(deps: ImportDeps, report: (error: unknown) => void): RunWorker {
  known = { ...deps, runner: createRunner(deps, report) };
  return known.runner;
}

export function knownImports(): KnownImports {
  if (!known) throw new Error('the import kinds are not loaded yet');
  return known;
}
