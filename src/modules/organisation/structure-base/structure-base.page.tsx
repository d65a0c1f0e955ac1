import { enumeration } from '#platform/reference-data/reference-data.contract.ts';
import { RegisterEditor, type RegisterRow } from '#platform/reference-data/register/register-editor.tsx';
import { useRegisterOptions } from '#platform/reference-data/register/register-options.ui.ts';
import { useCall } from '#ui/client/hooks.ts';
import { Page } from '#ui/page/page.tsx';
import { structureRegister } from './structure-base.contract.ts';
import messages from './structure-base.messages.fa.ts';
import { structureForm } from './structure-base.table.ts';

const nameOf = ({ description }: RegisterRow): string => String(description);

/** Areas, groups with sub-groups and cost centres of the own company (guide base-data 7.2). */
export default function StructureBasePage() {
  const { data } = useCall(enumeration, { query: { enumTypeId: 'PartyClassificationType' } });
  const kinds = data?.result.filter(({ parentEnumId }) => parentEnumId === 'PersonnelStructure') ?? [];
  const groups = useRegisterOptions(structureRegister, 'description', { classificationTypeEnumId: 'EmployeeGroups' });
  return (
    <Page title={messages.title}>
      <RegisterEditor of={structureRegister} form={structureForm(kinds, groups)} rowName={nameOf} />
    </Page>
  );
}
