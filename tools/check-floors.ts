/** Slices that lie beside each other form floors (docs/adr/0046): none reaches, over others, one that reaches it. */
import { arrowsIn, floorFaults } from './house.rules.ts';
import { placesOf, productOf, readSources } from './sources.ts';

/** Knots that are left, by their place. The list only shrinks: a slice that is untied is taken out of it. */
const knotsLeft: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'src/platform': [['company', 'identity', 'shortcuts']],
  'src/modules/organisation': [
    ['chart', 'drafts', 'unit-degrees', 'units'],
    ['jobs', 'positions'],
  ],
  'src/modules/personnel': [['banking', 'bulk-edit', 'change-requests', 'employment', 'file', 'letters', 'organisational', 'profile', 'register', 'search']],
};

export async function checkFloors(): Promise<readonly string[]> {
  const product = productOf(readSources());
  return placesOf(product).flatMap((place) => floorFaults(place, arrowsIn(place, product), knotsLeft[place] ?? []));
}
