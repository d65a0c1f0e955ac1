/** For `otherOutputs` of a select whose choice narrows others: no row has such a column, so every choice empties these fields. */
export const empties = (...paths: readonly string[]): Readonly<Record<string, string>> => Object.fromEntries(paths.map((path) => [`none of ${path}`, path]));
