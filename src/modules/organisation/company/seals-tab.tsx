import { PartEditor, type PartRow } from '#platform/party/parts/part-editor.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { useKitServices } from '#ui/services/services.tsx';
import { companySeals } from './company.contract.ts';
import styles from './company.module.css';
import messages from './company-page.messages.fa.ts';
import type { CompanyTabProps } from './company-tab.rules.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The image as a print would set it. */
function Picture({ row: { image, title } }: { row: PartRow }) {
  const { files } = useKitServices();
  return typeof image === 'string' ? <img className={styles.image} src={files.address(image)} alt={messages.imageOf({ name: text(title) })} /> : null;
}

const columns: readonly GridColumn<PartRow>[] = [
  { id: 'title', label: messages.sealTitle, grows: true, render: ({ title }) => text(title) },
  { id: 'kind', label: messages.sealKind, render: ({ sealKind }) => (sealKind === 'Signature' ? messages.signature : messages.seal) },
  { id: 'image', label: messages.image, render: (row) => <Picture row={row} /> },
];

/** Seals and signatures that the company sets under its letters. */
export const SealsTab = ({ partyId, asOf }: CompanyTabProps) => (
  <PartEditor
    of={companySeals}
    partyId={partyId}
    asOf={asOf}
    title={messages.seals}
    columns={columns}
    rowName={({ title }) => text(title) || messages.aSeal}
    start={{ sealKind: 'Seal' }}
  />
);
