import { enumeration } from '#platform/reference-data/reference-data.contract.ts';
import { RegisterEditor, type RegisterRow } from '#platform/reference-data/register/register-editor.tsx';
import { useRegisterOptions } from '#platform/reference-data/register/register-options.ui.ts';
import { TabbedPage } from '#platform/reference-data/register/tabbed-page.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { courseRegister, criterionRegister, modelRegister, requiredDocumentRegister, skillRegister } from './talent-base.contract.ts';
import messages from './talent-base.messages.fa.ts';
import { talentBaseScreen } from './talent-base.screen.ts';
import { criterionForm, skillForm } from './talent-base.table.ts';

const titleOf = ({ title }: RegisterRow): string => String(title);

function Models() {
  return <RegisterEditor of={modelRegister} rowName={titleOf} />;
}

function Criteria() {
  const models = useRegisterOptions(modelRegister, 'title');
  const criteria = useRegisterOptions(criterionRegister, 'title');
  const scales = useCall(enumeration, { query: { enumTypeId: 'OrdinalScale' } }).data?.result.filter(({ parentEnumId }) => parentEnumId === null) ?? [];
  return <RegisterEditor of={criterionRegister} form={criterionForm(models, criteria, scales)} rowName={titleOf} />;
}

function Skills() {
  const groups = useRegisterOptions(skillRegister, 'title', { skillType: 'SkillGroup' });
  return <RegisterEditor of={skillRegister} form={skillForm(groups)} start={{ skillType: 'Skill' }} rowName={titleOf} />;
}

function Courses() {
  return <RegisterEditor of={courseRegister} rowName={({ courseTitle }: RegisterRow) => String(courseTitle)} />;
}

function Required() {
  return <RegisterEditor of={requiredDocumentRegister} rowName={({ typeName }: RegisterRow) => String(typeName)} />;
}

const content = { model: Models, criterion: Criteria, skill: Skills, course: Courses, required: Required };

/** Competence models with their criteria, skills (guide base-data 7.1), and the catalogue of courses. */
export default function TalentBasePage() {
  return <TabbedPage screen={talentBaseScreen} title={messages.title} tabs={messages.tabs} content={content} />;
}
