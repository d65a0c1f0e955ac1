import { defineSample } from '#testing/sample.ts';
import { courseRegister, criterionRegister, modelRegister, requiredDocumentRegister, skillRegister } from './talent-base.contract.ts';

export const model = defineSample({
  gives: 'row/competenceModel',
  create: modelRegister.create,
  body: (title) => ({ title }),
  named: ['competenceModelId'],
});

export const criterion = defineSample({
  gives: 'row/competenceCriterion',
  create: criterionRegister.create,
  body: (title) => ({ criterionCode: 'C1', title, weight: 1, criterionRateEnumId: 'FivePointLikertScale' }),
  needs: { competenceModelId: 'row/competenceModel' },
  named: ['competenceCriterionId', 'parentCriterionId'],
});

export const skillGroup = defineSample({
  gives: 'row/skillGroup',
  create: skillRegister.create,
  body: (title) => ({ skillCode: 'K1', title, skillType: 'SkillGroup' }),
  named: ['skillGroupId', 'parentSkillId'],
});

export const skill = defineSample({
  gives: 'row/skill',
  create: skillRegister.create,
  body: (title) => ({ skillCode: 'K2', title, skillType: 'Skill' }),
  needs: { parentSkillId: 'row/skillGroup' },
  named: ['skillId'],
});

export const course = defineSample({
  gives: 'row/course',
  create: courseRegister.create,
  body: (courseTitle) => ({ courseCode: 'T1', courseTitle }),
  named: ['courseId'],
});

export const requiredDocument = defineSample({
  gives: 'row/requiredDocument',
  create: requiredDocumentRegister.create,
  body: () => ({ employmentStatusEnumId: 'EmsOfficial', documentTypeEnumId: 'AttContract' }),
});
