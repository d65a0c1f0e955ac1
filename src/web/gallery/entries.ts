/** Gallery files of all rings, by the name of their component. */
import type { GalleryAnswers, GalleryEntry } from '#ui/gallery/gallery.ts';

const files = import.meta.glob<{ default: GalleryEntry }>('../../{ui,platform,modules}/**/*.gallery.tsx');

const nameOf = (file: string): string => file.replace(/^.*\//, '').replace(/\.gallery\.tsx$/, '');

const loaders = new Map(Object.entries(files).map(([file, load]) => [nameOf(file), load]));

export const entryNames: readonly string[] = [...loaders.keys()].sort();

export interface NamedEntry extends GalleryEntry {
  readonly name: string;
}

/** The named entries; unknown names count as absent. */
export async function loadEntries(names: readonly string[]): Promise<readonly NamedEntry[]> {
  const found = names.flatMap((name) => {
    const load = loaders.get(name);
    return load === undefined ? [] : [load().then((file) => ({ name, ...file.default }))];
  });
  return Promise.all(found);
}

export const answersOf = (entries: readonly NamedEntry[]): GalleryAnswers => Object.assign({}, ...entries.map(({ answers }) => answers));
