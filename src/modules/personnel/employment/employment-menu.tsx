import { BriefcaseBusiness } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay, useSession } from '#ui/client/session.ts';
import { Menu, type MenuEntry } from '#ui/menu/menu.tsx';
import type { SeenFile } from '../profile/profile.contract.ts';
import { useCompanies } from '../register/companies.ui.ts';
import { beginEmployment, employmentActs, endEmployment } from './employment.contract.ts';
import type { Employment, OpenAct } from './employment-dialogs.tsx';
import messages from './employment-page.messages.fa.ts';

const EmploymentDialog = lazy(() => import('./employment-dialogs.tsx').then(({ EmploymentDialog: component }) => ({ default: component })));

const nameOf = ({ relationshipName, pseudoId }: Employment): string => relationshipName ?? pseudoId ?? '';

/** Beside the name of somebody else: what may be done with the employments of the person. Nobody ends the own one here. */
export function EmploymentMenu({ file }: { file: SeenFile }) {
  const maySee = useMay(employmentActs);
  const isOwn = useSession(({ user }) => user?.partyId === file.partyId);
  return maySee && !isOwn ? <Acts file={file} /> : null;
}

function Acts({ file }: { file: SeenFile }) {
  const { data } = useCall(employmentActs, { query: { partyId: file.partyId } });
  const companies = useCompanies();
  const [open, setOpen] = useState<OpenAct>();
  const may = { begin: useMay(beginEmployment), end: useMay(endEmployment) };
  const rows = data?.rows ?? [];
  // whoever has a stronger role is here, though nobody may end that
  const isHere = rows.some(({ thruDate, mayEnd }) => thruDate === null || mayEnd);
  const entries = (row: Employment): MenuEntry[] => [
    ...(row.mayEnd ? [{ id: `end ${row.partyRelationshipId}`, label: messages.end({ name: nameOf(row) }), onAction: () => setOpen({ act: 'end', row }) }] : []),
    ...(row.mayUndo ? [{ id: `undo ${row.partyRelationshipId}`, label: messages.undo({ name: nameOf(row) }), onAction: () => setOpen({ act: 'undo', row }) }] : []),
    ...(row.mayEnd && row.relationshipTypeEnumId === 'PrtEmployee' && companies.length > 1 && may.begin
      ? [{ id: `transfer ${row.partyRelationshipId}`, label: messages.transfer, onAction: () => setOpen({ act: 'transfer', row }) }]
      : []),
  ];
  const items: MenuEntry[] = [
    ...(may.begin ? [{ id: 'begin', label: isHere ? messages.begin : messages.rehire, onAction: () => setOpen({ act: 'begin', row: isHere ? undefined : rows[0] }) }] : []),
    ...(may.end ? rows.flatMap(entries) : []),
  ];
  if (data === undefined || items.length === 0) return null;
  return (
    <>
      <Menu
        label={messages.acts}
        trigger={
          <Button size="sm" icon={BriefcaseBusiness}>
            {messages.acts}
          </Button>
        }
        items={items}
      />
      {open === undefined ? null : (
        <Suspense>
          <EmploymentDialog open={open} file={file} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}
