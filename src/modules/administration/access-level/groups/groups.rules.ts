/** A group as its form writes it, and what a change of it changes. Pure. */
import { type FieldClass, fieldClasses } from '#kernel/entity.ts';
import { listIn } from '#kernel/form/normalise.ts';
import type { ValuesOf } from '#kernel/form/values.ts';
import type { WireRole } from '#platform/access/access.rules.ts';
import type { groupForm, RowScopeName } from './group.form.ts';

/** What a group is and permits; `permissions` are those of the day. */
export interface GroupFacts {
  readonly userGroupId: string;
  readonly description: string;
  readonly wireRole: WireRole;
  readonly rowScope: RowScopeName;
  readonly classes: readonly FieldClass[];
  /** Null: of the whole installation. */
  readonly companyId: string | null;
  readonly unitIds: readonly string[];
  readonly permissions: readonly string[];
  readonly isSystem: boolean;
  readonly rowVersion: number;
}

/** Ids of a multiselect. */
const idsIn = (stored: unknown): string[] => (listIn(stored) ?? []).map(String);

export type GroupValues = ValuesOf<typeof groupForm>;

/** The group after the form was filled in; the class `public` is everybody's. */
export function groupOf(values: GroupValues, rest: Pick<GroupFacts, 'userGroupId' | 'permissions' | 'isSystem' | 'rowVersion'>): GroupFacts {
  const classes = new Set<string>(['public', ...idsIn(values.classes)]);
  return {
    ...rest,
    description: values.description ?? '',
    wireRole: (values.wireRole ?? 'Employee') as WireRole,
    rowScope: (values.rowScope ?? 'self') as RowScopeName,
    companyId: values.companyId,
    unitIds: values.rowScope === 'named' ? [...new Set(idsIn(values.unitIds))].sort() : [],
    classes: fieldClasses.filter((one): one is FieldClass => classes.has(one)),
  };
}

const audited = ['description', 'wireRole', 'rowScope', 'classes', 'unitIds', 'companyId'] as const;

/** Fields that differ, each with its old and its new value. */
export function groupChanges(old: GroupFacts | undefined, group: GroupFacts): Record<string, readonly [unknown, unknown]> {
  const differing = audited.filter((name) => JSON.stringify(old?.[name] ?? null) !== JSON.stringify(group[name]));
  return Object.fromEntries(differing.map((name) => [name, [old?.[name] ?? null, group[name]] as const]));
}

/** Whether its members lose rows or classes: what is taken away is felt at once, in every process of the server. */
export const hasLess = (old: GroupFacts, group: GroupFacts): boolean =>
  old.rowScope !== group.rowScope || old.classes.some((one) => !group.classes.includes(one)) || old.unitIds.some((one) => !group.unitIds.includes(one));
