import { BriefcaseBusiness, FolderInput, Pencil, Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { AnchoredMenu } from '#ui/menu/menu.tsx';
import type { ChartTree } from '../../chart/chart-tree.rules.ts';
import type { Draft } from '../draft-steps.tsx';
import { addChange } from '../drafts.contract.ts';
import { changeForm } from '../drafts.form.ts';
import messages from '../drafts-page.messages.fa.ts';

/** A change that begins at a card: its kind, and what the card says of it. */
export interface Asked {
  readonly kind: 'addUnit' | 'changeUnit' | 'moveUnit' | 'closeUnit' | 'addPost';
  readonly unitId?: string;
  readonly parentUnitId?: string;
}

const kinds = [
  { kind: 'addUnit', icon: Plus },
  { kind: 'addPost', icon: BriefcaseBusiness },
  { kind: 'changeUnit', icon: Pencil },
  { kind: 'moveUnit', icon: FolderInput },
  { kind: 'closeUnit', icon: Trash2 },
] as const;

interface ChangeMenuProps {
  at: { readonly id: string; readonly anchor: HTMLElement } | null;
  tree: ChartTree;
  onAsk: (asked: Asked) => void;
  onClose: () => void;
}

/** What a draft can change about a unit; a new unit comes below it. */
export function ChangeMenu({ at, tree, onAsk, onClose }: ChangeMenuProps) {
  const unit = tree.nodes.get(at?.id ?? '')?.unit;
  if (at === null || unit === undefined) return null;
  const { unitId, organizationName } = unit;
  const items = kinds.map(({ kind, icon }) => ({
    id: kind,
    label: kind === 'addUnit' ? messages.addBelow : messages.kinds[kind],
    icon,
    onAction: () => onAsk({ kind, ...(kind === 'addUnit' ? { parentUnitId: unitId } : { unitId }) }),
  }));
  return <AnchoredMenu anchor={at.anchor} label={messages.menu({ name: organizationName })} header={organizationName} onClose={onClose} items={items} />;
}

/** The form of a change, begun at a card. */
export function ChangeDialog({ draft: { draftId, rowVersion }, asked, onClose }: { draft: Draft; asked: Asked | undefined; onClose: () => void }) {
  const form = useMemo(() => changeForm(draftId), [draftId]);
  return (
    <Dialog isOpen={asked !== undefined} onClose={onClose} title={messages.addChange}>
      <DefinedForm
        of={form}
        call={addChange}
        params={{ draftId }}
        start={asked ?? {}}
        toBody={(values) => ({ ...values, rowVersion })}
        layout="dialog"
        submitLabel={messages.addChange}
        autoFocus
        onReset={onClose}
        onSaved={onClose}
      />
    </Dialog>
  );
}
