/**
 * How much larger the numbers of this run are than a day's (`npm run test:nightly`), and what its chances are drawn by. Asked for here alone: a test file
 * that reads the environment has a process of its own (shared-files.ts).
 */

/** 1 by day. */
export const scale = Number(process.env['HCM_TEST_SCALE'] ?? 1);
export const isNightly = scale > 1;
/** Other chances in each run, unless one is to be repeated. */
export const SEED = Number(process.env['HCM_TEST_SEED'] ?? Date.now());
