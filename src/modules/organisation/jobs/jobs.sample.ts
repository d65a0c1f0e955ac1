import { defineSample, type Sample } from '#testing/sample.ts';
import { authorityPart, communicationPart, competencePart, coursePart, detailPart, educationPart, gradePart, responsibilityPart, skillPart } from './job-parts.contract.ts';
import { addJob } from './jobs.contract.ts';

export const job = defineSample({
  gives: 'row/job',
  create: addJob,
  answers: 'jobId',
  body: (label, _pseudoId, producerEmplPositionId) => ({ jobCode: `Z${label}`, jobTitle: `Job of ${label}`, producerEmplPositionId }),
  isOfCompany: true,
  named: ['jobId'],
});

const ofJob = ({ create }: Pick<Sample, 'create'>, values: Readonly<Record<string, unknown>>, needs: Sample['needs'] = {}, named: readonly string[] = []): Sample =>
  defineSample({ gives: `row/${create.path.split('/').at(-1)}`, create, body: () => values, needs: { jobId: 'row/job', ...needs }, isOfCompany: true, named });

export const education = ofJob(educationPart, { qualificationTypeEnumId: 'QtBachelor' });
export const course = ofJob(coursePart, {}, { courseId: 'row/course' });
export const skill = ofJob(skillPart, {}, { skillId: 'row/skill' });
export const responsibility = ofJob(responsibilityPart, { title: 'Part' });
export const competence = ofJob(competencePart, {}, { competenceModelId: 'row/competenceModel', competenceCriterionId: 'row/competenceCriterion' });
export const detail = ofJob(detailPart, { title: 'Part', jobDetailTypeEnumId: 'JbdEquipments' });
export const grade = ofJob(gradePart, { jobTitleEnumId: 'JtOne', jobGradeEnumId: 'JgGrade1' }, {}, ['jobGradeId']);
export const communication = ofJob(communicationPart, { unitName: 'Part' });
export const authority = ofJob(authorityPart, { title: 'Part' });
