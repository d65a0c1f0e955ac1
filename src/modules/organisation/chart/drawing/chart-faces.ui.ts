/** Photos of people for a picture of the chart. */
import { photoUrl } from '#platform/files/pictures/photo.ui.ts';
import type { ChartNode } from '../chart-tree.rules.ts';
import type { RowsByUnit } from '../use-chart-posts.ui.ts';
import type { CardLook } from './chart-card.tsx';
import type { Layout } from './chart-layout.rules.ts';

/** By faceImage. Who has none, or one that cannot be read, is shown by a letter. */
export type Faces = ReadonlyMap<string, ImageBitmap>;

const AT_ONCE = 8;

/** The photos of everybody on the cards. */
export async function loadFaces({ layer }: CardLook, { boxes }: Layout<ChartNode>, rows: RowsByUnit): Promise<Faces> {
  const leaders = layer === 'leader' ? [...boxes.values()].map(({ node }) => node.unit.faceImage) : [];
  const holders = layer === 'posts' ? [...boxes.keys()].flatMap((id) => (rows.get(id) ?? []).map(({ holder }) => holder?.faceImage)) : [];
  const wanted = [...new Set([...leaders, ...holders])].filter((one) => typeof one === 'string' && one !== '') as string[];
  const faces = new Map<string, ImageBitmap>();
  const next = async (): Promise<void> => {
    for (let one = wanted.pop(); one !== undefined; one = wanted.pop()) {
      const face = await read(photoUrl(one) ?? '').catch(() => undefined);
      if (face !== undefined) faces.set(one, face);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return faces;
}

async function read(address: string): Promise<ImageBitmap | undefined> {
  const answer = await fetch(address);
  return answer.ok ? createImageBitmap(await answer.blob()) : undefined;
}
