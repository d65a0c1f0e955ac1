/** SQL of what is chosen: jobs by other screens, skills and competences by the profile of a job. */
import { MOST_OPTIONS } from '#kernel/form/option-call.ts';
import { likeText } from '#kernel/persian-text/like.ts';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { tellingCompany } from '#platform/party/company-name.sql.ts';
import { nearnessOf, ownFirst } from '../choices.sql.ts';
import { readableBy } from './jobs.store.ts';

interface SkillChoice {
  readonly skillId: string;
  readonly title: string;
  readonly skillType: 'SkillGroup' | 'Skill';
  readonly parentSkillId: string | null;
  readonly optionIndicator: 'Y' | 'N';
}

export const skillsOf = (db: Db, companyId: string): Promise<SkillChoice[]> =>
  db.many<SkillChoice>(sql`
    select skill_id as "skillId", title, skill_type as "skillType", parent_skill_id as "parentSkillId", option_indicator as "optionIndicator"
    from skill where company_id = ${companyId}::uuid order by sequence_num, persian_order(title) collate "C"`);

interface ModelChoice {
  readonly competenceModelId: string;
  readonly title: string;
  readonly optionIndicator: 'Y' | 'N';
}
type CriterionChoice = ModelChoice & { readonly competenceCriterionId: string };

export const modelsOf = (db: Db, companyId: string): Promise<ModelChoice[]> =>
  db.many<ModelChoice>(sql`
    select competence_model_id as "competenceModelId", title, option_indicator as "optionIndicator"
    from competence_model where company_id = ${companyId}::uuid order by persian_order(title) collate "C"`);

export const criteriaOf = (db: Db, companyId: string): Promise<CriterionChoice[]> =>
  db.many<CriterionChoice>(sql`
    select competence_criterion_id as "competenceCriterionId", competence_model_id as "competenceModelId", title, option_indicator as "optionIndicator"
    from competence_criterion where company_id = ${companyId}::uuid order by criterion_code`);

interface JobOption {
  readonly jobId: string;
  readonly jobTitle: string;
  readonly jobCode: string;
  /** Null where the reader knows one company only. */
  readonly companyName: string | null;
  /** Posts of the day that carry it. */
  readonly posts: number;
}

export interface JobQuery {
  /** The company one works in: its jobs go first. */
  readonly companyId: string;
  readonly words: string;
  readonly jobId: string | undefined;
  readonly day: string;
}

/** Jobs of a day by code or words, the one that is called so first; one that is named is found on any day. */
export function jobOptionsOf(db: Db, rows: RowScope, { companyId, words, jobId, day }: JobQuery): Promise<JobOption[]> {
  const title = sql`folded_text(j.job_title)`;
  const asked =
    jobId === undefined
      ? sql`j.valid @> ${day}::date and (${title} like ${`%${likeText(foldForSearch(words))}%`} or upper(j.job_code) like ${`${likeText(words.toUpperCase())}%`})`
      : sql`j.job_id = ${jobId}::uuid`;
  return db.many<JobOption>(sql`
    select j.job_id as "jobId", j.job_title as "jobTitle", j.job_code as "jobCode", ${tellingCompany(sql`j.company_id`)} as "companyName",
      (select count(*)::int from empl_position_job e where e.job_id = j.job_id and e.valid @> ${day}::date) as posts
    from job j where ${readableBy(rows)} and ${asked}
    order by ${nearnessOf(title, words)}, ${ownFirst(sql`j.company_id`, companyId)}, length(j.job_title), j.job_code limit ${MOST_OPTIONS}`);
}
