import { sourceFiles } from '#server/slices.ts';

/** Every *.migration.sql, found without loading the slices. */
export const migrationFiles = async (): Promise<string[]> => (await sourceFiles()).map(({ path }) => path).filter((path) => path.endsWith('.migration.sql'));
