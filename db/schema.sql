-- Written by `npm run generate`. Never run: *.migration.sql make the schema, this shows what they come to.

-- extensions
btree_gist
pg_trgm

-- tables
table access_request: asked_on date not null
table access_request: company_id uuid not null
table access_request: path text not null
table access_request: user_id uuid not null
table account_request: company_id uuid not null
table account_request: created_at timestamp with time zone not null
table account_request: decided_at timestamp with time zone
table account_request: decided_by uuid
table account_request: email_address text
table account_request: first_name text
table account_request: last_name text
table account_request: mobile text
table account_request: national_code text
table account_request: network text not null default ''::text
table account_request: note text
table account_request: password_hash text
table account_request: reason text
table account_request: request_id uuid not null
table account_request: state text not null default 'waiting'::text
table account_request: user_id uuid
table account_request: username text not null
table agreement_type: agreement_id uuid not null
table agreement_type: code text not null
table agreement_type: company_id uuid not null
table agreement_type: description text not null
table agreement_type: is_system character(1) not null default 'N'::bpchar
table agreement_type: row_version integer not null default 1
table agreement_type: status_id text not null default 'ActiveAgr'::text
table approval_chain: company_id uuid not null
table approval_chain: process_type text not null
table approval_chain: row_version integer not null default 1
table approval_chain: valid daterange not null
table approval_chain: verification_id uuid not null
table approval_process: description text not null
table approval_process: one_per_position character(1) not null default 'N'::bpchar
table approval_process: process_area text not null
table approval_process: process_type text not null
table approval_process: sequence_num integer not null default 0
table approval_step: action_enum_ids text[] not null default '{}'::text[]
table approval_step: company_id uuid not null
table approval_step: deadline_days smallint
table approval_step: delegation character(1) not null default 'N'::bpchar
table approval_step: empl_position_id uuid
table approval_step: level_enum_id text
table approval_step: level_id uuid not null
table approval_step: role_in_process_enum_id text
table approval_step: role_type_id text
table approval_step: sequence smallint not null
table approval_step: unit_id uuid
table approval_step: ver_level_criteria_enum_id text not null
table approval_step: verification_id uuid not null
table approval_step: verification_type_enum_id text not null default 'VtAny'::text
table audit_entry: action text not null
table audit_entry: at timestamp with time zone not null default now()
table audit_entry: audit_id bigint not null default nextval('audit_entry_id'::regclass)
table audit_entry: changes jsonb not null default '{}'::jsonb
table audit_entry: company_id uuid
table audit_entry: entity text not null
table audit_entry: party_id uuid
table audit_entry: record_id text not null
table audit_entry: request_id text
table audit_entry: subject_party_id uuid
table audit_entry: user_id uuid
table audit_retention: months_kept integer not null default 120
table audit_seal: at timestamp with time zone not null default now()
table audit_seal: digests bytea[] not null
table audit_seal: dropped_ids int8multirange
table audit_seal: dropped_month date
table audit_seal: from_id bigint not null
table audit_seal: hash bytea not null
table audit_seal: masked_for text
table audit_seal: previous bytea not null
table audit_seal: row_ids bigint[] not null
table audit_seal: seal_no bigint not null
table audit_seal: to_id bigint not null
table bank: bank_id text not null
table bank: description text not null
table bank: is_system character(1) not null default 'N'::bpchar
table bank: merged_into_bank_id text
table bank: merged_on date
table bank: option_indicator character(1) not null default 'Y'::bpchar
table bank: row_version integer not null default 1
table bank_account: bank_account_id uuid not null
table bank_account: company_id uuid not null
table bank_account: iban text not null
table bank_account: party_id uuid not null
table bank_account: payment_method_purpose_enum_id text not null default 'PmpPriamryAccont'::text
table bank_account: valid daterange not null
table company: activity_role_enum_ids text[] not null default '{}'::text[]
table company: company_id uuid not null
table company: content_location text
table company: created_at timestamp with time zone not null default now()
table company: note_text text
table company: organization_name text not null
table company: parent_company_id uuid
table company: pseudo_id text not null
table company: row_version integer not null default 1
table company_bank_account: account_number text
table company_bank_account: bank_account_type_enum_id text
table company_bank_account: bank_id text not null
table company_bank_account: branch_code text
table company_bank_account: branch_name text
table company_bank_account: company_bank_account_id uuid not null
table company_bank_account: company_id uuid not null
table company_bank_account: iban text not null
table company_bank_account: party_id uuid not null
table company_bank_account: payment_method_purpose_enum_id text not null
table company_bank_account: row_version integer not null default 1
table company_bank_account: valid daterange not null
table company_insurance_area: branch_id uuid
table company_insurance_area: company_id uuid not null
table company_insurance_area: company_insurance_area_id uuid not null
table company_insurance_area: company_insurance_name text not null
table company_insurance_area: contract_number text
table company_insurance_area: employer_name text not null
table company_insurance_area: is_system character(1) not null default 'N'::bpchar
table company_insurance_area: option_indicator character(1) not null default 'Y'::bpchar
table company_insurance_area: organ_id uuid not null
table company_insurance_area: pseudo_id text not null
table company_insurance_area: relationship_name text not null
table company_insurance_area: row_version integer not null default 1
table company_seal: company_id uuid not null
table company_seal: company_seal_id uuid not null
table company_seal: image text not null
table company_seal: party_id uuid not null
table company_seal: row_version integer not null default 1
table company_seal: seal_kind text not null
table company_seal: title text not null
table company_seal: valid daterange not null
table company_tax_area: branch_id uuid
table company_tax_area: company_id uuid not null
table company_tax_area: company_tax_area_id uuid not null
table company_tax_area: is_system character(1) not null default 'N'::bpchar
table company_tax_area: option_indicator character(1) not null default 'Y'::bpchar
table company_tax_area: organ_id uuid not null
table company_tax_area: pseudo_id text
table company_tax_area: relationship_name text not null
table company_tax_area: row_version integer not null default 1
table competence_criterion: company_id uuid not null
table competence_criterion: competence_criterion_id uuid not null
table competence_criterion: competence_model_id uuid not null
table competence_criterion: criterion_code text not null
table competence_criterion: criterion_rate_enum_id text not null
table competence_criterion: description text
table competence_criterion: is_system character(1) not null default 'N'::bpchar
table competence_criterion: option_indicator character(1) not null default 'Y'::bpchar
table competence_criterion: parent_criterion_id uuid
table competence_criterion: row_version integer not null default 1
table competence_criterion: title text not null
table competence_criterion: weight numeric(9,3)
table competence_model: company_id uuid not null
table competence_model: competence_model_id uuid not null
table competence_model: created_date date not null default CURRENT_DATE
table competence_model: description text
table competence_model: is_system character(1) not null default 'N'::bpchar
table competence_model: option_indicator character(1) not null default 'Y'::bpchar
table competence_model: row_version integer not null default 1
table competence_model: title text not null
table course: company_id uuid not null
table course: course_code text not null
table course: course_id uuid not null
table course: course_title text not null
table course: is_system character(1) not null default 'N'::bpchar
table course: option_indicator character(1) not null default 'Y'::bpchar
table course: row_version integer not null default 1
table data_key: key_id integer not null
table data_key: made_at timestamp with time zone not null default now()
table data_key: master text not null
table data_key: wrapped bytea not null
table electronic_address: company_id uuid not null
table electronic_address: contact_mech_purpose_id text not null
table electronic_address: electronic_address_id uuid not null
table electronic_address: info_string text not null
table electronic_address: party_id uuid not null
table electronic_address: row_version integer not null default 1
table electronic_address: valid daterange not null
table empl_position: company_id uuid not null
table empl_position: description text not null
table empl_position: empl_position_id uuid not null
table empl_position: pseudo_id text not null
table empl_position: row_version integer not null default 1
table empl_position: status_id text not null default 'EmpsActive'::text
table empl_position: valid daterange not null
table empl_position_fact: company_id uuid not null
table empl_position_fact: description text not null
table empl_position_fact: empl_position_id uuid not null
table empl_position_fact: grade_type_enum_id text
table empl_position_fact: pay_grade_enum_id text
table empl_position_fact: position_type_enum_id text
table empl_position_fact: seats smallint not null default 1
table empl_position_fact: status_id text not null default 'EmpsActive'::text
table empl_position_fact: valid daterange not null
table empl_position_job: company_id uuid not null
table empl_position_job: empl_position_id uuid not null
table empl_position_job: job_grade_id uuid
table empl_position_job: job_id uuid not null
table empl_position_job: valid daterange not null
table empl_position_party: company_id uuid not null
table empl_position_party: empl_position_id uuid not null
table empl_position_party: empl_position_party_id uuid not null
table empl_position_party: main_position character(1) not null default 'Y'::bpchar
table empl_position_party: occupancy_rate smallint not null default 100
table empl_position_party: party_id uuid not null
table empl_position_party: role_type_id text not null default 'Employee'::text
table empl_position_party: valid daterange not null
table empl_position_reporting: company_id uuid not null
table empl_position_reporting: empl_position_id uuid not null
table empl_position_reporting: line text not null default 'solid'::text
table empl_position_reporting: reports_to_id uuid not null
table empl_position_reporting: valid daterange not null
table empl_position_unit: company_id uuid not null
table empl_position_unit: empl_position_id uuid not null
table empl_position_unit: unit_id uuid not null
table empl_position_unit: valid daterange not null
table employment_kind: company_id uuid not null
table employment_kind: employment_status_enum_id text not null
table employment_kind: party_relationship_id uuid not null
table employment_kind: valid daterange not null
table employment_salary: company_id uuid not null
table employment_salary: daily_wage bigint not null
table employment_salary: party_relationship_id uuid not null
table employment_salary: valid daterange not null
table enumeration: description text not null
table enumeration: enum_code text
table enumeration: enum_id text not null
table enumeration: enum_type_id text not null
table enumeration: is_default character(1) not null default 'N'::bpchar
table enumeration: is_system character(1) not null default 'N'::bpchar
table enumeration: option_indicator character(1) not null default 'Y'::bpchar
table enumeration: option_value text
table enumeration: parent_enum_id text
table enumeration: row_version integer not null default 1
table enumeration: search_text text not null
table enumeration: sequence_num integer not null default 0
table enumeration_type: description text not null
table enumeration_type: enum_type_id text not null
table enumeration_type: type_group text not null default 'shared'::text
table form_draft: form_key text not null
table form_draft: saved_at timestamp with time zone not null
table form_draft: user_id uuid not null
table form_draft: values jsonb not null
table geo: geo_code_alpha2 text
table geo: geo_code_alpha3 text
table geo: geo_code_numeric text
table geo: geo_code_tax text
table geo: geo_id text not null
table geo: geo_name text not null
table geo: geo_type_enum_id text not null
table geo: is_system character(1) not null default 'N'::bpchar
table geo: option_indicator character(1) not null default 'Y'::bpchar
table geo: parent_geo_id text
table geo: row_version integer not null default 1
table geo: search_text text not null
table idempotency_key: body json
table idempotency_key: created_at timestamp with time zone not null default now()
table idempotency_key: key text not null
table idempotency_key: request_hash text not null
table idempotency_key: status smallint
table idempotency_key: user_id uuid not null
table import_change: action text not null
table import_change: before jsonb
table import_change: changed_at timestamp with time zone not null default now()
table import_change: company_id uuid
table import_change: entity text not null
table import_change: record_id uuid not null
table import_change: row_no integer not null
table import_change: run_id uuid not null
table import_file: company_id uuid
table import_file: content bytea not null
table import_file: run_id uuid not null
table import_refusal: cells jsonb not null
table import_refusal: code text not null
table import_refusal: column_name text not null
table import_refusal: company_id uuid
table import_refusal: more jsonb not null default '[]'::jsonb
table import_refusal: reason text not null
table import_refusal: row_no integer not null
table import_refusal: run_id uuid not null
table import_refusal: value text not null
table import_run: company_id uuid
table import_run: company_ids uuid[] not null default '{}'::uuid[]
table import_run: counts jsonb not null default '{}'::jsonb
table import_run: created_at timestamp with time zone not null default now()
table import_run: created_by uuid
table import_run: failure text
table import_run: file_name text not null
table import_run: file_sha256 bytea not null
table import_run: finished_at timestamp with time zone
table import_run: headers jsonb not null default '[]'::jsonb
table import_run: kind text not null
table import_run: mapping jsonb not null default '{}'::jsonb
table import_run: may_found boolean not null default false
table import_run: party_id uuid
table import_run: passed_rows integer not null default 0
table import_run: run_id uuid not null
table import_run: state text not null
table import_run: total_rows integer not null default 0
table installation: admin_user_id uuid not null
table installation: company_id uuid not null
table installation: created_at timestamp with time zone not null default now()
table installation: is_demo boolean not null
table installation: is_only boolean not null default true
table job: age text
table job: company_id uuid not null
table job: created_date date default CURRENT_DATE
table job: creator_party_id uuid
table job: gender text
table job: job_category_enum_id text
table job: job_code text not null
table job: job_description text
table job: job_id uuid not null
table job: job_sub_category_enum_id text
table job: job_target text
table job: job_title text not null
table job: producer_empl_position_id uuid
table job: row_version integer not null default 1
table job: valid daterange not null
table job: work_experience smallint
table job_authority: company_id uuid not null
table job_authority: description text
table job_authority: importance_enum_id text
table job_authority: job_authority_id uuid not null
table job_authority: job_authority_type_enum_id text
table job_authority: job_id uuid not null
table job_authority: row_version integer not null default 1
table job_authority: title text not null
table job_communication: communication_platform_enum_id text
table job_communication: communication_type_enum_id text
table job_communication: company_id uuid not null
table job_communication: description text
table job_communication: job_communication_id uuid not null
table job_communication: job_id uuid not null
table job_communication: row_version integer not null default 1
table job_communication: unit_name text not null
table job_competence: company_id uuid not null
table job_competence: competence_criterion_id uuid not null
table job_competence: job_competence_id uuid not null
table job_competence: job_id uuid not null
table job_competence: row_version integer not null default 1
table job_course: company_id uuid not null
table job_course: course_id uuid not null
table job_course: description text
table job_course: has_license character(1) not null default 'N'::bpchar
table job_course: hours smallint
table job_course: job_course_id uuid not null
table job_course: job_id uuid not null
table job_course: row_version integer not null default 1
table job_detail: company_id uuid not null
table job_detail: description text
table job_detail: job_detail_id uuid not null
table job_detail: job_detail_type_enum_id text not null
table job_detail: job_id uuid not null
table job_detail: row_version integer not null default 1
table job_detail: title text not null
table job_education: company_id uuid not null
table job_education: description text
table job_education: field_enum_id text
table job_education: job_education_id uuid not null
table job_education: job_id uuid not null
table job_education: qualification_type_enum_id text not null
table job_education: row_version integer not null default 1
table job_grade: company_id uuid not null
table job_grade: job_grade_enum_id text not null
table job_grade: job_grade_id uuid not null
table job_grade: job_id uuid not null
table job_grade: job_score numeric(9,2)
table job_grade: job_title_enum_id text not null
table job_grade: row_version integer not null default 1
table job_responsibility: activity_percent smallint
table job_responsibility: company_id uuid not null
table job_responsibility: expected_result text
table job_responsibility: job_id uuid not null
table job_responsibility: job_responsibility_id uuid not null
table job_responsibility: related_activities text
table job_responsibility: row_version integer not null default 1
table job_responsibility: title text not null
table job_skill: company_id uuid not null
table job_skill: description text
table job_skill: job_id uuid not null
table job_skill: job_skill_id uuid not null
table job_skill: row_version integer not null default 1
table job_skill: skill_id uuid not null
table job_skill: skill_level_enum_id text
table legal_parameter: amount bigint
table legal_parameter: bracket smallint
table legal_parameter: confidence character(1) not null
table legal_parameter: description text
table legal_parameter: from_month smallint not null default 1
table legal_parameter: is_system character(1) not null default 'N'::bpchar
table legal_parameter: jalali_year smallint not null
table legal_parameter: kind_enum_id text not null
table legal_parameter: legal_parameter_id uuid not null default gen_random_uuid()
table legal_parameter: option_indicator character(1) not null default 'Y'::bpchar
table legal_parameter: rate text
table legal_parameter: row_version integer not null default 1
table legal_parameter: source text not null
table legal_parameter: thru_month smallint not null default 12
table legal_parameter: verified_by uuid
table legal_parameter: verified_on date
table legal_parameter: verified_version integer
table legal_year: is_locked character(1) not null default 'N'::bpchar
table legal_year: jalali_year smallint not null
table legal_year: locked_at timestamp with time zone
table legal_year: locked_by uuid
table legal_year: row_version integer not null default 1
table login_session: absolute_until timestamp with time zone not null
table login_session: company_id uuid
table login_session: cookie_hash bytea not null
table login_session: created_at timestamp with time zone not null
table login_session: idle_until timestamp with time zone not null
table login_session: last_seen_at timestamp with time zone not null
table login_session: network text not null default ''::text
table login_session: opened_with_one_time boolean not null default false
table login_session: revoke_reason text
table login_session: revoked_at timestamp with time zone
table login_session: second_factor boolean not null default false
table login_session: session_id uuid not null
table login_session: user_agent text not null default ''::text
table login_session: user_id uuid not null
table lunar_month: lunar_month smallint not null
table lunar_month: lunar_year smallint not null
table lunar_month: row_version integer not null default 1
table lunar_month: source text not null
table lunar_month: start_date date not null
table message_outbox: body text
table message_outbox: channel text not null
table message_outbox: created_at timestamp with time zone not null
table message_outbox: last_error text
table message_outbox: next_try_at timestamp with time zone not null
table message_outbox: outbox_id uuid not null
table message_outbox: recipient text
table message_outbox: send_until timestamp with time zone not null
table message_outbox: state text not null
table message_outbox: subject text
table message_outbox: tries smallint not null default 0
table name_word: company_id uuid not null
table name_word: deletion text not null
table name_word: word text not null
table notification_message: body text not null default ''::text
table notification_message: color text not null
table notification_message: communication_event_id uuid not null
table notification_message: company_id uuid not null
table notification_message: link text
table notification_message: notification_message_id uuid not null
table notification_message: sent_at timestamp with time zone not null default now()
table notification_message: subject text not null
table notification_message_user: company_id uuid not null
table notification_message_user: notification_message_id uuid not null
table notification_message_user: party_id uuid not null
table notification_message_user: received_at timestamp with time zone
table notification_message_user: sent_at timestamp with time zone not null default now()
table notification_message_user: status_id text not null default 'CeSent'::text
table notification_message_user: viewed_at timestamp with time zone
table org_unit: company_id uuid not null
table org_unit: disabled character(1) not null default 'N'::bpchar
table org_unit: end_date date
table org_unit: level_enum_id text
table org_unit: note_text text
table org_unit: organization_name text not null
table org_unit: pseudo_id text not null
table org_unit: row_version integer not null default 1
table org_unit: search_text text not null
table org_unit: start_date date
table org_unit: unit_id uuid not null
table org_unit: valid daterange not null
table org_unit_degree: company_id uuid not null
table org_unit_degree: unit_degree_decision_id uuid not null
table org_unit_degree: unit_degree_id uuid not null
table org_unit_degree: unit_id uuid not null
table org_unit_degree: valid daterange not null
table org_unit_fact: company_id uuid not null
table org_unit_fact: disabled character(1) not null default 'N'::bpchar
table org_unit_fact: level_enum_id text
table org_unit_fact: organization_name text not null
table org_unit_fact: organization_type_enum_id text
table org_unit_fact: property_enum_ids text[] not null default '{}'::text[]
table org_unit_fact: search_text text not null
table org_unit_fact: unit_id uuid not null
table org_unit_fact: valid daterange not null
table org_unit_headcount: company_id uuid not null
table org_unit_headcount: days date[] not null
table org_unit_headcount: people integer[] not null
table org_unit_headcount: unit_id uuid not null
table org_unit_manager: company_id uuid not null
table org_unit_manager: empl_position_id uuid not null
table org_unit_manager: party_id uuid not null
table org_unit_manager: unit_id uuid not null
table org_unit_manager: valid daterange not null
table org_unit_parent: company_id uuid not null
table org_unit_parent: parent_unit_id uuid
table org_unit_parent: unit_id uuid not null
table org_unit_parent: valid daterange not null
table organ: is_system character(1) not null default 'N'::bpchar
table organ: option_indicator character(1) not null default 'Y'::bpchar
table organ: organ_code text not null
table organ: organ_id uuid not null
table organ: organ_name text not null
table organ: organ_type_enum_id text not null
table organ: row_version integer not null default 1
table organ_branch: address text
table organ_branch: area_code text
table organ_branch: branch_code text not null
table organ_branch: branch_id uuid not null
table organ_branch: branch_title text not null
table organ_branch: city_geo_id text
table organ_branch: contact_number text
table organ_branch: is_system character(1) not null default 'N'::bpchar
table organ_branch: option_indicator character(1) not null default 'Y'::bpchar
table organ_branch: organ_id uuid not null
table organ_branch: postal_code text
table organ_branch: province_geo_id text
table organ_branch: row_version integer not null default 1
table other_information: company_id uuid not null
table other_information: info_value text not null
table other_information: note_text text
table other_information: other_information_id uuid not null
table other_information: party_id uuid not null
table other_information: row_version integer not null default 1
table other_information: setting_type_enum_id text not null
table other_information: valid daterange not null
table party: company_id uuid not null
table party: created_at timestamp with time zone not null default now()
table party: party_id uuid not null
table party: party_type_enum_id text not null
table party_classification: classification_type_enum_id text not null
table party_classification: company_id uuid not null
table party_classification: description text not null
table party_classification: is_system character(1) not null default 'N'::bpchar
table party_classification: option_indicator character(1) not null default 'Y'::bpchar
table party_classification: parent_classification_id uuid
table party_classification: party_classification_id uuid not null
table party_classification: row_version integer not null default 1
table party_classification: standard_code text not null
table party_identification: company_id uuid not null
table party_identification: id_value text not null
table party_identification: party_id uuid not null
table party_identification: party_id_type_enum_id text not null
table party_qualification: company_id uuid not null
table party_qualification: field_text text
table party_qualification: party_id uuid not null
table party_qualification: party_qualification_id uuid not null
table party_qualification: qualification_type_enum_id text not null
table party_qualification: valid daterange not null
table party_relationship: company_id uuid not null
table party_relationship: party_id uuid not null
table party_relationship: party_relationship_id uuid not null
table party_relationship: pseudo_id text not null
table party_relationship: relationship_type_enum_id text not null
table party_relationship: status_id text not null default 'ActiveRel'::text
table party_relationship: valid daterange not null
table password_recovery: bucket text not null
table password_recovery: code_hash text not null
table password_recovery: expires_at timestamp with time zone not null
table password_recovery: tries smallint not null default 0
table password_recovery: user_id uuid
table person: birth_date date
table person: birth_place text
table person: company_id uuid not null
table person: face_image text
table person: father_name text
table person: first_name text not null
table person: gender character(1)
table person: last_name text not null
table person: marital_status_enum_id text
table person: military_state_enum_id text
table person: number_of_kids smallint
table person: party_id uuid not null
table person: row_version integer not null default 1
table person: search_text text not null
table person: search_words text[] not null
table person: sort_text text generated persian_order(((last_name || ''::text) || first_name))
table person: suffix text
table person: updated_at timestamp with time zone not null default now()
table personal_note: created_at timestamp with time zone not null
table personal_note: is_pinned boolean not null default false
table personal_note: note_id uuid not null
table personal_note: row_version integer not null default 1
table personal_note: text text not null
table personal_note: updated_at timestamp with time zone not null
table personal_note: user_id uuid not null
table postal_address: alley text
table postal_address: area_code text
table postal_address: city_geo_id text
table postal_address: city_text text
table postal_address: company_id uuid not null
table postal_address: contact_mech_purpose_id text not null
table postal_address: contact_number text
table postal_address: country_geo_id text
table postal_address: county_geo_id text
table postal_address: district text
table postal_address: floor text
table postal_address: party_id uuid not null
table postal_address: plate text
table postal_address: postal_address_id uuid not null
table postal_address: postal_code text
table postal_address: postal_code_geo_id text
table postal_address: row_version integer not null default 1
table postal_address: state_province_geo_id text
table postal_address: street text
table postal_address: unit_number text
table postal_address: valid daterange not null
table recent_page: path text not null
table recent_page: title text not null
table recent_page: user_id uuid not null
table recent_page: visited_at timestamp with time zone not null
table reference_version: only_one boolean not null default true
table reference_version: version bigint not null default 1
table resealing: is_done boolean not null
table resealing: job text not null
table resealing: key_id integer not null
table resealing: mark text not null
table role_type: description text not null
table role_type: is_system character(1) not null default 'N'::bpchar
table role_type: option_indicator character(1) not null default 'Y'::bpchar
table role_type: parent_type_id text
table role_type: role_type_id text not null
table role_type: row_version integer not null default 1
table role_type: sequence_num integer not null default 0
table schema_migration: applied_at timestamp with time zone not null default now()
table schema_migration: checksum text not null
table schema_migration: id text not null
table searchable_person: birth_date date
table searchable_person: company_id uuid
table searchable_person: face_image text
table searchable_person: first_name text
table searchable_person: gender character(1)
table searchable_person: last_name text
table searchable_person: marital_status_enum_id text
table searchable_person: party_id uuid
table searchable_person: search_text text
table searchable_person: search_words text[]
table searchable_person: sort_text text
table searchable_person: suffix text
table searchable_unit: company_id uuid
table searchable_unit: organization_name text
table searchable_unit: pseudo_id text
table searchable_unit: search_text text
table searchable_unit: unit_id uuid
table searchable_unit: valid daterange
table seed_version: checksum text not null
table seed_version: name text not null
table service_key: classes text[] not null
table service_key: company_id uuid not null
table service_key: created_at timestamp with time zone not null
table service_key: created_by uuid
table service_key: expires_on date not null
table service_key: key_hash bytea not null
table service_key: last4 text not null
table service_key: last_network inet
table service_key: last_used_at timestamp with time zone
table service_key: name text not null
table service_key: networks cidr[] not null
table service_key: permissions text[] not null
table service_key: refused_at timestamp with time zone
table service_key: revoked_at timestamp with time zone
table service_key: revoked_by uuid
table service_key: row_scope text not null
table service_key: service_key_id uuid not null
table session_key: issued_at timestamp with time zone not null
table session_key: key_hash bytea not null
table session_key: last4 text not null
table session_key: replaced_at timestamp with time zone
table session_key: session_id uuid not null
table skill: company_id uuid not null
table skill: description text
table skill: is_system character(1) not null default 'N'::bpchar
table skill: option_indicator character(1) not null default 'Y'::bpchar
table skill: parent_skill_id uuid
table skill: row_version integer not null default 1
table skill: sequence_num integer not null default 0
table skill: skill_code text not null
table skill: skill_id uuid not null
table skill: skill_type text not null
table skill: title text not null
table special_day: company_id uuid not null
table special_day: day_date date not null
table special_day: day_kind text not null
table special_day: for_all character(1) not null default 'N'::bpchar
table special_day: is_system character(1) not null default 'N'::bpchar
table special_day: jalali_year smallint not null
table special_day: option_indicator character(1) not null default 'Y'::bpchar
table special_day: reason text not null
table special_day: row_version integer not null default 1
table special_day: special_day_id uuid not null
table special_day: title text not null
table status_flow_transition: is_system character(1) not null default 'N'::bpchar
table status_flow_transition: option_indicator character(1) not null default 'Y'::bpchar
table status_flow_transition: row_version integer not null default 1
table status_flow_transition: sequence_num integer not null default 0
table status_flow_transition: status_id text not null
table status_flow_transition: status_type_id text not null
table status_flow_transition: to_status_id text not null
table status_flow_transition: transition_id text not null
table status_flow_transition: transition_name text not null
table status_flow_transition: user_permission_id text
table status_item: description text not null
table status_item: is_system character(1) not null default 'N'::bpchar
table status_item: option_indicator character(1) not null default 'Y'::bpchar
table status_item: row_version integer not null default 1
table status_item: sequence_num integer not null default 0
table status_item: status_id text not null
table status_item: status_type_id text not null
table status_type: description text not null
table status_type: status_type_id text not null
table stored_file: company_id uuid not null
table stored_file: content bytea
table stored_file: content_type text not null
table stored_file: created_at timestamp with time zone not null default now()
table stored_file: display_name text not null
table stored_file: party_content_type_enum_id text
table stored_file: party_id uuid
table stored_file: record_id text
table stored_file: sha256 bytea not null
table stored_file: size integer not null
table stored_file: state text not null default 'claimed'::text
table stored_file: state_since timestamp with time zone not null default now()
table stored_file: storage text not null default 'db'::text
table stored_file: stored_name text not null
table stored_file: user_id uuid
table structure_draft: activated_at timestamp with time zone
table structure_draft: activated_by uuid
table structure_draft: approved_at timestamp with time zone
table structure_draft: approved_by uuid
table structure_draft: author_ids uuid[] not null default '{}'::uuid[]
table structure_draft: company_id uuid not null
table structure_draft: created_at timestamp with time zone not null default now()
table structure_draft: created_by uuid
table structure_draft: draft_id uuid not null
table structure_draft: effective_date date not null
table structure_draft: note_text text
table structure_draft: record jsonb
table structure_draft: refusal_text text
table structure_draft: return_text text
table structure_draft: row_version integer not null default 1
table structure_draft: status_id text not null default 'DrfOpen'::text
table structure_draft: submitted_at timestamp with time zone
table structure_draft: submitted_by uuid
table structure_draft: title text not null
table structure_draft_change: change_id uuid not null
table structure_draft_change: company_id uuid not null
table structure_draft_change: draft_id uuid not null
table structure_draft_change: empl_position_id uuid
table structure_draft_change: holding_id uuid
table structure_draft_change: kind text not null
table structure_draft_change: level_enum_id text
table structure_draft_change: organization_type_enum_id text
table structure_draft_change: parent_unit_id uuid
table structure_draft_change: place integer not null
table structure_draft_change: pseudo_id text
table structure_draft_change: reports_to_id uuid
table structure_draft_change: seats smallint
table structure_draft_change: title text
table structure_draft_change: unit_id uuid
table structure_touched: companies uuid[] not null
table structure_touched: holders uuid[] not null default '{}'::uuid[]
table structure_touched: places uuid[] not null default '{}'::uuid[]
table structure_touched: seats uuid[] not null
table structure_touched: units uuid[] not null
table table_view: company_id uuid not null
table table_view: is_shared boolean not null default false
table table_view: name text not null
table table_view: state jsonb not null
table table_view: table_key text not null
table table_view: updated_at timestamp with time zone not null
table table_view: user_id uuid not null
table table_view: view_id uuid not null
table table_view_default: table_key text not null
table table_view_default: user_id uuid not null
table table_view_default: view_id uuid not null
table telecom_number: area_code text
table telecom_number: company_id uuid not null
table telecom_number: contact_mech_purpose_id text not null
table telecom_number: contact_number text not null
table telecom_number: party_id uuid not null
table telecom_number: row_version integer not null default 1
table telecom_number: telecom_number_id uuid not null
table telecom_number: valid daterange not null
table throttle: blocked_until timestamp with time zone
table throttle: bucket text not null
table throttle: failures integer not null default 0
table throttle: first_at timestamp with time zone not null
table time_period: from_date date not null
table time_period: parent_period_id text
table time_period: period_name text not null
table time_period: period_num integer not null
table time_period: previous_period_id text
table time_period: thru_date date not null
table time_period: time_period_id text not null
table time_period: time_period_type_id text not null
table time_period_type: description text not null
table time_period_type: length_uom_id text
table time_period_type: sequence_num integer not null default 0
table time_period_type: time_period_type_id text not null
table unit_degree: company_id uuid not null
table unit_degree: degree_code text not null
table unit_degree: is_system character(1) not null default 'N'::bpchar
table unit_degree: option_indicator character(1) not null default 'Y'::bpchar
table unit_degree: rank_number smallint not null
table unit_degree: row_version integer not null default 1
table unit_degree: title text not null
table unit_degree: unit_degree_id uuid not null
table unit_degree_decision: attachment text
table unit_degree_decision: company_id uuid not null
table unit_degree_decision: decided_at timestamp with time zone not null default now()
table unit_degree_decision: decided_by uuid
table unit_degree_decision: reason text not null
table unit_degree_decision: unit_degree_decision_id uuid not null
table uom: abbreviation text
table uom: description text not null
table uom: fraction_digits smallint not null default 0
table uom: is_system character(1) not null default 'N'::bpchar
table uom: option_indicator character(1) not null default 'Y'::bpchar
table uom: row_version integer not null default 1
table uom: sequence_num integer not null default 0
table uom: uom_id text not null
table uom: uom_type_enum_id text not null
table user_account: company_id uuid not null
table user_account: created_at timestamp with time zone not null default now()
table user_account: default_settings jsonb
table user_account: disabled character(1) not null default 'N'::bpchar
table user_account: email_address text
table user_account: one_time_until timestamp with time zone
table user_account: party_id uuid not null
table user_account: party_relationship_id uuid
table user_account: password_hash text not null
table user_account: password_set_at timestamp with time zone not null default now()
table user_account: require_password_change boolean not null default false
table user_account: settings jsonb not null default '{}'::jsonb
table user_account: shortcuts jsonb not null default '[]'::jsonb
table user_account: terminate_date date
table user_account: user_id uuid not null
table user_account: username text not null
table user_group: classes text[] not null default '{public}'::text[]
table user_group: closed_at timestamp with time zone
table user_group: company_id uuid
table user_group: description text not null
table user_group: edited_at timestamp with time zone
table user_group: is_system boolean not null default false
table user_group: row_scope text not null
table user_group: row_version integer not null default 1
table user_group: user_group_id text not null
table user_group: wire_role text not null
table user_group_member: company_id uuid not null
table user_group_member: user_group_id text not null
table user_group_member: user_id uuid not null
table user_group_member: valid daterange not null
table user_group_permission: permission text not null
table user_group_permission: user_group_id text not null
table user_group_permission: valid daterange not null default '(,)'::daterange
table user_group_unit: unit_id uuid not null
table user_group_unit: user_group_id text not null
table user_login_history: at timestamp with time zone not null
table user_login_history: key_last4 text
table user_login_history: login_type character(1)
table user_login_history: network text not null default ''::text
table user_login_history: successful boolean not null
table user_login_history: user_agent text not null default ''::text
table user_login_history: user_id uuid
table user_login_history: user_login_history_id bigint not null identity a
table user_password_history: password_hash text not null
table user_password_history: set_at timestamp with time zone not null
table user_password_history: user_id uuid not null
table user_recovery_code: code_hash text not null
table user_recovery_code: code_no smallint not null
table user_recovery_code: used_at timestamp with time zone
table user_recovery_code: user_id uuid not null
table user_totp: confirmed_at timestamp with time zone
table user_totp: created_at timestamp with time zone not null
table user_totp: last_step bigint not null default 0
table user_totp: seed text not null
table user_totp: user_id uuid not null
table work_calendar: calendar_code text not null
table work_calendar: company_id uuid not null
table work_calendar: is_default character(1) not null default 'N'::bpchar
table work_calendar: is_system character(1) not null default 'N'::bpchar
table work_calendar: option_indicator character(1) not null default 'Y'::bpchar
table work_calendar: row_version integer not null default 1
table work_calendar: title text not null
table work_calendar: work_calendar_id uuid not null default gen_random_uuid()
table work_week: company_id uuid not null
table work_week: friday smallint not null
table work_week: from_date date not null
table work_week: is_system character(1) not null default 'N'::bpchar
table work_week: monday smallint not null
table work_week: option_indicator character(1) not null default 'Y'::bpchar
table work_week: row_version integer not null default 1
table work_week: saturday smallint not null
table work_week: sunday smallint not null
table work_week: thru_date date
table work_week: thursday smallint not null
table work_week: tuesday smallint not null
table work_week: wednesday smallint not null
table work_week: work_calendar_id uuid not null
table work_week: work_week_id uuid not null default gen_random_uuid()

-- constraints
access_request access_request_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id) ON DELETE CASCADE
access_request access_request_path_check: CHECK ((length(path) <= 200))
access_request access_request_pkey: PRIMARY KEY (user_id, path, asked_on)
access_request access_request_user_id_fkey: FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE CASCADE
account_request account_request_check1: CHECK (((state = 'waiting'::text) = (decided_at IS NULL)))
account_request account_request_check: CHECK (((state = 'waiting'::text) = (password_hash IS NOT NULL)))
account_request account_request_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
account_request account_request_decided_by_fkey: FOREIGN KEY (decided_by) REFERENCES user_account(user_id) ON DELETE SET NULL
account_request account_request_pkey: PRIMARY KEY (request_id)
account_request account_request_state_check: CHECK ((state = ANY (ARRAY['waiting'::text, 'accepted'::text, 'refused'::text])))
account_request account_request_user_id_fkey: FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE SET NULL
agreement_type agreement_type_code_check: CHECK ((code <> ''::text))
agreement_type agreement_type_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
agreement_type agreement_type_description_check: CHECK ((description <> ''::text))
agreement_type agreement_type_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
agreement_type agreement_type_pkey: PRIMARY KEY (agreement_id)
agreement_type agreement_type_status_id_check: CHECK ((status_id = ANY (ARRAY['ActiveAgr'::text, 'NotActiveAgr'::text])))
approval_chain approval_chain_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
approval_chain approval_chain_no_overlap: EXCLUDE USING gist (company_id WITH =, process_type WITH =, valid WITH &&)
approval_chain approval_chain_pkey: PRIMARY KEY (verification_id)
approval_chain approval_chain_process_type_fkey: FOREIGN KEY (process_type) REFERENCES approval_process(process_type)
approval_chain approval_chain_valid_check: CHECK (((NOT isempty(valid)) AND (NOT lower_inf(valid))))
approval_chain approval_chain_verification_id_company_id_key: UNIQUE (verification_id, company_id)
approval_process approval_process_description_check: CHECK ((description <> ''::text))
approval_process approval_process_one_per_position_check: CHECK ((one_per_position = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
approval_process approval_process_pkey: PRIMARY KEY (process_type)
approval_process approval_process_process_type_check: CHECK ((process_type ~ '^[A-Za-z][A-Za-z0-9_]*$'::text))
approval_step approval_step_action_enum_ids_check: CHECK ((action_enum_ids <@ ARRAY['ActReject'::text, 'ActModify'::text, 'ActSubstitute'::text]))
approval_step approval_step_chain: FOREIGN KEY (verification_id, company_id) REFERENCES approval_chain(verification_id, company_id) ON DELETE CASCADE
approval_step approval_step_deadline_days_check: CHECK (((deadline_days >= 1) AND (deadline_days <= 365)))
approval_step approval_step_delegation_check: CHECK ((delegation = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
approval_step approval_step_empl_position_id_fkey: FOREIGN KEY (empl_position_id) REFERENCES empl_position(empl_position_id)
approval_step approval_step_level_enum_id_fkey: FOREIGN KEY (level_enum_id) REFERENCES enumeration(enum_id)
approval_step approval_step_pkey: PRIMARY KEY (level_id)
approval_step approval_step_role_in_process_enum_id_fkey: FOREIGN KEY (role_in_process_enum_id) REFERENCES enumeration(enum_id)
approval_step approval_step_role_type_id_fkey: FOREIGN KEY (role_type_id) REFERENCES role_type(role_type_id)
approval_step approval_step_sequence: UNIQUE (verification_id, sequence)
approval_step approval_step_sequence_check: CHECK (((sequence >= 1) AND (sequence <= 99)))
approval_step approval_step_target: CHECK (
CASE ver_level_criteria_enum_id
    WHEN 'VLCEP'::text THEN ((empl_position_id IS NOT NULL) AND (num_nonnulls(unit_id, role_type_id, level_enum_id, role_in_process_enum_id) = 0))
    WHEN 'VLCRoleInUnit'::text THEN ((role_type_id IS NOT NULL) AND (num_nonnulls(empl_position_id, level_enum_id, role_in_process_enum_id) = 0))
    WHEN 'VLCGrade'::text THEN ((role_type_id IS NOT NULL) AND (level_enum_id IS NOT NULL) AND (num_nonnulls(empl_position_id, unit_id, role_in_process_enum_id) = 0))
    WHEN 'VLCRoleInProcess'::text THEN ((role_in_process_enum_id IS NOT NULL) AND (num_nonnulls(empl_position_id, unit_id, role_type_id, level_enum_id) = 0))
    ELSE false
END)
approval_step approval_step_unit_id_fkey: FOREIGN KEY (unit_id) REFERENCES org_unit(unit_id)
approval_step approval_step_ver_level_criteria_enum_id_fkey: FOREIGN KEY (ver_level_criteria_enum_id) REFERENCES enumeration(enum_id)
approval_step approval_step_verification_type_enum_id_fkey: FOREIGN KEY (verification_type_enum_id) REFERENCES enumeration(enum_id)
audit_entry audit_entry_pkey: PRIMARY KEY (audit_id, at)
audit_retention audit_retention_months_kept_check: CHECK (((months_kept >= 12) AND (months_kept <= 1200)))
audit_seal audit_seal_check1: CHECK ((cardinality(digests) = cardinality(row_ids)))
audit_seal audit_seal_check2: CHECK (((dropped_ids IS NULL) = (dropped_month IS NULL)))
audit_seal audit_seal_check3: CHECK (((masked_for IS NULL) OR ((dropped_month IS NULL) AND (to_id = (from_id - 1)))))
audit_seal audit_seal_check: CHECK ((to_id >= (from_id - 1)))
audit_seal audit_seal_hash_key: UNIQUE (hash)
audit_seal audit_seal_pkey: PRIMARY KEY (seal_no)
audit_seal audit_seal_previous_key: UNIQUE (previous)
bank bank_bank_id_check: CHECK ((bank_id ~ '^[0-9]{3}$'::text))
bank bank_check: CHECK ((merged_into_bank_id <> bank_id))
bank bank_description_check: CHECK ((description <> ''::text))
bank bank_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
bank bank_merged_into_bank_id_fkey: FOREIGN KEY (merged_into_bank_id) REFERENCES bank(bank_id)
bank bank_option_indicator_check: CHECK ((option_indicator = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
bank bank_pkey: PRIMARY KEY (bank_id)
bank_account bank_account_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
bank_account bank_account_one_main: EXCLUDE USING gist (party_id WITH =, payment_method_purpose_enum_id WITH =, valid WITH &&)
bank_account bank_account_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
bank_account bank_account_pkey: PRIMARY KEY (bank_account_id)
bank_account bank_account_valid_check: CHECK ((NOT isempty(valid)))
company company_check: CHECK ((parent_company_id <> company_id))
company company_company_id_fkey: FOREIGN KEY (company_id) REFERENCES party(party_id)
company company_organization_name_check: CHECK ((organization_name <> ''::text))
company company_parent_company_id_fkey: FOREIGN KEY (parent_company_id) REFERENCES company(company_id)
company company_pkey: PRIMARY KEY (company_id)
company company_pseudo_id_key: UNIQUE (pseudo_id)
company_bank_account company_bank_account_bank_account_type_enum_id_fkey: FOREIGN KEY (bank_account_type_enum_id) REFERENCES enumeration(enum_id)
company_bank_account company_bank_account_bank_id_fkey: FOREIGN KEY (bank_id) REFERENCES bank(bank_id)
company_bank_account company_bank_account_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
company_bank_account company_bank_account_party_id_fkey: FOREIGN KEY (party_id) REFERENCES company(company_id)
company_bank_account company_bank_account_payment_method_purpose_enum_id_fkey: FOREIGN KEY (payment_method_purpose_enum_id) REFERENCES enumeration(enum_id)
company_bank_account company_bank_account_pkey: PRIMARY KEY (company_bank_account_id)
company_bank_account company_bank_account_valid_check: CHECK ((NOT isempty(valid)))
company_insurance_area company_insurance_area_branch_id_fkey: FOREIGN KEY (branch_id) REFERENCES organ_branch(branch_id)
company_insurance_area company_insurance_area_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
company_insurance_area company_insurance_area_company_insurance_name_check: CHECK ((company_insurance_name <> ''::text))
company_insurance_area company_insurance_area_employer_name_check: CHECK ((employer_name <> ''::text))
company_insurance_area company_insurance_area_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
company_insurance_area company_insurance_area_name: UNIQUE (company_id, relationship_name)
company_insurance_area company_insurance_area_option_indicator_check: CHECK ((option_indicator = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
company_insurance_area company_insurance_area_organ_id_fkey: FOREIGN KEY (organ_id) REFERENCES organ(organ_id)
company_insurance_area company_insurance_area_pkey: PRIMARY KEY (company_insurance_area_id)
company_insurance_area company_insurance_area_relationship_name_check: CHECK ((relationship_name <> ''::text))
company_insurance_area company_insurance_area_workshop: UNIQUE NULLS NOT DISTINCT (company_id, pseudo_id, contract_number)
company_seal company_seal_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
company_seal company_seal_party_id_fkey: FOREIGN KEY (party_id) REFERENCES company(company_id)
company_seal company_seal_pkey: PRIMARY KEY (company_seal_id)
company_seal company_seal_seal_kind_check: CHECK ((seal_kind = ANY (ARRAY['Seal'::text, 'Signature'::text])))
company_seal company_seal_title_check: CHECK ((title <> ''::text))
company_seal company_seal_valid_check: CHECK ((NOT isempty(valid)))
company_tax_area company_tax_area_branch_id_fkey: FOREIGN KEY (branch_id) REFERENCES organ_branch(branch_id)
company_tax_area company_tax_area_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
company_tax_area company_tax_area_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
company_tax_area company_tax_area_name: UNIQUE (company_id, relationship_name)
company_tax_area company_tax_area_option_indicator_check: CHECK ((option_indicator = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
company_tax_area company_tax_area_organ_id_fkey: FOREIGN KEY (organ_id) REFERENCES organ(organ_id)
company_tax_area company_tax_area_pkey: PRIMARY KEY (company_tax_area_id)
company_tax_area company_tax_area_relationship_name_check: CHECK ((relationship_name <> ''::text))
competence_criterion competence_criterion_check: CHECK ((parent_criterion_id <> competence_criterion_id))
competence_criterion competence_criterion_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
competence_criterion competence_criterion_competence_model_id_fkey: FOREIGN KEY (competence_model_id) REFERENCES competence_model(competence_model_id)
competence_criterion competence_criterion_criterion_code_check: CHECK ((criterion_code ~ '^[A-Za-z0-9]+$'::text))
competence_criterion competence_criterion_criterion_rate_enum_id_fkey: FOREIGN KEY (criterion_rate_enum_id) REFERENCES enumeration(enum_id)
competence_criterion competence_criterion_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
competence_criterion competence_criterion_option_indicator_check: CHECK ((option_indicator = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
competence_criterion competence_criterion_parent_criterion_id_fkey: FOREIGN KEY (parent_criterion_id) REFERENCES competence_criterion(competence_criterion_id)
competence_criterion competence_criterion_pkey: PRIMARY KEY (competence_criterion_id)
competence_criterion competence_criterion_title_check: CHECK ((title <> ''::text))
competence_criterion competence_criterion_weight_check: CHECK ((weight >= (0)::numeric))
competence_model competence_model_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
competence_model competence_model_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
competence_model competence_model_option_indicator_check: CHECK ((option_indicator = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
competence_model competence_model_pkey: PRIMARY KEY (competence_model_id)
competence_model competence_model_title_check: CHECK ((title <> ''::text))
course course_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
course course_course_code_check: CHECK ((course_code <> ''::text))
course course_course_title_check: CHECK ((course_title <> ''::text))
course course_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
course course_option_indicator_check: CHECK ((option_indicator = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
course course_pkey: PRIMARY KEY (course_id)
data_key data_key_key_id_check: CHECK ((key_id > 0))
data_key data_key_pkey: PRIMARY KEY (key_id)
data_key data_key_wrapped_check: CHECK ((octet_length(wrapped) = 60))
electronic_address electronic_address_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
electronic_address electronic_address_contact_mech_purpose_id_fkey: FOREIGN KEY (contact_mech_purpose_id) REFERENCES enumeration(enum_id)
electronic_address electronic_address_info_string_check: CHECK ((info_string <> ''::text))
electronic_address electronic_address_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
electronic_address electronic_address_pkey: PRIMARY KEY (electronic_address_id)
electronic_address electronic_address_valid_check: CHECK ((NOT isempty(valid)))
empl_position empl_position_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
empl_position empl_position_description_check: CHECK ((description <> ''::text))
empl_position empl_position_pkey: PRIMARY KEY (empl_position_id)
empl_position empl_position_pseudo_id_check: CHECK ((pseudo_id <> ''::text))
empl_position empl_position_status_id_check: CHECK ((status_id = ANY (ARRAY['EmpsPlanned'::text, 'EmpsActive'::text, 'EmpsInactive'::text])))
empl_position empl_position_valid_check: CHECK ((NOT isempty(valid)))
empl_position_fact empl_position_fact_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
empl_position_fact empl_position_fact_description_check: CHECK ((description <> ''::text))
empl_position_fact empl_position_fact_empl_position_id_fkey: FOREIGN KEY (empl_position_id) REFERENCES empl_position(empl_position_id) ON DELETE CASCADE
empl_position_fact empl_position_fact_grade_type_enum_id_fkey: FOREIGN KEY (grade_type_enum_id) REFERENCES enumeration(enum_id)
empl_position_fact empl_position_fact_no_overlap: EXCLUDE USING gist (empl_position_id WITH =, valid WITH &&)
empl_position_fact empl_position_fact_pay_grade_enum_id_fkey: FOREIGN KEY (pay_grade_enum_id) REFERENCES enumeration(enum_id)
empl_position_fact empl_position_fact_position_type_enum_id_fkey: FOREIGN KEY (position_type_enum_id) REFERENCES enumeration(enum_id)
empl_position_fact empl_position_fact_seats_check: CHECK (((seats >= 1) AND (seats <= 9999)))
empl_position_fact empl_position_fact_status_id_check: CHECK ((status_id = ANY (ARRAY['EmpsPlanned'::text, 'EmpsActive'::text, 'EmpsInactive'::text])))
empl_position_fact empl_position_fact_valid_check: CHECK ((NOT isempty(valid)))
empl_position_job empl_position_job_class: FOREIGN KEY (job_id, job_grade_id) REFERENCES job_grade(job_id, job_grade_id)
empl_position_job empl_position_job_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
empl_position_job empl_position_job_empl_position_id_fkey: FOREIGN KEY (empl_position_id) REFERENCES empl_position(empl_position_id) ON DELETE CASCADE
empl_position_job empl_position_job_job_id_fkey: FOREIGN KEY (job_id) REFERENCES job(job_id)
empl_position_job empl_position_job_no_overlap: EXCLUDE USING gist (empl_position_id WITH =, valid WITH &&)
empl_position_job empl_position_job_valid_check: CHECK ((NOT isempty(valid)))
empl_position_party empl_position_party_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
empl_position_party empl_position_party_empl_position_id_fkey: FOREIGN KEY (empl_position_id) REFERENCES empl_position(empl_position_id)
empl_position_party empl_position_party_main_position_check: CHECK ((main_position = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
empl_position_party empl_position_party_occupancy_rate_check: CHECK (((occupancy_rate >= 1) AND (occupancy_rate <= 100)))
empl_position_party empl_position_party_one_chief: EXCLUDE USING gist (company_id WITH =, valid WITH &&) WHERE ((role_type_id = 'ChiefExecutiveOfficer'::text)) DEFERRABLE INITIALLY DEFERRED
empl_position_party empl_position_party_one_main: EXCLUDE USING gist (party_id WITH =, valid WITH &&) WHERE ((main_position = 'Y'::bpchar))
empl_position_party empl_position_party_one_seat: EXCLUDE USING gist (empl_position_id WITH =, party_id WITH =, valid WITH &&)
empl_position_party empl_position_party_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
empl_position_party empl_position_party_pkey: PRIMARY KEY (empl_position_party_id)
empl_position_party empl_position_party_valid_check: CHECK ((NOT isempty(valid)))
empl_position_reporting empl_position_reporting_check: CHECK ((reports_to_id <> empl_position_id))
empl_position_reporting empl_position_reporting_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
empl_position_reporting empl_position_reporting_dotted: EXCLUDE USING gist (empl_position_id WITH =, reports_to_id WITH =, valid WITH &&) WHERE ((line = 'dotted'::text))
empl_position_reporting empl_position_reporting_empl_position_id_fkey: FOREIGN KEY (empl_position_id) REFERENCES empl_position(empl_position_id) ON DELETE CASCADE
empl_position_reporting empl_position_reporting_line_check: CHECK ((line = ANY (ARRAY['solid'::text, 'dotted'::text])))
empl_position_reporting empl_position_reporting_no_overlap: EXCLUDE USING gist (empl_position_id WITH =, valid WITH &&) WHERE ((line = 'solid'::text))
empl_position_reporting empl_position_reporting_reports_to_id_fkey: FOREIGN KEY (reports_to_id) REFERENCES empl_position(empl_position_id)
empl_position_reporting empl_position_reporting_valid_check: CHECK ((NOT isempty(valid)))
empl_position_unit empl_position_unit_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
empl_position_unit empl_position_unit_empl_position_id_fkey: FOREIGN KEY (empl_position_id) REFERENCES empl_position(empl_position_id) ON DELETE CASCADE
empl_position_unit empl_position_unit_no_overlap: EXCLUDE USING gist (empl_position_id WITH =, valid WITH &&)
empl_position_unit empl_position_unit_unit_id_fkey: FOREIGN KEY (unit_id) REFERENCES org_unit(unit_id)
empl_position_unit empl_position_unit_valid_check: CHECK ((NOT isempty(valid)))
employment_kind employment_kind_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
employment_kind employment_kind_employment_status_enum_id_fkey: FOREIGN KEY (employment_status_enum_id) REFERENCES enumeration(enum_id)
employment_kind employment_kind_no_overlap: EXCLUDE USING gist (party_relationship_id WITH =, valid WITH &&)
employment_kind employment_kind_party_relationship_id_fkey: FOREIGN KEY (party_relationship_id) REFERENCES party_relationship(party_relationship_id) ON DELETE CASCADE
employment_kind employment_kind_valid_check: CHECK ((NOT isempty(valid)))
employment_salary employment_salary_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
employment_salary employment_salary_daily_wage_check: CHECK ((daily_wage >= 0))
employment_salary employment_salary_no_overlap: EXCLUDE USING gist (party_relationship_id WITH =, valid WITH &&)
employment_salary employment_salary_party_relationship_id_fkey: FOREIGN KEY (party_relationship_id) REFERENCES party_relationship(party_relationship_id) ON DELETE CASCADE
employment_salary employment_salary_valid_check: CHECK ((NOT isempty(valid)))
enumeration enumeration_enum_id_check: CHECK ((enum_id ~ '^[A-Za-z][A-Za-z0-9_]*$'::text))
enumeration enumeration_enum_type_id_enum_id_key: UNIQUE (enum_type_id, enum_id)
enumeration enumeration_enum_type_id_fkey: FOREIGN KEY (enum_type_id) REFERENCES enumeration_type(enum_type_id)
enumeration enumeration_is_default_check: CHECK ((is_default = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
enumeration enumeration_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
enumeration enumeration_not_own_parent: CHECK ((parent_enum_id <> enum_id))
enumeration enumeration_option_indicator_check: CHECK ((option_indicator = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
enumeration enumeration_parent_enum_id_fkey: FOREIGN KEY (parent_enum_id) REFERENCES enumeration(enum_id)
enumeration enumeration_pkey: PRIMARY KEY (enum_id)
enumeration_type enumeration_type_enum_type_id_check: CHECK ((enum_type_id ~ '^[A-Za-z][A-Za-z0-9_]*$'::text))
enumeration_type enumeration_type_pkey: PRIMARY KEY (enum_type_id)
form_draft form_draft_form_key_check: CHECK (((length(form_key) >= 1) AND (length(form_key) <= 240)))
form_draft form_draft_pkey: PRIMARY KEY (user_id, form_key)
form_draft form_draft_size: CHECK ((octet_length(("values")::text) <= 131072))
form_draft form_draft_user_id_fkey: FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE CASCADE
geo geo_geo_type_enum_id_check: CHECK ((geo_type_enum_id = ANY (ARRAY['GEOT_COUNTRY'::text, 'GEOT_PROVINCE'::text, 'GEOT_COUNTY'::text, 'GEOT_REGION'::text, 'GEOT_CITY'::text])))
geo geo_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
geo geo_not_own_parent: CHECK ((parent_geo_id <> geo_id))
geo geo_option_indicator_check: CHECK ((option_indicator = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
geo geo_parent_geo_id_fkey: FOREIGN KEY (parent_geo_id) REFERENCES geo(geo_id)
geo geo_pkey: PRIMARY KEY (geo_id)
idempotency_key idempotency_key_key_check: CHECK (((length(key) >= 1) AND (length(key) <= 255)))
idempotency_key idempotency_key_pkey: PRIMARY KEY (user_id, key)
import_change import_change_action_check: CHECK ((action = ANY (ARRAY['create'::text, 'update'::text])))
import_change import_change_pkey: PRIMARY KEY (run_id, row_no)
import_change import_change_run_id_fkey: FOREIGN KEY (run_id) REFERENCES import_run(run_id) ON DELETE CASCADE
import_file import_file_content_check: CHECK ((octet_length(content) <= 60000000))
import_file import_file_pkey: PRIMARY KEY (run_id)
import_file import_file_run_id_fkey: FOREIGN KEY (run_id) REFERENCES import_run(run_id) ON DELETE CASCADE
import_refusal import_refusal_pkey: PRIMARY KEY (run_id, row_no)
import_refusal import_refusal_run_id_fkey: FOREIGN KEY (run_id) REFERENCES import_run(run_id) ON DELETE CASCADE
import_run import_run_pkey: PRIMARY KEY (run_id)
import_run import_run_state_check: CHECK ((state = ANY (ARRAY['checked'::text, 'applying'::text, 'done'::text, 'failed'::text, 'undone'::text])))
installation installation_admin_user_id_fkey: FOREIGN KEY (admin_user_id) REFERENCES user_account(user_id)
installation installation_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
installation installation_is_only_check: CHECK (is_only)
installation installation_pkey: PRIMARY KEY (is_only)
job job_age_check: CHECK ((age ~ '^\[\d{1,3},\d{1,3}\]$'::text))
job job_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
job job_creator_party_id_fkey: FOREIGN KEY (creator_party_id) REFERENCES party(party_id) ON DELETE SET NULL
job job_gender_check: CHECK ((gender = ANY (ARRAY['Y'::text, 'N'::text, 'B'::text])))
job job_job_category_enum_id_fkey: FOREIGN KEY (job_category_enum_id) REFERENCES enumeration(enum_id)
job job_job_code_check: CHECK ((job_code <> ''::text))
job job_job_sub_category_enum_id_fkey: FOREIGN KEY (job_sub_category_enum_id) REFERENCES enumeration(enum_id)
job job_job_title_check: CHECK ((job_title <> ''::text))
job job_pkey: PRIMARY KEY (job_id)
job job_producer_empl_position_id_fkey: FOREIGN KEY (producer_empl_position_id) REFERENCES empl_position(empl_position_id) ON DELETE SET NULL
job job_valid_check: CHECK ((NOT isempty(valid)))
job job_work_experience_check: CHECK (((work_experience >= 0) AND (work_experience <= 60)))
job_authority job_authority_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
job_authority job_authority_importance_enum_id_fkey: FOREIGN KEY (importance_enum_id) REFERENCES enumeration(enum_id)
job_authority job_authority_job_authority_type_enum_id_fkey: FOREIGN KEY (job_authority_type_enum_id) REFERENCES enumeration(enum_id)
job_authority job_authority_job_id_fkey: FOREIGN KEY (job_id) REFERENCES job(job_id) ON DELETE CASCADE
job_authority job_authority_pkey: PRIMARY KEY (job_authority_id)
job_authority job_authority_title_check: CHECK ((title <> ''::text))
job_communication job_communication_communication_platform_enum_id_fkey: FOREIGN KEY (communication_platform_enum_id) REFERENCES enumeration(enum_id)
job_communication job_communication_communication_type_enum_id_fkey: FOREIGN KEY (communication_type_enum_id) REFERENCES enumeration(enum_id)
job_communication job_communication_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
job_communication job_communication_job_id_fkey: FOREIGN KEY (job_id) REFERENCES job(job_id) ON DELETE CASCADE
job_communication job_communication_pkey: PRIMARY KEY (job_communication_id)
job_communication job_communication_unit_name_check: CHECK ((unit_name <> ''::text))
job_competence job_competence_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
job_competence job_competence_competence_criterion_id_fkey: FOREIGN KEY (competence_criterion_id) REFERENCES competence_criterion(competence_criterion_id)
job_competence job_competence_job_id_fkey: FOREIGN KEY (job_id) REFERENCES job(job_id) ON DELETE CASCADE
job_competence job_competence_once: UNIQUE (job_id, competence_criterion_id)
job_competence job_competence_pkey: PRIMARY KEY (job_competence_id)
job_course job_course_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
job_course job_course_course_id_fkey: FOREIGN KEY (course_id) REFERENCES course(course_id)
job_course job_course_has_license_check: CHECK ((has_license = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
job_course job_course_hours_check: CHECK (((hours >= 0) AND (hours <= 9999)))
job_course job_course_job_id_fkey: FOREIGN KEY (job_id) REFERENCES job(job_id) ON DELETE CASCADE
job_course job_course_once: UNIQUE (job_id, course_id)
job_course job_course_pkey: PRIMARY KEY (job_course_id)
job_detail job_detail_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
job_detail job_detail_job_detail_type_enum_id_check: CHECK ((job_detail_type_enum_id = ANY (ARRAY['JbdWorkingConditions'::text, 'JbdEquipments'::text, 'JbdOtherQualifyingRequirements'::text])))
job_detail job_detail_job_id_fkey: FOREIGN KEY (job_id) REFERENCES job(job_id) ON DELETE CASCADE
job_detail job_detail_pkey: PRIMARY KEY (job_detail_id)
job_detail job_detail_title_check: CHECK ((title <> ''::text))
job_education job_education_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
job_education job_education_field_enum_id_fkey: FOREIGN KEY (field_enum_id) REFERENCES enumeration(enum_id)
job_education job_education_job_id_fkey: FOREIGN KEY (job_id) REFERENCES job(job_id) ON DELETE CASCADE
job_education job_education_pair: UNIQUE NULLS NOT DISTINCT (job_id, qualification_type_enum_id, field_enum_id)
job_education job_education_pkey: PRIMARY KEY (job_education_id)
job_education job_education_qualification_type_enum_id_fkey: FOREIGN KEY (qualification_type_enum_id) REFERENCES enumeration(enum_id)
job_grade job_grade_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
job_grade job_grade_job_grade_enum_id_fkey: FOREIGN KEY (job_grade_enum_id) REFERENCES enumeration(enum_id)
job_grade job_grade_job_id_fkey: FOREIGN KEY (job_id) REFERENCES job(job_id) ON DELETE CASCADE
job_grade job_grade_job_score_check: CHECK ((job_score >= (0)::numeric))
job_grade job_grade_job_title_enum_id_fkey: FOREIGN KEY (job_title_enum_id) REFERENCES enumeration(enum_id)
job_grade job_grade_of_job: UNIQUE (job_id, job_grade_id)
job_grade job_grade_once: UNIQUE (job_id, job_grade_enum_id)
job_grade job_grade_pkey: PRIMARY KEY (job_grade_id)
job_responsibility job_responsibility_activity_percent_check: CHECK (((activity_percent >= 0) AND (activity_percent <= 100)))
job_responsibility job_responsibility_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
job_responsibility job_responsibility_job_id_fkey: FOREIGN KEY (job_id) REFERENCES job(job_id) ON DELETE CASCADE
job_responsibility job_responsibility_pkey: PRIMARY KEY (job_responsibility_id)
job_responsibility job_responsibility_title_check: CHECK ((title <> ''::text))
job_skill job_skill_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
job_skill job_skill_job_id_fkey: FOREIGN KEY (job_id) REFERENCES job(job_id) ON DELETE CASCADE
job_skill job_skill_once: UNIQUE (job_id, skill_id)
job_skill job_skill_pkey: PRIMARY KEY (job_skill_id)
job_skill job_skill_skill_id_fkey: FOREIGN KEY (skill_id) REFERENCES skill(skill_id)
job_skill job_skill_skill_level_enum_id_fkey: FOREIGN KEY (skill_level_enum_id) REFERENCES enumeration(enum_id)
legal_parameter legal_parameter_amount_check: CHECK ((amount >= 0))
legal_parameter legal_parameter_bracket: CHECK (((bracket IS NOT NULL) = (kind_enum_id = 'LpTaxBracket'::text)))
legal_parameter legal_parameter_bracket_check: CHECK (((bracket >= 1) AND (bracket <= 20)))
legal_parameter legal_parameter_check: CHECK (((thru_month >= from_month) AND (thru_month <= 12)))
legal_parameter legal_parameter_confidence_check: CHECK ((confidence = ANY (ARRAY['V'::bpchar, 'S'::bpchar, 'C'::bpchar, 'B'::bpchar])))
legal_parameter legal_parameter_from_month_check: CHECK (((from_month >= 1) AND (from_month <= 12)))
legal_parameter legal_parameter_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
legal_parameter legal_parameter_jalali_year_fkey: FOREIGN KEY (jalali_year) REFERENCES legal_year(jalali_year)
legal_parameter legal_parameter_kind_enum_id_fkey: FOREIGN KEY (kind_enum_id) REFERENCES enumeration(enum_id)
legal_parameter legal_parameter_once: EXCLUDE USING gist (jalali_year WITH =, kind_enum_id WITH =, COALESCE(bracket, (0)::smallint) WITH =, int4range((from_month)::integer, (thru_month)::integer, '[]'::text) WITH &&) WHERE ((option_indicator = 'Y'::bpchar))
legal_parameter legal_parameter_option_indicator_check: CHECK ((option_indicator = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
legal_parameter legal_parameter_pkey: PRIMARY KEY (legal_parameter_id)
legal_parameter legal_parameter_rate_check: CHECK ((rate ~ '^[0-9]{1,9}(/[1-9][0-9]{0,8})?$'::text))
legal_parameter legal_parameter_value: CHECK (((amount IS NOT NULL) OR (rate IS NOT NULL)))
legal_parameter legal_parameter_verified_by_fkey: FOREIGN KEY (verified_by) REFERENCES party(party_id)
legal_year legal_year_is_locked_check: CHECK ((is_locked = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
legal_year legal_year_jalali_year_check: CHECK (((jalali_year >= 1300) AND (jalali_year <= 1500)))
legal_year legal_year_locked_by_fkey: FOREIGN KEY (locked_by) REFERENCES party(party_id)
legal_year legal_year_pkey: PRIMARY KEY (jalali_year)
login_session login_session_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id) ON DELETE SET NULL
login_session login_session_cookie_hash_key: UNIQUE (cookie_hash)
login_session login_session_pkey: PRIMARY KEY (session_id)
login_session login_session_user_id_fkey: FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE CASCADE
lunar_month lunar_month_lunar_month_check: CHECK (((lunar_month >= 1) AND (lunar_month <= 12)))
lunar_month lunar_month_lunar_year_check: CHECK (((lunar_year >= 1265) AND (lunar_year <= 1600)))
lunar_month lunar_month_pkey: PRIMARY KEY (lunar_year, lunar_month)
lunar_month lunar_month_source_check: CHECK ((source <> ''::text))
message_outbox message_outbox_channel_check: CHECK ((channel = ANY (ARRAY['mail'::text, 'sms'::text])))
message_outbox message_outbox_check: CHECK (((state = 'waiting'::text) = ((recipient IS NOT NULL) AND (subject IS NOT NULL) AND (body IS NOT NULL))))
message_outbox message_outbox_pkey: PRIMARY KEY (outbox_id)
message_outbox message_outbox_state_check: CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'dropped'::text, 'void'::text])))
name_word name_word_pkey: PRIMARY KEY (company_id, deletion, word)
notification_message notification_message_body_check: CHECK ((length(body) <= 4000))
notification_message notification_message_color_check: CHECK ((color = ANY (ARRAY['info'::text, 'success'::text, 'warning'::text, 'danger'::text])))
notification_message notification_message_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id) ON DELETE CASCADE
notification_message notification_message_link_check: CHECK (((link ~ '^/[A-Za-z0-9]'::text) AND (length(link) <= 300)))
notification_message notification_message_pkey: PRIMARY KEY (notification_message_id)
notification_message notification_message_subject_check: CHECK (((length(subject) >= 1) AND (length(subject) <= 200)))
notification_message_user notification_message_user_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id) ON DELETE CASCADE
notification_message_user notification_message_user_notification_message_id_fkey: FOREIGN KEY (notification_message_id) REFERENCES notification_message(notification_message_id) ON DELETE CASCADE
notification_message_user notification_message_user_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
notification_message_user notification_message_user_pkey: PRIMARY KEY (notification_message_id, party_id)
notification_message_user notification_message_user_status_id_check: CHECK ((status_id = ANY (ARRAY['CeSent'::text, 'CeReceived'::text, 'CeViewed'::text])))
notification_message_user notification_message_user_times: CHECK ((((received_at IS NULL) = (status_id = 'CeSent'::text)) AND ((viewed_at IS NOT NULL) = (status_id = 'CeViewed'::text))))
org_unit org_unit_check: CHECK ((end_date >= start_date))
org_unit org_unit_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
org_unit org_unit_disabled_check: CHECK ((disabled = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
org_unit org_unit_level_enum_id_fkey: FOREIGN KEY (level_enum_id) REFERENCES enumeration(enum_id)
org_unit org_unit_organization_name_check: CHECK ((organization_name <> ''::text))
org_unit org_unit_pkey: PRIMARY KEY (unit_id)
org_unit org_unit_pseudo_id_check: CHECK ((pseudo_id <> ''::text))
org_unit org_unit_unit_id_fkey: FOREIGN KEY (unit_id) REFERENCES party(party_id) ON DELETE CASCADE
org_unit org_unit_valid_check: CHECK ((NOT isempty(valid)))
org_unit_degree org_unit_degree_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
org_unit_degree org_unit_degree_no_overlap: EXCLUDE USING gist (unit_id WITH =, valid WITH &&)
org_unit_degree org_unit_degree_unit_degree_decision_id_fkey: FOREIGN KEY (unit_degree_decision_id) REFERENCES unit_degree_decision(unit_degree_decision_id)
org_unit_degree org_unit_degree_unit_degree_id_company_id_fkey: FOREIGN KEY (unit_degree_id, company_id) REFERENCES unit_degree(unit_degree_id, company_id)
org_unit_degree org_unit_degree_unit_id_fkey: FOREIGN KEY (unit_id) REFERENCES org_unit(unit_id) ON DELETE CASCADE
org_unit_degree org_unit_degree_valid_check: CHECK ((NOT isempty(valid)))
org_unit_fact org_unit_fact_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
org_unit_fact org_unit_fact_disabled_check: CHECK ((disabled = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
org_unit_fact org_unit_fact_level_enum_id_fkey: FOREIGN KEY (level_enum_id) REFERENCES enumeration(enum_id)
org_unit_fact org_unit_fact_no_overlap: EXCLUDE USING gist (unit_id WITH =, valid WITH &&)
org_unit_fact org_unit_fact_organization_name_check: CHECK ((organization_name <> ''::text))
org_unit_fact org_unit_fact_organization_type_enum_id_fkey: FOREIGN KEY (organization_type_enum_id) REFERENCES enumeration(enum_id)
org_unit_fact org_unit_fact_unit_id_fkey: FOREIGN KEY (unit_id) REFERENCES org_unit(unit_id) ON DELETE CASCADE
org_unit_fact org_unit_fact_valid_check: CHECK ((NOT isempty(valid)))
org_unit_headcount org_unit_headcount_check: CHECK ((cardinality(people) = cardinality(days)))
org_unit_headcount org_unit_headcount_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
org_unit_headcount org_unit_headcount_pkey: PRIMARY KEY (unit_id)
org_unit_headcount org_unit_headcount_unit_id_fkey: FOREIGN KEY (unit_id) REFERENCES org_unit(unit_id) ON DELETE CASCADE
org_unit_manager org_unit_manager_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
org_unit_manager org_unit_manager_empl_position_id_fkey: FOREIGN KEY (empl_position_id) REFERENCES empl_position(empl_position_id) ON DELETE CASCADE
org_unit_manager org_unit_manager_one: EXCLUDE USING gist (unit_id WITH =, valid WITH &&)
org_unit_manager org_unit_manager_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
org_unit_manager org_unit_manager_unit_id_fkey: FOREIGN KEY (unit_id) REFERENCES org_unit(unit_id) ON DELETE CASCADE
org_unit_manager org_unit_manager_valid_check: CHECK ((NOT isempty(valid)))
org_unit_parent org_unit_parent_check: CHECK ((parent_unit_id <> unit_id))
org_unit_parent org_unit_parent_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
org_unit_parent org_unit_parent_no_overlap: EXCLUDE USING gist (unit_id WITH =, valid WITH &&)
org_unit_parent org_unit_parent_parent_unit_id_fkey: FOREIGN KEY (parent_unit_id) REFERENCES org_unit(unit_id)
org_unit_parent org_unit_parent_unit_id_fkey: FOREIGN KEY (unit_id) REFERENCES org_unit(unit_id) ON DELETE CASCADE
org_unit_parent org_unit_parent_valid_check: CHECK ((NOT isempty(valid)))
organ organ_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
organ organ_option_indicator_check: CHECK ((option_indicator = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
organ organ_organ_code_check: CHECK ((organ_code ~ '^[A-Za-z0-9]+$'::text))
organ organ_organ_name_check: CHECK ((organ_name <> ''::text))
organ organ_organ_type_enum_id_fkey: FOREIGN KEY (organ_type_enum_id) REFERENCES enumeration(enum_id)
organ organ_pkey: PRIMARY KEY (organ_id)
organ_branch organ_branch_branch_code_check: CHECK ((branch_code ~ '^[A-Za-z0-9]+$'::text))
organ_branch organ_branch_branch_title_check: CHECK ((branch_title <> ''::text))
organ_branch organ_branch_city_geo_id_fkey: FOREIGN KEY (city_geo_id) REFERENCES geo(geo_id)
organ_branch organ_branch_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
organ_branch organ_branch_option_indicator_check: CHECK ((option_indicator = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
organ_branch organ_branch_organ_id_fkey: FOREIGN KEY (organ_id) REFERENCES organ(organ_id)
organ_branch organ_branch_pkey: PRIMARY KEY (branch_id)
organ_branch organ_branch_province_geo_id_fkey: FOREIGN KEY (province_geo_id) REFERENCES geo(geo_id)
other_information other_information_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
other_information other_information_info_value_check: CHECK ((info_value <> ''::text))
other_information other_information_one: EXCLUDE USING gist (party_id WITH =, setting_type_enum_id WITH =, valid WITH &&)
other_information other_information_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
other_information other_information_pkey: PRIMARY KEY (other_information_id)
other_information other_information_setting_type_enum_id_fkey: FOREIGN KEY (setting_type_enum_id) REFERENCES enumeration(enum_id)
other_information other_information_valid_check: CHECK ((NOT isempty(valid)))
party party_company: FOREIGN KEY (company_id) REFERENCES company(company_id) DEFERRABLE INITIALLY DEFERRED
party party_party_type_enum_id_check: CHECK ((party_type_enum_id = ANY (ARRAY['PtyPerson'::text, 'PtyOrganization'::text])))
party party_pkey: PRIMARY KEY (party_id)
party_classification party_classification_check: CHECK ((parent_classification_id <> party_classification_id))
party_classification party_classification_classification_type_enum_id_fkey: FOREIGN KEY (classification_type_enum_id) REFERENCES enumeration(enum_id)
party_classification party_classification_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
party_classification party_classification_description_check: CHECK ((description <> ''::text))
party_classification party_classification_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
party_classification party_classification_option_indicator_check: CHECK ((option_indicator = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
party_classification party_classification_parent_classification_id_fkey: FOREIGN KEY (parent_classification_id) REFERENCES party_classification(party_classification_id)
party_classification party_classification_pkey: PRIMARY KEY (party_classification_id)
party_classification party_classification_standard_code_check: CHECK ((standard_code ~ '^[A-Za-z0-9]+$'::text))
party_identification party_identification_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
party_identification party_identification_id_value_check: CHECK ((id_value <> ''::text))
party_identification party_identification_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
party_identification party_identification_pkey: PRIMARY KEY (party_id, party_id_type_enum_id)
party_qualification party_qualification_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
party_qualification party_qualification_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
party_qualification party_qualification_pkey: PRIMARY KEY (party_qualification_id)
party_qualification party_qualification_qualification_type_enum_id_fkey: FOREIGN KEY (qualification_type_enum_id) REFERENCES enumeration(enum_id)
party_relationship party_relationship_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
party_relationship party_relationship_one_employment: EXCLUDE USING gist (company_id WITH =, party_id WITH =, relationship_type_enum_id WITH =, valid WITH &&)
party_relationship party_relationship_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
party_relationship party_relationship_pkey: PRIMARY KEY (party_relationship_id)
party_relationship party_relationship_pseudo_id_check: CHECK ((pseudo_id <> ''::text))
party_relationship party_relationship_status_id_check: CHECK ((status_id = ANY (ARRAY['ActiveRel'::text, 'NotActiveRel'::text])))
party_relationship party_relationship_valid_check: CHECK ((NOT isempty(valid)))
password_recovery password_recovery_pkey: PRIMARY KEY (bucket)
password_recovery password_recovery_user_id_fkey: FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE CASCADE
person person_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
person person_first_name_check: CHECK ((first_name <> ''::text))
person person_gender_check: CHECK ((gender = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
person person_last_name_check: CHECK ((last_name <> ''::text))
person person_marital_status_enum_id_fkey: FOREIGN KEY (marital_status_enum_id) REFERENCES enumeration(enum_id)
person person_military_state_enum_id_fkey: FOREIGN KEY (military_state_enum_id) REFERENCES enumeration(enum_id)
person person_number_of_kids_check: CHECK (((number_of_kids >= 0) AND (number_of_kids <= 30)))
person person_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
person person_pkey: PRIMARY KEY (party_id)
personal_note personal_note_pkey: PRIMARY KEY (note_id)
personal_note personal_note_text_check: CHECK ((length(text) <= 2000))
personal_note personal_note_user_id_fkey: FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE CASCADE
postal_address postal_address_city_geo_id_fkey: FOREIGN KEY (city_geo_id) REFERENCES geo(geo_id)
postal_address postal_address_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
postal_address postal_address_country_geo_id_fkey: FOREIGN KEY (country_geo_id) REFERENCES geo(geo_id)
postal_address postal_address_county_geo_id_fkey: FOREIGN KEY (county_geo_id) REFERENCES geo(geo_id)
postal_address postal_address_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
postal_address postal_address_pkey: PRIMARY KEY (postal_address_id)
postal_address postal_address_postal_code_geo_id_fkey: FOREIGN KEY (postal_code_geo_id) REFERENCES geo(geo_id)
postal_address postal_address_state_province_geo_id_fkey: FOREIGN KEY (state_province_geo_id) REFERENCES geo(geo_id)
recent_page recent_page_path_check: CHECK (((length(path) >= 1) AND (length(path) <= 500)))
recent_page recent_page_pkey: PRIMARY KEY (user_id, path)
recent_page recent_page_title_check: CHECK (((length(title) >= 1) AND (length(title) <= 200)))
recent_page recent_page_user_id_fkey: FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE CASCADE
reference_version reference_version_only_one_check: CHECK (only_one)
reference_version reference_version_pkey: PRIMARY KEY (only_one)
resealing resealing_key_id_fkey: FOREIGN KEY (key_id) REFERENCES data_key(key_id)
resealing resealing_pkey: PRIMARY KEY (job)
role_type role_type_check: CHECK ((parent_type_id <> role_type_id))
role_type role_type_description_check: CHECK ((description <> ''::text))
role_type role_type_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
role_type role_type_option_indicator_check: CHECK ((option_indicator = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
role_type role_type_parent_type_id_fkey: FOREIGN KEY (parent_type_id) REFERENCES role_type(role_type_id)
role_type role_type_pkey: PRIMARY KEY (role_type_id)
role_type role_type_role_type_id_check: CHECK ((role_type_id ~ '^[A-Za-z][A-Za-z0-9_]*$'::text))
schema_migration schema_migration_pkey: PRIMARY KEY (id)
seed_version seed_version_pkey: PRIMARY KEY (name)
service_key service_key_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
service_key service_key_created_by_fkey: FOREIGN KEY (created_by) REFERENCES user_account(user_id) ON DELETE SET NULL
service_key service_key_key_hash_key: UNIQUE (key_hash)
service_key service_key_name_check: CHECK ((name <> ''::text))
service_key service_key_networks_check: CHECK ((cardinality(networks) > 0))
service_key service_key_permissions_check: CHECK ((cardinality(permissions) > 0))
service_key service_key_pkey: PRIMARY KEY (service_key_id)
service_key service_key_revoked_by_fkey: FOREIGN KEY (revoked_by) REFERENCES user_account(user_id) ON DELETE SET NULL
service_key service_key_row_scope_check: CHECK ((row_scope = ANY (ARRAY['company'::text, 'all'::text])))
session_key session_key_pkey: PRIMARY KEY (key_hash)
session_key session_key_session_id_fkey: FOREIGN KEY (session_id) REFERENCES login_session(session_id) ON DELETE CASCADE
skill skill_check: CHECK ((parent_skill_id <> skill_id))
skill skill_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
skill skill_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
skill skill_option_indicator_check: CHECK ((option_indicator = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
skill skill_parent_skill_id_fkey: FOREIGN KEY (parent_skill_id) REFERENCES skill(skill_id)
skill skill_pkey: PRIMARY KEY (skill_id)
skill skill_skill_code_check: CHECK ((skill_code ~ '^[A-Za-z0-9]+$'::text))
skill skill_skill_type_check: CHECK ((skill_type = ANY (ARRAY['SkillGroup'::text, 'Skill'::text])))
skill skill_title_check: CHECK ((title <> ''::text))
special_day special_day_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id) ON DELETE CASCADE
special_day special_day_day_kind_check: CHECK ((day_kind = ANY (ARRAY['SdOff'::text, 'SdHalf'::text, 'SdWork'::text])))
special_day special_day_for_all_check: CHECK ((for_all = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
special_day special_day_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
special_day special_day_option_indicator_check: CHECK ((option_indicator = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
special_day special_day_pkey: PRIMARY KEY (special_day_id)
special_day special_day_reason_check: CHECK ((reason <> ''::text))
special_day special_day_title_check: CHECK ((title <> ''::text))
status_flow_transition status_flow_transition_check: CHECK ((to_status_id <> status_id))
status_flow_transition status_flow_transition_from: FOREIGN KEY (status_type_id, status_id) REFERENCES status_item(status_type_id, status_id)
status_flow_transition status_flow_transition_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
status_flow_transition status_flow_transition_once: UNIQUE (status_type_id, status_id, to_status_id)
status_flow_transition status_flow_transition_option_indicator_check: CHECK ((option_indicator = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
status_flow_transition status_flow_transition_pkey: PRIMARY KEY (transition_id)
status_flow_transition status_flow_transition_status_type_id_fkey: FOREIGN KEY (status_type_id) REFERENCES status_type(status_type_id)
status_flow_transition status_flow_transition_to: FOREIGN KEY (status_type_id, to_status_id) REFERENCES status_item(status_type_id, status_id)
status_flow_transition status_flow_transition_transition_name_check: CHECK ((transition_name <> ''::text))
status_item status_item_id: CHECK ((status_id ~ '^[A-Za-z][A-Za-z0-9_]*$'::text))
status_item status_item_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
status_item status_item_option_indicator_check: CHECK ((option_indicator = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
status_item status_item_pkey: PRIMARY KEY (status_type_id, status_id)
status_item status_item_status_type_id_fkey: FOREIGN KEY (status_type_id) REFERENCES status_type(status_type_id)
status_type status_type_pkey: PRIMARY KEY (status_type_id)
stored_file stored_file_check: CHECK ((octet_length(content) = size))
stored_file stored_file_claim: CHECK ((((state = 'claimed'::text) = (party_id IS NOT NULL)) AND ((state = 'claimed'::text) = (party_content_type_enum_id IS NOT NULL))))
stored_file stored_file_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
stored_file stored_file_display_name_check: CHECK (((length(display_name) >= 1) AND (length(display_name) <= 200)))
stored_file stored_file_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
stored_file stored_file_pkey: PRIMARY KEY (stored_name)
stored_file stored_file_place: CHECK (((storage = 'db'::text) = (content IS NOT NULL)))
stored_file stored_file_record: CHECK (((state = 'claimed'::text) = (record_id IS NOT NULL)))
stored_file stored_file_size_check: CHECK ((size > 0))
stored_file stored_file_state_check: CHECK ((state = ANY (ARRAY['loose'::text, 'claimed'::text, 'released'::text])))
stored_file stored_file_storage_check: CHECK ((storage = ANY (ARRAY['db'::text, 'disk'::text, 's3'::text])))
stored_file stored_file_stored_name_check: CHECK ((stored_name ~ '^[0-9A-Za-z]{32}\.[a-z][a-z0-9]{1,3}$'::text))
stored_file stored_file_user_id_fkey: FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE SET NULL
structure_draft structure_draft_activated_by_fkey: FOREIGN KEY (activated_by) REFERENCES party(party_id) ON DELETE SET NULL
structure_draft structure_draft_approved_by_fkey: FOREIGN KEY (approved_by) REFERENCES party(party_id) ON DELETE SET NULL
structure_draft structure_draft_check: CHECK (((status_id = 'DrfApproved'::text) OR (refusal_text IS NULL)))
structure_draft structure_draft_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
structure_draft structure_draft_created_by_fkey: FOREIGN KEY (created_by) REFERENCES party(party_id) ON DELETE SET NULL
structure_draft structure_draft_four_eyes: CHECK ((approved_by <> ALL (author_ids)))
structure_draft structure_draft_pkey: PRIMARY KEY (draft_id)
structure_draft structure_draft_record: CHECK (((record IS NULL) = (activated_at IS NULL)))
structure_draft structure_draft_status_id_check: CHECK ((status_id = ANY (ARRAY['DrfOpen'::text, 'DrfSubmitted'::text, 'DrfApproved'::text, 'DrfActivated'::text, 'DrfDiscarded'::text])))
structure_draft structure_draft_steps: CHECK (
CASE status_id
    WHEN 'DrfOpen'::text THEN ((submitted_at IS NULL) AND (approved_at IS NULL) AND (activated_at IS NULL))
    WHEN 'DrfSubmitted'::text THEN ((submitted_at IS NOT NULL) AND (approved_at IS NULL) AND (activated_at IS NULL))
    WHEN 'DrfApproved'::text THEN ((submitted_at IS NOT NULL) AND (approved_at IS NOT NULL) AND (activated_at IS NULL))
    WHEN 'DrfActivated'::text THEN ((submitted_at IS NOT NULL) AND (approved_at IS NOT NULL) AND (activated_at IS NOT NULL))
    ELSE (activated_at IS NULL)
END)
structure_draft structure_draft_submitted_by_fkey: FOREIGN KEY (submitted_by) REFERENCES party(party_id) ON DELETE SET NULL
structure_draft structure_draft_title_check: CHECK ((title <> ''::text))
structure_draft_change structure_draft_change_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
structure_draft_change structure_draft_change_draft_id_fkey: FOREIGN KEY (draft_id) REFERENCES structure_draft(draft_id) ON DELETE CASCADE
structure_draft_change structure_draft_change_level_enum_id_fkey: FOREIGN KEY (level_enum_id) REFERENCES enumeration(enum_id)
structure_draft_change structure_draft_change_organization_type_enum_id_fkey: FOREIGN KEY (organization_type_enum_id) REFERENCES enumeration(enum_id)
structure_draft_change structure_draft_change_pkey: PRIMARY KEY (change_id)
structure_draft_change structure_draft_change_place: UNIQUE (draft_id, place)
structure_draft_change structure_draft_change_pseudo_id_check: CHECK ((pseudo_id <> ''::text))
structure_draft_change structure_draft_change_says: CHECK (
CASE kind
    WHEN 'addUnit'::text THEN (num_nulls(unit_id, pseudo_id, title) = 0)
    WHEN 'changeUnit'::text THEN ((unit_id IS NOT NULL) AND (num_nonnulls(title, level_enum_id, organization_type_enum_id) > 0))
    WHEN 'moveUnit'::text THEN (unit_id IS NOT NULL)
    WHEN 'closeUnit'::text THEN (unit_id IS NOT NULL)
    WHEN 'addPost'::text THEN (num_nulls(empl_position_id, unit_id, pseudo_id, title, seats) = 0)
    WHEN 'changePost'::text THEN ((empl_position_id IS NOT NULL) AND (num_nonnulls(title, seats) > 0))
    WHEN 'movePost'::text THEN (num_nulls(empl_position_id, unit_id) = 0)
    WHEN 'closePost'::text THEN (empl_position_id IS NOT NULL)
    WHEN 'moveHolder'::text THEN (num_nulls(holding_id, empl_position_id) = 0)
    WHEN 'endHolder'::text THEN (holding_id IS NOT NULL)
    ELSE false
END)
structure_draft_change structure_draft_change_seats_check: CHECK (((seats >= 1) AND (seats <= 9999)))
structure_draft_change structure_draft_change_title_check: CHECK ((title <> ''::text))
structure_touched at_the_end: TRIGGER DEFERRABLE INITIALLY DEFERRED
table_view table_view_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
table_view table_view_name: UNIQUE (user_id, table_key, name)
table_view table_view_name_check: CHECK (((length(name) >= 1) AND (length(name) <= 60)))
table_view table_view_pkey: PRIMARY KEY (view_id)
table_view table_view_state_check: CHECK ((octet_length((state)::text) <= 32768))
table_view table_view_table_key_check: CHECK (((length(table_key) >= 1) AND (length(table_key) <= 100)))
table_view table_view_user_id_fkey: FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE CASCADE
table_view_default table_view_default_pkey: PRIMARY KEY (user_id, table_key)
table_view_default table_view_default_user_id_fkey: FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE CASCADE
table_view_default table_view_default_view_id_fkey: FOREIGN KEY (view_id) REFERENCES table_view(view_id) ON DELETE CASCADE
telecom_number telecom_number_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
telecom_number telecom_number_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
telecom_number telecom_number_pkey: PRIMARY KEY (telecom_number_id)
throttle throttle_pkey: PRIMARY KEY (bucket)
time_period time_period_check: CHECK ((thru_date >= from_date))
time_period time_period_no_overlap: EXCLUDE USING gist (time_period_type_id WITH =, daterange(from_date, thru_date, '[]'::text) WITH &&)
time_period time_period_parent_period_id_fkey: FOREIGN KEY (parent_period_id) REFERENCES time_period(time_period_id)
time_period time_period_pkey: PRIMARY KEY (time_period_id)
time_period time_period_previous_period_id_fkey: FOREIGN KEY (previous_period_id) REFERENCES time_period(time_period_id)
time_period time_period_time_period_type_id_fkey: FOREIGN KEY (time_period_type_id) REFERENCES time_period_type(time_period_type_id)
time_period_type time_period_type_length_uom_id_fkey: FOREIGN KEY (length_uom_id) REFERENCES uom(uom_id)
time_period_type time_period_type_pkey: PRIMARY KEY (time_period_type_id)
unit_degree unit_degree_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
unit_degree unit_degree_degree_code_check: CHECK ((degree_code ~ '^[A-Za-z0-9]+$'::text))
unit_degree unit_degree_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
unit_degree unit_degree_of_company: UNIQUE (unit_degree_id, company_id)
unit_degree unit_degree_option_indicator_check: CHECK ((option_indicator = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
unit_degree unit_degree_pkey: PRIMARY KEY (unit_degree_id)
unit_degree unit_degree_rank_number_check: CHECK (((rank_number >= 1) AND (rank_number <= 999)))
unit_degree unit_degree_title: UNIQUE (company_id, title)
unit_degree unit_degree_title_check: CHECK ((title <> ''::text))
unit_degree_decision unit_degree_decision_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
unit_degree_decision unit_degree_decision_decided_by_fkey: FOREIGN KEY (decided_by) REFERENCES party(party_id) ON DELETE SET NULL
unit_degree_decision unit_degree_decision_pkey: PRIMARY KEY (unit_degree_decision_id)
unit_degree_decision unit_degree_decision_reason_check: CHECK ((reason <> ''::text))
uom uom_description_check: CHECK ((description <> ''::text))
uom uom_fraction_digits_check: CHECK (((fraction_digits >= 0) AND (fraction_digits <= 9)))
uom uom_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
uom uom_option_indicator_check: CHECK ((option_indicator = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
uom uom_pkey: PRIMARY KEY (uom_id)
uom uom_uom_id_check: CHECK ((uom_id ~ '^[A-Za-z][A-Za-z0-9_]*$'::text))
uom uom_uom_type_enum_id_fkey: FOREIGN KEY (uom_type_enum_id) REFERENCES enumeration(enum_id)
user_account user_account_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
user_account user_account_disabled_check: CHECK ((disabled = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
user_account user_account_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id)
user_account user_account_party_relationship_id_fkey: FOREIGN KEY (party_relationship_id) REFERENCES party_relationship(party_relationship_id)
user_account user_account_pkey: PRIMARY KEY (user_id)
user_group user_group_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
user_group user_group_pkey: PRIMARY KEY (user_group_id)
user_group user_group_row_scope_check: CHECK ((row_scope = ANY (ARRAY['self'::text, 'units'::text, 'named'::text, 'company'::text, 'all'::text])))
user_group_member user_group_member_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
user_group_member user_group_member_no_overlap: EXCLUDE USING gist (user_id WITH =, user_group_id WITH =, company_id WITH =, valid WITH &&)
user_group_member user_group_member_user_group_id_fkey: FOREIGN KEY (user_group_id) REFERENCES user_group(user_group_id)
user_group_member user_group_member_user_id_fkey: FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE CASCADE
user_group_member user_group_member_valid_check: CHECK ((NOT isempty(valid)))
user_group_permission user_group_permission_no_overlap: EXCLUDE USING gist (user_group_id WITH =, permission WITH =, valid WITH &&)
user_group_permission user_group_permission_pkey: PRIMARY KEY (user_group_id, permission, valid)
user_group_permission user_group_permission_user_group_id_fkey: FOREIGN KEY (user_group_id) REFERENCES user_group(user_group_id) ON DELETE CASCADE
user_group_permission user_group_permission_valid_check: CHECK ((NOT isempty(valid)))
user_group_unit user_group_unit_pkey: PRIMARY KEY (user_group_id, unit_id)
user_group_unit user_group_unit_unit_id_fkey: FOREIGN KEY (unit_id) REFERENCES org_unit(unit_id) ON DELETE CASCADE
user_group_unit user_group_unit_user_group_id_fkey: FOREIGN KEY (user_group_id) REFERENCES user_group(user_group_id) ON DELETE CASCADE
user_login_history user_login_history_login_type_check: CHECK ((login_type = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
user_login_history user_login_history_pkey: PRIMARY KEY (user_login_history_id)
user_login_history user_login_history_user_id_fkey: FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE SET NULL
user_password_history user_password_history_pkey: PRIMARY KEY (user_id, password_hash)
user_password_history user_password_history_user_id_fkey: FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE CASCADE
user_recovery_code user_recovery_code_code_no_check: CHECK (((code_no >= 0) AND (code_no <= 9)))
user_recovery_code user_recovery_code_pkey: PRIMARY KEY (user_id, code_no)
user_recovery_code user_recovery_code_user_id_fkey: FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE CASCADE
user_totp user_totp_pkey: PRIMARY KEY (user_id)
user_totp user_totp_user_id_fkey: FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE CASCADE
work_calendar work_calendar_calendar_code_check: CHECK ((calendar_code ~ '^[A-Za-z0-9]+$'::text))
work_calendar work_calendar_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id) ON DELETE CASCADE
work_calendar work_calendar_default_active: CHECK (((is_default = 'N'::bpchar) OR (option_indicator = 'Y'::bpchar)))
work_calendar work_calendar_is_default_check: CHECK ((is_default = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
work_calendar work_calendar_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
work_calendar work_calendar_option_indicator_check: CHECK ((option_indicator = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
work_calendar work_calendar_pkey: PRIMARY KEY (work_calendar_id)
work_calendar work_calendar_title_check: CHECK ((title <> ''::text))
work_calendar work_calendar_work_calendar_id_company_id_key: UNIQUE (work_calendar_id, company_id)
work_week work_week_check: CHECK ((thru_date >= from_date))
work_week work_week_friday_check: CHECK (((friday >= 0) AND (friday <= 1440)))
work_week work_week_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
work_week work_week_monday_check: CHECK (((monday >= 0) AND (monday <= 1440)))
work_week work_week_no_overlap: EXCLUDE USING gist (company_id WITH =, work_calendar_id WITH =, daterange(from_date, thru_date, '[]'::text) WITH &&) WHERE ((option_indicator = 'Y'::bpchar))
work_week work_week_option_indicator_check: CHECK ((option_indicator = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
work_week work_week_pkey: PRIMARY KEY (work_week_id)
work_week work_week_saturday_check: CHECK (((saturday >= 0) AND (saturday <= 1440)))
work_week work_week_some_work: CHECK ((((((((saturday + sunday) + monday) + tuesday) + wednesday) + thursday) + friday) > 0))
work_week work_week_sunday_check: CHECK (((sunday >= 0) AND (sunday <= 1440)))
work_week work_week_thursday_check: CHECK (((thursday >= 0) AND (thursday <= 1440)))
work_week work_week_tuesday_check: CHECK (((tuesday >= 0) AND (tuesday <= 1440)))
work_week work_week_wednesday_check: CHECK (((wednesday >= 0) AND (wednesday <= 1440)))
work_week work_week_work_calendar_id_fkey: FOREIGN KEY (work_calendar_id, company_id) REFERENCES work_calendar(work_calendar_id, company_id) ON DELETE CASCADE

-- views
searchable_person:  SELECT party_id,
    company_id,
    first_name,
    last_name,
    suffix,
    gender,
    birth_date,
    marital_status_enum_id,
    face_image,
    search_text,
    search_words,
    sort_text
   FROM person
  WHERE (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]));
searchable_unit:  SELECT unit_id,
    company_id,
    pseudo_id,
    organization_name,
    search_text,
    valid
   FROM org_unit
  WHERE (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]));

-- indexes
CREATE INDEX access_request_company ON public.access_request USING btree (company_id, asked_on)
CREATE INDEX account_request_list ON public.account_request USING btree (state, created_at, request_id)
CREATE INDEX approval_chain_no_overlap ON public.approval_chain USING gist (company_id, process_type, valid)
CREATE INDEX approval_step_position ON public.approval_step USING btree (empl_position_id)
CREATE INDEX approval_step_unit ON public.approval_step USING btree (unit_id)
CREATE INDEX audit_entry_at ON ONLY public.audit_entry USING btree (at DESC, audit_id DESC)
CREATE INDEX audit_entry_record ON ONLY public.audit_entry USING btree (entity, record_id, at DESC)
CREATE INDEX audit_entry_subject ON ONLY public.audit_entry USING btree (subject_party_id, at DESC) WHERE (subject_party_id IS NOT NULL)
CREATE INDEX audit_seal_dropped ON public.audit_seal USING btree (dropped_month) WHERE (dropped_month IS NOT NULL)
CREATE INDEX audit_seal_masked ON public.audit_seal USING btree (seal_no) WHERE (masked_for IS NOT NULL)
CREATE INDEX bank_account_one_main ON public.bank_account USING gist (party_id, payment_method_purpose_enum_id, valid)
CREATE INDEX bank_account_person ON public.bank_account USING hash (party_id)
CREATE INDEX bank_merged ON public.bank USING btree (merged_into_bank_id)
CREATE INDEX company_bank_account_party ON public.company_bank_account USING btree (party_id)
CREATE INDEX company_insurance_area_branch ON public.company_insurance_area USING btree (branch_id)
CREATE INDEX company_insurance_area_organ ON public.company_insurance_area USING btree (organ_id)
CREATE INDEX company_seal_party ON public.company_seal USING btree (party_id)
CREATE INDEX company_tax_area_branch ON public.company_tax_area USING btree (branch_id)
CREATE INDEX company_tax_area_organ ON public.company_tax_area USING btree (organ_id)
CREATE INDEX competence_criterion_parent ON public.competence_criterion USING btree (parent_criterion_id)
CREATE INDEX electronic_address_party ON public.electronic_address USING btree (party_id)
CREATE INDEX empl_position_fact_no_overlap ON public.empl_position_fact USING gist (empl_position_id, valid)
CREATE INDEX empl_position_job_grade ON public.empl_position_job USING btree (job_grade_id) WHERE (job_grade_id IS NOT NULL)
CREATE INDEX empl_position_job_job ON public.empl_position_job USING btree (job_id)
CREATE INDEX empl_position_job_no_overlap ON public.empl_position_job USING gist (empl_position_id, valid)
CREATE INDEX empl_position_party_main ON public.empl_position_party USING btree (party_id) INCLUDE (empl_position_id, company_id, valid) WHERE (main_position = 'Y'::bpchar)
CREATE INDEX empl_position_party_one_chief ON public.empl_position_party USING gist (company_id, valid) WHERE (role_type_id = 'ChiefExecutiveOfficer'::text)
CREATE INDEX empl_position_party_one_main ON public.empl_position_party USING gist (party_id, valid) WHERE (main_position = 'Y'::bpchar)
CREATE INDEX empl_position_party_one_seat ON public.empl_position_party USING gist (empl_position_id, party_id, valid)
CREATE INDEX empl_position_party_person ON public.empl_position_party USING hash (party_id)
CREATE INDEX empl_position_party_seat ON public.empl_position_party USING hash (empl_position_id)
CREATE INDEX empl_position_reporting_above ON public.empl_position_reporting USING hash (reports_to_id)
CREATE INDEX empl_position_reporting_dotted ON public.empl_position_reporting USING gist (empl_position_id, reports_to_id, valid) WHERE (line = 'dotted'::text)
CREATE INDEX empl_position_reporting_no_overlap ON public.empl_position_reporting USING gist (empl_position_id, valid) WHERE (line = 'solid'::text)
CREATE INDEX empl_position_reporting_of ON public.empl_position_reporting USING hash (empl_position_id)
CREATE INDEX empl_position_unit_no_overlap ON public.empl_position_unit USING gist (empl_position_id, valid)
CREATE INDEX empl_position_unit_position ON public.empl_position_unit USING btree (empl_position_id) INCLUDE (unit_id, company_id, valid)
CREATE INDEX empl_position_unit_seat ON public.empl_position_unit USING hash (empl_position_id)
CREATE INDEX empl_position_unit_unit ON public.empl_position_unit USING btree (unit_id)
CREATE INDEX employment_kind_employment ON public.employment_kind USING btree (party_relationship_id) INCLUDE (employment_status_enum_id, company_id, valid)
CREATE INDEX employment_kind_no_overlap ON public.employment_kind USING gist (party_relationship_id, valid)
CREATE INDEX employment_salary_no_overlap ON public.employment_salary USING gist (party_relationship_id, valid)
CREATE INDEX employment_salary_of ON public.employment_salary USING hash (party_relationship_id)
CREATE INDEX enumeration_of_type ON public.enumeration USING btree (enum_type_id, sequence_num)
CREATE INDEX enumeration_parent ON public.enumeration USING btree (parent_enum_id)
CREATE INDEX form_draft_saved_at ON public.form_draft USING btree (saved_at)
CREATE INDEX geo_of_type ON public.geo USING btree (geo_type_enum_id, geo_name)
CREATE INDEX geo_parent ON public.geo USING btree (parent_geo_id)
CREATE INDEX geo_search ON public.geo USING btree (search_text)
CREATE INDEX idempotency_key_created_at ON public.idempotency_key USING btree (created_at)
CREATE INDEX import_change_record ON public.import_change USING btree (record_id)
CREATE INDEX import_run_latest ON public.import_run USING btree (company_id, created_at DESC)
CREATE INDEX job_authority_job ON public.job_authority USING btree (job_id)
CREATE INDEX job_communication_job ON public.job_communication USING btree (job_id)
CREATE INDEX job_competence_criterion ON public.job_competence USING btree (competence_criterion_id)
CREATE INDEX job_course_course ON public.job_course USING btree (course_id)
CREATE INDEX job_detail_job ON public.job_detail USING btree (job_id)
CREATE INDEX job_producer ON public.job USING btree (producer_empl_position_id)
CREATE INDEX job_responsibility_job ON public.job_responsibility USING btree (job_id)
CREATE INDEX job_skill_skill ON public.job_skill USING btree (skill_id)
CREATE INDEX legal_parameter_once ON public.legal_parameter USING gist (jalali_year, kind_enum_id, COALESCE(bracket, (0)::smallint), int4range((from_month)::integer, (thru_month)::integer, '[]'::text)) WHERE (option_indicator = 'Y'::bpchar)
CREATE INDEX login_session_company ON public.login_session USING btree (company_id) WHERE (company_id IS NOT NULL)
CREATE INDEX login_session_end ON public.login_session USING btree (absolute_until)
CREATE INDEX login_session_user ON public.login_session USING btree (user_id) WHERE (revoked_at IS NULL)
CREATE INDEX message_outbox_created ON public.message_outbox USING btree (created_at)
CREATE INDEX message_outbox_due ON public.message_outbox USING btree (next_try_at) WHERE (state = 'waiting'::text)
CREATE INDEX notification_message_company ON public.notification_message USING btree (company_id)
CREATE INDEX notification_message_user_company ON public.notification_message_user USING btree (company_id)
CREATE INDEX notification_message_user_own ON public.notification_message_user USING btree (party_id, sent_at DESC, notification_message_id DESC)
CREATE INDEX notification_message_user_unread ON public.notification_message_user USING btree (party_id) WHERE (status_id <> 'CeViewed'::text)
CREATE INDEX org_unit_degree_decision ON public.org_unit_degree USING btree (unit_degree_decision_id)
CREATE INDEX org_unit_degree_degree ON public.org_unit_degree USING btree (unit_degree_id)
CREATE INDEX org_unit_degree_no_overlap ON public.org_unit_degree USING gist (unit_id, valid)
CREATE INDEX org_unit_fact_no_overlap ON public.org_unit_fact USING gist (unit_id, valid)
CREATE INDEX org_unit_manager_one ON public.org_unit_manager USING gist (unit_id, valid)
CREATE INDEX org_unit_manager_seat ON public.org_unit_manager USING btree (empl_position_id)
CREATE INDEX org_unit_parent_children ON public.org_unit_parent USING btree (parent_unit_id)
CREATE INDEX org_unit_parent_no_overlap ON public.org_unit_parent USING gist (unit_id, valid)
CREATE INDEX org_unit_search ON public.org_unit USING gin (search_text gin_trgm_ops) WITH (fastupdate=off)
CREATE INDEX other_information_one ON public.other_information USING gist (party_id, setting_type_enum_id, valid)
CREATE INDEX party_classification_parent ON public.party_classification USING btree (parent_classification_id)
CREATE INDEX party_identification_value ON public.party_identification USING btree (id_value text_pattern_ops)
CREATE INDEX party_qualification_party ON public.party_qualification USING btree (party_id)
CREATE INDEX party_relationship_code ON public.party_relationship USING btree (pseudo_id text_pattern_ops) WHERE (relationship_type_enum_id = 'PrtEmployee'::text)
CREATE INDEX party_relationship_list ON public.party_relationship USING btree (party_id) INCLUDE (relationship_type_enum_id, status_id, company_id, party_relationship_id, pseudo_id, valid)
CREATE INDEX party_relationship_one_employment ON public.party_relationship USING gist (company_id, party_id, relationship_type_enum_id, valid)
CREATE INDEX party_relationship_person ON public.party_relationship USING hash (party_id)
CREATE INDEX password_recovery_end ON public.password_recovery USING btree (expires_at)
CREATE INDEX password_recovery_user ON public.password_recovery USING btree (user_id)
CREATE INDEX person_order ON public.person USING btree (sort_text, party_id)
CREATE INDEX person_search_text ON public.person USING gin (search_text gin_trgm_ops) WITH (fastupdate=off)
CREATE INDEX person_search_words ON public.person USING gin (search_words) WITH (fastupdate=off)
CREATE INDEX personal_note_user ON public.personal_note USING btree (user_id)
CREATE INDEX postal_address_party ON public.postal_address USING btree (party_id)
CREATE INDEX role_type_parent ON public.role_type USING btree (parent_type_id)
CREATE INDEX session_key_session ON public.session_key USING btree (session_id)
CREATE INDEX skill_parent ON public.skill USING btree (parent_skill_id)
CREATE INDEX stored_file_idle ON public.stored_file USING btree (state_since) WHERE (state <> 'claimed'::text)
CREATE INDEX stored_file_in_row ON public.stored_file USING btree (stored_name) WHERE (storage = 'db'::text)
CREATE INDEX stored_file_loose ON public.stored_file USING btree (user_id) WHERE (state = 'loose'::text)
CREATE INDEX stored_file_party ON public.stored_file USING btree (party_id, party_content_type_enum_id) WHERE (party_id IS NOT NULL)
CREATE INDEX structure_draft_company ON public.structure_draft USING btree (company_id, effective_date)
CREATE INDEX structure_draft_due ON public.structure_draft USING btree (effective_date) WHERE ((status_id = 'DrfApproved'::text) AND (refusal_text IS NULL))
CREATE INDEX table_view_default_view ON public.table_view_default USING btree (view_id)
CREATE INDEX table_view_shared ON public.table_view USING btree (company_id, table_key) WHERE is_shared
CREATE INDEX telecom_number_party ON public.telecom_number USING btree (party_id)
CREATE INDEX time_period_no_overlap ON public.time_period USING gist (time_period_type_id, daterange(from_date, thru_date, '[]'::text))
CREATE INDEX unit_degree_decision_by ON public.unit_degree_decision USING btree (decided_by)
CREATE INDEX uom_of_type ON public.uom USING btree (uom_type_enum_id, sequence_num)
CREATE INDEX user_account_party ON public.user_account USING btree (party_id)
CREATE INDEX user_group_member_no_overlap ON public.user_group_member USING gist (user_id, user_group_id, company_id, valid)
CREATE INDEX user_group_member_user ON public.user_group_member USING btree (user_id)
CREATE INDEX user_group_permission_no_overlap ON public.user_group_permission USING gist (user_group_id, permission, valid)
CREATE INDEX user_group_unit_unit ON public.user_group_unit USING btree (unit_id)
CREATE INDEX user_login_history_age ON public.user_login_history USING brin (at)
CREATE INDEX user_login_history_at ON public.user_login_history USING btree (at DESC, user_login_history_id DESC) WHERE (login_type IS NULL)
CREATE INDEX user_login_history_user ON public.user_login_history USING btree (user_id, at DESC)
CREATE INDEX user_password_history_user ON public.user_password_history USING btree (user_id, set_at DESC)
CREATE INDEX work_week_no_overlap ON public.work_week USING gist (company_id, work_calendar_id, daterange(from_date, thru_date, '[]'::text)) WHERE (option_indicator = 'Y'::bpchar)
CREATE UNIQUE INDEX access_request_pkey ON public.access_request USING btree (user_id, path, asked_on)
CREATE UNIQUE INDEX account_request_pkey ON public.account_request USING btree (request_id)
CREATE UNIQUE INDEX agreement_type_code ON public.agreement_type USING btree (company_id, upper(code))
CREATE UNIQUE INDEX agreement_type_pkey ON public.agreement_type USING btree (agreement_id)
CREATE UNIQUE INDEX approval_chain_pkey ON public.approval_chain USING btree (verification_id)
CREATE UNIQUE INDEX approval_chain_verification_id_company_id_key ON public.approval_chain USING btree (verification_id, company_id)
CREATE UNIQUE INDEX approval_process_pkey ON public.approval_process USING btree (process_type)
CREATE UNIQUE INDEX approval_step_pkey ON public.approval_step USING btree (level_id)
CREATE UNIQUE INDEX approval_step_sequence ON public.approval_step USING btree (verification_id, sequence)
CREATE UNIQUE INDEX audit_entry_pkey ON ONLY public.audit_entry USING btree (audit_id, at)
CREATE UNIQUE INDEX audit_retention_single ON public.audit_retention USING btree ((true))
CREATE UNIQUE INDEX audit_seal_hash_key ON public.audit_seal USING btree (hash)
CREATE UNIQUE INDEX audit_seal_pkey ON public.audit_seal USING btree (seal_no)
CREATE UNIQUE INDEX audit_seal_previous_key ON public.audit_seal USING btree (previous)
CREATE UNIQUE INDEX bank_account_pkey ON public.bank_account USING btree (bank_account_id)
CREATE UNIQUE INDEX bank_pkey ON public.bank USING btree (bank_id)
CREATE UNIQUE INDEX company_bank_account_pkey ON public.company_bank_account USING btree (company_bank_account_id)
CREATE UNIQUE INDEX company_insurance_area_name ON public.company_insurance_area USING btree (company_id, relationship_name)
CREATE UNIQUE INDEX company_insurance_area_pkey ON public.company_insurance_area USING btree (company_insurance_area_id)
CREATE UNIQUE INDEX company_insurance_area_workshop ON public.company_insurance_area USING btree (company_id, pseudo_id, contract_number) NULLS NOT DISTINCT
CREATE UNIQUE INDEX company_pkey ON public.company USING btree (company_id)
CREATE UNIQUE INDEX company_pseudo_id_key ON public.company USING btree (pseudo_id)
CREATE UNIQUE INDEX company_seal_pkey ON public.company_seal USING btree (company_seal_id)
CREATE UNIQUE INDEX company_tax_area_name ON public.company_tax_area USING btree (company_id, relationship_name)
CREATE UNIQUE INDEX company_tax_area_pkey ON public.company_tax_area USING btree (company_tax_area_id)
CREATE UNIQUE INDEX competence_criterion_code ON public.competence_criterion USING btree (competence_model_id, upper(criterion_code))
CREATE UNIQUE INDEX competence_criterion_pkey ON public.competence_criterion USING btree (competence_criterion_id)
CREATE UNIQUE INDEX competence_model_pkey ON public.competence_model USING btree (competence_model_id)
CREATE UNIQUE INDEX competence_model_title ON public.competence_model USING btree (company_id, title)
CREATE UNIQUE INDEX course_code ON public.course USING btree (company_id, upper(course_code))
CREATE UNIQUE INDEX course_pkey ON public.course USING btree (course_id)
CREATE UNIQUE INDEX data_key_pkey ON public.data_key USING btree (key_id)
CREATE UNIQUE INDEX electronic_address_pkey ON public.electronic_address USING btree (electronic_address_id)
CREATE UNIQUE INDEX empl_position_code ON public.empl_position USING btree (company_id, upper(pseudo_id))
CREATE UNIQUE INDEX empl_position_party_pkey ON public.empl_position_party USING btree (empl_position_party_id)
CREATE UNIQUE INDEX empl_position_pkey ON public.empl_position USING btree (empl_position_id)
CREATE UNIQUE INDEX enumeration_code ON public.enumeration USING btree (enum_type_id, upper(enum_code))
CREATE UNIQUE INDEX enumeration_enum_type_id_enum_id_key ON public.enumeration USING btree (enum_type_id, enum_id)
CREATE UNIQUE INDEX enumeration_one_default ON public.enumeration USING btree (enum_type_id) WHERE (is_default = 'Y'::bpchar)
CREATE UNIQUE INDEX enumeration_pkey ON public.enumeration USING btree (enum_id)
CREATE UNIQUE INDEX enumeration_type_pkey ON public.enumeration_type USING btree (enum_type_id)
CREATE UNIQUE INDEX form_draft_pkey ON public.form_draft USING btree (user_id, form_key)
CREATE UNIQUE INDEX geo_code ON public.geo USING btree (geo_type_enum_id, geo_code_numeric)
CREATE UNIQUE INDEX geo_pkey ON public.geo USING btree (geo_id)
CREATE UNIQUE INDEX idempotency_key_pkey ON public.idempotency_key USING btree (user_id, key)
CREATE UNIQUE INDEX import_change_pkey ON public.import_change USING btree (run_id, row_no)
CREATE UNIQUE INDEX import_file_pkey ON public.import_file USING btree (run_id)
CREATE UNIQUE INDEX import_refusal_pkey ON public.import_refusal USING btree (run_id, row_no)
CREATE UNIQUE INDEX import_run_pkey ON public.import_run USING btree (run_id)
CREATE UNIQUE INDEX installation_pkey ON public.installation USING btree (is_only)
CREATE UNIQUE INDEX job_authority_pkey ON public.job_authority USING btree (job_authority_id)
CREATE UNIQUE INDEX job_code ON public.job USING btree (company_id, upper(job_code))
CREATE UNIQUE INDEX job_communication_pkey ON public.job_communication USING btree (job_communication_id)
CREATE UNIQUE INDEX job_competence_once ON public.job_competence USING btree (job_id, competence_criterion_id)
CREATE UNIQUE INDEX job_competence_pkey ON public.job_competence USING btree (job_competence_id)
CREATE UNIQUE INDEX job_course_once ON public.job_course USING btree (job_id, course_id)
CREATE UNIQUE INDEX job_course_pkey ON public.job_course USING btree (job_course_id)
CREATE UNIQUE INDEX job_detail_pkey ON public.job_detail USING btree (job_detail_id)
CREATE UNIQUE INDEX job_education_pair ON public.job_education USING btree (job_id, qualification_type_enum_id, field_enum_id) NULLS NOT DISTINCT
CREATE UNIQUE INDEX job_education_pkey ON public.job_education USING btree (job_education_id)
CREATE UNIQUE INDEX job_grade_of_job ON public.job_grade USING btree (job_id, job_grade_id)
CREATE UNIQUE INDEX job_grade_once ON public.job_grade USING btree (job_id, job_grade_enum_id)
CREATE UNIQUE INDEX job_grade_pkey ON public.job_grade USING btree (job_grade_id)
CREATE UNIQUE INDEX job_pkey ON public.job USING btree (job_id)
CREATE UNIQUE INDEX job_responsibility_pkey ON public.job_responsibility USING btree (job_responsibility_id)
CREATE UNIQUE INDEX job_skill_once ON public.job_skill USING btree (job_id, skill_id)
CREATE UNIQUE INDEX job_skill_pkey ON public.job_skill USING btree (job_skill_id)
CREATE UNIQUE INDEX legal_parameter_pkey ON public.legal_parameter USING btree (legal_parameter_id)
CREATE UNIQUE INDEX legal_year_pkey ON public.legal_year USING btree (jalali_year)
CREATE UNIQUE INDEX login_session_cookie_hash_key ON public.login_session USING btree (cookie_hash)
CREATE UNIQUE INDEX login_session_pkey ON public.login_session USING btree (session_id)
CREATE UNIQUE INDEX lunar_month_pkey ON public.lunar_month USING btree (lunar_year, lunar_month)
CREATE UNIQUE INDEX message_outbox_pkey ON public.message_outbox USING btree (outbox_id)
CREATE UNIQUE INDEX name_word_pkey ON public.name_word USING btree (company_id, deletion, word)
CREATE UNIQUE INDEX notification_message_pkey ON public.notification_message USING btree (notification_message_id)
CREATE UNIQUE INDEX notification_message_user_pkey ON public.notification_message_user USING btree (notification_message_id, party_id)
CREATE UNIQUE INDEX org_unit_code ON public.org_unit USING btree (company_id, upper(pseudo_id))
CREATE UNIQUE INDEX org_unit_headcount_pkey ON public.org_unit_headcount USING btree (unit_id)
CREATE UNIQUE INDEX org_unit_pkey ON public.org_unit USING btree (unit_id)
CREATE UNIQUE INDEX organ_branch_code ON public.organ_branch USING btree (organ_id, upper(branch_code))
CREATE UNIQUE INDEX organ_branch_pkey ON public.organ_branch USING btree (branch_id)
CREATE UNIQUE INDEX organ_code ON public.organ USING btree (upper(organ_code))
CREATE UNIQUE INDEX organ_pkey ON public.organ USING btree (organ_id)
CREATE UNIQUE INDEX other_information_pkey ON public.other_information USING btree (other_information_id)
CREATE UNIQUE INDEX party_classification_code ON public.party_classification USING btree (company_id, classification_type_enum_id, upper(standard_code))
CREATE UNIQUE INDEX party_classification_pkey ON public.party_classification USING btree (party_classification_id)
CREATE UNIQUE INDEX party_identification_legal_entity ON public.party_identification USING btree (id_value) WHERE (party_id_type_enum_id = 'legalEntityId'::text)
CREATE UNIQUE INDEX party_identification_national_code ON public.party_identification USING btree (company_id, id_value) WHERE (party_id_type_enum_id = 'Nationalcode'::text)
CREATE UNIQUE INDEX party_identification_pkey ON public.party_identification USING btree (party_id, party_id_type_enum_id)
CREATE UNIQUE INDEX party_pkey ON public.party USING btree (party_id)
CREATE UNIQUE INDEX party_qualification_pkey ON public.party_qualification USING btree (party_qualification_id)
CREATE UNIQUE INDEX party_relationship_pkey ON public.party_relationship USING btree (party_relationship_id)
CREATE UNIQUE INDEX party_relationship_pseudo_id ON public.party_relationship USING btree (company_id, upper(pseudo_id)) WHERE (relationship_type_enum_id = 'PrtEmployee'::text)
CREATE UNIQUE INDEX password_recovery_pkey ON public.password_recovery USING btree (bucket)
CREATE UNIQUE INDEX person_pkey ON public.person USING btree (party_id)
CREATE UNIQUE INDEX personal_note_pkey ON public.personal_note USING btree (note_id)
CREATE UNIQUE INDEX postal_address_pkey ON public.postal_address USING btree (postal_address_id)
CREATE UNIQUE INDEX recent_page_pkey ON public.recent_page USING btree (user_id, path)
CREATE UNIQUE INDEX reference_version_pkey ON public.reference_version USING btree (only_one)
CREATE UNIQUE INDEX resealing_pkey ON public.resealing USING btree (job)
CREATE UNIQUE INDEX role_type_pkey ON public.role_type USING btree (role_type_id)
CREATE UNIQUE INDEX schema_migration_pkey ON public.schema_migration USING btree (id)
CREATE UNIQUE INDEX seed_version_pkey ON public.seed_version USING btree (name)
CREATE UNIQUE INDEX service_key_key_hash_key ON public.service_key USING btree (key_hash)
CREATE UNIQUE INDEX service_key_name ON public.service_key USING btree (company_id, lower(name)) WHERE (revoked_at IS NULL)
CREATE UNIQUE INDEX service_key_pkey ON public.service_key USING btree (service_key_id)
CREATE UNIQUE INDEX session_key_pkey ON public.session_key USING btree (key_hash)
CREATE UNIQUE INDEX skill_code ON public.skill USING btree (company_id, upper(skill_code))
CREATE UNIQUE INDEX skill_pkey ON public.skill USING btree (skill_id)
CREATE UNIQUE INDEX special_day_once ON public.special_day USING btree (company_id, day_date)
CREATE UNIQUE INDEX special_day_pkey ON public.special_day USING btree (special_day_id)
CREATE UNIQUE INDEX status_flow_transition_once ON public.status_flow_transition USING btree (status_type_id, status_id, to_status_id)
CREATE UNIQUE INDEX status_flow_transition_pkey ON public.status_flow_transition USING btree (transition_id)
CREATE UNIQUE INDEX status_item_pkey ON public.status_item USING btree (status_type_id, status_id)
CREATE UNIQUE INDEX status_type_pkey ON public.status_type USING btree (status_type_id)
CREATE UNIQUE INDEX stored_file_one_of_a_kind ON public.stored_file USING btree (party_id, party_content_type_enum_id) WHERE (party_content_type_enum_id = ANY (ARRAY['PcntFaceImage'::text, 'PcntLogo'::text]))
CREATE UNIQUE INDEX stored_file_pkey ON public.stored_file USING btree (stored_name)
CREATE UNIQUE INDEX structure_draft_change_pkey ON public.structure_draft_change USING btree (change_id)
CREATE UNIQUE INDEX structure_draft_change_place ON public.structure_draft_change USING btree (draft_id, place)
CREATE UNIQUE INDEX structure_draft_pkey ON public.structure_draft USING btree (draft_id)
CREATE UNIQUE INDEX table_view_default_pkey ON public.table_view_default USING btree (user_id, table_key)
CREATE UNIQUE INDEX table_view_name ON public.table_view USING btree (user_id, table_key, name)
CREATE UNIQUE INDEX table_view_pkey ON public.table_view USING btree (view_id)
CREATE UNIQUE INDEX telecom_number_pkey ON public.telecom_number USING btree (telecom_number_id)
CREATE UNIQUE INDEX throttle_pkey ON public.throttle USING btree (bucket)
CREATE UNIQUE INDEX time_period_pkey ON public.time_period USING btree (time_period_id)
CREATE UNIQUE INDEX time_period_type_pkey ON public.time_period_type USING btree (time_period_type_id)
CREATE UNIQUE INDEX unit_degree_code ON public.unit_degree USING btree (company_id, upper(degree_code))
CREATE UNIQUE INDEX unit_degree_decision_pkey ON public.unit_degree_decision USING btree (unit_degree_decision_id)
CREATE UNIQUE INDEX unit_degree_of_company ON public.unit_degree USING btree (unit_degree_id, company_id)
CREATE UNIQUE INDEX unit_degree_pkey ON public.unit_degree USING btree (unit_degree_id)
CREATE UNIQUE INDEX unit_degree_title ON public.unit_degree USING btree (company_id, title)
CREATE UNIQUE INDEX uom_pkey ON public.uom USING btree (uom_id)
CREATE UNIQUE INDEX user_account_email ON public.user_account USING btree (lower(email_address)) WHERE (email_address IS NOT NULL)
CREATE UNIQUE INDEX user_account_pkey ON public.user_account USING btree (user_id)
CREATE UNIQUE INDEX user_account_username ON public.user_account USING btree (lower(username))
CREATE UNIQUE INDEX user_group_permission_pkey ON public.user_group_permission USING btree (user_group_id, permission, valid)
CREATE UNIQUE INDEX user_group_pkey ON public.user_group USING btree (user_group_id)
CREATE UNIQUE INDEX user_group_title ON public.user_group USING btree (company_id, description) NULLS NOT DISTINCT WHERE (closed_at IS NULL)
CREATE UNIQUE INDEX user_group_unit_pkey ON public.user_group_unit USING btree (user_group_id, unit_id)
CREATE UNIQUE INDEX user_login_history_pkey ON public.user_login_history USING btree (user_login_history_id)
CREATE UNIQUE INDEX user_password_history_pkey ON public.user_password_history USING btree (user_id, password_hash)
CREATE UNIQUE INDEX user_recovery_code_pkey ON public.user_recovery_code USING btree (user_id, code_no)
CREATE UNIQUE INDEX user_totp_pkey ON public.user_totp USING btree (user_id)
CREATE UNIQUE INDEX work_calendar_code ON public.work_calendar USING btree (company_id, upper(calendar_code))
CREATE UNIQUE INDEX work_calendar_default ON public.work_calendar USING btree (company_id) WHERE (is_default = 'Y'::bpchar)
CREATE UNIQUE INDEX work_calendar_pkey ON public.work_calendar USING btree (work_calendar_id)
CREATE UNIQUE INDEX work_calendar_work_calendar_id_company_id_key ON public.work_calendar USING btree (work_calendar_id, company_id)
CREATE UNIQUE INDEX work_week_pkey ON public.work_week USING btree (work_week_id)

-- policies
access_request company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
account_request company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
agreement_type company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
approval_chain company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
approval_step company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
bank_account company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
company_bank_account company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
company_insurance_area company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
company_seal company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
company_tax_area company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
competence_criterion company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
competence_model company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
course company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
electronic_address company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
empl_position company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
empl_position_fact company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
empl_position_job company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
empl_position_party company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
empl_position_reporting company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
empl_position_unit company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
employment_kind company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
employment_salary company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
form_draft owner: ALL to public using (user_id = ( SELECT app_user() AS app_user)) with check (user_id = ( SELECT app_user() AS app_user))
import_change company: ALL to public using ((company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) OR (( SELECT app_party() AS app_party) IS NULL)) with check ((company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) OR (( SELECT app_party() AS app_party) IS NULL))
import_file company: ALL to public using ((company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) OR (( SELECT app_party() AS app_party) IS NULL)) with check ((company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) OR (( SELECT app_party() AS app_party) IS NULL))
import_refusal company: ALL to public using ((company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) OR (( SELECT app_party() AS app_party) IS NULL)) with check ((company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) OR (( SELECT app_party() AS app_party) IS NULL))
import_run company: ALL to public using ((company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) OR (( SELECT app_party() AS app_party) IS NULL)) with check ((company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) OR (( SELECT app_party() AS app_party) IS NULL))
job company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
job_authority company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
job_communication company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
job_competence company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
job_course company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
job_detail company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
job_education company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
job_grade company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
job_responsibility company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
job_skill company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
lunar_month read: SELECT to public using true with check -
lunar_month write: ALL to public using covers_all_companies(( SELECT app_companies() AS app_companies)) with check covers_all_companies(( SELECT app_companies() AS app_companies))
name_word company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
notification_message company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
notification_message_user company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
notification_message_user own_changes: UPDATE to public using ((( SELECT app_party() AS app_party) IS NULL) OR (party_id = ( SELECT app_party() AS app_party))) with check -
notification_message_user own_removals: DELETE to public using ((( SELECT app_party() AS app_party) IS NULL) OR (party_id = ( SELECT app_party() AS app_party))) with check -
notification_message_user own_rows: SELECT to public using ((( SELECT app_party() AS app_party) IS NULL) OR (party_id = ( SELECT app_party() AS app_party))) with check -
org_unit company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
org_unit_degree company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
org_unit_fact company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
org_unit_headcount company: SELECT to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check -
org_unit_manager company: SELECT to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check -
org_unit_parent company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
other_information company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
party company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
party_classification company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
party_identification company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
party_qualification company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
party_relationship company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
person company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
personal_note owner: ALL to public using (user_id = ( SELECT app_user() AS app_user)) with check (user_id = ( SELECT app_user() AS app_user))
postal_address company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
recent_page own: ALL to public using (user_id = ( SELECT app_user() AS app_user)) with check (user_id = ( SELECT app_user() AS app_user))
service_key company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
skill company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
special_day add: INSERT to public using - with check ((company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) AND ((for_all = 'N'::bpchar) OR covers_all_companies(( SELECT app_companies() AS app_companies))))
special_day change: UPDATE to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check ((company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) AND ((for_all = 'N'::bpchar) OR covers_all_companies(( SELECT app_companies() AS app_companies))))
special_day read: SELECT to public using ((for_all = 'Y'::bpchar) OR (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))) with check -
special_day remove: DELETE to public using ((company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) AND ((for_all = 'N'::bpchar) OR covers_all_companies(( SELECT app_companies() AS app_companies)))) with check -
stored_file company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
structure_draft company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
structure_draft_change company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
structure_touched owner_only: ALL to public using false with check -
table_view company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
table_view owner: ALL to public using (user_id = ( SELECT app_user() AS app_user)) with check (user_id = ( SELECT app_user() AS app_user))
table_view seen: SELECT to public using (is_shared OR (user_id = ( SELECT app_user() AS app_user))) with check -
table_view_default owner: ALL to public using (user_id = ( SELECT app_user() AS app_user)) with check (user_id = ( SELECT app_user() AS app_user))
telecom_number company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
unit_degree company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
unit_degree_decision company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
work_calendar company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
work_week company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))

-- row security
access_request
account_request
agreement_type
approval_chain
approval_step
bank_account
company_bank_account
company_insurance_area
company_seal
company_tax_area
competence_criterion
competence_model
course
electronic_address
empl_position
empl_position_fact
empl_position_job
empl_position_party
empl_position_reporting
empl_position_unit
employment_kind
employment_salary
form_draft
import_change
import_file
import_refusal
import_run
job
job_authority
job_communication
job_competence
job_course
job_detail
job_education
job_grade
job_responsibility
job_skill
lunar_month
name_word
notification_message
notification_message_user
org_unit
org_unit_degree
org_unit_fact
org_unit_headcount
org_unit_manager
org_unit_parent
other_information
party
party_classification
party_identification
party_qualification
party_relationship
person
personal_note
postal_address
recent_page
service_key
skill
special_day
stored_file
structure_draft
structure_draft_change
structure_touched
table_view
table_view_default
telecom_number
unit_degree
unit_degree_decision
work_calendar
work_week

-- triggers
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.agreement_type FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.bank FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER lay_work_calendar AFTER INSERT ON public.company FOR EACH ROW EXECUTE FUNCTION lay_work_calendar_of_new()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.competence_criterion FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.competence_model FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.course FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER first_fact AFTER INSERT ON public.empl_position REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION first_seat_fact()
CREATE TRIGGER noted_delete AFTER DELETE ON public.empl_position REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_seats()
CREATE TRIGGER noted_insert AFTER INSERT ON public.empl_position REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_seats()
CREATE TRIGGER noted_update AFTER UPDATE ON public.empl_position REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_seats()
CREATE TRIGGER noted_update_from AFTER UPDATE ON public.empl_position REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_seats()
CREATE TRIGGER noted_delete AFTER DELETE ON public.empl_position_fact REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_seats()
CREATE TRIGGER noted_insert AFTER INSERT ON public.empl_position_fact REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_seats()
CREATE TRIGGER noted_update AFTER UPDATE ON public.empl_position_fact REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_seats()
CREATE TRIGGER noted_update_from AFTER UPDATE ON public.empl_position_fact REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_seats()
CREATE TRIGGER noted_delete AFTER DELETE ON public.empl_position_party REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_holders()
CREATE TRIGGER noted_insert AFTER INSERT ON public.empl_position_party REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_holders()
CREATE TRIGGER noted_update AFTER UPDATE ON public.empl_position_party REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_holders()
CREATE TRIGGER noted_update_from AFTER UPDATE ON public.empl_position_party REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_holders()
CREATE TRIGGER noted_delete AFTER DELETE ON public.empl_position_reporting REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_seats()
CREATE TRIGGER noted_insert AFTER INSERT ON public.empl_position_reporting REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_seats()
CREATE TRIGGER noted_update AFTER UPDATE ON public.empl_position_reporting REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_seats()
CREATE TRIGGER noted_update_from AFTER UPDATE ON public.empl_position_reporting REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_seats()
CREATE TRIGGER noted_delete AFTER DELETE ON public.empl_position_unit REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_places()
CREATE TRIGGER noted_insert AFTER INSERT ON public.empl_position_unit REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_places()
CREATE TRIGGER noted_update AFTER UPDATE ON public.empl_position_unit REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_places()
CREATE TRIGGER noted_update_from AFTER UPDATE ON public.empl_position_unit REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_places()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.enumeration FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.enumeration_type FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.geo FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER login_session_end_told AFTER UPDATE OF revoked_at ON public.login_session FOR EACH ROW WHEN (((old.revoked_at IS NULL) AND (new.revoked_at IS NOT NULL))) EXECUTE FUNCTION tell_session_end()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.lunar_month FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER first_fact AFTER INSERT ON public.org_unit REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION first_unit_fact()
CREATE TRIGGER noted_delete AFTER DELETE ON public.org_unit REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_units()
CREATE TRIGGER noted_insert AFTER INSERT ON public.org_unit REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_units()
CREATE TRIGGER noted_update AFTER UPDATE ON public.org_unit REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_units()
CREATE TRIGGER noted_update_from AFTER UPDATE ON public.org_unit REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_units()
CREATE TRIGGER noted_delete AFTER DELETE ON public.org_unit_fact REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_units()
CREATE TRIGGER noted_insert AFTER INSERT ON public.org_unit_fact REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_units()
CREATE TRIGGER noted_update AFTER UPDATE ON public.org_unit_fact REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_units()
CREATE TRIGGER noted_update_from AFTER UPDATE ON public.org_unit_fact REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_units()
CREATE TRIGGER noted_delete AFTER DELETE ON public.org_unit_parent REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_units()
CREATE TRIGGER noted_insert AFTER INSERT ON public.org_unit_parent REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_units()
CREATE TRIGGER noted_update AFTER UPDATE ON public.org_unit_parent REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_units()
CREATE TRIGGER noted_update_from AFTER UPDATE ON public.org_unit_parent REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_units()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.organ FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.organ_branch FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER files_of_party BEFORE DELETE ON public.party FOR EACH ROW EXECUTE FUNCTION release_files_of_party()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.party_classification FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER person_words_inserted AFTER INSERT ON public.person REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_name_words()
CREATE TRIGGER person_words_updated AFTER UPDATE ON public.person REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_name_words()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.role_type FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.skill FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.special_day FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.status_item FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.status_type FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE CONSTRAINT TRIGGER at_the_end AFTER INSERT ON public.structure_touched DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_structure()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.time_period FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.time_period_type FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.uom FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER user_group_member_company BEFORE INSERT OR UPDATE OF user_group_id, company_id ON public.user_group_member FOR EACH ROW EXECUTE FUNCTION user_group_takes_member()
CREATE TRIGGER take_default BEFORE INSERT OR UPDATE OF is_default ON public.work_calendar FOR EACH ROW WHEN ((new.is_default = 'Y'::bpchar)) EXECUTE FUNCTION take_default_calendar()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.work_calendar FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.work_week FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()

-- functions
CREATE OR REPLACE FUNCTION public.account_deactivated(account user_account, day date)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select account.disabled = 'Y' or coalesce(account.terminate_date < day, false)
    or employment_ended(account.party_id, account.company_id, account.party_relationship_id, day)
$function$
CREATE OR REPLACE FUNCTION public.app_companies()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select coalesce(nullif(current_setting('app.companies', true), ''), '{}')::uuid[] $function$
CREATE OR REPLACE FUNCTION public.app_party()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('app.party', true), '')::uuid $function$
CREATE OR REPLACE FUNCTION public.app_request()
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('app.request', true), '') $function$
CREATE OR REPLACE FUNCTION public.app_user()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('app.user', true), '')::uuid $function$
CREATE OR REPLACE FUNCTION public.check_companies(units uuid[], seats uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform refuse_structure('org_unit_company', (
    select array_agg(u.unit_id) from unnest(units) t join org_unit u on u.unit_id = t
    where exists (select from org_unit_fact f where f.unit_id = u.unit_id and f.company_id <> u.company_id)
      or exists (select from org_unit_parent p where p.unit_id = u.unit_id and p.company_id <> u.company_id)));
  perform refuse_structure('empl_position_company', (
    select array_agg(e.empl_position_id) from unnest(seats) t join empl_position e on e.empl_position_id = t
    where exists (select from empl_position_fact f where f.empl_position_id = e.empl_position_id and f.company_id <> e.company_id)
      or exists (select from empl_position_unit p where p.empl_position_id = e.empl_position_id and p.company_id <> e.company_id)
      or exists (select from empl_position_party h where h.empl_position_id = e.empl_position_id and h.company_id <> e.company_id)
      or exists (
        select from empl_position_reporting r join empl_position above on above.empl_position_id = r.reports_to_id
        where r.empl_position_id = e.empl_position_id and (r.company_id <> e.company_id or above.company_id <> e.company_id))));
end $function$
CREATE OR REPLACE FUNCTION public.check_holders(touched uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform refuse_structure('empl_position_party_within', (select array_agg(e.empl_position_id) from unnest(touched) t join empl_position_party h on h.empl_position_id = t join empl_position e using (empl_position_id)
    where not h.valid <@ e.valid));
  perform refuse_structure('empl_position_party_capacity', (
    with counted as (select empl_position_id, valid, occupancy_rate from unnest(touched) t join empl_position_party h on h.empl_position_id = t where role_type_id <> 'OrgRSubstitute'),
      days as (
        select empl_position_id, coalesce(lower(valid), '-infinity') as day from counted
        union select empl_position_id, coalesce(lower(valid), '-infinity') from empl_position_fact where empl_position_id in (select empl_position_id from counted)),
      full_days as (
        select d.empl_position_id, d.day, sum(c.occupancy_rate) as rate from days d join counted c on c.empl_position_id = d.empl_position_id and c.valid @> d.day group by 1, 2)
    select array_agg(d.empl_position_id) from full_days d join empl_position_fact f on f.empl_position_id = d.empl_position_id and f.valid @> d.day where d.rate > 100 * f.seats));
  delete from org_unit_manager m using unnest(touched) t where m.empl_position_id = t;
  insert into org_unit_manager (unit_id, company_id, empl_position_id, party_id, valid)
    select u.unit_id, h.company_id, h.empl_position_id, h.party_id, h.valid * u.valid
    from unnest(touched) t join empl_position_party h on h.empl_position_id = t join empl_position_unit u using (empl_position_id)
    where h.role_type_id = 'OrgRManager' and h.valid && u.valid;
end $function$
CREATE OR REPLACE FUNCTION public.check_seats(touched_seats uuid[], touched_units uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform refuse_structure('empl_position_fact_cover', (select array_agg(e.empl_position_id) from unnest(touched_seats) t join empl_position e on e.empl_position_id = t
    where (select range_agg(f.valid) from empl_position_fact f where f.empl_position_id = e.empl_position_id) is distinct from datemultirange(e.valid)));
  perform refuse_structure('empl_position_unit_cover', (select array_agg(e.empl_position_id) from unnest(touched_seats) t join empl_position e on e.empl_position_id = t
    where (select range_agg(p.valid) from empl_position_unit p where p.empl_position_id = e.empl_position_id) is distinct from datemultirange(e.valid)));
  perform refuse_structure('empl_position_unit_within', (
    with places as (select l.* from unnest(touched_seats) t join empl_position_unit l on l.empl_position_id = t union select l.* from unnest(touched_units) t join empl_position_unit l on l.unit_id = t)
    select array_agg(p.empl_position_id) from places p join org_unit u using (unit_id) where not p.valid <@ u.valid or p.company_id <> u.company_id));
  perform refuse_structure('empl_position_reporting_within', (
    with lines as (select l.* from unnest(touched_seats) t join empl_position_reporting l on l.empl_position_id = t union select l.* from unnest(touched_seats) t join empl_position_reporting l on l.reports_to_id = t)
    select array_agg(l.empl_position_id) from lines l join empl_position own using (empl_position_id) join empl_position above on above.empl_position_id = l.reports_to_id
    where not l.valid <@ own.valid or not l.valid <@ above.valid));
  perform refuse_structure('empl_position_reporting_circle', (
    with recursive above as (
      select empl_position_id as start, reports_to_id as seat_id, valid as days from unnest(touched_seats) t join empl_position_reporting l on l.empl_position_id = t where line = 'solid'
      union
      select a.start, l.reports_to_id, l.valid * a.days from above a join empl_position_reporting l on l.line = 'solid' and l.empl_position_id = a.seat_id and l.valid && a.days
      where a.seat_id <> a.start)
    select array_agg(start) from above where seat_id = start));
end $function$
CREATE OR REPLACE FUNCTION public.check_structure()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  touched record;
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'the structure is changed in transactions of isolation level read committed only' using errcode = '25000';
  end if;
  with noted as (delete from structure_touched returning *)
  select array(select distinct one from noted, unnest(units) one) as units, array(select distinct one from noted, unnest(seats) one) as seats,
    array(select distinct one from noted, unnest(companies) one) as companies, array(select distinct one from noted, unnest(places) one) as places,
    array(select distinct one from noted, unnest(holders) one) as holders
  into touched;
  -- all notes were checked with the first one
  if cardinality(touched.companies) = 0 then return null; end if;
  perform pg_advisory_xact_lock(7405140, hashtext(one::text)) from (
    select unnest(touched.companies) as one union select h.company_id from unnest(touched.holders) t join empl_position_party h on h.party_id = t order by one) as ordered;
  perform check_companies(touched.units, touched.seats);
  perform check_units(touched.units);
  perform check_seats(touched.seats, touched.units);
  perform check_holders(touched.seats);
  perform count_people(units_to_count(touched.places, touched.seats, touched.holders));
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.check_units(touched uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform refuse_structure('org_unit_fact_cover', (select array_agg(u.unit_id) from unnest(touched) t join org_unit u on u.unit_id = t
    where (select range_agg(f.valid) from org_unit_fact f where f.unit_id = u.unit_id) is distinct from datemultirange(u.valid)));
  perform refuse_structure('org_unit_parent_cover', (select array_agg(u.unit_id) from unnest(touched) t join org_unit u on u.unit_id = t
    where (select range_agg(p.valid) from org_unit_parent p where p.unit_id = u.unit_id) is distinct from datemultirange(u.valid)));
  perform refuse_structure('org_unit_parent_within', (
    with links as (select l.* from unnest(touched) t join org_unit_parent l on l.unit_id = t union select l.* from unnest(touched) t join org_unit_parent l on l.parent_unit_id = t)
    select array_agg(l.unit_id) from links l join org_unit above on above.unit_id = l.parent_unit_id where not l.valid <@ above.valid or l.company_id <> above.company_id));
  perform refuse_structure('org_unit_parent_circle', (
    with recursive above as (
      select unit_id as start, parent_unit_id as unit_id, valid as days from unnest(touched) t join org_unit_parent l on l.unit_id = t where parent_unit_id is not null
      union
      select a.start, p.parent_unit_id, p.valid * a.days from above a join org_unit_parent p on p.unit_id = a.unit_id and p.valid && a.days
      where p.parent_unit_id is not null and a.unit_id <> a.start)
    select array_agg(start) from above where unit_id = start));
end $function$
CREATE OR REPLACE FUNCTION public.company_with_subsidiaries(root uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
AS $function$
  with recursive tree as (
    select company_id from company where company_id = root
    union select c.company_id from company c join tree t on c.parent_company_id = t.company_id
  ) select company_id from tree
$function$
CREATE OR REPLACE FUNCTION public.count_people(units uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  delete from org_unit_headcount c using unnest(units) t where c.unit_id = t;
  insert into org_unit_headcount (unit_id, company_id, days, people)
    select unit_id, company_id, array_agg(day order by day), array_agg(people order by day)
    from (
      select unit_id, company_id, day, sum(sum(change)) over (partition by unit_id order by day) as people
      from (
        select u.unit_id, u.company_id, days.valid
        from unnest(units) t join empl_position_unit u on u.unit_id = t join empl_position_party h using (empl_position_id)
        cross join lateral unnest(datemultirange(h.valid * u.valid) - coalesce((
          select range_agg(o.valid) from empl_position_party o
          where h.main_position = 'N' and o.party_id = h.party_id and o.valid && h.valid
            and (o.main_position = 'Y' or o.empl_position_party_id < h.empl_position_party_id)), '{}')) as days (valid)
        where h.valid && u.valid) as held
      cross join lateral (values (coalesce(lower(valid), '-infinity'), 1), (upper(valid), -1)) as edge (day, change)
      where day is not null group by unit_id, company_id, day) as counted
    group by unit_id, company_id;
end $function$
CREATE OR REPLACE FUNCTION public.covers_all_companies(reach uuid[])
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$ select not exists (select from company where company_id <> all (reach)) $function$
CREATE OR REPLACE FUNCTION public.employment_ended(person uuid, company uuid, relationship uuid, day date)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select relationship is not null and not exists (
    select from public.party_relationship r
    where r.party_id = person and r.company_id = company and r.relationship_type_enum_id = 'PrtEmployee'
      and r.status_id = 'ActiveRel' and (upper_inf(r.valid) or upper(r.valid) > day))
$function$
CREATE OR REPLACE PROCEDURE public.enable_company_policy(IN target regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %s enable row level security', target);
  execute format('create policy company on %s using (company_id = any ((select app_companies())::uuid[])) with check (company_id = any ((select app_companies())::uuid[]))', target);
end $procedure$
CREATE OR REPLACE PROCEDURE public.enable_version_tag(IN target regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('create trigger version_tag after insert or update or delete or truncate on %s for each statement execute function touch_reference_data()', target);
end $procedure$
CREATE OR REPLACE FUNCTION public.first_seat_fact()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into empl_position_fact (empl_position_id, company_id, description, status_id, valid)
    select empl_position_id, company_id, description, status_id, valid from made;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.first_unit_fact()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into org_unit_fact (unit_id, company_id, organization_name, search_text, level_enum_id, disabled, valid)
    select unit_id, company_id, organization_name, search_text, level_enum_id, disabled, valid from made;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.folded_text(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select lower(translate(normalize(words, NFKD),
    U&'\0671\064A\0649\0643\0629\06D5\06C1\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\200C\0621\0640\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655\0656\0657\0658\0670\0300\0301\0302\0303\0304\0306\0307\0308\030A\030B\030C\0323\0327\0328',
    U&'\0627\06CC\06CC\06A9\0647\0647\0647' || '01234567890123456789'))
$function$
CREATE OR REPLACE FUNCTION public.forget_form_drafts(before timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$ delete from form_draft where saved_at <= before $function$
CREATE OR REPLACE FUNCTION public.headcount(unit uuid, as_of date)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(sum(c.people[width_bucket(as_of, c.days)]), 0)::integer
  from units_under(array[unit], as_of) as below (unit_id) join org_unit_headcount c using (unit_id)
$function$
CREATE OR REPLACE FUNCTION public.keep_name_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into name_word (company_id, deletion, word)
  select n.company_id, case when i = 0 then n.word else overlay(n.word placing '' from i for 1) end as deletion, n.word
  from (select distinct company_id, unnest(search_words) as word from new_rows) as n
  cross join generate_series(0, case when length(n.word) >= 3 then length(n.word) else 0 end) as i
  where not exists (select 1 from name_word k where k.company_id = n.company_id and k.deletion = n.word and k.word = n.word)
  order by 1, 2, 3
  on conflict do nothing;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.lay_work_calendar(owner uuid, owner_name text)
 RETURNS void
 LANGUAGE sql
AS $function$
  with laid as (insert into work_calendar (company_id, calendar_code, title, is_default) values (owner, 'MAIN', owner_name, 'Y') returning work_calendar_id)
  insert into work_week (company_id, work_calendar_id, from_date, saturday, sunday, monday, tuesday, wednesday, thursday, friday)
  select owner, work_calendar_id, '2021-03-21', 480, 480, 480, 480, 480, 240, 0 from laid
$function$
CREATE OR REPLACE FUNCTION public.lay_work_calendar_of_new()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  perform lay_work_calendar(new.company_id, new.organization_name);
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.note_holders()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  insert into structure_touched (units, seats, companies, holders)
    select '{}', array_agg(distinct empl_position_id), array_agg(distinct company_id), array_agg(distinct party_id) from touched having count(*) > 0;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.note_places()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  insert into structure_touched (units, seats, companies, places)
    select '{}', array_agg(distinct empl_position_id), array_agg(distinct company_id), array_agg(distinct unit_id) from touched having count(*) > 0;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.note_seats()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  insert into structure_touched (units, seats, companies) select '{}', array_agg(distinct empl_position_id), array_agg(distinct company_id) from touched having count(*) > 0;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.note_units()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  insert into structure_touched (units, seats, companies) select array_agg(distinct unit_id), '{}', array_agg(distinct company_id) from touched having count(*) > 0;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.people_under(roots uuid[], as_of date)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
AS $function$
  select h.party_id from empl_position_party h
  join empl_position_unit u on u.empl_position_id = h.empl_position_id and u.valid @> as_of
  where h.valid @> as_of and u.unit_id in (select units_under(roots, as_of))
$function$
CREATE OR REPLACE FUNCTION public.persian_order(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select translate(words,
    U&'\0622\0627\0623\0625\0671\0628\067E\062A\062B\062C\0686\062D\062E\062F\0630\0631\0632\0698\0633\0634\0635\0636\0637\0638\0639\063A\0641\0642\06A9\0643\06AF\0644\0645\0646\0648\0624\0647\0629\06C0\06CC\064A\0649\0626\200C\0621\064B\064C\064D\064E\064F\0650\0651\0652\0654\0640',
    U&'\00C0\00C1\00C1\00C1\00C1\00C2\00C3\00C4\00C5\00C6\00C7\00C8\00C9\00CA\00CB\00CC\00CD\00CE\00CF\00D0\00D1\00D2\00D3\00D4\00D5\00D6\00D7\00D8\00D9\00D9\00DA\00DB\00DC\00DD\00DE\00DE\00DF\00DF\00DF\00E0\00E0\00E0\00E0')
$function$
CREATE OR REPLACE FUNCTION public.reference_id_used(id text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select case
    when exists (select from telecom_number where contact_mech_purpose_id = id) then 'telecom_number'
    when exists (select from postal_address where contact_mech_purpose_id = id) then 'postal_address'
    when exists (select from party_relationship where relationship_type_enum_id = id) then 'party_relationship'
    when exists (select from party_identification where party_id_type_enum_id = id) then 'party_identification'
    when exists (select from stored_file where party_content_type_enum_id = id) then 'stored_file'
    when exists (select from empl_position_party where role_type_id = id) then 'empl_position_party'
  end
$function$
CREATE OR REPLACE FUNCTION public.refresh_structure_words(day date)
 RETURNS void
 LANGUAGE sql
AS $function$
  update org_unit u set organization_name = f.organization_name, search_text = f.search_text, level_enum_id = f.level_enum_id, disabled = f.disabled
  from org_unit_fact f
  where f.unit_id = u.unit_id and f.valid @> day
    and (u.organization_name, u.search_text, u.level_enum_id, u.disabled) is distinct from (f.organization_name, f.search_text, f.level_enum_id, f.disabled);
  update empl_position e set description = f.description, status_id = f.status_id
  from empl_position_fact f
  where f.empl_position_id = e.empl_position_id and f.valid @> day and (e.description, e.status_id) is distinct from (f.description, f.status_id);
$function$
CREATE OR REPLACE FUNCTION public.refuse_structure(named text, culprits uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if culprits is not null then
    raise exception 'the structure would break %: %', named, culprits[1:10] using errcode = '23514', constraint = named;
  end if;
end $function$
CREATE OR REPLACE FUNCTION public.release_files_of_party()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  update stored_file set state = 'released', party_id = null, party_content_type_enum_id = null, record_id = null, state_since = now() where party_id = old.party_id;
  return old;
end $function$
CREATE OR REPLACE FUNCTION public.service_key_of(hash bytea)
 RETURNS SETOF service_key
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select * from public.service_key where key_hash = hash
$function$
CREATE OR REPLACE FUNCTION public.take_default_calendar()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update work_calendar set is_default = 'N', row_version = row_version + 1
  where company_id = new.company_id and is_default = 'Y' and work_calendar_id <> new.work_calendar_id;
  return new;
end $function$
CREATE OR REPLACE FUNCTION public.tell_session_end()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('kargozin_live', 'session ' || new.session_id);
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.touch_reference_data()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  update reference_version set version = version + 1;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.units_in(company uuid, units uuid[])
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select u.unit_id from public.org_unit u where u.unit_id = any (units) and u.company_id = company
$function$
CREATE OR REPLACE FUNCTION public.units_of(person uuid, as_of date)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select distinct u.unit_id from public.empl_position_party h join public.empl_position_unit u using (empl_position_id)
  where h.party_id = person and h.valid @> as_of and u.valid @> as_of
$function$
CREATE OR REPLACE FUNCTION public.units_to_count(places uuid[], seats uuid[], holders uuid[])
 RETURNS uuid[]
 LANGUAGE sql
 STABLE
AS $function$
  select array(
    select unnest(places)
    union select u.unit_id from unnest(seats) t join empl_position_unit u on u.empl_position_id = t where cardinality(holders) > 0
    union select u.unit_id from unnest(holders) t join empl_position_party h on h.party_id = t join empl_position_unit u using (empl_position_id))
$function$
CREATE OR REPLACE FUNCTION public.units_under(roots uuid[], as_of date)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
AS $function$
  with recursive tree as (
    select unnest(roots) as unit_id
    union select p.unit_id from tree t
    cross join lateral (select c.unit_id from org_unit_parent c where c.parent_unit_id = t.unit_id and c.valid @> as_of offset 0) as p
  ) select unit_id from tree
$function$
CREATE OR REPLACE FUNCTION public.user_group_takes_member()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from user_group g where g.user_group_id = new.user_group_id and (g.closed_at is not null or g.company_id <> new.company_id)) then
    raise check_violation using constraint = 'user_group_member_company', message = 'the group takes no member of this company';
  end if;
  return new;
end $function$
CREATE OR REPLACE PROCEDURE public.watch_structure(IN target regclass, IN noting regproc)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('create or replace trigger noted_insert after insert on %s referencing new table as touched for each statement execute function %s()', target, noting);
  execute format('create or replace trigger noted_update after update on %s referencing new table as touched for each statement execute function %s()', target, noting);
  execute format('create or replace trigger noted_update_from after update on %s referencing old table as touched for each statement execute function %s()', target, noting);
  execute format('create or replace trigger noted_delete after delete on %s referencing old table as touched for each statement execute function %s()', target, noting);
end $procedure$

-- rights
access_request: kargozin_app may delete, insert, select, update
account_request: kargozin_app may delete, insert, select, update
agreement_type: kargozin_app may delete, insert, select, update
approval_chain: kargozin_app may delete, insert, select, update
approval_process: kargozin_app may delete, insert, select, update
approval_step: kargozin_app may delete, insert, select, update
audit_entry: kargozin_app may select
audit_retention: kargozin_app may delete, insert, select, update
audit_seal: kargozin_app may insert, select
bank: kargozin_app may delete, insert, select, update
bank_account: kargozin_app may delete, insert, select, update
company: kargozin_app may delete, insert, select, update
company_bank_account: kargozin_app may delete, insert, select, update
company_insurance_area: kargozin_app may delete, insert, select, update
company_seal: kargozin_app may delete, insert, select, update
company_tax_area: kargozin_app may delete, insert, select, update
competence_criterion: kargozin_app may delete, insert, select, update
competence_model: kargozin_app may delete, insert, select, update
course: kargozin_app may delete, insert, select, update
data_key: kargozin_app may select
electronic_address: kargozin_app may delete, insert, select, update
empl_position: kargozin_app may delete, insert, select, update
empl_position_fact: kargozin_app may delete, insert, select, update
empl_position_job: kargozin_app may delete, insert, select, update
empl_position_party: kargozin_app may delete, insert, select, update
empl_position_reporting: kargozin_app may delete, insert, select, update
empl_position_unit: kargozin_app may delete, insert, select, update
employment_kind: kargozin_app may delete, insert, select, update
employment_salary: kargozin_app may delete, insert, select, update
enumeration: kargozin_app may delete, insert, select, update
enumeration_type: kargozin_app may delete, insert, select, update
form_draft: kargozin_app may delete, insert, select, update
geo: kargozin_app may delete, insert, select, update
idempotency_key: kargozin_app may delete, insert, select, update
import_change: kargozin_app may delete, insert, select, update
import_file: kargozin_app may delete, insert, select, update
import_refusal: kargozin_app may delete, insert, select, update
import_run: kargozin_app may delete, insert, select, update
installation: kargozin_app may delete, insert, select, update
job: kargozin_app may delete, insert, select, update
job_authority: kargozin_app may delete, insert, select, update
job_communication: kargozin_app may delete, insert, select, update
job_competence: kargozin_app may delete, insert, select, update
job_course: kargozin_app may delete, insert, select, update
job_detail: kargozin_app may delete, insert, select, update
job_education: kargozin_app may delete, insert, select, update
job_grade: kargozin_app may delete, insert, select, update
job_responsibility: kargozin_app may delete, insert, select, update
job_skill: kargozin_app may delete, insert, select, update
legal_parameter: kargozin_app may delete, insert, select, update
legal_year: kargozin_app may delete, insert, select, update
login_session: kargozin_app may delete, insert, select, update
lunar_month: kargozin_app may delete, insert, select, update
message_outbox: kargozin_app may delete, insert, select, update
name_word: kargozin_app may delete, insert, select, update
notification_message: kargozin_app may delete, insert, select, update
notification_message_user: kargozin_app may delete, insert, select, update
org_unit: kargozin_app may delete, insert, select, update
org_unit_degree: kargozin_app may delete, insert, select, update
org_unit_fact: kargozin_app may delete, insert, select, update
org_unit_headcount: kargozin_app may delete, insert, select, update
org_unit_manager: kargozin_app may delete, insert, select, update
org_unit_parent: kargozin_app may delete, insert, select, update
organ: kargozin_app may delete, insert, select, update
organ_branch: kargozin_app may delete, insert, select, update
other_information: kargozin_app may delete, insert, select, update
party: kargozin_app may delete, insert, select, update
party_classification: kargozin_app may delete, insert, select, update
party_identification: kargozin_app may delete, insert, select, update
party_qualification: kargozin_app may delete, insert, select, update
party_relationship: kargozin_app may delete, insert, select, update
password_recovery: kargozin_app may delete, insert, select, update
person: kargozin_app may delete, insert, select, update
personal_note: kargozin_app may delete, insert, select, update
postal_address: kargozin_app may delete, insert, select, update
recent_page: kargozin_app may delete, insert, select, update
reference_version: kargozin_app may delete, insert, select, update
resealing: kargozin_app may select
role_type: kargozin_app may delete, insert, select, update
schema_migration: kargozin_app may select
searchable_person: kargozin_app may delete, insert, select, update
searchable_unit: kargozin_app may delete, insert, select, update
seed_version: kargozin_app may select
service_key: kargozin_app may delete, insert, select, update
session_key: kargozin_app may delete, insert, select, update
skill: kargozin_app may delete, insert, select, update
special_day: kargozin_app may delete, insert, select, update
status_flow_transition: kargozin_app may delete, insert, select, update
status_item: kargozin_app may delete, insert, select, update
status_type: kargozin_app may delete, insert, select, update
stored_file: kargozin_app may delete, insert, select, update
structure_draft: kargozin_app may delete, insert, select, update
structure_draft_change: kargozin_app may delete, insert, select, update
structure_touched: kargozin_app may delete, insert, select, update
table_view: kargozin_app may delete, insert, select, update
table_view_default: kargozin_app may delete, insert, select, update
telecom_number: kargozin_app may delete, insert, select, update
throttle: kargozin_app may delete, insert, select, update
time_period: kargozin_app may delete, insert, select, update
time_period_type: kargozin_app may delete, insert, select, update
unit_degree: kargozin_app may delete, insert, select, update
unit_degree_decision: kargozin_app may delete, insert, select, update
uom: kargozin_app may delete, insert, select, update
user_account: kargozin_app may delete, insert, select, update
user_group: kargozin_app may delete, insert, select, update
user_group_member: kargozin_app may delete, insert, select, update
user_group_permission: kargozin_app may delete, insert, select, update
user_group_unit: kargozin_app may delete, insert, select, update
user_login_history: kargozin_app may delete, insert, select, update
user_password_history: kargozin_app may delete, insert, select, update
user_recovery_code: kargozin_app may delete, insert, select, update
user_totp: kargozin_app may delete, insert, select, update
work_calendar: kargozin_app may delete, insert, select, update
work_week: kargozin_app may delete, insert, select, update

-- comments
access_request: Requests made on the page that refuses an address; administrators get a message
approval_chain: One version of a chain (UDM Verification); a version without steps says that nobody is asked
approval_process: Processes that have approval chains; each slice seeds its own (approval-seed.ts)
approval_step: A step of a chain (UDM VerificationLevel): how the approver is found and what the approver may do
audit_entry: Who changed or read what and when: field to [old, new]; the application may only insert and read. A partition for each month (UTC)
audit_retention: How long months of the audit are kept; their seals stay for good
audit_seal.masked_for: Of a seal that covers no new rows but says which ones were masked, and why; its digests are those of the masked rows
audit_seal: Hash chain over the audit; npm run audit:verify recomputes it
bank: bank_id: the three digits of a Sheba; codes stay good for old accounts after a merger
company: Legal companies of the installation; a holding is the parent of its subsidiaries
data_key: Keys of sealed fields and files, wrapped by the master key; the application only reads them
employment_salary.daily_wage: whole rials a day; field class pay
enumeration: Options by list name; the pair (type, id) is what other tables refer to
enumeration_type.type_group: Area of the product, for the selector of the editor
form_draft: Drafts of forms, kept for seven days; only their writer sees them, the row policy knows no other way in
idempotency_key: First answer of each unsafe request, by user and Idempotency-Key
installation: One row: the beginning of this installation; read before anybody is known, so without row policy
legal_year: A locked year is closed: payroll has used its parameters
login_session.second_factor: Opened with a second factor, or the session in which its owner confirmed one
lunar_month: Starts people entered: they stand in place of the published and the foretold ones
notification_message_user: Who got a message, and when it was shown and read
party_classification: Personnel structure: activity and expertise areas, groups with sub-groups, cost centres (guide base-data 7.2)
party_identification: Nationalcode, idNumber, serialnumber, insuranceNumber, PtidPassport ...
party_relationship: Employments and other ties of a person to a company; pseudo_id is the personnel code
person.gender: Y male, N female (spec section 3)
personal_note: Notes that only their writer sees; the row policy knows no other way in
postal_address.postal_code_geo_id: district of a county (bakhsh), by its name on the wire
reference_version: Goes up with every write to reference data: the version tag (ETag) of its calls
resealing: Jobs that seal what was stored in the clear or under an older key
searchable_person: person for the name search, with the condition of its row policy
searchable_unit: org_unit for the name search, with the condition of its row policy
service_key: SHA-256 of each key; a key serves programs alone and needs no cookie
session_key: SHA-256 of each 40-character key; a key used after its replacement revokes the session
special_day: SdOff: no work; SdHalf: half of it; SdWork: work on a day off. for_all: counts in every company, unless its own row says otherwise
status_flow_transition: Moves that are allowed between the statuses of one type (UDM StatusFlowTransition)
stored_file.party_content_type_enum_id: What the file is to its person or company: a kind of defineFileKind
stored_file.record_id: The row that holds the name of the file: a person or company, or a record of theirs
stored_file.user_id: The account that uploaded it
structure_touched: Units and seats that the running transaction has touched; empty after its end
table_view: Saved views of tables (guide conventions.md 3.5 UserValues): state as in kernel/table TableState
time_period: Jalali years and months as rows; thru_date is the last day
user_group_permission.permission: A key or the beginning of keys up to a slash
work_week: Working minutes of the days of a week; on a day that none covers the week of the labour law counts (work-week.rules.ts)
