/** What is asked of the facts that orders move: from the file, from the orders before, or fixed (guide orders 8.1). */
import type { FieldDefinition, FormValues, OptionRow } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import type { z } from '#kernel/schema.ts';
import type { askedMoves } from './moves.contract.ts';
import { type Movable, type Placed, placed, placeFields } from './moves.rules.ts';
import messages from './moves-page.messages.fa.ts';

type Asked = z.infer<typeof askedMoves>;

const sources = optionRows(messages.sources);
const FIXED = 'fixed';

type MayMove = (values: FormValues) => readonly string[];

/** Where a fact comes from; the file where nothing is chosen. */
const sourceOf = (fact: Placed, mayMove: MayMove): FieldDefinition => ({
  ...{ type: 'select', name: `${fact}From`, label: messages.facts[fact], options: sources, help: messages.sourceHelp },
  visibleWhen: (values: FormValues) => mayMove(values).includes(fact),
});

const kinds = {
  activityAreaId: 'ActivityArea',
  expertiseAreaId: 'ExpertiseArea',
  employeeGroupId: 'EmployeeGroups',
  employeeSubGroupId: 'EmployeeSubGroups',
  costCenterId: 'CostCenter',
} as const;

/** Fields of the form of issuing; `mayMove`: facts that the chosen type of order moves. */
export function moveFields(mayMove: MayMove): readonly FieldDefinition[] {
  const isFixed = (fact: Movable) => (values: FormValues) => mayMove(values).includes(fact) && values[`${fact}From`] === FIXED;
  return [
    { type: 'indicator', name: 'begin', label: messages.begin, help: messages.beginHelp, visibleWhen: (values: FormValues) => mayMove(values).includes('begin') },
    sourceOf('post', mayMove),
    {
      ...{
        type: 'lazyselect',
        name: 'emplPositionId',
        label: messages.post,
        url: '/rest/s1/hcm/positionOptions',
        optionIdField: 'emplPositionId',
        optionLabelField: 'description',
      },
      ...{ visibleWhen: isFixed('post'), requiredWhen: isFixed('post') },
    },
    { type: 'select', name: 'roleTypeId', label: messages.role, options: 'Role', visibleWhen: isFixed('post'), help: messages.roleHelp },
    { type: 'indicator', name: 'replace', label: messages.replace, visibleWhen: isFixed('post'), help: messages.replaceHelp },
    sourceOf('structure', mayMove),
    ...placeFields.map(
      (name): FieldDefinition => ({
        ...{ type: 'select', name, label: messages.place[name], options: kinds[name], visibleWhen: isFixed('structure') },
        ...(name === 'employeeSubGroupId' && {
          filterOptions: (rows: readonly OptionRow[], { employeeGroupId }: FormValues) => rows.filter(({ parentEnumId }) => parentEnumId === employeeGroupId),
        }),
      }),
    ),
    sourceOf('grade', mayMove),
    { type: 'select', name: 'jobGradeEnumId', label: messages.jobGrade, options: 'JobGrade', visibleWhen: isFixed('grade') },
    { type: 'select', name: 'payGradeEnumId', label: messages.payGrade, options: 'PayGrade', visibleWhen: isFixed('grade') },
  ];
}

const textOr = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const PREVIOUS = { from: 'previous' } as const;

/** The part of the body that the fields say; undefined: nothing is moved. */
export function movesIn(values: FormValues): Asked | undefined {
  const from = (fact: Placed): unknown => values[`${fact}From`];
  const post = textOr(values['emplPositionId']);
  const fixed = {
    post: post === null ? undefined : { from: FIXED, emplPositionId: post, roleTypeId: textOr(values['roleTypeId']), replace: values['replace'] === 'Y' },
    structure: { from: FIXED, ...Object.fromEntries(placeFields.map((name) => [name, textOr(values[name])])) },
    grade: { from: FIXED, jobGradeEnumId: textOr(values['jobGradeEnumId']), payGradeEnumId: textOr(values['payGradeEnumId']) },
  } as const;
  const moved = placed.flatMap((fact) => {
    const one = from(fact) === 'previous' ? PREVIOUS : from(fact) === FIXED ? fixed[fact] : undefined;
    return one === undefined ? [] : [[fact, one] as const];
  });
  const said = values['begin'] === 'Y' ? [...moved, ['begin', true] as const] : moved;
  return said.length === 0 ? undefined : (Object.fromEntries(said) as Asked);
}
