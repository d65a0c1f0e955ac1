/** Changes of seats and of who holds them, each from a day on (ISO date). The limits are those of the database, as for units. */
import { sql, type Tx } from '#platform/db/db.server.ts';
import { endAt, placeFrom, type Said, setFrom, spanAt } from './timeline.rules.ts';
import { changeTimelines, positionFacts, positionSuperiors, positionUnits, readTimelines, type TimelineTable, writeTimelines } from './timeline.store.ts';

const positionDotted: TimelineTable = { table: 'empl_position_reporting', owner: 'empl_position_id', kind: { line: 'dotted' } };

/** What is said of a position on a day. */
export interface PositionFacts {
  readonly description: string;
  readonly statusId: 'EmpsPlanned' | 'EmpsActive' | 'EmpsInactive';
  /** Enumerations of PositionType, GradeType and PayGrade. */
  readonly positionTypeEnumId: string | null;
  readonly gradeTypeEnumId: string | null;
  readonly payGradeEnumId: string | null;
  /** People it is approved for. */
  readonly seats: number;
}

export interface NewPosition {
  readonly positionId: string;
  readonly companyId: string;
  readonly pseudoId: string;
  readonly from: string;
  readonly unitId: string;
  readonly words: PositionFacts;
}

const columnsOf = ({ description, statusId, positionTypeEnumId, gradeTypeEnumId, payGradeEnumId, seats }: Partial<PositionFacts>): Said => ({
  ...(description !== undefined && { description }),
  ...(statusId !== undefined && { status_id: statusId }),
  ...(positionTypeEnumId !== undefined && { position_type_enum_id: positionTypeEnumId }),
  ...(gradeTypeEnumId !== undefined && { grade_type_enum_id: gradeTypeEnumId }),
  ...(payGradeEnumId !== undefined && { pay_grade_enum_id: payGradeEnumId }),
  ...(seats !== undefined && { seats }),
});

/** A position in a unit from a day on, without end. */
export async function insertPosition(tx: Tx, { positionId, companyId, pseudoId, from, unitId, words }: NewPosition): Promise<void> {
  await tx.run(sql`
    insert into empl_position (empl_position_id, company_id, pseudo_id, description, status_id, valid)
    values (${positionId}::uuid, ${companyId}::uuid, ${pseudoId}, ${words.description}, ${words.statusId}, daterange(${from}::date, null))`);
  await tx.run(sql`
    update empl_position_fact set position_type_enum_id = ${words.positionTypeEnumId}, grade_type_enum_id = ${words.gradeTypeEnumId},
      pay_grade_enum_id = ${words.payGradeEnumId}, seats = ${words.seats} where empl_position_id = ${positionId}::uuid`);
  await tx.run(sql`
    insert into empl_position_unit (empl_position_id, company_id, unit_id, valid) values (${positionId}::uuid, ${companyId}::uuid, ${unitId}::uuid, daterange(${from}::date, null))`);
}

/** Says something else of a position from a day on; what is absent stays. The words of today as for units. */
export const setPositionFacts = (tx: Tx, positionId: string, from: string, words: Partial<PositionFacts>): Promise<number> =>
  changeTimelines(tx, positionFacts, [positionId], (spans) => setFrom(spans, from, columnsOf(words)));

/** Puts seats into another unit from a day on. */
export const movePositions = (tx: Tx, positionIds: readonly string[], unitId: string, from: string): Promise<number> =>
  changeTimelines(tx, positionUnits, positionIds, (spans) => setFrom(spans, from, { unit_id: unitId }));

/** Lets a position answer to another one from a day on, or to none. */
export async function setSuperior(tx: Tx, position: { readonly positionId: string; readonly companyId: string }, superiorId: string | null, from: string): Promise<void> {
  const { positionId, companyId } = position;
  const [standing] = await readTimelines(tx, positionSuperiors, [positionId]);
  const spans = placeFrom(standing?.spans ?? [], from, superiorId === null ? null : { reports_to_id: superiorId, line: 'solid' });
  await writeTimelines(tx, positionSuperiors, [{ ownerId: positionId, companyId, spans }]);
}

/** Lets a position report to these as well (dotted lines) from a day on, and to no others. */
export async function setDotted(
  tx: Tx,
  { positionId, companyId }: { readonly positionId: string; readonly companyId: string },
  superiorIds: readonly string[],
  from: string,
): Promise<void> {
  const [standing] = await readTimelines(tx, positionDotted, [positionId]);
  const lines = Map.groupBy(standing?.spans ?? [], ({ values }) => String(values['reports_to_id']));
  for (const id of superiorIds) if (!lines.has(id)) lines.set(id, []);
  const spans = [...lines].flatMap(([id, line]) => {
    const isThere = spanAt(line, from) !== undefined;
    if (isThere === superiorIds.includes(id)) return line;
    return placeFrom(line, from, isThere ? null : { reports_to_id: id, line: 'dotted' });
  });
  await writeTimelines(tx, positionDotted, [{ ownerId: positionId, companyId, spans }]);
}

/** A position is no more from a day on, nor do its holders and its own lines go on; seats below it have gone elsewhere before. */
export async function endPositionRow(tx: Tx, positionId: string, on: string): Promise<void> {
  await tx.run(sql`delete from empl_position_party where empl_position_id = ${positionId}::uuid and lower(valid) >= ${on}::date`);
  await tx.run(sql`
    update empl_position_party set valid = daterange(lower(valid), ${on}::date) where empl_position_id = ${positionId}::uuid and valid @> ${on}::date`);
  for (const timelines of [positionFacts, positionUnits, positionSuperiors]) await changeTimelines(tx, timelines, [positionId], (spans) => endAt(spans, on));
  await tx.run(sql`delete from empl_position_reporting where empl_position_id = ${positionId}::uuid and line = 'dotted' and lower(valid) >= ${on}::date`);
  await tx.run(sql`
    update empl_position_reporting set valid = daterange(lower(valid), ${on}::date) where empl_position_id = ${positionId}::uuid and line = 'dotted' and valid @> ${on}::date`);
  await tx.run(sql`update empl_position set valid = daterange(lower(valid), ${on}::date) where empl_position_id = ${positionId}::uuid`);
}

/** Removes a position that never was: the foreign keys refuse one that somebody ever held or that another one reports to. */
export async function removePositionRow(tx: Tx, positionId: string): Promise<void> {
  // links first: their rows are checked before the cascade would reach them
  await tx.run(sql`delete from empl_position_reporting where empl_position_id = ${positionId}::uuid`);
  await tx.run(sql`delete from empl_position where empl_position_id = ${positionId}::uuid`);
}
