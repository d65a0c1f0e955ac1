import { Building2, Crosshair, Users, Waypoints } from 'lucide-react';
import { useHolds, useMay } from '#ui/client/session.ts';
import { AnchoredMenu } from '#ui/menu/menu.tsx';
import { useOpenScreen } from '#ui/screen-link/screen-link.tsx';
import { positionsScreen } from '../positions/positions.screen.ts';
import { unitsScreen } from '../units/units.screen.ts';
import messages from './chart-page.messages.fa.ts';
import type { ChartTree } from './chart-tree.rules.ts';

/** Of another module: linked by its address. */
const PEOPLE = { path: '/personnel/search', permission: 'personnelInformationManagement/searchPersonnelList/observe' } as const;

export interface UnitMenuProps {
  /** The unit and what its menu hangs from. */
  at: { readonly id: string; readonly anchor: HTMLElement } | null;
  tree: ChartTree;
  asOf: string | undefined;
  onCentre: ((id: string) => void) | undefined;
  onClose: () => void;
}

/** Opens the file of a unit as it was on a day; undefined for who may not see units. */
export function useOpenUnit(): ((unitId: string, asOf: string | undefined) => void) | undefined {
  const open = useOpenScreen();
  const maySee = useMay(unitsScreen);
  return maySee ? (unitId, asOf) => void open(unitsScreen, { search: { unitId, asOf } }) : undefined;
}

/** What one does with a unit from the chart; only where one may. */
export function UnitMenu({ at, tree, asOf, onCentre, onClose }: UnitMenuProps) {
  const open = useOpenScreen();
  const openUnit = useOpenUnit();
  const maySeePosts = useMay(positionsScreen);
  const maySeePeople = useHolds(PEOPLE.permission);
  const unit = at === null ? undefined : tree.nodes.get(at.id)?.unit;
  if (at === null || unit === undefined) return null;
  const { unitId, organizationName } = unit;
  return (
    <AnchoredMenu
      anchor={at.anchor}
      label={messages.menu({ name: organizationName })}
      header={organizationName}
      onClose={onClose}
      items={[
        ...(openUnit === undefined ? [] : [{ id: 'unit', label: messages.openUnit, icon: Building2, onAction: () => openUnit(unitId, asOf) }]),
        ...(maySeePosts ? [{ id: 'posts', label: messages.unitPosts, icon: Waypoints, onAction: () => void open(positionsScreen, { search: { unitId, asOf } }) }] : []),
        ...(maySeePeople ? [{ id: 'people', label: messages.people, icon: Users, href: `${PEOPLE.path}?unit=${unitId}` }] : []),
        ...(onCentre === undefined ? [] : [{ id: 'centre', label: messages.centre, icon: Crosshair, onAction: () => onCentre(unitId) }]),
      ]}
    />
  );
}
