/** SQL of the option lists. An unknown list is an empty one (spec 8: "option list fetch failure: empty list"). */
import type { ReplyOf } from '#kernel/call.ts';
import { type Db, empty, sql } from '#platform/db/db.ts';
import { type enumeration, type geo, OPTION_LIMIT, type statusItem } from './reference-data.contract.ts';

type Enumeration = ReplyOf<typeof enumeration>['result'][number];
type StatusItem = ReplyOf<typeof statusItem>['status'][number];
type Place = ReplyOf<typeof geo>['result'][number];

export const enumerationsOf = (db: Db, enumTypeId: string): Promise<Enumeration[]> =>
  db.many<Enumeration>(sql`
    select enum_id as "enumId", enum_type_id as "enumTypeId", parent_enum_id as "parentEnumId", enum_code as "enumCode", description,
      sequence_num as "sequenceNum", option_indicator as "optionIndicator"
    from enumeration where enum_type_id = ${enumTypeId} order by sequence_num, enum_id limit ${OPTION_LIMIT}`);

export const statusesOf = (db: Db, statusTypeId: string): Promise<StatusItem[]> =>
  db.many<StatusItem>(sql`
    select status_id as "statusId", status_type_id as "statusTypeId", description, sequence_num as "sequenceNum"
    from status_item where status_type_id = ${statusTypeId} order by sequence_num, status_id limit ${OPTION_LIMIT}`);

export const placesOf = (db: Db, geoTypeEnumId: string, parentGeoId: string | undefined): Promise<Place[]> =>
  db.many<Place>(sql`
    select geo_id as "geoId", geo_type_enum_id as "geoTypeEnumId", parent_geo_id as "parentGeoId", geo_name as "geoName", geo_code_numeric as "geoCodeNumeric"
    from geo where geo_type_enum_id = ${geoTypeEnumId} ${parentGeoId ? sql`and parent_geo_id = ${parentGeoId}` : empty}
    order by geo_name collate "fa-x-icu", geo_id limit ${OPTION_LIMIT}`);
