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
table account_run: company_id uuid not null
table account_run: made_at timestamp with time zone not null
table account_run: made_by uuid
table account_run: run_id uuid not null
table account_run: user_group_id text not null
table account_run_member: company_id uuid not null
table account_run_member: run_id uuid not null
table account_run_member: user_id uuid not null
table accounting_link: accounting_link_id uuid not null
table accounting_link: company_id uuid not null
table accounting_link: is_default character(1) not null default 'N'::bpchar
table accounting_link: output_excel_type_enum_id text
table accounting_link: password text
table accounting_link: row_version integer not null default 1
table accounting_link: signing_key text
table accounting_link: title text not null
table accounting_link: url text
table accounting_link: user_name text
table agreement_type: agreement_id uuid not null
table agreement_type: agreement_type_enum_id text
table agreement_type: chain_of text not null default 'contract'::text
table agreement_type: code text not null
table agreement_type: company_id uuid not null
table agreement_type: description text not null
table agreement_type: is_system character(1) not null default 'N'::bpchar
table agreement_type: longest_months smallint
table agreement_type: number_pattern text
table agreement_type: order_set text not null default 'labour'::text
table agreement_type: print_version text not null default 'plain'::text
table agreement_type: probation_days smallint not null default 0
table agreement_type: row_version integer not null default 1
table agreement_type: status_id text not null default 'ActiveAgr'::text
table approval_chain: company_id uuid not null
table approval_chain: kind_id text
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
table attendance_closing: attendance_closing_id uuid not null
table attendance_closing: attendance_period_id uuid not null
table attendance_closing: company_id uuid not null
table attendance_closing: deadline date not null
table attendance_closing: made_at timestamp with time zone not null
table attendance_closing: number integer not null
table attendance_closing: producer_party_id uuid
table attendance_day: absence integer not null
table attendance_day: company_id uuid not null
table attendance_day: counted integer not null
table attendance_day: counted_at timestamp with time zone not null default now()
table attendance_day: covered integer not null
table attendance_day: covered_by jsonb not null
table attendance_day: day date not null
table attendance_day: day_kind text not null
table attendance_day: delay integer not null
table attendance_day: exceptions jsonb not null
table attendance_day: forgiven integer not null
table attendance_day: gap integer not null
table attendance_day: holiday integer not null
table attendance_day: hurry integer not null
table attendance_day: inside integer not null
table attendance_day: lines jsonb not null
table attendance_day: made_good integer not null
table attendance_day: night integer not null
table attendance_day: not_counted integer not null
table attendance_day: outside integer not null
table attendance_day: overtime jsonb not null
table attendance_day: party_id uuid not null
table attendance_day: planned integer not null
table attendance_day: present integer not null
table attendance_day: shift_class text
table attendance_day: stops character(1) not null
table attendance_day: weekly_rest integer not null
table attendance_difference: attendance_difference_id uuid not null
table attendance_difference: attendance_sheet_id uuid not null
table attendance_difference: cause text not null
table attendance_difference: company_id uuid not null
table attendance_difference: day date not null
table attendance_difference: figures jsonb not null
table attendance_difference: found_at timestamp with time zone not null
table attendance_difference: party_id uuid not null
table attendance_difference: taken_in uuid
table attendance_factor: attendance_factor_id uuid not null
table attendance_factor: ceiling_days numeric(4,2)
table attendance_factor: ceiling_minutes integer
table attendance_factor: company_id uuid not null
table attendance_factor: description text
table attendance_factor: factor_code text not null
table attendance_factor: figure text not null
table attendance_factor: row_version integer not null default 1
table attendance_factor: status_id text not null default 'WFSActive'::text
table attendance_factor: title text not null
table attendance_factor: type_enum_id text not null
table attendance_factor: unit_enum_id text not null
table attendance_factor: work_factor text
table attendance_mark: attendance_mark_no bigint not null identity a
table attendance_mark: company_id uuid not null
table attendance_mark: day date not null
table attendance_mark: is_kept character(1) not null default 'N'::bpchar
table attendance_mark: party_id uuid not null
table attendance_period: attendance_period_id uuid not null
table attendance_period: company_id uuid not null
table attendance_period: jalali_month smallint not null
table attendance_period: jalali_year smallint not null
table attendance_period: valid daterange not null
table attendance_reminder: company_id uuid not null
table attendance_reminder: day date not null
table attendance_reminder: kind text not null
table attendance_reminder: party_id uuid not null
table attendance_reminder: told_at timestamp with time zone not null default now()
table attendance_request: asked_by uuid
table attendance_request: attendance_request_id uuid not null
table attendance_request: closed_at timestamp with time zone
table attendance_request: company_id uuid not null
table attendance_request: created_at timestamp with time zone not null
table attendance_request: from_date date not null
table attendance_request: from_time smallint
table attendance_request: is_far character(1)
table attendance_request: is_overnight character(1)
table attendance_request: last_day date not null generated 
CASE
    WHEN ((request_kind = ANY (ARRAY['mission'::text, 'telework'::text])) AND (from_time IS NULL)) THEN COALESCE(thru_date, from_date)
    ELSE from_date
END
table attendance_request: party_id uuid not null
table attendance_request: press_key text
table attendance_request: reason text not null
table attendance_request: request_kind text not null
table attendance_request: side text not null generated 
CASE
    WHEN (request_kind = ANY (ARRAY['mission'::text, 'telework'::text])) THEN 'away'::text
    ELSE request_kind
END
table attendance_request: span tsrange not null generated 
CASE
    WHEN (request_kind = 'missedPress'::text) THEN tsrange((from_date + make_interval(mins => (from_time)::integer)), (from_date + make_interval(mins => (from_time + 1))))
    WHEN ((from_time IS NULL) OR (to_time IS NULL)) THEN tsrange((from_date)::timestamp without time zone, (
    CASE
        WHEN (request_kind = ANY (ARRAY['mission'::text, 'telework'::text])) THEN COALESCE(thru_date, from_date)
        ELSE from_date
    END + '1 day'::interval))
    ELSE tsrange((from_date + make_interval(mins => (from_time)::integer)), (from_date + make_interval(mins => (to_time +
    CASE
        WHEN (to_time <= from_time) THEN 1440
        ELSE 0
    END))))
END
table attendance_request: status_id text not null default 'RqSent'::text
table attendance_request: thru_date date
table attendance_request: to_time smallint
table attendance_sheet: attendance_closing_id uuid not null
table attendance_sheet: attendance_period_id uuid not null
table attendance_sheet: attendance_sheet_id uuid not null
table attendance_sheet: brought character(1) not null default 'N'::bpchar
table attendance_sheet: check_until date
table attendance_sheet: closed_at timestamp with time zone
table attendance_sheet: company_id uuid not null
table attendance_sheet: confirmed_by text
table attendance_sheet: days jsonb
table attendance_sheet: dispute_answer text
table attendance_sheet: dispute_day date
table attendance_sheet: dispute_text text
table attendance_sheet: figures jsonb
table attendance_sheet: party_id uuid not null
table attendance_sheet: pay jsonb
table attendance_sheet: reopen_asked_at timestamp with time zone
table attendance_sheet: reopen_party_id uuid
table attendance_sheet: reopen_text text
table attendance_sheet: row_version integer not null default 1
table attendance_sheet: status_id text not null default 'AsDrafted'::text
table attendance_sheet: stops smallint not null default 0
table attendance_sheet: version smallint not null
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
table audit_retention: next_at timestamp with time zone
table audit_retention: next_months integer
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
table bank_account: account_number text
table bank_account: bank_account_id uuid not null
table bank_account: bank_id text
table bank_account: branch_address text
table bank_account: branch_code text
table bank_account: branch_name text
table bank_account: card_number text
table bank_account: company_id uuid not null
table bank_account: iban text not null
table bank_account: note_text text
table bank_account: owner_first_name text
table bank_account: owner_last_name text
table bank_account: owner_suffix text
table bank_account: party_id uuid not null
table bank_account: payment_method_purpose_enum_id text not null default 'PmpPriamryAccont'::text
table bank_account: row_version integer not null default 1
table bank_account: valid daterange not null
table calendar_rule: calendar_rule_id uuid not null
table calendar_rule: ceiling_act text not null
table calendar_rule: company_id uuid not null
table calendar_rule: day_begins smallint not null
table calendar_rule: delay_minutes smallint not null
table calendar_rule: double_press smallint not null
table calendar_rule: four_weeks_ceiling integer
table calendar_rule: from_date date not null
table calendar_rule: gap_minutes smallint not null
table calendar_rule: hurry_minutes smallint not null
table calendar_rule: longest_stay smallint not null
table calendar_rule: month_ceiling integer
table calendar_rule: offset_way text not null
table calendar_rule: open_end text not null
table calendar_rule: overtime_after text not null
table calendar_rule: overtime_before text not null
table calendar_rule: overtime_ceiling smallint
table calendar_rule: overtime_holiday text not null
table calendar_rule: overtime_minimum smallint not null
table calendar_rule: overtime_normal text not null
table calendar_rule: overtime_unit smallint not null
table calendar_rule: overtime_weekly_rest text not null
table calendar_rule: rest_between smallint
table calendar_rule: rotation_from date
table calendar_rule: row_version integer not null default 1
table calendar_rule: sheet_act text not null default 'warn'::text
table calendar_rule: thru_date date
table calendar_rule: tolerance_beyond text not null
table calendar_rule: week_ceiling smallint
table calendar_rule: weekly_rest_enum_id text not null
table calendar_rule: window_after smallint not null
table calendar_rule: window_before smallint not null
table calendar_rule: work_calendar_id uuid not null
table calendar_rule: year_ceiling integer
table change_request: action text not null
table change_request: change_request_id uuid not null
table change_request: closed_at timestamp with time zone
table change_request: company_id uuid not null
table change_request: document text
table change_request: kind text not null
table change_request: note_text text
table change_request: party_id uuid not null
table change_request: record_id uuid
table change_request: row_version integer not null default 1
table change_request: sent_at timestamp with time zone not null
table change_request: state text not null default 'sent'::text
table change_request_decision: change_request_decision_id uuid not null default gen_random_uuid()
table change_request_decision: change_request_field_id uuid not null
table change_request_decision: change_request_step_id uuid not null
table change_request_decision: company_id uuid not null
table change_request_decision: decision text not null
table change_request_decision: reason_text text
table change_request_field: change_request_field_id uuid not null
table change_request_field: change_request_id uuid not null
table change_request_field: company_id uuid not null
table change_request_field: field text not null
table change_request_field: new_value text not null
table change_request_field: old_value text not null
table change_request_field: place smallint not null
table change_request_step: approver_party_id uuid
table change_request_step: change_request_id uuid not null
table change_request_step: change_request_step_id uuid not null
table change_request_step: company_id uuid not null
table change_request_step: decided_at timestamp with time zone
table change_request_step: decided_by uuid
table change_request_step: level_id uuid
table change_request_step: note_text text
table change_request_step: sequence smallint not null
table change_request_step: state text not null default 'waiting'::text
table clock_card: card text not null
table clock_card: changed_at timestamp with time zone not null default now()
table clock_card: changed_by uuid
table clock_card: clock_card_id uuid not null
table clock_card: company_id uuid not null
table clock_card: party_relationship_id uuid not null
table clock_card: row_version integer not null default 1
table clock_card: valid daterange not null
table clock_contact: clock_device_id uuid not null
table clock_contact: company_id uuid not null
table clock_contact: drift_seconds integer
table clock_contact: last_address inet
table clock_contact: last_contact_at timestamp with time zone not null
table clock_contact: last_event_at timestamp(0) without time zone
table clock_contact: silence_told_at timestamp with time zone
table clock_correction: at timestamp(0) without time zone
table clock_correction: attendance_request_id uuid
table clock_correction: clock_correction_id uuid not null
table clock_correction: clock_event_id uuid
table clock_correction: company_id uuid not null
table clock_correction: corrected_at timestamp with time zone not null
table clock_correction: corrected_by uuid
table clock_correction: corrects_id uuid
table clock_correction: event_at timestamp(0) without time zone
table clock_correction: party_id uuid not null
table clock_correction: press_key text
table clock_correction: reason_text text not null
table clock_delivery: clock_delivery_id uuid not null
table clock_delivery: clock_device_id uuid not null
table clock_delivery: company_id uuid not null
table clock_delivery: day date not null
table clock_delivery: source text not null
table clock_device: clock_device_id uuid not null
table clock_device: code text not null
table clock_device: company_id uuid not null
table clock_device: networks text
table clock_device: option_indicator character(1) not null default 'Y'::bpchar
table clock_device: row_version integer not null default 1
table clock_device: serial text
table clock_device: service_key_id uuid
table clock_device: silence_minutes integer
table clock_device: title text not null
table clock_device_key: clock_device_id uuid not null
table clock_device_key: clock_device_key_id uuid not null
table clock_device_key: code text not null
table clock_device_key: company_id uuid not null
table clock_device_key: press_key text not null
table clock_device_key: row_version integer not null default 1
table clock_event: at timestamp(0) without time zone not null
table clock_event: card text not null
table clock_event: clock_delivery_id uuid not null
table clock_event: clock_device_id uuid not null
table clock_event: clock_event_id uuid not null
table clock_event: company_id uuid not null
table clock_event: press_key text not null default ''::text
table clock_event: received_at timestamp with time zone not null
table clock_exception: at timestamp(0) without time zone
table clock_exception: card text
table clock_exception: clock_device_id uuid not null
table clock_exception: clock_event_id uuid
table clock_exception: clock_exception_id uuid not null
table clock_exception: company_id uuid not null
table clock_exception: kind text not null
table clock_exception: line text
table clock_exception: noted_at timestamp with time zone not null
table clock_exception: settled_at timestamp with time zone
table clock_exception: settled_by uuid
table clock_exception: settled_reason text
table clock_format: calendar text not null
table clock_format: card_at text not null
table clock_format: clock_format_id uuid not null
table clock_format: company_id uuid not null
table clock_format: date_at text not null
table clock_format: encoding text not null
table clock_format: key_at text
table clock_format: row_version integer not null default 1
table clock_format: separator text not null
table clock_format: skip_lines smallint not null default 0
table clock_format: time_at text
table clock_format: title text not null
table clock_format: year_digits smallint not null
table clock_offer: address inet not null
table clock_offer: first_seen_at timestamp with time zone not null
table clock_offer: last_seen_at timestamp with time zone not null
table clock_offer: serial text not null
table clock_offer: times integer not null default 1
table communication_event: author_party_id uuid not null
table communication_event: body text not null default ''::text
table communication_event: channels text[] not null
table communication_event: communication_event_id uuid not null
table communication_event: company_id uuid not null
table communication_event: created_at timestamp with time zone not null
table communication_event: purpose_enum_ids text[] not null
table communication_event: row_version integer not null default 1
table communication_event: sent_at timestamp with time zone
table communication_event: sent_on date not null
table communication_event: status_id text not null
table communication_event: subject text not null
table communication_event_party: communication_event_id uuid not null
table communication_event_party: company_id uuid not null
table communication_event_party: party_id uuid not null
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
table company_insurance_area: address text
table company_insurance_area: branch_id uuid
table company_insurance_area: company_id uuid not null
table company_insurance_area: company_insurance_area_id uuid not null
table company_insurance_area: company_insurance_name text not null
table company_insurance_area: contract_number text
table company_insurance_area: employer_name text not null
table company_insurance_area: has_relief character(1)
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
table compensation_account: company_id uuid not null
table compensation_account: compensation_account_id uuid not null default gen_random_uuid()
table compensation_account: insurance_contract_id uuid not null
table compensation_account: party_id uuid not null
table compensation_batch: batch_number integer not null
table compensation_batch: company_id uuid not null
table compensation_batch: compensation_batch_id uuid not null
table compensation_batch: frozen_at timestamp with time zone not null
table compensation_batch: insurance_contract_id uuid not null
table compensation_batch: made_by_party_id uuid
table compensation_batch_line: company_id uuid not null
table compensation_batch_line: compensation_batch_id uuid not null
table compensation_batch_line: compensation_batch_line_id uuid not null default gen_random_uuid()
table compensation_batch_line: compensation_line_id uuid not null
table compensation_batch_line: party_id uuid not null
table compensation_batch_line: place integer not null
table compensation_ceiling: company_id uuid not null
table compensation_ceiling: compensation_account_id uuid not null
table compensation_ceiling: compensation_ceiling_id uuid not null
table compensation_ceiling: cost_type_enum_id text not null
table compensation_ceiling: insured_id uuid
table compensation_ceiling: most bigint
table compensation_ceiling: used bigint not null default 0
table compensation_claim: company_id uuid not null
table compensation_claim: compensation_claim_id uuid not null
table compensation_claim: insurance_contract_id uuid not null
table compensation_claim: party_id uuid not null
table compensation_claim: row_version integer not null default 1
table compensation_claim: sent_at timestamp with time zone not null
table compensation_document: company_id uuid not null
table compensation_document: compensation_document_id uuid not null default gen_random_uuid()
table compensation_document: compensation_line_id uuid not null
table compensation_document: sha256 bytea not null
table compensation_document: stored_name text not null
table compensation_line: accepted text
table compensation_line: bound_by text
table compensation_line: claimed text not null
table compensation_line: company_id uuid not null
table compensation_line: compensation_claim_id uuid not null
table compensation_line: compensation_line_id uuid not null
table compensation_line: compensation_payout_id uuid
table compensation_line: cost_type_enum_id text not null
table compensation_line: decided_at timestamp with time zone
table compensation_line: decided_by_party_id uuid
table compensation_line: decision_reason text
table compensation_line: documents text not null
table compensation_line: filed_on date not null
table compensation_line: insurance_contract_id uuid not null
table compensation_line: insured_id uuid not null
table compensation_line: insured_name text not null
table compensation_line: insurer_accepted text
table compensation_line: insurer_paid text
table compensation_line: insurer_reason text
table compensation_line: invoice_mark bytea not null
table compensation_line: invoice_number text not null
table compensation_line: is_settled_by_hand boolean not null default false
table compensation_line: joined_on date not null
table compensation_line: line_no smallint not null
table compensation_line: paid_on date
table compensation_line: party_id uuid not null
table compensation_line: payable text
table compensation_line: provider text not null
table compensation_line: refusal_id text
table compensation_line: row_version integer not null default 1
table compensation_line: service_date date not null
table compensation_line: settled text
table compensation_line: status_id text not null default 'ClmSubmitted'::text
table compensation_movement: amount bigint not null
table compensation_movement: at timestamp with time zone not null
table compensation_movement: by_party_id uuid
table compensation_movement: company_id uuid not null
table compensation_movement: compensation_line_id uuid not null
table compensation_movement: compensation_movement_id uuid not null
table compensation_movement: family_ceiling_id uuid not null
table compensation_movement: party_id uuid not null
table compensation_movement: person_ceiling_id uuid not null
table compensation_payout: amount bigint not null
table compensation_payout: company_id uuid not null
table compensation_payout: compensation_batch_id uuid not null
table compensation_payout: compensation_payout_id uuid not null
table compensation_payout: made_at timestamp with time zone not null
table compensation_payout: made_by_party_id uuid
table compensation_payout: party_id uuid not null
table compensation_payout: pay_run_id uuid
table compensation_step: at timestamp with time zone not null default clock_timestamp()
table compensation_step: company_id uuid not null
table compensation_step: compensation_line_id uuid not null
table compensation_step: compensation_step_id uuid not null default gen_random_uuid()
table compensation_step: party_id uuid not null
table compensation_step: status_id text not null
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
table contract_counter: company_id uuid not null
table contract_counter: contract_year smallint not null
table contract_counter: last_number integer not null
table contract_reminder: company_id uuid not null
table contract_reminder: employment_contract_id uuid not null
table contract_reminder: ends_on date not null
table contract_reminder: sent_at timestamp with time zone not null default now()
table contract_reminder: threshold_days smallint not null
table contract_term: agreement_id uuid not null
table contract_term: body_text text not null
table contract_term: company_id uuid not null
table contract_term: contract_term_id uuid not null
table contract_term: row_version integer not null default 1
table contract_term: term_type_enum_id text not null
table contract_term: valid daterange not null
table contract_type_factor: agreement_id uuid not null
table contract_type_factor: company_id uuid not null
table contract_type_factor: contract_type_factor_id uuid not null
table contract_type_factor: pay_factor_id uuid not null
table contract_type_factor: row_version integer not null default 1
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
table deduction_list: company_id uuid not null
table deduction_list: deduction_list_id uuid not null
table deduction_list: list_month smallint not null
table deduction_list: list_number integer not null
table deduction_list: list_year smallint not null
table deduction_list: made_at timestamp with time zone not null
table deduction_list: made_by uuid
table deduction_list: row_version integer not null default 1
table deduction_list: void_reason text
table deduction_list: voided_at timestamp with time zone
table deduction_list: voided_by uuid
table deduction_list_answer: answered_at timestamp with time zone not null default now()
table deduction_list_answer: booked_as uuid not null
table deduction_list_answer: company_id uuid not null
table deduction_list_answer: deduction_list_line_id uuid not null
table deduction_list_answer: taken bigint not null
table deduction_list_line: asked bigint not null
table deduction_list_line: company_id uuid not null
table deduction_list_line: deduction_list_id uuid not null
table deduction_list_line: deduction_list_line_id uuid not null
table deduction_list_line: due_date date not null
table deduction_list_line: evidence text not null
table deduction_list_line: party_id uuid not null
table deduction_list_line: party_relationship_id uuid not null
table deduction_list_line: place integer not null
table deduction_list_line: source_id text not null
table deduction_list_line: source_kind text not null
table deduction_list_line: title text not null
table deduction_rule: company_id uuid not null
table deduction_rule: deduction_rule_id uuid not null
table deduction_rule: over_share text not null
table deduction_rule: penalty_of_cut character(1) not null default 'N'::bpchar
table deduction_rule: receipt_parts character(1) not null default 'N'::bpchar
table deduction_rule: row_version integer not null default 1
table deduction_rule: share_percent numeric(5,2)
table deduction_rule: source text
table deduction_rule: valid daterange not null
table detail_account: code text not null
table detail_account: company_id uuid not null
table detail_account: detail_account_id uuid not null
table detail_account: end_date date
table detail_account: parent_detail_account_id uuid
table detail_account: row_version integer not null default 1
table detail_account: title text not null
table detail_group: classification_type_enum_id text
table detail_group: code text not null
table detail_group: company_id uuid not null
table detail_group: detail_group_id uuid not null
table detail_group: gd_account_type_enum_id text not null
table detail_group: row_version integer not null default 1
table detail_group: title text not null
table detail_member: code text not null
table detail_member: company_id uuid not null
table detail_member: detail_group_id uuid not null
table detail_member: detail_member_id uuid not null
table detail_member: linked_id uuid not null
table detail_member: party_classification_id uuid
table detail_member: party_relationship_id uuid
table detail_member: row_version integer not null default 1
table detail_member: title text not null
table detail_member: unit_id uuid
table document_reminder: company_id uuid not null
table document_reminder: expiry_date date not null
table document_reminder: person_document_id uuid not null
table document_reminder: sent_at timestamp with time zone not null default now()
table document_reminder: threshold_days smallint not null
table electronic_address: company_id uuid not null
table electronic_address: contact_mech_purpose_id text not null
table electronic_address: electronic_address_id uuid not null
table electronic_address: info_string text not null
table electronic_address: party_id uuid not null
table electronic_address: row_version integer not null default 1
table electronic_address: valid daterange not null
table empl_order: acknowledged_at timestamp with time zone
table empl_order: acknowledged_by uuid
table empl_order: acknowledged_via text
table empl_order: agreement_id uuid
table empl_order: annul_reason text
table empl_order: annulled_at timestamp with time zone
table empl_order: company_id uuid not null
table empl_order: corrects_id uuid
table empl_order: empl_order_id uuid not null
table empl_order: ends_cover character(1) not null
table empl_order: from_date date not null
table empl_order: is_cover character(1) not null
table empl_order: moves jsonb
table empl_order: number_label text
table empl_order: old_number text
table empl_order: order_date date not null
table empl_order: order_issue_id uuid not null
table empl_order: order_number integer
table empl_order: order_series text
table empl_order: order_type_id uuid not null
table empl_order: order_year smallint
table empl_order: party_id uuid not null
table empl_order: party_relationship_id uuid not null
table empl_order: pays character(1) not null
table empl_order: reminded_at timestamp with time zone
table empl_order: reminders smallint not null default 0
table empl_order: row_version integer not null default 1
table empl_order: shown_number text generated COALESCE(old_number, number_label, (((order_year)::text || '/'::text) || (order_number)::text))
table empl_order: signed_at timestamp with time zone
table empl_order: signed_no bigint
table empl_order: status_id text not null default 'EoDraft'::text
table empl_order: thru_date date
table empl_order: version smallint not null default 1
table empl_order_before: at timestamp with time zone not null
table empl_order_before: company_id uuid not null
table empl_order_before: facts jsonb not null
table empl_order_before: party_relationship_id uuid not null
table empl_order_code: at timestamp with time zone not null default now()
table empl_order_code: code text not null
table empl_order_code: company_id uuid not null
table empl_order_code: empl_order_id uuid not null
table empl_order_day: company_id uuid not null
table empl_order_day: empl_order_day_id uuid not null
table empl_order_day: empl_order_id uuid not null
table empl_order_day: known tstzrange not null
table empl_order_day: party_relationship_id uuid not null
table empl_order_day: valid daterange not null
table empl_order_day: version smallint not null
table empl_order_item: amount bigint not null
table empl_order_item: basis_enum_id text not null
table empl_order_item: code text not null
table empl_order_item: company_id uuid not null
table empl_order_item: empl_order_id uuid not null
table empl_order_item: explanation jsonb
table empl_order_item: group_enum_id text not null
table empl_order_item: paid_as text not null
table empl_order_item: pay_factor_id uuid not null
table empl_order_item: place smallint not null
table empl_order_item: previous bigint not null
table empl_order_item: score text
table empl_order_item: title text not null
table empl_order_item: version smallint not null
table empl_order_link: company_id uuid not null
table empl_order_link: empl_order_id uuid not null
table empl_order_link: empl_order_link_id uuid not null
table empl_order_link: expires_at timestamp with time zone not null
table empl_order_link: sent_at timestamp with time zone not null
table empl_order_link: used_at timestamp with time zone
table empl_order_move: after jsonb not null
table empl_order_move: at timestamp with time zone not null
table empl_order_move: before jsonb not null
table empl_order_move: began jsonb
table empl_order_move: company_id uuid not null
table empl_order_move: empl_order_id uuid not null
table empl_order_move: ends character(1) not null default 'N'::bpchar
table empl_order_move: move_no bigint not null identity a
table empl_order_move: party_relationship_id uuid not null
table empl_order_version: at timestamp with time zone not null
table empl_order_version: by_order_id uuid
table empl_order_version: company_id uuid not null
table empl_order_version: daily_wage bigint
table empl_order_version: empl_order_id uuid not null
table empl_order_version: employment_status_enum_id text
table empl_order_version: facts jsonb not null
table empl_order_version: previous_total bigint not null
table empl_order_version: total bigint not null
table empl_order_version: version smallint not null
table empl_position: code_key text generated upper(pseudo_id)
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
table employment_contract: agreement_id uuid not null
table employment_contract: changed_at timestamp with time zone not null default now()
table employment_contract: changed_by uuid
table employment_contract: classes text[]
table employment_contract: company_id uuid not null
table employment_contract: content text
table employment_contract: contract_number integer
table employment_contract: contract_year smallint
table employment_contract: employment_contract_id uuid not null
table employment_contract: end_reason text
table employment_contract: note text
table employment_contract: number_label text
table employment_contract: old_number text
table employment_contract: party_relationship_id uuid not null
table employment_contract: renews_id uuid
table employment_contract: row_version integer not null default 1
table employment_contract: shown_number text generated COALESCE(number_label, (((contract_year)::text || '/'::text) || (contract_number)::text), old_number)
table employment_contract: signed_by uuid
table employment_contract: signed_file text
table employment_contract: signed_on date
table employment_contract: state text not null default 'draft'::text
table employment_contract: valid daterange not null
table employment_end: beyond jsonb not null
table employment_end: company_id uuid not null
table employment_end: decided_as text
table employment_end: decided_by uuid
table employment_end: employment_end_id uuid not null
table employment_end: moved_to uuid
table employment_end: note_text text
table employment_end: party_id uuid not null
table employment_end: party_relationship_id uuid not null
table employment_end: termination_type_enum_id text not null
table employment_end: thru_date date not null
table employment_end: undone_at timestamp with time zone
table employment_gap: company_id uuid not null
table employment_gap: from_date date not null
table employment_gap: missing integer not null
table employment_gap: party_relationship_id uuid not null
table employment_gap: until_date date not null
table employment_grade: company_id uuid not null
table employment_grade: employment_grade_id uuid not null
table employment_grade: job_grade_enum_id text
table employment_grade: party_id uuid not null
table employment_grade: party_relationship_id uuid not null
table employment_grade: pay_grade_enum_id text
table employment_grade: valid daterange not null
table employment_kind: company_id uuid not null
table employment_kind: employment_status_enum_id text not null
table employment_kind: party_relationship_id uuid not null
table employment_kind: valid daterange not null
table employment_salary: company_id uuid not null
table employment_salary: daily_wage bigint not null
table employment_salary: party_relationship_id uuid not null
table employment_salary: valid daterange not null
table enumeration: default_value text
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
table enumeration: valid_hint text
table enumeration: valid_regexp text
table enumeration: value_enum_type_id text
table enumeration_type: description text not null
table enumeration_type: enum_type_id text not null
table enumeration_type: type_group text not null default 'shared'::text
table family_member: address_county_geo_id text
table family_member: address_line text
table family_member: address_postal_code text
table family_member: address_province_geo_id text
table family_member: attachment text
table family_member: base_insurance_booklet text
table family_member: birth_date date not null
table family_member: birth_place text
table family_member: company_id uuid not null
table family_member: contact_number text
table family_member: country_geo_id text
table family_member: death_date date
table family_member: divorce_date date
table family_member: family_member_id uuid not null
table family_member: father_name text
table family_member: first_name text not null
table family_member: gender character(1)
table family_member: id_number text
table family_member: is_dependant character(1)
table family_member: is_emergency_contact character(1)
table family_member: issue_county_geo_id text
table family_member: issue_province_geo_id text
table family_member: last_name text not null
table family_member: main_insurance_number text
table family_member: marital_status_enum_id text
table family_member: military_state_enum_id text
table family_member: national_code text
table family_member: note_text text
table family_member: number_of_kids smallint
table family_member: occupation_status_enum_id text
table family_member: party_id uuid not null
table family_member: personal_title_enum_id text
table family_member: qualification_type_enum_id text
table family_member: relationship_type_enum_id text not null
table family_member: religion_enum_id text
table family_member: row_version integer not null default 1
table family_member: sect_enum_id text
table family_member: serial_number text
table family_member: suffix text
table family_member: university_field_enum_id text
table family_member: wedding_date date
table figure_change: at timestamp with time zone not null default now()
table figure_change: transaction xid8 not null default pg_current_xact_id()
table file_touched: people uuid[] not null
table form_draft: form_key text not null
table form_draft: saved_at timestamp with time zone not null
table form_draft: user_id uuid not null
table form_draft: values jsonb not null
table former_recovery_way: address text not null
table former_recovery_way: kind text not null
table former_recovery_way: left_at timestamp with time zone not null default now()
table former_recovery_way: user_id uuid not null
table formula_use: company_id uuid not null
table formula_use: library_version_id uuid not null
table formula_use: used_by text not null
table formula_use: used_on date not null
table formula_use: user_id text not null
table gap_set: missing integer not null
table general_request: company_id uuid not null
table general_request: created_at timestamp with time zone not null
table general_request: description text not null
table general_request: general_request_id uuid not null
table general_request: party_id uuid not null
table general_request: title text not null
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
table gl_account: account_code text not null
table gl_account: account_name text not null
table gl_account: company_id uuid not null
table gl_account: end_date date
table gl_account: gl_account_class_enum_id text not null
table gl_account: gl_account_id uuid not null
table gl_account: is_debit character(1) not null
table gl_account: parent_gl_account_id uuid
table gl_account: row_version integer not null default 1
table guarantor_change: closed_at timestamp with time zone
table guarantor_change: company_id uuid not null
table guarantor_change: created_at timestamp with time zone not null
table guarantor_change: former_guarantor text
table guarantor_change: guarantor text not null
table guarantor_change: guarantor_change_id uuid not null
table guarantor_change: loan_id uuid not null
table guarantor_change: party_id uuid not null
table guarantor_change: status_id text not null default 'RqSent'::text
table guarantor_gone: company_id uuid not null
table guarantor_gone: guarantor text not null
table guarantor_gone: loan_id uuid not null
table guarantor_gone: told_at timestamp with time zone not null default now()
table hard_post: company_id uuid not null
table hard_post: empl_position_id uuid not null
table hard_post: hard_post_id uuid not null
table hard_post: paper_number text
table hard_post: reason text not null
table hard_post: row_version integer not null default 1
table hard_post: valid daterange not null
table health_state: company_id uuid not null
table health_state: has_disease text
table health_state: is_smoker text
table health_state: party_id uuid not null
table health_state: row_version integer not null default 1
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
table import_difference: company_id uuid
table import_difference: content bytea not null
table import_difference: row_no integer not null
table import_difference: run_id uuid not null
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
table import_run: applied_by uuid
table import_run: applied_party uuid
table import_run: classes text[]
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
table input_factor_value: company_id uuid not null
table input_factor_value: input_factor_value_id uuid not null
table input_factor_value: kind text not null default 'inputFactor'::text
table input_factor_value: library_version_id uuid not null
table input_factor_value: party_relationship_id uuid not null
table input_factor_value: row_version integer not null default 1
table input_factor_value: value text not null
table installation: admin_user_id uuid not null
table installation: company_id uuid not null
table installation: created_at timestamp with time zone not null default now()
table installation: is_demo boolean not null
table installation: is_only boolean not null default true
table insurance_age_limit: age_thru smallint not null
table insurance_age_limit: company_id uuid not null
table insurance_age_limit: insurance_age_limit_id uuid not null
table insurance_age_limit: insurance_contract_id uuid not null
table insurance_age_limit: lifted_for text not null default 'nobody'::text
table insurance_age_limit: relation text not null
table insurance_age_limit: row_version integer not null default 1
table insurance_contract: age_on text not null default 'contract'::text
table insurance_contract: birth_days smallint
table insurance_contract: company_id uuid not null
table insurance_contract: contract_code text not null
table insurance_contract: description text
table insurance_contract: employee_percent numeric(9,6) not null default 100
table insurance_contract: ends_on text not null default 'day'::text
table insurance_contract: from_date date not null
table insurance_contract: gap_months smallint not null default 1
table insurance_contract: hire_days smallint
table insurance_contract: insurance_contract_id uuid not null default gen_random_uuid()
table insurance_contract: insurer_id uuid not null
table insurance_contract: insurer_name text not null
table insurance_contract: is_system character(1) not null default 'N'::bpchar
table insurance_contract: join_from_date date
table insurance_contract: join_thru_date date
table insurance_contract: joining_told_on date
table insurance_contract: marriage_days smallint
table insurance_contract: parts smallint not null default 12
table insurance_contract: proration text not null default 'months'::text
table insurance_contract: row_version integer not null default 1
table insurance_contract: status_id text not null default 'ActiveInsurance'::text
table insurance_contract: thru_date date not null
table insurance_contract: title text not null
table insurance_cost: claim_days smallint
table insurance_cost: company_id uuid not null
table insurance_cost: cost_type_enum_id text not null
table insurance_cost: family_ceiling bigint
table insurance_cost: franchise_percent numeric(9,6) not null default 0
table insurance_cost: insurance_contract_id uuid not null
table insurance_cost: insurance_cost_id uuid not null
table insurance_cost: person_ceiling bigint
table insurance_cost: row_version integer not null default 1
table insurance_cost: waiting_days smallint not null default 0
table insurance_list: company_id uuid not null
table insurance_list: encoding text not null
table insurance_list: insurable bigint not null
table insurance_list: insurance_area_id uuid not null
table insurance_list: insurance_list_id uuid not null
table insurance_list: late_month smallint
table insurance_list: late_year smallint
table insurance_list: layout text not null
table insurance_list: list_number text not null
table insurance_list: party_id uuid not null
table insurance_list: pay_run_id uuid not null
table insurance_list: people integer not null
table insurance_list: sha256 text not null
table insurance_list: taken_at timestamp with time zone not null
table insurance_list_taken: company_id uuid not null
table insurance_list_taken: pay_run_id uuid not null
table insurance_list_taken: taken_at timestamp with time zone not null
table insurance_membership: company_id uuid not null
table insurance_membership: ended_because text
table insurance_membership: family_member_id uuid
table insurance_membership: insurance_contract_id uuid not null
table insurance_membership: insurance_membership_id uuid not null
table insurance_membership: party_id uuid not null
table insurance_membership: relation text not null
table insurance_membership: row_version integer not null default 1
table insurance_membership: tier text
table insurance_membership: valid daterange not null
table insurance_premium: age_from smallint
table insurance_premium: age_thru smallint
table insurance_premium: company_id uuid not null
table insurance_premium: insurance_contract_id uuid not null
table insurance_premium: insurance_premium_id uuid not null
table insurance_premium: premium bigint not null
table insurance_premium: relation text
table insurance_premium: row_version integer not null default 1
table insurance_premium: since_date date
table insurance_premium: tier text
table insurance_request: closed_at timestamp with time zone
table insurance_request: company_id uuid not null
table insurance_request: created_at timestamp with time zone not null
table insurance_request: insurance_contract_id uuid not null
table insurance_request: insurance_request_id uuid not null
table insurance_request: insured text
table insurance_request: kind text not null
table insurance_request: note text
table insurance_request: party_id uuid not null
table insurance_request: status_id text not null default 'RqSent'::text
table insurance_request: tier text
table insurance_share: company_id uuid not null
table insurance_share: employee_percent numeric(9,6) not null
table insurance_share: insurance_contract_id uuid not null
table insurance_share: insurance_share_id uuid not null
table insurance_share: relation text not null
table insurance_share: row_version integer not null default 1
table insurer: company_id uuid not null
table insurer: description text
table insurer: insurer_code text not null
table insurer: insurer_id uuid not null default gen_random_uuid()
table insurer: is_system character(1) not null default 'N'::bpchar
table insurer: legal_entity_id text
table insurer: phone text
table insurer: row_version integer not null default 1
table insurer: status_id text not null default 'ActiveInsurer'::text
table insurer: title text not null
table insurer_column: company_id uuid not null
table insurer_column: field text not null
table insurer_column: fixed_text text
table insurer_column: format text not null default 'plain'::text
table insurer_column: insurer_column_id uuid not null
table insurer_column: insurer_id uuid not null
table insurer_column: row_version integer not null default 1
table insurer_column: sequence smallint not null default 10
table insurer_column: title text not null
table insurer_list: company_id uuid not null
table insurer_list: frozen_at timestamp with time zone not null
table insurer_list: insurance_contract_id uuid not null
table insurer_list: insurer_list_id uuid not null
table insurer_list: list_number integer not null
table insurer_list: made_by_party_id uuid
table insurer_list_line: birth_date date
table insurer_list_line: change text not null
table insurer_list_line: company_id uuid not null
table insurer_list_line: full_name text not null
table insurer_list_line: insurance_membership_id uuid not null
table insurer_list_line: insured_name text not null
table insurer_list_line: insurer_list_id uuid not null
table insurer_list_line: insurer_list_line_id uuid not null default gen_random_uuid()
table insurer_list_line: joined_on date not null
table insurer_list_line: national_code text
table insurer_list_line: party_id uuid not null
table insurer_list_line: place integer not null
table insurer_list_line: premium bigint not null
table insurer_list_line: pseudo_id text
table insurer_list_line: relation text not null
table insurer_list_line: thru_date date not null
table insurer_list_line: tier text
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
table leave_account: company_id uuid not null
table leave_account: jalali_year smallint not null
table leave_account: party_id uuid not null
table leave_account: settled_on date
table leave_movement: booked_at timestamp with time zone not null
table leave_movement: booked_by uuid
table leave_movement: cause text not null
table leave_movement: company_id uuid not null
table leave_movement: day_date date not null
table leave_movement: jalali_year smallint not null
table leave_movement: kind text not null
table leave_movement: leave_movement_id uuid not null
table leave_movement: leave_request_id uuid
table leave_movement: minutes integer not null
table leave_movement: party_id uuid not null
table leave_movement: reason_text text
table leave_request: asked_by uuid
table leave_request: asked_thru_date date
table leave_request: cancel_reason text
table leave_request: closed_at timestamp with time zone
table leave_request: company_id uuid not null
table leave_request: days numeric(6,2) not null
table leave_request: document text
table leave_request: from_date date not null
table leave_request: from_minute smallint
table leave_request: half text
table leave_request: leave_request_id uuid not null
table leave_request: leave_type_id text not null
table leave_request: minutes integer not null
table leave_request: mode text not null
table leave_request: note text
table leave_request: party_id uuid not null
table leave_request: row_version integer not null default 1
table leave_request: sent_at timestamp with time zone not null
table leave_request: span tsrange not null generated tsrange((from_date +
CASE mode
    WHEN 'hourly'::text THEN make_interval(mins => (from_minute)::integer)
    WHEN 'half'::text THEN make_interval(hours =>
    CASE half
        WHEN 'second'::text THEN 12
        ELSE 0
    END)
    ELSE '00:00:00'::interval
END), (thru_date +
CASE mode
    WHEN 'hourly'::text THEN make_interval(mins => (to_minute)::integer)
    WHEN 'half'::text THEN make_interval(hours =>
    CASE half
        WHEN 'first'::text THEN 12
        ELSE 24
    END)
    ELSE '1 day'::interval
END))
table leave_request: status_id text not null default 'LvSent'::text
table leave_request: substitute_party_id uuid
table leave_request: thru_date date not null
table leave_request: to_minute smallint
table leave_request_part: company_id uuid not null
table leave_request_part: from_date date not null
table leave_request_part: jalali_year smallint not null
table leave_request_part: leave_request_id uuid not null
table leave_request_part: minutes integer not null
table leave_request_part: party_id uuid not null
table leave_rule: allows_hours character(1) not null
table leave_rule: carry_days smallint
table leave_rule: company_id uuid
table leave_rule: confidence character(1) not null
table leave_rule: counts text not null
table leave_rule: day_cost text not null default 'average'::text
table leave_rule: day_minutes smallint not null default 440
table leave_rule: hr_over_days smallint
table leave_rule: leave_rule_id uuid not null
table leave_rule: leave_type_id text not null
table leave_rule: most_days smallint
table leave_rule: needs_document character(1) not null
table leave_rule: paid_by text not null
table leave_rule: row_version integer not null default 1
table leave_rule: source text not null
table leave_rule: valid daterange not null
table leave_rule: year_days smallint
table leave_to_buy: changed_at timestamp with time zone not null default now()
table leave_to_buy: changed_by uuid
table leave_to_buy: company_id uuid not null
table leave_to_buy: days smallint not null
table leave_to_buy: jalali_month smallint not null
table leave_to_buy: jalali_year smallint not null
table leave_to_buy: leave_to_buy_id uuid not null
table leave_to_buy: party_relationship_id uuid not null
table leave_to_buy: row_version integer not null default 1
table leave_to_buy: source text
table leave_type: description text not null
table leave_type: field_class text not null
table leave_type: has_balance character(1) not null
table leave_type: leave_type_id text not null
table leave_type: sequence_num smallint not null
table legal_circular: added_at timestamp with time zone not null
table legal_circular: added_by uuid
table legal_circular: attachment text not null
table legal_circular: circular_number text
table legal_circular: company_id uuid not null
table legal_circular: issued_on date
table legal_circular: jalali_year smallint not null
table legal_circular: kind_enum_id text
table legal_circular: legal_circular_id uuid not null
table legal_circular: title text not null
table legal_deadline_mark: company_id uuid not null
table legal_deadline_mark: duty text not null
table legal_deadline_mark: jalali_month smallint not null
table legal_deadline_mark: jalali_year smallint not null
table legal_deadline_mark: marked_at timestamp with time zone not null
table legal_deadline_mark: marked_by uuid
table legal_deadline_mark: pay_group_id uuid not null
table legal_deadline_mark: reason text not null
table legal_deadline_setting: company_id uuid not null
table legal_deadline_setting: notice_days smallint not null
table legal_deadline_setting: row_version integer not null default 1
table legal_deadline_told: company_id uuid not null
table legal_deadline_told: duty text not null
table legal_deadline_told: jalali_month smallint not null
table legal_deadline_told: jalali_year smallint not null
table legal_deadline_told: stage text not null
table legal_deadline_told: told_at timestamp with time zone not null default now()
table legal_parameter: amount bigint
table legal_parameter: bracket smallint
table legal_parameter: confidence character(1) not null
table legal_parameter: corrects uuid
table legal_parameter: description text
table legal_parameter: from_month smallint not null default 1
table legal_parameter: is_system character(1) not null default 'N'::bpchar
table legal_parameter: jalali_year smallint not null
table legal_parameter: kind_enum_id text not null
table legal_parameter: legal_parameter_id uuid not null default gen_random_uuid()
table legal_parameter: option_indicator character(1) not null default 'Y'::bpchar
table legal_parameter: rate text
table legal_parameter: reason text
table legal_parameter: row_version integer not null default 1
table legal_parameter: source text not null
table legal_parameter: superseded_by uuid
table legal_parameter: thru_month smallint not null default 12
table legal_parameter: verified_by uuid
table legal_parameter: verified_on date
table legal_parameter: verified_version integer
table legal_year: is_locked character(1) not null default 'N'::bpchar
table legal_year: jalali_year smallint not null
table legal_year: locked_at timestamp with time zone
table legal_year: locked_by uuid
table legal_year: row_version integer not null default 1
table letter: addressee text not null
table letter: asked_at timestamp with time zone not null
table letter: classes text[]
table letter: closed_at timestamp with time zone
table letter: code text
table letter: company_id uuid not null
table letter: content text
table letter: decided_by uuid
table letter: initials text
table letter: issued_on date
table letter: kind text not null
table letter: language text not null
table letter: letter_id uuid not null
table letter: letter_number integer
table letter: letter_template_id uuid
table letter: letter_year smallint
table letter: note_text text
table letter: party_id uuid not null
table letter: reason_text text
table letter: state text not null default 'asked'::text
table letter: withdrawn_at timestamp with time zone
table letter: withdrawn_by uuid
table letter_counter: company_id uuid not null
table letter_counter: last_number integer not null
table letter_counter: letter_year smallint not null
table letter_picture: company_id uuid not null
table letter_picture: content bytea not null
table letter_picture: digest text not null
table letter_template: body_text text not null
table letter_template: company_id uuid not null
table letter_template: is_active character(1) not null default 'Y'::bpchar
table letter_template: kind text not null
table letter_template: language text not null
table letter_template: letter_template_id uuid not null
table letter_template: opening text
table letter_template: party_id uuid not null
table letter_template: row_version integer not null default 1
table letter_template: seal_id uuid
table letter_template: signature_id uuid
table letter_template: signer text not null
table letter_template: signer_name text
table letter_template: title text not null
table letter_template: valid daterange not null
table letter_template_default: body_text text not null
table letter_template_default: kind text not null
table letter_template_default: language text not null
table letter_template_default: opening text
table letter_template_default: signer text not null
table letter_template_default: title text not null
table library_comparison: company_id uuid not null
table library_comparison: library_item_id uuid not null
table library_comparison: new_version smallint not null
table library_comparison: old_version smallint not null
table library_comparison: outcome jsonb not null
table library_comparison: run_id uuid not null
table library_end_told: company_id uuid not null
table library_end_told: library_version_id uuid not null
table library_end_told: thru_date date not null
table library_item: code text not null
table library_item: company_id uuid not null
table library_item: description text
table library_item: kind text not null
table library_item: library_item_id uuid not null
table library_item: row_version integer not null default 1
table library_item: title text not null
table library_package: company_id uuid not null
table library_package: items jsonb not null
table library_package: library_package_id uuid not null
table library_package: made_at timestamp with time zone not null default now()
table library_package: made_by uuid
table library_package: undone_at timestamp with time zone
table library_reference: code text not null
table library_reference: company_id uuid not null
table library_reference: kind text not null
table library_reference: library_version_id uuid not null
table library_setting: company_id uuid not null
table library_setting: row_version integer not null default 1
table library_setting: two_people character(1) not null default 'Y'::bpchar
table library_table_row: cells jsonb not null
table library_table_row: company_id uuid not null
table library_table_row: keys jsonb not null
table library_table_row: kind text not null default 'table'::text
table library_table_row: library_version_id uuid not null
table library_table_row: row_no smallint not null
table library_version: changed_at timestamp with time zone not null default now()
table library_version: changed_by uuid
table library_version: company_id uuid not null
table library_version: content jsonb not null
table library_version: kind text not null
table library_version: late_reason text
table library_version: library_item_id uuid not null
table library_version: library_version_id uuid not null
table library_version: published_at timestamp with time zone
table library_version: published_by uuid
table library_version: status text not null default 'draft'::text
table library_version: valid daterange not null
table library_version: variation text
table library_version: version_no smallint not null
table library_version: writers uuid[] not null default '{}'::uuid[]
table loan: company_id uuid not null
table loan: line_count smallint not null
table loan: loan_id uuid not null
table loan: loan_number integer not null
table loan: loan_request_id uuid
table loan: loan_year smallint not null
table loan: made_at timestamp with time zone not null default now()
table loan: paid_on date not null
table loan: party_id uuid not null
table loan: party_relationship_id uuid not null
table loan: principal bigint not null
table loan: row_version integer not null default 1
table loan: status_id text not null default 'LoanPaidOut'::text
table loan: version integer not null
table loan: welfare_id uuid not null
table loan_budget: amount numeric(15,0) not null
table loan_budget: cap numeric(15,0)
table loan_budget: company_id uuid not null
table loan_budget: created_at timestamp with time zone not null default now()
table loan_budget: draw_hash text not null default ''::text
table loan_budget: draw_word text
table loan_budget: is_system character(1) not null default 'N'::bpchar
table loan_budget: loan_budget_id uuid not null
table loan_budget: option_indicator character(1) not null default 'Y'::bpchar
table loan_budget: payment_date date not null
table loan_budget: ranking text not null default 'score'::text
table loan_budget: remainders text not null default 'next'::text
table loan_budget: requests_from date not null
table loan_budget: requests_thru date not null
table loan_budget: row_version integer not null default 1
table loan_budget: state_id text not null default 'LbDraft'::text
table loan_budget: title text not null
table loan_budget: tracking_code text not null
table loan_budget: welfare_id uuid not null
table loan_budget_criterion: company_id uuid not null
table loan_budget_criterion: criteria_score_enum_id text not null
table loan_budget_criterion: loan_budget_criterion_id uuid not null
table loan_budget_criterion: loan_budget_id uuid not null
table loan_budget_criterion: most_points numeric(9,3)
table loan_budget_criterion: points numeric(9,3) not null
table loan_budget_criterion: row_version integer not null default 1
table loan_budget_criterion: unit numeric(18,3) not null
table loan_budget_move: asked_at timestamp with time zone not null
table loan_budget_move: asked_by uuid
table loan_budget_move: company_id uuid not null
table loan_budget_move: decided_at timestamp with time zone
table loan_budget_move: decided_by uuid
table loan_budget_move: decision text
table loan_budget_move: from_place integer not null
table loan_budget_move: loan_budget_move_id uuid not null
table loan_budget_move: loan_budget_place_id uuid not null
table loan_budget_move: reason text not null
table loan_budget_move: to_place integer not null
table loan_budget_place: amount numeric(15,0) not null
table loan_budget_place: company_id uuid not null
table loan_budget_place: decider text not null
table loan_budget_place: ended_at timestamp with time zone
table loan_budget_place: hash text
table loan_budget_place: loan_budget_id uuid not null
table loan_budget_place: loan_budget_place_id uuid not null
table loan_budget_place: loan_request_id uuid not null
table loan_budget_place: party_id uuid not null
table loan_budget_place: place integer not null
table loan_budget_place: points jsonb not null default '{}'::jsonb
table loan_budget_place: score numeric(12,3) not null
table loan_budget_place: source text
table loan_budget_place: status_id text not null default 'LpWaiting'::text
table loan_budget_place: waiting text
table loan_budget_place: welfare_group_id uuid
table loan_budget_quota: company_id uuid not null
table loan_budget_quota: loan_budget_id uuid not null
table loan_budget_quota: loan_budget_quota_id uuid not null
table loan_budget_quota: percent numeric(6,3) not null
table loan_budget_quota: row_version integer not null default 1
table loan_budget_quota: welfare_group_id uuid not null
table loan_counter: company_id uuid not null
table loan_counter: last_number integer not null
table loan_counter: loan_year smallint not null
table loan_ending: amount bigint not null
table loan_ending: asked_at timestamp with time zone not null default now()
table loan_ending: asked_by uuid
table loan_ending: company_id uuid not null
table loan_ending: decided_at timestamp with time zone
table loan_ending: decided_by uuid
table loan_ending: kind text not null
table loan_ending: loan_ending_id uuid not null
table loan_ending: loan_id uuid not null
table loan_ending: reason text not null
table loan_ending: row_version integer not null default 1
table loan_ending: status_id text not null default 'LeAsked'::text
table loan_entry: amount bigint not null
table loan_entry: booked_at timestamp with time zone not null default now()
table loan_entry: booked_by uuid
table loan_entry: company_id uuid not null
table loan_entry: counts_as text not null
table loan_entry: day date not null
table loan_entry: kind text not null
table loan_entry: line_number smallint
table loan_entry: loan_entry_id uuid not null
table loan_entry: loan_id uuid not null
table loan_entry: note text
table loan_entry: reverses uuid
table loan_entry: signed bigint not null generated 
CASE kind
    WHEN 'reversal'::text THEN (- amount)
    ELSE amount
END
table loan_entry: source text not null
table loan_entry: source_id text
table loan_external_guarantor: address text not null
table loan_external_guarantor: birth_date date not null
table loan_external_guarantor: company_id uuid not null
table loan_external_guarantor: confirmed_at timestamp with time zone
table loan_external_guarantor: confirmed_by uuid
table loan_external_guarantor: father_name text
table loan_external_guarantor: first_name text not null
table loan_external_guarantor: last_name text not null
table loan_external_guarantor: loan_external_guarantor_id uuid not null
table loan_external_guarantor: loan_request_id uuid not null
table loan_external_guarantor: mobile text not null
table loan_external_guarantor: national_code text not null
table loan_external_guarantor: place smallint not null
table loan_external_guarantor: undertaking text
table loan_external_guarantor: workplace text not null
table loan_fund: company_id uuid not null
table loan_fund: loan_id uuid not null
table loan_fund: welfare_fund_id uuid not null
table loan_grant: company_id uuid not null
table loan_grant: granted_at timestamp with time zone not null default now()
table loan_grant: loan_request_id uuid not null
table loan_grant: row_version integer not null default 1
table loan_grant: status_id text not null default 'LgApproved'::text
table loan_guarantor_document: company_id uuid not null
table loan_guarantor_document: file text not null
table loan_guarantor_document: loan_external_guarantor_id uuid
table loan_guarantor_document: loan_guarantor_document_id uuid not null
table loan_guarantor_document: loan_request_id uuid not null
table loan_guarantor_document: party_id uuid
table loan_guarantor_document: welfare_doc_enum_id text not null
table loan_line: company_id uuid not null
table loan_line: due_date date not null
table loan_line: fee bigint not null
table loan_line: loan_id uuid not null
table loan_line: number smallint not null
table loan_line: original_number smallint not null
table loan_line: principal bigint not null
table loan_line: profit bigint not null
table loan_line: version smallint not null
table loan_line_now: company_id uuid not null
table loan_line_now: due_date date not null
table loan_line_now: loan_id uuid not null
table loan_line_now: number smallint not null
table loan_line_now: open bigint not null
table loan_line_now: version smallint not null
table loan_line_reminder: company_id uuid not null
table loan_line_reminder: due_date date not null
table loan_line_reminder: kind text not null
table loan_line_reminder: loan_id uuid not null
table loan_line_reminder: sent_at timestamp with time zone not null default now()
table loan_opening: company_id uuid not null
table loan_opening: guarantor_one text
table loan_opening: guarantor_two text
table loan_opening: loan_id uuid not null
table loan_opening: old_code text not null
table loan_opening: withdrawn_on date
table loan_paper_code: at timestamp with time zone not null default now()
table loan_paper_code: code text not null
table loan_paper_code: company_id uuid not null
table loan_paper_code: loan_id uuid not null
table loan_payment: amount bigint not null
table loan_payment: bank_name text
table loan_payment: company_id uuid not null
table loan_payment: loan_id uuid not null
table loan_payment: loan_payment_id uuid not null
table loan_payment: method text not null
table loan_payment: paid_on date not null
table loan_payment: part smallint not null
table loan_payment: target text not null
table loan_receipt: amount bigint not null
table loan_receipt: booked_at timestamp with time zone not null default now()
table loan_receipt: booked_by uuid
table loan_receipt: company_id uuid not null
table loan_receipt: is_whole character(1) not null default 'N'::bpchar
table loan_receipt: loan_id uuid not null
table loan_receipt: loan_receipt_id uuid not null
table loan_receipt: method text not null
table loan_receipt: note text
table loan_receipt: paid_on date not null
table loan_receipt: plan_version smallint
table loan_receipt: reference text
table loan_receipt: reversed_on date
table loan_receipt: reversed_why text
table loan_remission: amount bigint not null
table loan_remission: asked_at timestamp with time zone not null default now()
table loan_remission: asked_by uuid
table loan_remission: company_id uuid not null
table loan_remission: decided_at timestamp with time zone
table loan_remission: decided_by uuid
table loan_remission: kind text not null
table loan_remission: line_number smallint not null
table loan_remission: loan_id uuid not null
table loan_remission: loan_remission_id uuid not null
table loan_remission: reason text not null
table loan_remission: row_version integer not null default 1
table loan_remission: status_id text not null default 'LrAsked'::text
table loan_request: closed_at timestamp with time zone
table loan_request: company_id uuid not null
table loan_request: created_at timestamp with time zone not null
table loan_request: final_installment_number smallint not null
table loan_request: final_loan_amount numeric(15,0) not null
table loan_request: guarantor_one text
table loan_request: guarantor_two text
table loan_request: loan_request_id uuid not null
table loan_request: party_id uuid not null
table loan_request: purpose text not null
table loan_request: request_meet_date date not null
table loan_request: status_id text not null default 'RqSent'::text
table loan_request: welfare_id uuid not null
table loan_request_document: company_id uuid not null
table loan_request_document: file text not null
table loan_request_document: loan_request_document_id uuid not null
table loan_request_document: loan_request_id uuid not null
table loan_request_document: welfare_doc_enum_id text not null
table loan_request_terms: company_id uuid not null
table loan_request_terms: loan_request_id uuid not null
table loan_request_terms: version integer not null
table loan_request_terms: welfare_id uuid not null
table loan_schedule: company_id uuid not null
table loan_schedule: from_day date not null
table loan_schedule: line_count smallint not null
table loan_schedule: loan_id uuid not null
table loan_schedule: made_at timestamp with time zone not null default now()
table loan_schedule: made_by uuid
table loan_schedule: note text
table loan_schedule: principal bigint not null
table loan_schedule: reason text not null
table loan_schedule: version smallint not null
table loan_sum: company_id uuid not null
table loan_sum: loan_id uuid not null
table loan_sum: payable bigint not null default 0
table loan_sum: settled bigint not null default 0
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
table notice_choice: channel text not null
table notice_choice: company_id uuid not null
table notice_choice: is_on boolean not null
table notice_choice: party_id uuid not null
table notice_choice: topic text not null
table notice_due: cause_id text
table notice_due: company_id uuid not null
table notice_due: due_at timestamp with time zone not null
table notice_due: link text
table notice_due: notice_due_id uuid not null
table notice_due: notice_rule_id uuid not null
table notice_due: party_ids uuid[] not null
table notice_due: sent smallint not null default 0
table notice_due: told_values jsonb not null
table notice_habit: company_id uuid not null
table notice_habit: digest text not null default 'none'::text
table notice_habit: digest_hour smallint not null default 8
table notice_habit: digest_on date
table notice_habit: digest_weekday smallint not null default 0
table notice_habit: party_id uuid not null
table notice_habit: quiet_from smallint
table notice_habit: quiet_until smallint
table notice_rule: company_id uuid not null
table notice_rule: condition text not null default ''::text
table notice_rule: delay_minutes integer not null
table notice_rule: event text not null
table notice_rule: is_active boolean not null
table notice_rule: notice_rule_id uuid not null
table notice_rule: person_ids uuid[] not null default '{}'::uuid[]
table notice_rule: position_ids uuid[] not null default '{}'::uuid[]
table notice_rule: repeat_minutes integer not null
table notice_rule: repeat_times smallint not null
table notice_rule: role_type_ids text[] not null default '{}'::text[]
table notice_rule: row_version integer not null default 1
table notice_rule: title text not null
table notice_rule: to_concerned boolean not null
table notice_rule: to_manager boolean not null
table notice_rule: user_group_ids text[] not null default '{}'::text[]
table notice_template: author_party_id uuid not null
table notice_template: body text not null
table notice_template: channel text not null
table notice_template: company_id uuid not null
table notice_template: created_at timestamp with time zone not null
table notice_template: event text not null
table notice_template: from_date date not null
table notice_template: is_active boolean not null
table notice_template: notice_template_id uuid not null
table notice_template: subject text not null
table notice_template: version integer not null
table notice_told: company_id uuid not null
table notice_told: event text not null
table notice_told: party_id uuid not null
table notice_told: told_on date not null
table notification_message: body text not null default ''::text
table notification_message: color text not null
table notification_message: communication_event_id uuid not null
table notification_message: company_id uuid not null
table notification_message: link text
table notification_message: notification_message_id uuid not null
table notification_message: purpose_enum_ids text[] not null default '{}'::text[]
table notification_message: sent_at timestamp with time zone not null default now()
table notification_message: subject text not null
table notification_message_user: company_id uuid not null
table notification_message_user: notification_message_id uuid not null
table notification_message_user: party_id uuid not null
table notification_message_user: received_at timestamp with time zone
table notification_message_user: sent_at timestamp with time zone not null default now()
table notification_message_user: status_id text not null default 'CeSent'::text
table notification_message_user: viewed_at timestamp with time zone
table order_counter: company_id uuid not null
table order_counter: last_number integer not null
table order_counter: order_series text not null
table order_counter: order_year smallint not null
table order_effect: at timestamp with time zone not null
table order_effect: by_order_id uuid
table order_effect: company_id uuid not null
table order_effect: empl_order_id uuid
table order_effect: order_effect_no bigint not null identity a
table order_effect: party_relationship_id uuid not null
table order_effect: valid daterange not null
table order_effect: version smallint
table order_factor_default: basis_enum_id text not null
table order_factor_default: code text not null
table order_factor_default: display_order smallint not null
table order_factor_default: group_enum_id text not null
table order_factor_default: is_daily_wage character(1) not null
table order_factor_default: is_scored character(1) not null
table order_factor_default: paid_as text
table order_factor_default: title text not null
table order_factor_default: way text not null
table order_issue: at timestamp with time zone not null
table order_issue: check_enum_id text not null default 'GroupCheckIn'::text
table order_issue: company_id uuid not null
table order_issue: description text
table order_issue: order_issue_id uuid not null
table order_issue: order_type_id uuid not null
table order_issue: producer_party_id uuid
table order_issue: run_id uuid
table order_rule: agreement_id uuid
table order_rule: amount_text text
table order_rule: company_id uuid not null
table order_rule: description text
table order_rule: least_text text
table order_rule: most_text text
table order_rule: order_rule_id uuid not null
table order_rule: order_set text not null
table order_rule: pay_factor_id uuid not null
table order_rule: row_version integer not null default 1
table order_rule: score_text text
table order_rule: valid daterange not null
table order_rule_default: amount_text text
table order_rule_default: code text not null
table order_rule_default: from_date date not null
table order_rule_default: order_set text not null
table order_rule_default: score_text text
table order_type: body_text text
table order_type: chain_of text not null default 'type'::text
table order_type: code text not null
table order_type: company_id uuid not null
table order_type: ends_cover character(1) not null default 'N'::bpchar
table order_type: factor_ids text
table order_type: is_active character(1) not null default 'Y'::bpchar
table order_type: is_cover character(1) not null default 'N'::bpchar
table order_type: issue_time_enum_id text not null default 'ItoEvent'::text
table order_type: most_days integer
table order_type: moves text
table order_type: moves_kind character(1) not null default 'N'::bpchar
table order_type: needs_end character(1) not null default 'N'::bpchar
table order_type: number_pattern text
table order_type: order_type_id uuid not null
table order_type: pays character(1) not null default 'Y'::bpchar
table order_type: row_version integer not null default 1
table order_type: series text not null default '1'::text
table order_type: termination_type_enum_id text
table order_type: title text not null
table order_type_default: body_text text
table order_type_default: code text not null
table order_type_default: ends_cover character(1) not null
table order_type_default: is_cover character(1) not null
table order_type_default: issue_time_enum_id text not null
table order_type_default: moves text
table order_type_default: moves_kind character(1) not null
table order_type_default: needs_end character(1) not null
table order_type_default: pays character(1) not null
table order_type_default: termination_type_enum_id text
table order_type_default: title text not null
table org_unit: code_key text generated upper(pseudo_id)
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
table org_unit_known_double: company_id uuid not null
table org_unit_known_double: other_id uuid not null
table org_unit_known_double: unit_id uuid not null
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
table other_information: search_text text generated folded_text(info_value)
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
table party_qualification: academic_department_enum_id text
table party_qualification: attachment text
table party_qualification: company_id uuid not null
table party_qualification: country_geo_id text
table party_qualification: field_text text
table party_qualification: grade_average numeric(4,2)
table party_qualification: party_id uuid not null
table party_qualification: party_qualification_id uuid not null
table party_qualification: qualification_type_enum_id text not null
table party_qualification: relation_degree_enum_id text
table party_qualification: row_version integer not null default 1
table party_qualification: thesis_title text
table party_qualification: university_enum_id text
table party_qualification: university_field_enum_id text
table party_qualification: university_type_enum_id text
table party_qualification: university_unit text
table party_qualification: valid daterange not null
table party_relationship: code_key text generated upper(pseudo_id)
table party_relationship: code_of uuid
table party_relationship: company_id uuid not null
table party_relationship: is_leading boolean not null default true
table party_relationship: party_id uuid not null
table party_relationship: party_relationship_id uuid not null
table party_relationship: pseudo_id text not null
table party_relationship: relationship_type_enum_id text not null
table party_relationship: started date generated lower(valid)
table party_relationship: status_id text not null default 'ActiveRel'::text
table party_relationship: valid daterange not null
table password_recovery: bucket text not null
table password_recovery: code_hash text not null
table password_recovery: expires_at timestamp with time zone not null
table password_recovery: tries smallint not null default 0
table password_recovery: user_id uuid
table pay_advance: amount bigint not null
table pay_advance: company_id uuid not null
table pay_advance: party_relationship_id uuid not null
table pay_advance: pay_run_id uuid not null
table pay_advance: payslip_id uuid not null
table pay_advance: taken bigint not null default 0
table pay_arrears: area text not null
table pay_arrears: areas text[] not null default '{}'::text[]
table pay_arrears: basis jsonb not null
table pay_arrears: causes text not null
table pay_arrears: company_id uuid not null
table pay_arrears: decided_by uuid
table pay_arrears: decision text not null default 'open'::text
table pay_arrears: employer_cost bigint not null
table pay_arrears: gross bigint not null
table pay_arrears: insurance bigint not null
table pay_arrears: jalali_month smallint not null
table pay_arrears: jalali_year smallint not null
table pay_arrears: lines jsonb not null
table pay_arrears: paid_mark text not null
table pay_arrears: party_id uuid not null
table pay_arrears: party_relationship_id uuid not null
table pay_arrears: pay_arrears_id uuid not null
table pay_arrears: pay_run_id uuid not null
table pay_arrears: reason text
table pay_arrears: taxed bigint not null
table pay_arrears_search: company_id uuid not null
table pay_arrears_search: from_month smallint not null
table pay_arrears_search: from_year smallint not null
table pay_arrears_search: method_enum_id text
table pay_arrears_search: pay_run_id uuid not null
table pay_arrears_search: payslip_type_ids uuid[] not null default '{}'::uuid[]
table pay_arrears_search: percent smallint not null default 100
table pay_arrears_search: run_id uuid not null
table pay_arrears_search: started_at timestamp with time zone not null
table pay_arrears_search: thru_month smallint not null
table pay_arrears_search: thru_year smallint not null
table pay_bank_template: company_id uuid not null
table pay_bank_template: encoding text not null
table pay_bank_template: file_name text not null
table pay_bank_template: has_bom character(1) not null
table pay_bank_template: has_headings character(1) not null
table pay_bank_template: pay_bank_template_id uuid not null
table pay_bank_template: row_version integer not null default 1
table pay_bank_template: separator text not null
table pay_bank_template: title text not null
table pay_bank_template_column: company_id uuid not null
table pay_bank_template_column: field text not null
table pay_bank_template_column: fixed_text text
table pay_bank_template_column: heading text
table pay_bank_template_column: pay_bank_template_column_id uuid not null
table pay_bank_template_column: pay_bank_template_id uuid not null
table pay_bank_template_column: place text not null
table pay_bank_template_column: row_version integer not null default 1
table pay_bank_template_column: sequence integer not null
table pay_difference_setting: company_id uuid not null
table pay_difference_setting: percent smallint not null
table pay_difference_setting: row_version integer not null default 1
table pay_factor: basis_enum_id text not null default 'BcpMonthly'::text
table pay_factor: branch text not null
table pay_factor: code text not null
table pay_factor: company_id uuid not null
table pay_factor: description text
table pay_factor: display_order smallint not null default 100
table pay_factor: group_enum_id text not null
table pay_factor: is_daily_wage character(1) not null default 'N'::bpchar
table pay_factor: is_scored character(1) not null default 'N'::bpchar
table pay_factor: on_copy character(1) not null default 'Y'::bpchar
table pay_factor: on_order character(1) not null default 'Y'::bpchar
table pay_factor: paid_as text
table pay_factor: pay_factor_id uuid not null
table pay_factor: row_version integer not null default 1
table pay_factor: title text not null
table pay_factor: way text not null default 'formula'::text
table pay_group: accounting_link_id uuid
table pay_group: company_id uuid not null
table pay_group: description text not null
table pay_group: display_zero character(1) not null default 'N'::bpchar
table pay_group: insurance_area_id uuid
table pay_group: net_rounding integer
table pay_group: open_to text
table pay_group: paid_thru date
table pay_group: pay_group_id uuid not null
table pay_group: pay_group_status_id text not null default 'PayGroupActive'::text
table pay_group: row_version integer not null default 1
table pay_group: standard_code text not null
table pay_group: tax_area_id uuid
table pay_group: template text not null default 'labour'::text
table pay_group_action: action_enum_ids text not null
table pay_group_action: company_id uuid not null
table pay_group_action: empl_position_id uuid not null
table pay_group_action: pay_group_action_id uuid not null
table pay_group_action: pay_group_id uuid not null
table pay_group_action: row_version integer not null default 1
table pay_group_action: title text not null
table pay_group_action: type_enum_id text not null
table pay_group_facility_cost: company_id uuid not null
table pay_group_facility_cost: cost_amount bigint
table pay_group_facility_cost: cost_uom_id text not null
table pay_group_facility_cost: formula_id uuid
table pay_group_facility_cost: is_formula character(1) not null default 'N'::bpchar
table pay_group_facility_cost: parent_type_enum_id text not null
table pay_group_facility_cost: pay_factor_id uuid not null
table pay_group_facility_cost: pay_group_facility_cost_id uuid not null
table pay_group_facility_cost: pay_group_id uuid not null
table pay_group_facility_cost: payslip_type_id uuid
table pay_group_facility_cost: rank smallint not null default 100
table pay_group_facility_cost: row_version integer not null default 1
table pay_group_facility_cost: type_enum_id text
table pay_group_facility_cost: valid daterange not null
table pay_group_factor: company_id uuid not null
table pay_group_factor: continuous character(1) not null default 'N'::bpchar
table pay_group_factor: display_sequence smallint not null default 100
table pay_group_factor: eidi_base character(1) not null default 'N'::bpchar
table pay_group_factor: formula_id uuid
table pay_group_factor: insured character(1) not null default 'N'::bpchar
table pay_group_factor: is_deduct character(1) not null
table pay_group_factor: method_enum_id text
table pay_group_factor: overtime_base character(1) not null default 'N'::bpchar
table pay_group_factor: pay_factor_id uuid not null
table pay_group_factor: pay_group_factor_id uuid not null
table pay_group_factor: pay_group_id uuid not null
table pay_group_factor: rank smallint not null default 100
table pay_group_factor: row_version integer not null default 1
table pay_group_factor: severance_base character(1) not null default 'N'::bpchar
table pay_group_factor: tax_column smallint
table pay_group_factor: taxed character(1) not null default 'N'::bpchar
table pay_group_factor: valid daterange not null
table pay_group_legal_deduct: base_factor_ids text
table pay_group_legal_deduct: base_formula_id uuid
table pay_group_legal_deduct: company_id uuid not null
table pay_group_legal_deduct: kind_enum_id text
table pay_group_legal_deduct: parent_kind_enum_id text not null
table pay_group_legal_deduct: pay_group_id uuid not null
table pay_group_legal_deduct: pay_group_legal_deduct_id uuid not null
table pay_group_legal_deduct: rate numeric(7,4)
table pay_group_legal_deduct: row_version integer not null default 1
table pay_group_legal_deduct: source text
table pay_group_legal_deduct: valid daterange not null
table pay_group_level: action_enum_ids text not null
table pay_group_level: company_id uuid not null
table pay_group_level: empl_position_id uuid not null
table pay_group_level: pay_group_id uuid not null
table pay_group_level: pay_group_level_id uuid not null
table pay_group_level: row_version integer not null default 1
table pay_group_level: sequence smallint not null
table pay_group_level: title text not null
table pay_group_payslip_type: company_id uuid not null
table pay_group_payslip_type: is_next_month character(1) not null default 'N'::bpchar
table pay_group_payslip_type: pay_group_id uuid not null
table pay_group_payslip_type: pay_group_payslip_type_id uuid not null
table pay_group_payslip_type: payment_day smallint not null
table pay_group_payslip_type: payslip_type_id uuid not null
table pay_group_payslip_type: respon_empl_position_id uuid
table pay_group_payslip_type: row_version integer not null default 1
table pay_group_payslip_type: send_type_enum_ids text
table pay_group_payslip_type: voucher_template_id uuid
table pay_group_reader: company_id uuid not null
table pay_group_reader: pay_group_id uuid not null
table pay_group_reader: user_group_id text not null
table pay_member: car_given text
table pay_member: company_id uuid not null
table pay_member: employment_condition_enum_id text not null default 'EcNormal'::text
table pay_member: hard_work character(1) not null default 'N'::bpchar
table pay_member: housing_given text
table pay_member: insurance text not null default 'worker'::text
table pay_member: insurance_area_id uuid
table pay_member: insurance_job_enum_id text
table pay_member: is_main character(1) not null default 'Y'::bpchar
table pay_member: party_id uuid not null
table pay_member: party_relationship_id uuid not null
table pay_member: pay_group_id uuid not null
table pay_member: pay_member_id uuid not null
table pay_member: row_version integer not null default 1
table pay_member: salary_status_id text not null default 'SESPaid'::text
table pay_member: service_location_condition_enum_id text not null default 'SlcNormal'::text
table pay_member: valid daterange not null
table pay_member: workshop_relief character(1)
table pay_output_setting: company_id uuid not null
table pay_output_setting: party_setting_type_id text not null
table pay_output_setting: pay_output_setting_id uuid not null
table pay_output_setting: pay_output_type_id uuid not null
table pay_output_setting: row_version integer not null default 1
table pay_output_setting: value text not null
table pay_output_type: company_id uuid not null
table pay_output_type: output_type_enum_id text not null
table pay_output_type: pay_output_type_id uuid not null
table pay_output_type: row_version integer not null default 1
table pay_output_type: setting_id text not null
table pay_output_type: title text not null
table pay_period: company_id uuid not null
table pay_period: description text
table pay_period: parent_period_id uuid
table pay_period: pay_period_id uuid not null
table pay_period: period_name text not null
table pay_period: period_num integer not null
table pay_period: previous_period_id uuid
table pay_period: row_version integer not null default 1
table pay_period: time_period_type_id uuid not null
table pay_period: valid daterange not null
table pay_period_type: code text not null
table pay_period_type: company_id uuid not null
table pay_period_type: description text not null
table pay_period_type: length_uom_id text
table pay_period_type: parent_period_type_id uuid
table pay_period_type: pay_period_type_id uuid not null
table pay_period_type: period_length integer
table pay_period_type: period_purpose_enum_id text
table pay_period_type: row_version integer not null default 1
table pay_provision: company_id uuid not null
table pay_provision: day date not null
table pay_provision: made_at timestamp with time zone not null
table pay_provision: party_id uuid
table pay_provision: pay_provision_id uuid not null
table pay_provision: run_id uuid not null
table pay_provision_row: company_id uuid not null
table pay_provision_row: cost_center_id uuid
table pay_provision_row: eidi bigint not null
table pay_provision_row: leave bigint not null
table pay_provision_row: party_id uuid not null
table pay_provision_row: party_relationship_id uuid not null
table pay_provision_row: pay_provision_id uuid not null
table pay_provision_row: severance bigint not null
table pay_provision_row: unit_id uuid
table pay_question: answer text
table pay_question: answered_by uuid
table pay_question: closed_at timestamp with time zone
table pay_question: company_id uuid not null
table pay_question: created_at timestamp with time zone not null
table pay_question: line_code text
table pay_question: party_id uuid not null
table pay_question: pay_question_id uuid not null
table pay_question: payslip_id uuid not null
table pay_question: question text not null
table pay_run: approved_at timestamp with time zone
table pay_run: columns jsonb not null default '[]'::jsonb
table pay_run: company_id uuid not null
table pay_run: created_at timestamp with time zone not null
table pay_run: description text
table pay_run: jalali_month smallint not null
table pay_run: jalali_year smallint not null
table pay_run: kind text not null default 'regular'::text
table pay_run: leave_days smallint
table pay_run: leave_lapsing boolean not null default false
table pay_run: pay_group_id uuid not null
table pay_run: pay_period_id uuid
table pay_run: pay_run_id uuid not null
table pay_run: payslip_type_id uuid
table pay_run: percent smallint
table pay_run: period daterange
table pay_run: producer_party_id uuid
table pay_run: reverses uuid
table pay_run: row_version integer not null default 1
table pay_run: run_id uuid
table pay_run: status_id text not null default 'PrDraft'::text
table pay_run: terms jsonb
table pay_run_action: company_id uuid not null
table pay_run_action: done_at timestamp with time zone
table pay_run_action: done_by uuid
table pay_run_action: duty_enum_ids text[] not null
table pay_run_action: empl_position_id uuid not null
table pay_run_action: pay_run_id uuid not null
table pay_run_action: place smallint not null
table pay_run_action: state text not null default 'waiting'::text
table pay_run_action: title text not null
table pay_run_action: type_enum_id text not null
table pay_run_calc_type: calc_type_enum_id text not null
table pay_run_calc_type: changed_at timestamp with time zone not null
table pay_run_calc_type: changed_by uuid
table pay_run_calc_type: company_id uuid not null
table pay_run_calc_type: pay_factor_id uuid not null
table pay_run_calc_type: pay_run_id uuid not null
table pay_run_calc_type: reason text not null
table pay_run_event: company_id uuid not null
table pay_run_event: event text not null
table pay_run_event: happened_at timestamp with time zone not null
table pay_run_event: paid_on date
table pay_run_event: party_id uuid
table pay_run_event: pay_run_event_id uuid not null
table pay_run_event: pay_run_id uuid not null
table pay_run_event: reason text
table pay_run_output: company_id uuid not null
table pay_run_output: output_type_enum_id text not null
table pay_run_output: pay_output_type_id uuid not null
table pay_run_output: pay_run_id uuid not null
table pay_run_refusal: company_id uuid not null
table pay_run_refusal: failure text not null
table pay_run_refusal: party_id uuid not null
table pay_run_refusal: party_relationship_id uuid not null
table pay_run_refusal: pay_run_id uuid not null
table pay_run_refusal: reason text not null
table pay_run_setting: company_id uuid not null
table pay_run_setting: pay_run_id uuid not null
table pay_run_setting: payment_date date
table pay_run_setting: send_type_enum_ids text[] not null default '{}'::text[]
table pay_setting: company_id uuid not null
table pay_setting: key text not null
table pay_setting: pay_setting_id uuid not null default gen_random_uuid()
table pay_setting: reason text not null
table pay_setting: set_at timestamp with time zone not null default now()
table pay_setting: set_by uuid
table pay_setting: valid daterange not null
table pay_setting: value text
table pay_setting: withdrawn_at timestamp with time zone
table pay_so_far: company_id uuid not null
table pay_so_far: counted_at timestamp with time zone not null
table pay_so_far: deductions bigint not null
table pay_so_far: gross bigint not null
table pay_so_far: input_hash text not null
table pay_so_far: jalali_month smallint not null
table pay_so_far: jalali_year smallint not null
table pay_so_far: lines jsonb not null
table pay_so_far: lines_before jsonb
table pay_so_far: net bigint not null
table pay_so_far: party_id uuid not null
table pay_so_far: party_relationship_id uuid not null
table pay_so_far: pay_group_id uuid not null
table pay_so_far: tax bigint not null
table pay_so_far_setting: company_id uuid not null
table pay_so_far_setting: row_version integer not null default 1
table pay_so_far_setting: shows_own character(1) not null
table pay_transfer: amount bigint not null
table pay_transfer: answered_on date
table pay_transfer: bank_reference text
table pay_transfer: company_id uuid not null
table pay_transfer: iban text not null
table pay_transfer: party_id uuid not null
table pay_transfer: party_relationship_id uuid not null
table pay_transfer: pay_transfer_file_id uuid not null
table pay_transfer: pay_transfer_id uuid not null
table pay_transfer: reason text
table pay_transfer: reference text
table pay_transfer: result text
table pay_transfer: row_version integer not null default 1
table pay_transfer_file: company_id uuid not null
table pay_transfer_file: layout text not null
table pay_transfer_file: made_at timestamp with time zone not null
table pay_transfer_file: party_id uuid
table pay_transfer_file: pay_bank_template_id uuid
table pay_transfer_file: pay_run_id uuid not null
table pay_transfer_file: pay_transfer_file_id uuid not null
table pay_transfer_file: payers text not null default 'main'::text
table pay_transfer_file: payment_day date not null
table pay_transfer_file: row_version integer not null default 1
table pay_transfer_file: serial text not null
table pay_transfer_file: sha256 text not null
table pay_transfer_file: void_reason text
table pay_transfer_file: voided_at timestamp with time zone
table pay_transfer_file: voided_by uuid
table pay_voucher: awaits_approval boolean not null default false
table pay_voucher: company_id uuid not null
table pay_voucher: counting_id uuid
table pay_voucher: description text
table pay_voucher: made_at timestamp with time zone not null
table pay_voucher: made_by uuid
table pay_voucher: number text
table pay_voucher: ordinal smallint not null
table pay_voucher: pay_run_id uuid not null
table pay_voucher: pay_voucher_id uuid not null
table pay_voucher: place_id uuid
table pay_voucher: reverses uuid
table pay_voucher: voucher_date date not null
table pay_voucher: voucher_template_id uuid not null
table pay_voucher: withdrawn_at timestamp with time zone
table pay_voucher_line: account_code text not null
table pay_voucher_line: account_name text not null
table pay_voucher_line: company_id uuid not null
table pay_voucher_line: credit bigint not null default 0
table pay_voucher_line: debit bigint not null default 0
table pay_voucher_line: description text not null
table pay_voucher_line: details jsonb not null default '[]'::jsonb
table pay_voucher_line: gl_account_id uuid not null
table pay_voucher_line: line_no integer not null
table pay_voucher_line: parts jsonb not null default '[]'::jsonb
table pay_voucher_line: pay_run_id uuid not null
table pay_voucher_line: pay_voucher_id uuid not null
table pay_voucher_line: pay_voucher_line_id uuid not null
table pay_voucher_line: seq_num smallint not null
table pay_voucher_sending: company_id uuid not null
table pay_voucher_sending: fault text
table pay_voucher_sending: pay_run_id uuid not null
table pay_voucher_sending: pay_voucher_id uuid not null
table pay_voucher_sending: sent_by uuid
table pay_voucher_sending: state text not null
table pay_voucher_sending: tried_at timestamp with time zone not null
table pay_what_if_setting: company_id uuid not null
table pay_what_if_setting: is_open character(1) not null
table pay_what_if_setting: row_version integer not null default 1
table pay_year_paper: at timestamp with time zone not null default now()
table pay_year_paper: code text not null
table pay_year_paper: company_id uuid not null
table pay_year_paper: jalali_year smallint not null
table pay_year_paper: party_id uuid not null
table pay_year_paper: payslips uuid[] not null
table payslip: amounts bigint[] not null
table payslip: company_id uuid not null
table payslip: deductions bigint not null
table payslip: employer_cost bigint not null
table payslip: gross bigint not null
table payslip: input_hash text not null
table payslip: inputs jsonb not null
table payslip: insurable bigint not null
table payslip: jalali_month smallint not null
table payslip: jalali_year smallint not null
table payslip: kind text not null default 'regular'::text
table payslip: net bigint not null
table payslip: party_id uuid not null
table payslip: party_relationship_id uuid not null
table payslip: pay_run_id uuid not null
table payslip: payslip_id uuid not null
table payslip: reverses uuid
table payslip: rounding bigint not null
table payslip: shortfall bigint not null
table payslip: tax bigint not null
table payslip: tax_flat bigint not null default 0
table payslip: taxable bigint not null
table payslip: things_free bigint not null default 0
table payslip: warnings jsonb not null default '[]'::jsonb
table payslip_line: amount bigint
table payslip_line: code text
table payslip_line: column_no bigint
table payslip_line: company_id uuid
table payslip_line: is_deduct text
table payslip_line: jalali_month smallint
table payslip_line: jalali_year smallint
table payslip_line: of_month smallint
table payslip_line: of_year smallint
table payslip_line: party_relationship_id uuid
table payslip_line: pay_run_id uuid
table payslip_line: payslip_id uuid
table payslip_line: side text
table payslip_line: title text
table payslip_order: company_id uuid not null
table payslip_order: expires_at timestamp with time zone not null
table payslip_order: layout text not null
table payslip_order: ordered_at timestamp with time zone not null
table payslip_order: party_id uuid not null
table payslip_order: pay_run_id uuid not null
table payslip_order: run_id uuid not null
table payslip_paper: company_id uuid not null
table payslip_paper: file text not null
table payslip_paper: first_code text not null
table payslip_paper: last_code text not null
table payslip_paper: part_no integer not null
table payslip_paper: party_id uuid not null
table payslip_paper: pay_run_id uuid not null
table payslip_paper: payslip_paper_id uuid not null
table payslip_paper: people integer not null
table payslip_paper: with_bank integer not null
table payslip_paper: with_identity integer not null
table payslip_type: autgen_time_period character(1) not null default 'N'::bpchar
table payslip_type: autgen_title_enum_id text
table payslip_type: bank_output_id uuid
table payslip_type: cash_allowed character(1) not null default 'N'::bpchar
table payslip_type: change_calc_type character(1) not null default 'N'::bpchar
table payslip_type: code text not null
table payslip_type: company_id uuid not null
table payslip_type: description text
table payslip_type: insurance_output_id uuid
table payslip_type: payslip_type_id uuid not null
table payslip_type: print_setting_id text not null
table payslip_type: rounding_numbers smallint
table payslip_type: rounding_type_enum_id text
table payslip_type: row_version integer not null default 1
table payslip_type: tax_output_id uuid
table payslip_type: time_period_type_id uuid
table payslip_type: title text not null
table payslip_type_factor: arrears_pay character(1) not null default 'N'::bpchar
table payslip_type_factor: calc_type_enum_id text not null
table payslip_type_factor: company_id uuid not null
table payslip_type_factor: pay_factor_id uuid not null
table payslip_type_factor: payslip_type_factor_id uuid not null
table payslip_type_factor: payslip_type_id uuid not null
table payslip_type_factor: row_version integer not null default 1
table person: base_insurance_type_enum_id text
table person: birth_date date
table person: birth_place text
table person: company_id uuid not null
table person: country_geo_id text
table person: criminal_record character(1)
table person: description text
table person: face_image text
table person: father_name text
table person: first_name text not null
table person: gender character(1)
table person: issue_county_geo_id text
table person: issue_province_geo_id text
table person: last_name text not null
table person: latin_first_name text
table person: latin_last_name text
table person: marital_status_enum_id text
table person: military_code text
table person: military_state_enum_id text
table person: number_of_kids smallint
table person: party_id uuid not null
table person: passport_expire_date date
table person: personal_title_enum_id text
table person: religion_enum_id text
table person: residence_status_enum_id text
table person: row_version integer not null default 1
table person: search_text text not null
table person: search_words text[] not null
table person: sect_enum_id text
table person: sign_file text
table person: sort_text text generated persian_order(((last_name || ''::text) || first_name))
table person: suffix text
table person: updated_at timestamp with time zone not null default now()
table person_day_reduction: changed_at timestamp with time zone not null default now()
table person_day_reduction: changed_by uuid
table person_day_reduction: company_id uuid not null
table person_day_reduction: minutes smallint not null
table person_day_reduction: paper_number text
table person_day_reduction: party_id uuid not null
table person_day_reduction: party_relationship_id uuid
table person_day_reduction: person_day_reduction_id uuid not null
table person_day_reduction: place text not null
table person_day_reduction: reason text not null
table person_day_reduction: reduction_kind text not null
table person_day_reduction: row_version integer not null default 1
table person_day_reduction: valid daterange not null
table person_day_shift: company_id uuid not null
table person_day_shift: day_date date not null
table person_day_shift: party_id uuid not null
table person_day_shift: person_day_shift_id uuid not null
table person_day_shift: reason text
table person_day_shift: row_version integer not null default 1
table person_day_shift: work_shift_id uuid
table person_disease: company_id uuid not null
table person_disease: disease_type_enum_id text not null
table person_disease: medicine text
table person_disease: party_id uuid not null
table person_disease: person_disease_id uuid not null
table person_disease: row_version integer not null default 1
table person_disease: valid daterange not null
table person_document: company_id uuid not null
table person_document: description text
table person_document: document_date date
table person_document: document_type_enum_id text not null
table person_document: expiry_date date
table person_document: file text
table person_document: party_id uuid not null
table person_document: person_document_id uuid not null
table person_document: row_version integer not null default 1
table person_experiment: company_id uuid not null
table person_experiment: diagnosis text
table person_experiment: experiment_date text
table person_experiment: experiment_image text
table person_experiment: experiment_result text
table person_experiment: experiment_type_enum_id text not null
table person_experiment: next_experiment_date text
table person_experiment: party_id uuid not null
table person_experiment: person_experiment_id uuid not null
table person_experiment: row_version integer not null default 1
table person_facility: changed_at timestamp with time zone not null default now()
table person_facility: changed_by uuid
table person_facility: company_id uuid not null
table person_facility: feature text
table person_facility: parent_type_enum_id text not null
table person_facility: party_relationship_id uuid not null
table person_facility: person_facility_id uuid not null
table person_facility: row_version integer not null default 1
table person_facility: type_enum_id text
table person_facility: valid daterange not null
table person_facility_taken: amount bigint not null
table person_facility_taken: company_id uuid not null
table person_facility_taken: month_day date not null
table person_facility_taken: person_facility_id uuid not null
table person_facility_taken: person_facility_taken_id uuid not null
table person_facility_taken: taken_at timestamp with time zone not null default now()
table person_note: company_id uuid not null
table person_note: note_date date not null
table person_note: note_kind text not null
table person_note: note_text text not null
table person_note: party_id uuid not null
table person_note: person_note_id uuid not null
table person_note: row_version integer not null default 1
table person_work_calendar: company_id uuid not null
table person_work_calendar: party_id uuid not null
table person_work_calendar: person_work_calendar_id uuid not null
table person_work_calendar: shift_programme_id uuid
table person_work_calendar: valid daterange not null
table person_work_calendar: work_calendar_id uuid not null
table personal_note: created_at timestamp with time zone not null
table personal_note: is_pinned boolean not null default false
table personal_note: note_id uuid not null
table personal_note: row_version integer not null default 1
table personal_note: text text not null
table personal_note: updated_at timestamp with time zone not null
table personal_note: user_id uuid not null
table personnel_structure: activity_area_id uuid
table personnel_structure: company_id uuid not null
table personnel_structure: cost_center_id uuid
table personnel_structure: employee_group_id uuid
table personnel_structure: employee_sub_group_id uuid
table personnel_structure: expertise_area_id uuid
table personnel_structure: note_text text
table personnel_structure: party_id uuid not null
table personnel_structure: personnel_structure_id uuid not null
table personnel_structure: row_version integer not null default 1
table personnel_structure: valid daterange not null
table phone_place: clock_device_id uuid not null
table phone_place: company_id uuid not null
table phone_place: latitude numeric(8,6)
table phone_place: longitude numeric(9,6)
table phone_place: networks text
table phone_place: option_indicator character(1) not null default 'Y'::bpchar
table phone_place: phone_place_id uuid not null
table phone_place: radius integer
table phone_place: row_version integer not null default 1
table phone_place: title text not null
table phone_place: unit_id uuid
table phone_press: clock_device_id uuid not null
table phone_press: company_id uuid not null
table phone_press: party_id uuid not null
table phone_press: press_id uuid not null
table phone_press: pressed_at timestamp with time zone not null
table phone_press: said_at timestamp with time zone
table phone_press: way text not null
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
table postal_address: nearest_geo_id text generated COALESCE(city_geo_id, postal_code_geo_id, county_geo_id, state_province_geo_id)
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
table premium_part: company_id uuid not null
table premium_part: due_date date not null
table premium_part: employee_share bigint not null
table premium_part: employer_share bigint not null
table premium_part: insurance_membership_id uuid not null
table premium_part: part_number smallint not null
table premium_part: party_id uuid not null
table premium_part: premium_part_id uuid not null
table premium_part: written_at timestamp with time zone not null default now()
table premium_taken: amount bigint not null
table premium_taken: company_id uuid not null
table premium_taken: insurance_membership_id uuid not null
table premium_taken: party_id uuid not null
table premium_taken: pay_run_id uuid
table premium_taken: premium_taken_id uuid not null
table premium_taken: written_at timestamp with time zone not null default now()
table process_comment: at timestamp with time zone not null
table process_comment: author_party_id uuid not null
table process_comment: body text not null
table process_comment: comment_id uuid not null
table process_comment: company_id uuid not null
table process_comment: file text
table process_comment: process_instance_id uuid not null
table process_definition: base_definition_id uuid
table process_definition: company_id uuid not null
table process_definition: created_at timestamp with time zone not null default now()
table process_definition: created_by uuid
table process_definition: definition jsonb not null
table process_definition: expansion text
table process_definition: note_text text
table process_definition: process_definition_id uuid not null
table process_definition: process_key text not null
table process_definition: published_at timestamp with time zone
table process_definition: published_by uuid
table process_definition: retire_asked_at timestamp with time zone
table process_definition: retire_asked_by uuid
table process_definition: retired_at timestamp with time zone
table process_definition: retired_by uuid
table process_definition: return_text text
table process_definition: row_version integer not null default 1
table process_definition: source text not null default 'company'::text
table process_definition: source_xml text
table process_definition: status text not null default 'draft'::text
table process_definition: steps jsonb
table process_definition: submitted_at timestamp with time zone
table process_definition: submitted_by uuid
table process_definition: title text not null
table process_definition: version integer not null
table process_definition: writer_ids uuid[] not null default '{}'::uuid[]
table process_definition: xml text
table process_event: actor_party_id uuid
table process_event: at timestamp with time zone not null
table process_event: comment_text text
table process_event: company_id uuid not null
table process_event: detail jsonb not null default '{}'::jsonb
table process_event: kind text not null
table process_event: node_id text
table process_event: passed text[] not null default '{}'::text[]
table process_event: process_event_id uuid not null
table process_event: process_instance_id uuid not null
table process_hand: at timestamp with time zone not null
table process_hand: company_id uuid not null
table process_hand: party_id uuid not null
table process_hand: process_instance_id uuid not null
table process_hand: task_id uuid
table process_incident: code text not null
table process_incident: company_id uuid not null
table process_incident: created_at timestamp with time zone not null
table process_incident: node_id text not null
table process_incident: process_instance_id uuid not null
table process_incident: token integer not null
table process_instance: caller_id uuid
table process_instance: caller_token integer
table process_instance: company_id uuid not null
table process_instance: divided_from uuid
table process_instance: ended_at timestamp with time zone
table process_instance: entity text
table process_instance: initiator_party_id uuid not null
table process_instance: of_many boolean not null default false
table process_instance: process_definition_id uuid not null
table process_instance: process_instance_id uuid not null
table process_instance: record_id uuid
table process_instance: search_text text not null generated folded_text(subject_text)
table process_instance: started_at timestamp with time zone not null
table process_instance: state json not null
table process_instance: status text not null default 'active'::text
table process_instance: subject_party_id uuid not null
table process_instance: subject_text text not null default ''::text
table process_instance: tracking_code text not null
table process_instance: variables jsonb not null default '{}'::jsonb
table process_job: company_id uuid not null
table process_job: node_id text not null
table process_job: process_instance_id uuid not null
table process_job: process_job_id uuid not null
table process_job: token integer not null
table process_message: company_id uuid not null
table process_message: message text not null
table process_message: process_instance_id uuid not null
table process_message: token integer not null
table process_subject: company_id uuid not null
table process_subject: known_text text
table process_subject: party_id uuid not null
table process_subject: process_instance_id uuid not null
table process_subject: process_subject_id uuid not null
table process_task: assignee_party_id uuid
table process_task: candidate_ids uuid[] not null default '{}'::uuid[]
table process_task: closed_at timestamp with time zone
table process_task: comment_text text
table process_task: company_id uuid not null
table process_task: completed_by uuid
table process_task: created_at timestamp with time zone not null
table process_task: due_at timestamp with time zone
table process_task: form_key text not null default ''::text
table process_task: is_returned boolean not null default false
table process_task: item smallint
table process_task: node_id text not null
table process_task: on_behalf_of uuid
table process_task: outcome text
table process_task: process_instance_id uuid not null
table process_task: status text not null default 'open'::text
table process_task: task_id uuid not null
table process_task: title text not null default ''::text
table process_task: token integer not null
table process_task_candidate: company_id uuid not null
table process_task_candidate: on_behalf_of uuid
table process_task_candidate: party_id uuid not null
table process_task_candidate: reason text not null
table process_task_candidate: task_id uuid not null
table process_timer: company_id uuid not null
table process_timer: due_at timestamp with time zone not null
table process_timer: node_id text not null
table process_timer: process_instance_id uuid not null
table process_timer: round smallint not null
table process_timer: token integer not null
table recent_page: path text not null
table recent_page: title text not null
table recent_page: user_id uuid not null
table recent_page: visited_at timestamp with time zone not null
table reference_version: only_one boolean not null default true
table reference_version: version bigint not null default 1
table required_document: company_id uuid not null
table required_document: document_type_enum_id text not null
table required_document: employment_status_enum_id text
table required_document: gender character(1)
table required_document: is_system character(1) not null default 'N'::bpchar
table required_document: option_indicator character(1) not null default 'Y'::bpchar
table required_document: required_document_id uuid not null
table required_document: row_version integer not null default 1
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
table run: alone boolean not null
table run: company_id uuid not null
table run: created_at timestamp with time zone not null default now()
table run: done_items integer not null default 0
table run: failed_items integer not null default 0
table run: failure text
table run: finished_at timestamp with time zone
table run: kind text not null
table run: parameters jsonb not null
table run: party_id uuid not null
table run: run_id uuid not null
table run: state text not null default 'running'::text
table run: total_items integer not null
table run: user_id uuid not null
table run_item: company_id uuid not null
table run_item: facts jsonb
table run_item: failure text
table run_item: item_no integer not null
table run_item: party_id uuid not null
table run_item: run_id uuid not null
table run_item: state text not null default 'waiting'::text
table run_item: subject_id uuid not null
table sacrifice: company_id uuid not null
table sacrifice: disability_percent text
table sacrifice: duration_months text not null
table sacrifice: operation_area text
table sacrifice: party_id uuid not null
table sacrifice: row_version integer not null default 1
table sacrifice: sacrifice_code text
table sacrifice: sacrifice_document text
table sacrifice: sacrifice_id uuid not null
table sacrifice: sacrifice_type_enum_id text
table schema_migration: applied_at timestamp with time zone not null default now()
table schema_migration: checksum text not null
table schema_migration: id text not null
table searchable_case: process_definition_id uuid
table searchable_case: process_instance_id uuid
table searchable_case: search_text text
table searchable_case: subject_party_id uuid
table searchable_case: tracking_code text
table searchable_information: company_id uuid
table searchable_information: info_value text
table searchable_information: party_id uuid
table searchable_information: search_text text
table searchable_information: setting_type_enum_id text
table searchable_information: valid daterange
table searchable_person: birth_date date
table searchable_person: birth_place text
table searchable_person: company_id uuid
table searchable_person: country_geo_id text
table searchable_person: face_image text
table searchable_person: father_name text
table searchable_person: first_name text
table searchable_person: gender character(1)
table searchable_person: last_name text
table searchable_person: latin_first_name text
table searchable_person: latin_last_name text
table searchable_person: marital_status_enum_id text
table searchable_person: military_state_enum_id text
table searchable_person: number_of_kids smallint
table searchable_person: party_id uuid
table searchable_person: religion_enum_id text
table searchable_person: residence_status_enum_id text
table searchable_person: search_text text
table searchable_person: search_words text[]
table searchable_person: sect_enum_id text
table searchable_person: sort_text text
table searchable_person: suffix text
table searchable_subject: party_id uuid
table searchable_subject: search_text text
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
table shift_need: company_id uuid not null
table shift_need: needed smallint not null
table shift_need: needed_off smallint
table shift_need: row_version integer not null default 1
table shift_need: shift_need_id uuid not null
table shift_need: unit_id uuid not null
table shift_need: valid daterange not null
table shift_need: work_shift_id uuid not null
table shift_programme: company_id uuid not null
table shift_programme: day_date date
table shift_programme: for_all character(1) not null default 'Y'::bpchar
table shift_programme: from_date date
table shift_programme: holidays text not null
table shift_programme: jalali_year smallint
table shift_programme: month_day smallint
table shift_programme: month_enum_id text
table shift_programme: month_week_enum_id text
table shift_programme: priority smallint not null
table shift_programme: programme_type text not null
table shift_programme: rotation_from date
table shift_programme: row_version integer not null default 1
table shift_programme: shift_programme_id uuid not null
table shift_programme: thru_date date
table shift_programme: title text not null
table shift_programme: weekday_enum_ids text
table shift_programme: work_calendar_id uuid not null
table shift_programme: work_shift_id uuid
table shift_swap: closed_at timestamp with time zone
table shift_swap: company_id uuid not null
table shift_swap: created_at timestamp with time zone not null
table shift_swap: own_day date not null
table shift_swap: partner_day date
table shift_swap: partner_party_id uuid not null
table shift_swap: party_id uuid not null
table shift_swap: planned jsonb not null default '[]'::jsonb
table shift_swap: reason text not null
table shift_swap: shift_swap_id uuid not null
table shift_swap: status_id text not null default 'RqSent'::text
table shift_turn: company_id uuid not null
table shift_turn: days smallint not null default 1
table shift_turn: row_version integer not null default 1
table shift_turn: sequence smallint not null
table shift_turn: shift_programme_id uuid not null
table shift_turn: shift_turn_id uuid not null
table shift_turn: work_shift_id uuid
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
table standing_item: amount bigint not null
table standing_item: changed_at timestamp with time zone not null default now()
table standing_item: changed_by uuid
table standing_item: company_id uuid not null
table standing_item: may_be_part character(1) not null default 'Y'::bpchar
table standing_item: party_relationship_id uuid not null
table standing_item: pay_factor_id uuid not null
table standing_item: rank smallint not null default 100
table standing_item: row_version integer not null default 1
table standing_item: source text
table standing_item: standing_item_id uuid not null
table standing_item: times smallint
table standing_item: total bigint
table standing_item: valid daterange not null
table standing_item_taken: amount bigint not null
table standing_item_taken: company_id uuid not null
table standing_item_taken: month_day date not null
table standing_item_taken: standing_item_id uuid not null
table standing_item_taken: standing_item_taken_id uuid not null
table standing_item_taken: taken_at timestamp with time zone not null default now()
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
table status_transition: flow text not null
table status_transition: from_status text
table status_transition: to_status text not null
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
table task_substitution: company_id uuid not null
table task_substitution: note_text text
table task_substitution: party_id uuid not null
table task_substitution: process_key_text text not null
table task_substitution: process_keys text[] not null default '{}'::text[]
table task_substitution: substitute_party_id uuid not null
table task_substitution: substitution_id uuid not null
table task_substitution: valid daterange not null
table tax_sending: company_id uuid not null
table tax_sending: has_bom character(1) not null
table tax_sending: layout text not null
table tax_sending: number integer not null
table tax_sending: party_id uuid
table tax_sending: pay_run_id uuid not null
table tax_sending: sent_at timestamp with time zone not null
table tax_sending: sha256 text not null
table tax_sending: tax_sending_id uuid not null
table tax_sending_row: amounts_line text not null
table tax_sending_row: company_id uuid not null
table tax_sending_row: party_id uuid not null
table tax_sending_row: party_relationship_id uuid not null
table tax_sending_row: person_line text not null
table tax_sending_row: tax_sending_id uuid not null
table tax_sending_row: tax_sending_row_id uuid not null
table telecom_number: area_code text
table telecom_number: company_id uuid not null
table telecom_number: contact_mech_purpose_id text not null
table telecom_number: contact_number text not null
table telecom_number: party_id uuid not null
table telecom_number: row_version integer not null default 1
table telecom_number: telecom_number_id uuid not null
table telecom_number: valid daterange not null
table telecom_number: written_at timestamp with time zone default now()
table telecom_number: written_by uuid default app_user()
table throttle: blocked_until timestamp with time zone
table throttle: bucket text not null
table throttle: failures integer not null default 0
table throttle: first_at timestamp with time zone not null
table throttle: user_id uuid
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
table user_account: email_written_at timestamp with time zone default now()
table user_account: email_written_by uuid default app_user()
table user_account: file_since timestamp with time zone
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
table voucher_line_detail: company_id uuid not null
table voucher_line_detail: detail_account_id uuid
table voucher_line_detail: detail_group_id uuid
table voucher_line_detail: voucher_line_detail_id uuid not null default gen_random_uuid()
table voucher_line_detail: voucher_template_line_id uuid not null
table voucher_template: check_account_balance_enum_id text
table voucher_template: code text not null
table voucher_template: company_id uuid not null
table voucher_template: default_description text
table voucher_template: default_number text
table voucher_template: description text
table voucher_template: party_classification_type_enum_id text
table voucher_template: row_version integer not null default 1
table voucher_template: several_voucher character(1) not null default 'N'::bpchar
table voucher_template: status_id text not null default 'VTActive'::text
table voucher_template: title text not null
table voucher_template: voucher_template_id uuid not null
table voucher_template_line: company_id uuid not null
table voucher_template_line: description text not null
table voucher_template_line: detail_account_ids text
table voucher_template_line: detail_group_ids text
table voucher_template_line: gl_account_id uuid not null
table voucher_template_line: is_debit character(1) not null
table voucher_template_line: item_code text
table voucher_template_line: pay_factor_id uuid
table voucher_template_line: row_version integer not null default 1
table voucher_template_line: seq_num smallint not null
table voucher_template_line: voucher_template_id uuid not null
table voucher_template_line: voucher_template_line_id uuid not null
table voucher_template_line: vt_item_type_enum_id text not null
table wage_decree: applied_at timestamp with time zone not null
table wage_decree: applied_by uuid
table wage_decree: company_id uuid not null
table wage_decree: jalali_year smallint not null
table wage_decree: law jsonb not null
table wage_decree: new_total bigint not null
table wage_decree: old_total bigint not null
table wage_decree: people integer not null
table wage_decree: row_version integer not null default 1
table wage_decree: undone_at timestamp with time zone
table wage_decree: undone_by uuid
table wage_decree: wage_decree_id uuid not null
table wage_decree_row: company_id uuid not null
table wage_decree_row: cut_item_id uuid
table wage_decree_row: cut_until date
table wage_decree_row: cut_version integer
table wage_decree_row: new_wage bigint not null
table wage_decree_row: old_wage bigint not null
table wage_decree_row: party_relationship_id uuid not null
table wage_decree_row: wage_decree_id uuid not null
table wage_decree_row: wage_item_id uuid not null
table wage_item: amount bigint
table wage_item: changed_at timestamp with time zone not null default now()
table wage_item: changed_by uuid
table wage_item: company_id uuid not null
table wage_item: party_relationship_id uuid not null
table wage_item: pay_factor_id uuid not null
table wage_item: per text not null
table wage_item: points bigint
table wage_item: row_version integer not null default 1
table wage_item: source text
table wage_item: valid daterange not null
table wage_item: wage_item_id uuid not null
table wage_step: company_id uuid not null
table wage_step: daily_wage bigint not null
table wage_step: job_grade_enum_id text not null
table wage_step: pay_grade_enum_id text
table wage_step: row_version integer not null default 1
table wage_step: source text not null
table wage_step: valid daterange not null
table wage_step: verified_by uuid
table wage_step: verified_on date
table wage_step: verified_version integer
table wage_step: wage_step_id uuid not null
table welfare_allocation: company_id uuid not null
table welfare_allocation: draw_hash text not null default ''::text
table welfare_allocation: draw_word text
table welfare_allocation: row_version integer not null default 1
table welfare_allocation: state_id text not null default 'WaOpen'::text
table welfare_allocation: welfare_event_id uuid not null
table welfare_allocation_line: company_id uuid not null
table welfare_allocation_line: decider text not null
table welfare_allocation_line: hash text
table welfare_allocation_line: party_id uuid not null
table welfare_allocation_line: place integer not null
table welfare_allocation_line: source text
table welfare_allocation_line: uses integer not null
table welfare_allocation_line: waiting text
table welfare_allocation_line: welfare_event_id uuid not null
table welfare_allocation_line: welfare_request_id uuid not null
table welfare_allocation_line: welfare_slot_id uuid
table welfare_allocation_mark: company_id uuid not null
table welfare_allocation_mark: marked_at timestamp with time zone not null
table welfare_allocation_mark: marked_by uuid
table welfare_allocation_mark: note text not null
table welfare_allocation_mark: welfare_allocation_mark_id uuid not null
table welfare_allocation_mark: welfare_request_id uuid not null
table welfare_allocation_move: asked_at timestamp with time zone not null
table welfare_allocation_move: asked_by uuid
table welfare_allocation_move: company_id uuid not null
table welfare_allocation_move: decided_at timestamp with time zone
table welfare_allocation_move: decided_by uuid
table welfare_allocation_move: decision text
table welfare_allocation_move: from_place integer not null
table welfare_allocation_move: reason text not null
table welfare_allocation_move: to_place integer not null
table welfare_allocation_move: welfare_allocation_move_id uuid not null
table welfare_allocation_move: welfare_request_id uuid not null
table welfare_event: company_id uuid not null
table welfare_event: confirm_days smallint
table welfare_event: description text
table welfare_event: event_code text not null
table welfare_event: is_system character(1) not null default 'N'::bpchar
table welfare_event: most_companions smallint not null default 5
table welfare_event: parts smallint not null default 1
table welfare_event: pay_by text not null default 'person'::text
table welfare_event: remainders text not null default 'next'::text
table welfare_event: request_from date not null
table welfare_event: request_thru date not null
table welfare_event: row_version integer not null default 1
table welfare_event: stand_back_months smallint
table welfare_event: status_id text not null default 'ActiveEvent'::text
table welfare_event: title text not null
table welfare_event: way text not null default 'firstCome'::text
table welfare_event: welfare_event_id uuid not null default gen_random_uuid()
table welfare_event: welfare_service_id uuid not null
table welfare_event_condition: company_id uuid not null
table welfare_event_condition: condition_text text not null
table welfare_event_condition: overruled_by text not null default 'nobody'::text
table welfare_event_condition: refusal_text text not null
table welfare_event_condition: row_version integer not null default 1
table welfare_event_condition: sequence smallint not null default 10
table welfare_event_condition: title text not null
table welfare_event_condition: welfare_event_condition_id uuid not null
table welfare_event_condition: welfare_event_id uuid not null
table welfare_event_cost: age_from smallint
table welfare_event_cost: age_thru smallint
table welfare_event_cost: company_id uuid not null
table welfare_event_cost: cost bigint not null
table welfare_event_cost: relation text
table welfare_event_cost: row_version integer not null default 1
table welfare_event_cost: welfare_event_cost_id uuid not null
table welfare_event_cost: welfare_event_id uuid not null
table welfare_event_quota: capacity integer
table welfare_event_quota: company_id uuid not null
table welfare_event_quota: percent numeric(6,3)
table welfare_event_quota: row_version integer not null default 1
table welfare_event_quota: welfare_event_id uuid not null
table welfare_event_quota: welfare_event_quota_id uuid not null
table welfare_event_quota: welfare_group_id uuid not null
table welfare_event_return: company_id uuid not null
table welfare_event_return: days_before smallint not null
table welfare_event_return: row_version integer not null default 1
table welfare_event_return: share_back numeric(9,6) not null
table welfare_event_return: welfare_event_id uuid not null
table welfare_event_return: welfare_event_return_id uuid not null
table welfare_event_told: company_id uuid not null
table welfare_event_told: told_at timestamp with time zone not null default now()
table welfare_event_told: welfare_event_id uuid not null
table welfare_fund: company_id uuid not null
table welfare_fund: is_share_back character(1) not null default 'Y'::bpchar
table welfare_fund: repay_months smallint not null default 0
table welfare_fund: row_version integer not null default 1
table welfare_fund: title text not null
table welfare_fund: welfare_fund_id uuid not null
table welfare_fund: welfare_group_id uuid not null
table welfare_fund_balance: balance bigint not null
table welfare_fund_balance: company_id uuid not null
table welfare_fund_balance: welfare_fund_id uuid not null
table welfare_fund_entry: amount bigint not null
table welfare_fund_entry: booked_at timestamp with time zone not null default clock_timestamp()
table welfare_fund_entry: booked_by uuid
table welfare_fund_entry: company_id uuid not null
table welfare_fund_entry: counts_as text not null
table welfare_fund_entry: day date not null
table welfare_fund_entry: fee_month date
table welfare_fund_entry: kind text not null
table welfare_fund_entry: loan_entry_id uuid
table welfare_fund_entry: note text
table welfare_fund_entry: party_relationship_id uuid
table welfare_fund_entry: reverses uuid
table welfare_fund_entry: signed bigint not null generated 
CASE
    WHEN ((kind = 'reversal'::text) = (counts_as = ANY (ARRAY['withdrawal'::text, 'shareBack'::text, 'loanOut'::text]))) THEN amount
    ELSE (- amount)
END
table welfare_fund_entry: source text not null
table welfare_fund_entry: source_id text
table welfare_fund_entry: welfare_fund_entry_id uuid not null
table welfare_fund_entry: welfare_fund_id uuid not null
table welfare_fund_fee: amount bigint
table welfare_fund_fee: company_id uuid not null
table welfare_fund_fee: percent numeric(5,2)
table welfare_fund_fee: row_version integer not null default 1
table welfare_fund_fee: valid daterange not null
table welfare_fund_fee: welfare_fund_fee_id uuid not null
table welfare_fund_fee: welfare_group_id uuid not null
table welfare_fund_loan: company_id uuid not null
table welfare_fund_loan: row_version integer not null default 1
table welfare_fund_loan: welfare_fund_loan_id uuid not null
table welfare_fund_loan: welfare_group_id uuid not null
table welfare_fund_loan: welfare_id uuid not null
table welfare_group: company_id uuid not null
table welfare_group: description text not null
table welfare_group: is_system character(1) not null default 'N'::bpchar
table welfare_group: responsible_empl_position_id uuid not null
table welfare_group: row_version integer not null default 1
table welfare_group: standard_code text not null
table welfare_group: welfare_group_id uuid not null
table welfare_group: welfare_group_status_id text not null default 'ActiveWelfareGroup'::text
table welfare_group_criterion: amount numeric(18,3) not null
table welfare_group_criterion: company_id uuid not null
table welfare_group_criterion: criteria_score_enum_id text not null
table welfare_group_criterion: points numeric(9,3) not null default 0
table welfare_group_criterion: row_version integer not null default 1
table welfare_group_criterion: welfare_group_criterion_id uuid not null
table welfare_group_criterion: welfare_group_id uuid not null
table welfare_group_criterion: welfare_id uuid not null
table welfare_group_document: company_id uuid not null
table welfare_group_document: loan_type_enum_id text
table welfare_group_document: row_version integer not null default 1
table welfare_group_document: welfare_doc_enum_id text not null
table welfare_group_document: welfare_group_document_id uuid not null
table welfare_group_document: welfare_group_id uuid not null
table welfare_group_document: welfare_type_enum_id text not null
table welfare_group_guarantor: amount smallint not null
table welfare_group_guarantor: company_id uuid not null
table welfare_group_guarantor: guarantor_type_enum_id text not null
table welfare_group_guarantor: is_mutual character(1) not null default 'N'::bpchar
table welfare_group_guarantor: least_age smallint
table welfare_group_guarantor: least_daily_wage bigint
table welfare_group_guarantor: most_age smallint
table welfare_group_guarantor: most_guaranteed bigint
table welfare_group_guarantor: most_guarantees smallint
table welfare_group_guarantor: row_version integer not null default 1
table welfare_group_guarantor: terms text
table welfare_group_guarantor: welfare_doc_enum_ids text
table welfare_group_guarantor: welfare_group_guarantor_id uuid not null
table welfare_group_guarantor: welfare_group_id uuid not null
table welfare_group_guarantor: welfare_id uuid not null
table welfare_group_loan: amount_type_enum_id text not null
table welfare_group_loan: calculation_impact smallint
table welfare_group_loan: company_id uuid not null
table welfare_group_loan: loan_amount_limit bigint not null
table welfare_group_loan: loan_usage_limit smallint
table welfare_group_loan: max_installment_number smallint not null
table welfare_group_loan: row_version integer not null default 1
table welfare_group_loan: valid daterange not null
table welfare_group_loan: welfare_group_id uuid not null
table welfare_group_loan: welfare_group_loan_id uuid not null
table welfare_group_loan: welfare_id uuid not null
table welfare_group_share: company_id uuid not null
table welfare_group_share: employee_percent numeric(9,6) not null
table welfare_group_share: employer_percent numeric(9,6) not null
table welfare_group_share: relation text
table welfare_group_share: row_version integer not null default 1
table welfare_group_share: valid daterange not null
table welfare_group_share: welfare_group_id uuid not null
table welfare_group_share: welfare_group_share_id uuid not null
table welfare_group_share: welfare_service_id uuid not null
table welfare_group_use: company_id uuid not null
table welfare_group_use: gap_count smallint not null default 0
table welfare_group_use: gap_unit text not null default 'months'::text
table welfare_group_use: most_uses smallint
table welfare_group_use: row_version integer not null default 1
table welfare_group_use: valid daterange not null
table welfare_group_use: welfare_group_id uuid not null
table welfare_group_use: welfare_group_use_id uuid not null
table welfare_group_use: welfare_service_id uuid not null
table welfare_group_use: within_months smallint
table welfare_loan: bank_branch text
table welfare_loan: bank_name text
table welfare_loan: breathing_period smallint not null default 0
table welfare_loan: company_id uuid not null
table welfare_loan: created_date date not null default CURRENT_DATE
table welfare_loan: deduction_rank smallint not null default 100
table welfare_loan: description text
table welfare_loan: fee_mode text not null default 'none'::text
table welfare_loan: financial_facility_type_id text
table welfare_loan: grace_days smallint not null default 0
table welfare_loan: installment_calculation_method_enum_id text not null
table welfare_loan: installment_gap smallint not null default 1
table welfare_loan: is_system character(1) not null default 'N'::bpchar
table welfare_loan: loan_amount_limit bigint
table welfare_loan: loan_fee_amount numeric(7,3) not null default 0
table welfare_loan: loan_interest_amount numeric(7,3) not null default 0
table welfare_loan: loan_penalty_amount numeric(7,3) not null default 0
table welfare_loan: loan_type_enum_id text not null
table welfare_loan: max_installment_number smallint not null default 36
table welfare_loan: most_postponements smallint not null default 0
table welfare_loan: payment_formula_id text not null
table welfare_loan: payslip_type_id uuid
table welfare_loan: penalty_formula_id text not null default 'LpfDaily'::text
table welfare_loan: profit_weights text not null default 'declining'::text
table welfare_loan: rebate_share smallint not null default 100
table welfare_loan: rounding_mode text not null default 'half'::text
table welfare_loan: rounding_unit bigint not null default 1
table welfare_loan: row_version integer not null default 1
table welfare_loan: score_text text
table welfare_loan: status_id text not null default 'ActiveLoan'::text
table welfare_loan: title text not null
table welfare_loan: welfare_code text not null
table welfare_loan: welfare_id uuid not null
table welfare_loan: welfare_type_enum_id text not null
table welfare_loan_condition: company_id uuid not null
table welfare_loan_condition: condition_text text not null
table welfare_loan_condition: overruled_by text not null default 'nobody'::text
table welfare_loan_condition: refusal_text text not null
table welfare_loan_condition: row_version integer not null default 1
table welfare_loan_condition: sequence smallint not null default 10
table welfare_loan_condition: title text not null
table welfare_loan_condition: welfare_id uuid not null
table welfare_loan_condition: welfare_loan_condition_id uuid not null
table welfare_loan_default: code text not null
table welfare_loan_default: terms jsonb not null
table welfare_loan_document: company_id uuid not null
table welfare_loan_document: row_version integer not null default 1
table welfare_loan_document: welfare_doc_enum_id text not null
table welfare_loan_document: welfare_id uuid not null
table welfare_loan_document: welfare_loan_document_id uuid not null
table welfare_loan_version: company_id uuid not null
table welfare_loan_version: terms jsonb not null
table welfare_loan_version: version integer not null
table welfare_loan_version: welfare_id uuid not null
table welfare_loan_version: written_at timestamp with time zone not null default now()
table welfare_member: changed_at timestamp with time zone not null default now()
table welfare_member: changed_by uuid
table welfare_member: company_id uuid not null
table welfare_member: is_moved character(1) not null default 'N'::bpchar
table welfare_member: party_relationship_id uuid not null
table welfare_member: row_version integer not null default 1
table welfare_member: valid daterange not null
table welfare_member: welfare_group_id uuid not null
table welfare_member: welfare_member_id uuid not null
table welfare_overrule: company_id uuid not null
table welfare_overrule: overruled_at timestamp with time zone not null
table welfare_overrule: overruled_by uuid
table welfare_overrule: party_id uuid not null
table welfare_overrule: reason text not null
table welfare_overrule: title text not null
table welfare_overrule: welfare_event_condition_id uuid not null
table welfare_overrule: welfare_overrule_id uuid not null
table welfare_overrule: welfare_request_id uuid not null
table welfare_place: arrival bigint not null identity d
table welfare_place: changed_at timestamp with time zone not null default now()
table welfare_place: company_id uuid not null
table welfare_place: cost bigint not null
table welfare_place: employee_share bigint not null
table welfare_place: employer_share bigint not null
table welfare_place: given_back bigint
table welfare_place: nights daterange
table welfare_place: offered_until timestamp with time zone
table welfare_place: party_id uuid not null
table welfare_place: persons integer not null
table welfare_place: places integer not null
table welfare_place: status_id text not null
table welfare_place: welfare_event_id uuid not null
table welfare_place: welfare_group_id uuid not null
table welfare_place: welfare_request_id uuid not null
table welfare_place: welfare_slot_id uuid
table welfare_place: welfare_unit_id uuid
table welfare_place_bill: accepted bigint
table welfare_place_bill: company_id uuid
table welfare_place_bill: owed bigint
table welfare_place_bill: party_id uuid
table welfare_place_bill: waiting bigint
table welfare_place_bill: welfare_event_id uuid
table welfare_place_bill: welfare_request_id uuid
table welfare_place_code: at timestamp with time zone not null default now()
table welfare_place_code: code text not null
table welfare_place_code: company_id uuid not null
table welfare_place_code: welfare_request_id uuid not null
table welfare_place_due: amount bigint not null
table welfare_place_due: company_id uuid not null
table welfare_place_due: due_date date not null
table welfare_place_due: kind text not null
table welfare_place_due: number integer not null
table welfare_place_due: party_id uuid not null
table welfare_place_due: welfare_place_due_id uuid not null default gen_random_uuid()
table welfare_place_due: welfare_request_id uuid not null
table welfare_place_taken: amount bigint not null
table welfare_place_taken: company_id uuid not null
table welfare_place_taken: party_id uuid not null
table welfare_place_taken: pay_run_id uuid not null
table welfare_place_taken: welfare_place_taken_id uuid not null
table welfare_place_taken: welfare_request_id uuid not null
table welfare_place_taken: written_at timestamp with time zone not null default now()
table welfare_quota_places: company_id uuid
table welfare_quota_places: places integer
table welfare_quota_places: welfare_event_id uuid
table welfare_quota_places: welfare_event_quota_id uuid
table welfare_quota_places: welfare_group_id uuid
table welfare_receipt: amount bigint not null
table welfare_receipt: company_id uuid not null
table welfare_receipt: decided_at timestamp with time zone
table welfare_receipt: decided_by uuid
table welfare_receipt: file text not null
table welfare_receipt: handed_at timestamp with time zone not null default now()
table welfare_receipt: paid_on date not null
table welfare_receipt: party_id uuid not null
table welfare_receipt: reason text
table welfare_receipt: receipt_number text not null
table welfare_receipt: row_version integer not null default 1
table welfare_receipt: status_id text not null default 'WrHanded'::text
table welfare_receipt: welfare_receipt_id uuid not null
table welfare_receipt: welfare_request_id uuid not null
table welfare_request: closed_at timestamp with time zone
table welfare_request: companion_four uuid
table welfare_request: companion_one uuid
table welfare_request: companion_three uuid
table welfare_request: companion_two uuid
table welfare_request: company_id uuid not null
table welfare_request: created_at timestamp with time zone not null
table welfare_request: guest_one_code text
table welfare_request: guest_one_name text
table welfare_request: guest_two_code text
table welfare_request: guest_two_name text
table welfare_request: note text
table welfare_request: party_id uuid not null
table welfare_request: slot_one uuid not null
table welfare_request: slot_three uuid
table welfare_request: slot_two uuid
table welfare_request: status_id text not null default 'RqSent'::text
table welfare_request: welfare_request_id uuid not null
table welfare_service: audience text
table welfare_service: company_id uuid not null
table welfare_service: created_date date not null default CURRENT_DATE
table welfare_service: description text
table welfare_service: gender text not null default 'all'::text
table welfare_service: is_system character(1) not null default 'N'::bpchar
table welfare_service: kind text not null
table welfare_service: payment text not null default 'paid'::text
table welfare_service: row_version integer not null default 1
table welfare_service: service_code text not null
table welfare_service: status_id text not null default 'ActiveService'::text
table welfare_service: title text not null
table welfare_service: use_type text not null default 'other'::text
table welfare_service: welfare_service_id uuid not null default gen_random_uuid()
table welfare_service_default: code text not null
table welfare_service_default: terms jsonb not null
table welfare_slot: capacity integer not null
table welfare_slot: company_id uuid not null
table welfare_slot: from_date date not null
table welfare_slot: row_version integer not null default 1
table welfare_slot: slot_code text not null
table welfare_slot: thru_date date not null
table welfare_slot: title text not null
table welfare_slot: welfare_event_id uuid not null
table welfare_slot: welfare_slot_id uuid not null
table welfare_unit: beds smallint not null
table welfare_unit: company_id uuid not null
table welfare_unit: row_version integer not null default 1
table welfare_unit: title text
table welfare_unit: unit_code text not null
table welfare_unit: welfare_service_id uuid not null
table welfare_unit: welfare_unit_id uuid not null
table what_next_confirmation: about text not null default ''::text
table what_next_confirmation: confirmed_by uuid not null
table what_next_confirmation: confirmed_on date not null
table what_next_confirmation: step text not null
table work_calendar: calendar_code text not null
table work_calendar: company_id uuid not null
table work_calendar: is_default character(1) not null default 'N'::bpchar
table work_calendar: is_system character(1) not null default 'N'::bpchar
table work_calendar: option_indicator character(1) not null default 'Y'::bpchar
table work_calendar: row_version integer not null default 1
table work_calendar: title text not null
table work_calendar: work_calendar_id uuid not null default gen_random_uuid()
table work_experience: company_id uuid not null
table work_experience: description text
table work_experience: employer text
table work_experience: grade_type_enum_id text
table work_experience: industry_enum_id text not null
table work_experience: job_id uuid
table work_experience: party_id uuid not null
table work_experience: relation_degree_enum_id text
table work_experience: row_version integer not null default 1
table work_experience: state_province_geo_id text
table work_experience: title text not null
table work_experience: valid daterange not null
table work_experience: weekly_hours smallint
table work_experience: work_experience_id uuid not null
table work_sheet_line: ceiling_days numeric(6,2)
table work_sheet_line: ceiling_minutes integer
table work_sheet_line: changed_at timestamp with time zone not null default now()
table work_sheet_line: changed_by uuid
table work_sheet_line: company_id uuid not null
table work_sheet_line: days numeric(6,2)
table work_sheet_line: jalali_month smallint not null
table work_sheet_line: jalali_year smallint not null
table work_sheet_line: minutes integer
table work_sheet_line: party_relationship_id uuid not null
table work_sheet_line: project text not null default ''::text
table work_sheet_line: row_version integer not null default 1
table work_sheet_line: work_factor text not null
table work_sheet_line: work_sheet_line_id uuid not null
table work_shift: colour text not null
table work_shift: company_id uuid not null
table work_shift: row_version integer not null default 1
table work_shift: shift_class text not null
table work_shift: shift_code text not null
table work_shift: status_id text not null default 'SWSActive'::text
table work_shift: title text not null
table work_shift: work_shift_id uuid not null
table work_shift_line: company_id uuid not null
table work_shift_line: day_offset smallint not null default 0
table work_shift_line: floating smallint not null default 0
table work_shift_line: from_minute smallint not null
table work_shift_line: line_kind text not null
table work_shift_line: minutes smallint not null
table work_shift_line: row_version integer not null default 1
table work_shift_line: work_shift_id uuid not null
table work_shift_line: work_shift_line_id uuid not null
table work_shift_variant: company_id uuid not null
table work_shift_variant: from_date date
table work_shift_variant: lunar_month smallint
table work_shift_variant: lunar_year smallint
table work_shift_variant: row_version integer not null default 1
table work_shift_variant: stead_shift_id uuid not null
table work_shift_variant: thru_date date
table work_shift_variant: title text not null
table work_shift_variant: work_shift_id uuid not null
table work_shift_variant: work_shift_variant_id uuid not null
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
account_run account_run_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
account_run account_run_made_by_fkey: FOREIGN KEY (made_by) REFERENCES user_account(user_id) ON DELETE SET NULL
account_run account_run_pkey: PRIMARY KEY (run_id)
account_run account_run_user_group_id_fkey: FOREIGN KEY (user_group_id) REFERENCES user_group(user_group_id)
account_run_member account_run_member_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
account_run_member account_run_member_pkey: PRIMARY KEY (user_id)
account_run_member account_run_member_run_id_fkey: FOREIGN KEY (run_id) REFERENCES account_run(run_id) ON DELETE CASCADE
account_run_member account_run_member_user_id_fkey: FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE CASCADE
accounting_link accounting_link_accounting_link_id_company_id_key: UNIQUE (accounting_link_id, company_id)
accounting_link accounting_link_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
accounting_link accounting_link_is_default_check: CHECK ((is_default = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
accounting_link accounting_link_output_excel_type_enum_id_fkey: FOREIGN KEY (output_excel_type_enum_id) REFERENCES enumeration(enum_id)
accounting_link accounting_link_pkey: PRIMARY KEY (accounting_link_id)
accounting_link accounting_link_title_check: CHECK ((title <> ''::text))
agreement_type agreement_type_agreement_type_enum_id_fkey: FOREIGN KEY (agreement_type_enum_id) REFERENCES enumeration(enum_id)
agreement_type agreement_type_chain_of_check: CHECK ((chain_of = ANY (ARRAY['contract'::text, 'general'::text])))
agreement_type agreement_type_code_check: CHECK ((code <> ''::text))
agreement_type agreement_type_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
agreement_type agreement_type_description_check: CHECK ((description <> ''::text))
agreement_type agreement_type_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
agreement_type agreement_type_longest_months_check: CHECK (((longest_months >= 1) AND (longest_months <= 120)))
agreement_type agreement_type_number_pattern_check: CHECK (((number_pattern <> ''::text) AND (length(number_pattern) <= 40)))
agreement_type agreement_type_of_company: UNIQUE (agreement_id, company_id)
agreement_type agreement_type_order_set_check: CHECK ((order_set = ANY (ARRAY['labour'::text, 'civil'::text])))
agreement_type agreement_type_pkey: PRIMARY KEY (agreement_id)
agreement_type agreement_type_print_version_check: CHECK ((print_version = ANY (ARRAY['plain'::text, 'pay'::text])))
agreement_type agreement_type_probation_days_check: CHECK (((probation_days >= 0) AND (probation_days <= 365)))
agreement_type agreement_type_status_id_check: CHECK ((status_id = ANY (ARRAY['ActiveAgr'::text, 'NotActiveAgr'::text])))
approval_chain approval_chain_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
approval_chain approval_chain_kind_id_check: CHECK (((kind_id <> ''::text) AND (length(kind_id) <= 60)))
approval_chain approval_chain_no_overlap: EXCLUDE USING gist (company_id WITH =, process_type WITH =, COALESCE(kind_id, ''::text) WITH =, valid WITH &&)
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
attendance_closing attendance_closing_attendance_closing_id_company_id_key: UNIQUE (attendance_closing_id, company_id)
attendance_closing attendance_closing_number: UNIQUE (company_id, number)
attendance_closing attendance_closing_number_check: CHECK ((number > 0))
attendance_closing attendance_closing_of: FOREIGN KEY (attendance_period_id, company_id) REFERENCES attendance_period(attendance_period_id, company_id)
attendance_closing attendance_closing_pkey: PRIMARY KEY (attendance_closing_id)
attendance_closing attendance_closing_producer_party_id_fkey: FOREIGN KEY (producer_party_id) REFERENCES party(party_id) ON DELETE SET NULL
attendance_day attendance_day_absence_check: CHECK ((absence >= 0))
attendance_day attendance_day_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
attendance_day attendance_day_counted_check: CHECK ((counted >= 0))
attendance_day attendance_day_covered_check: CHECK ((covered >= 0))
attendance_day attendance_day_day_kind_check: CHECK ((day_kind = ANY (ARRAY['ordinary'::text, 'weeklyRest'::text, 'holiday'::text])))
attendance_day attendance_day_delay_check: CHECK ((delay >= 0))
attendance_day attendance_day_forgiven_check: CHECK ((forgiven >= 0))
attendance_day attendance_day_gap_check: CHECK ((gap >= 0))
attendance_day attendance_day_holiday_check: CHECK ((holiday >= 0))
attendance_day attendance_day_hurry_check: CHECK ((hurry >= 0))
attendance_day attendance_day_inside_check: CHECK ((inside >= 0))
attendance_day attendance_day_made_good_check: CHECK ((made_good >= 0))
attendance_day attendance_day_night_check: CHECK ((night >= 0))
attendance_day attendance_day_not_counted_check: CHECK ((not_counted >= 0))
attendance_day attendance_day_outside: CHECK ((outside = (counted + not_counted)))
attendance_day attendance_day_outside_check: CHECK ((outside >= 0))
attendance_day attendance_day_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
attendance_day attendance_day_pkey: PRIMARY KEY (company_id, party_id, day)
attendance_day attendance_day_plan: CHECK ((planned = ((((((inside + covered) + delay) + gap) + hurry) + forgiven) + absence)))
attendance_day attendance_day_planned_check: CHECK ((planned >= 0))
attendance_day attendance_day_presence: CHECK ((present = (inside + outside)))
attendance_day attendance_day_present_check: CHECK ((present >= 0))
attendance_day attendance_day_shift_class_check: CHECK ((shift_class = ANY (ARRAY['morning'::text, 'evening'::text, 'night'::text])))
attendance_day attendance_day_stops_check: CHECK ((stops = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
attendance_day attendance_day_weekly_rest_check: CHECK ((weekly_rest >= 0))
attendance_difference attendance_difference_cause_check: CHECK ((cause = ANY (ARRAY['figures'::text, 'gone'::text])))
attendance_difference attendance_difference_in: FOREIGN KEY (taken_in, company_id) REFERENCES attendance_sheet(attendance_sheet_id, company_id)
attendance_difference attendance_difference_of: FOREIGN KEY (attendance_sheet_id, company_id) REFERENCES attendance_sheet(attendance_sheet_id, company_id) ON DELETE CASCADE
attendance_difference attendance_difference_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
attendance_difference attendance_difference_pkey: PRIMARY KEY (attendance_difference_id)
attendance_factor attendance_factor_ceiling_days_check: CHECK (((ceiling_days > (0)::numeric) AND (ceiling_days <= (31)::numeric)))
attendance_factor attendance_factor_ceiling_minutes_check: CHECK (((ceiling_minutes >= 1) AND (ceiling_minutes <= 44640)))
attendance_factor attendance_factor_check1: CHECK (((ceiling_days IS NULL) OR (unit_enum_id = 'WFTNonHours'::text)))
attendance_factor attendance_factor_check: CHECK (((ceiling_minutes IS NULL) OR (unit_enum_id = 'WFTHours'::text)))
attendance_factor attendance_factor_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id) ON DELETE CASCADE
attendance_factor attendance_factor_factor_code_check: CHECK ((factor_code ~ '^[A-Za-z][A-Za-z0-9]*$'::text))
attendance_factor attendance_factor_figure_check: CHECK ((figure <> ''::text))
attendance_factor attendance_factor_pkey: PRIMARY KEY (attendance_factor_id)
attendance_factor attendance_factor_status_id_check: CHECK ((status_id = ANY (ARRAY['WFSActive'::text, 'WFSNotActive'::text])))
attendance_factor attendance_factor_title_check: CHECK ((title <> ''::text))
attendance_factor attendance_factor_type_enum_id_fkey: FOREIGN KEY (type_enum_id) REFERENCES enumeration(enum_id)
attendance_factor attendance_factor_unit_enum_id_check: CHECK ((unit_enum_id = ANY (ARRAY['WFTHours'::text, 'WFTNonHours'::text])))
attendance_factor attendance_factor_work_factor_check: CHECK ((work_factor <> ''::text))
attendance_mark attendance_mark_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
attendance_mark attendance_mark_is_kept_check: CHECK ((is_kept = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
attendance_mark attendance_mark_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
attendance_mark attendance_mark_pkey: PRIMARY KEY (attendance_mark_no)
attendance_period attendance_period_attendance_period_id_company_id_key: UNIQUE (attendance_period_id, company_id)
attendance_period attendance_period_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
attendance_period attendance_period_jalali_month_check: CHECK (((jalali_month >= 1) AND (jalali_month <= 12)))
attendance_period attendance_period_jalali_year_check: CHECK (((jalali_year >= 1300) AND (jalali_year <= 1500)))
attendance_period attendance_period_no_overlap: EXCLUDE USING gist (company_id WITH =, valid WITH &&)
attendance_period attendance_period_once: UNIQUE (company_id, jalali_year, jalali_month)
attendance_period attendance_period_pkey: PRIMARY KEY (attendance_period_id)
attendance_period attendance_period_valid_check: CHECK (((NOT isempty(valid)) AND (NOT lower_inf(valid)) AND (NOT upper_inf(valid))))
attendance_reminder attendance_reminder_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
attendance_reminder attendance_reminder_kind_check: CHECK ((kind = ANY (ARRAY['missedPress'::text, 'weekCeiling'::text, 'monthCeiling'::text, 'fourWeeksCeiling'::text, 'yearCeiling'::text])))
attendance_reminder attendance_reminder_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
attendance_reminder attendance_reminder_pkey: PRIMARY KEY (company_id, party_id, kind, day)
attendance_request attendance_request_asked_by_fkey: FOREIGN KEY (asked_by) REFERENCES party(party_id) ON DELETE SET NULL
attendance_request attendance_request_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
attendance_request attendance_request_from_time_check: CHECK (((from_time >= 0) AND (from_time <= 1439)))
attendance_request attendance_request_is_far_check: CHECK ((is_far = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
attendance_request attendance_request_is_overnight_check: CHECK ((is_overnight = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
attendance_request attendance_request_no_overlap: EXCLUDE USING gist (party_id WITH =, side WITH =, span WITH &&) WHERE ((status_id = ANY (ARRAY['RqSent'::text, 'RqReturned'::text, 'RqApproved'::text])))
attendance_request attendance_request_others: CHECK ((asked_by <> party_id))
attendance_request attendance_request_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
attendance_request attendance_request_pkey: PRIMARY KEY (attendance_request_id)
attendance_request attendance_request_press_key_check: CHECK ((press_key = ANY (ARRAY['in'::text, 'out'::text])))
attendance_request attendance_request_reason_check: CHECK ((reason <> ''::text))
attendance_request attendance_request_request_kind_check: CHECK ((request_kind = ANY (ARRAY['overtime'::text, 'mission'::text, 'telework'::text, 'missedPress'::text, 'delayReason'::text])))
attendance_request attendance_request_time: CHECK ((((thru_date IS NULL) OR (thru_date >= from_date) OR (request_kind <> ALL (ARRAY['mission'::text, 'telework'::text])) OR (from_time IS NOT NULL)) AND ((request_kind <> 'missedPress'::text) OR ((from_time IS NOT NULL) AND (press_key IS NOT NULL))) AND ((request_kind = 'missedPress'::text) OR ((from_time IS NULL) = (to_time IS NULL))) AND ((request_kind <> 'overtime'::text) OR (from_time IS NOT NULL))))
attendance_request attendance_request_to_time_check: CHECK (((to_time >= 0) AND (to_time <= 1439)))
attendance_sheet attendance_sheet_attendance_sheet_id_company_id_key: UNIQUE (attendance_sheet_id, company_id)
attendance_sheet attendance_sheet_brought_check: CHECK ((brought = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
attendance_sheet attendance_sheet_closed: CHECK (((status_id = ANY (ARRAY['AsClosed'::text, 'AsReopened'::text])) = (closed_at IS NOT NULL)))
attendance_sheet attendance_sheet_confirmed_by_check: CHECK ((confirmed_by = ANY (ARRAY['person'::text, 'silence'::text, 'office'::text])))
attendance_sheet attendance_sheet_counted: CHECK (((status_id = ANY (ARRAY['AsDrafted'::text, 'AsWithdrawn'::text, 'AsRejected'::text])) OR ((figures IS NOT NULL) AND (days IS NOT NULL) AND (pay IS NOT NULL))))
attendance_sheet attendance_sheet_disputed: CHECK ((((dispute_day IS NULL) = (dispute_text IS NULL)) AND ((status_id <> 'AsDisputed'::text) OR (dispute_day IS NOT NULL))))
attendance_sheet attendance_sheet_of: FOREIGN KEY (attendance_closing_id, company_id) REFERENCES attendance_closing(attendance_closing_id, company_id)
attendance_sheet attendance_sheet_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
attendance_sheet attendance_sheet_period: FOREIGN KEY (attendance_period_id, company_id) REFERENCES attendance_period(attendance_period_id, company_id)
attendance_sheet attendance_sheet_pkey: PRIMARY KEY (attendance_sheet_id)
attendance_sheet attendance_sheet_reopen: CHECK (((reopen_text IS NULL) = (reopen_asked_at IS NULL)))
attendance_sheet attendance_sheet_reopen_party_id_fkey: FOREIGN KEY (reopen_party_id) REFERENCES party(party_id) ON DELETE SET NULL
attendance_sheet attendance_sheet_status_id_check: CHECK ((status_id = ANY (ARRAY['AsDrafted'::text, 'AsCalculated'::text, 'AsChecking'::text, 'AsDisputed'::text, 'AsConfirmed'::text, 'AsInApproval'::text, 'AsReturned'::text, 'AsClosed'::text, 'AsRejected'::text, 'AsWithdrawn'::text, 'AsReopened'::text])))
attendance_sheet attendance_sheet_stopped: CHECK (((stops = 0) OR (status_id <> ALL (ARRAY['AsInApproval'::text, 'AsClosed'::text]))))
attendance_sheet attendance_sheet_stops_check: CHECK ((stops >= 0))
attendance_sheet attendance_sheet_version: UNIQUE (company_id, party_id, attendance_period_id, version)
attendance_sheet attendance_sheet_version_check: CHECK ((version > 0))
audit_entry audit_entry_pkey: PRIMARY KEY (audit_id, at)
audit_retention audit_retention_months_kept_check: CHECK (((months_kept >= 12) AND (months_kept <= 1200)))
audit_retention audit_retention_next: CHECK (((next_months IS NULL) = (next_at IS NULL)))
audit_retention audit_retention_next_months_check: CHECK (((next_months >= 12) AND (next_months <= 1200)))
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
bank_account bank_account_one_main: EXCLUDE USING gist (party_id WITH =, valid WITH &&) WHERE ((payment_method_purpose_enum_id = 'PmpPriamryAccont'::text))
bank_account bank_account_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
bank_account bank_account_pkey: PRIMARY KEY (bank_account_id)
bank_account bank_account_valid_check: CHECK ((NOT isempty(valid)))
calendar_rule calendar_rule_ceiling_act_check: CHECK ((ceiling_act = ANY (ARRAY['warn'::text, 'stop'::text])))
calendar_rule calendar_rule_check: CHECK ((thru_date >= from_date))
calendar_rule calendar_rule_day_begins_check: CHECK (((day_begins >= 0) AND (day_begins <= 1439)))
calendar_rule calendar_rule_delay_minutes_check: CHECK (((delay_minutes >= 0) AND (delay_minutes <= 480)))
calendar_rule calendar_rule_double_press_check: CHECK (((double_press >= 0) AND (double_press <= 60)))
calendar_rule calendar_rule_four_weeks_ceiling_check: CHECK (((four_weeks_ceiling >= 0) AND (four_weeks_ceiling <= 40320)))
calendar_rule calendar_rule_gap_minutes_check: CHECK (((gap_minutes >= 0) AND (gap_minutes <= 480)))
calendar_rule calendar_rule_hurry_minutes_check: CHECK (((hurry_minutes >= 0) AND (hurry_minutes <= 480)))
calendar_rule calendar_rule_longest_stay_check: CHECK (((longest_stay >= 60) AND (longest_stay <= 2880)))
calendar_rule calendar_rule_month_ceiling_check: CHECK (((month_ceiling >= 0) AND (month_ceiling <= 44640)))
calendar_rule calendar_rule_no_overlap: EXCLUDE USING gist (work_calendar_id WITH =, daterange(from_date, thru_date, '[]'::text) WITH &&)
calendar_rule calendar_rule_of: FOREIGN KEY (work_calendar_id, company_id) REFERENCES work_calendar(work_calendar_id, company_id) ON DELETE CASCADE
calendar_rule calendar_rule_offset_way_check: CHECK ((offset_way = ANY (ARRAY['none'::text, 'day'::text, 'month'::text])))
calendar_rule calendar_rule_open_end_check: CHECK ((open_end = ANY (ARRAY['exception'::text, 'shiftEnd'::text, 'nothing'::text])))
calendar_rule calendar_rule_overtime_after_check: CHECK ((overtime_after = ANY (ARRAY['never'::text, 'automatic'::text, 'approved'::text])))
calendar_rule calendar_rule_overtime_before_check: CHECK ((overtime_before = ANY (ARRAY['never'::text, 'automatic'::text, 'approved'::text])))
calendar_rule calendar_rule_overtime_ceiling_check: CHECK (((overtime_ceiling >= 0) AND (overtime_ceiling <= 1440)))
calendar_rule calendar_rule_overtime_holiday_check: CHECK ((overtime_holiday = ANY (ARRAY['never'::text, 'automatic'::text, 'approved'::text])))
calendar_rule calendar_rule_overtime_minimum_check: CHECK (((overtime_minimum >= 0) AND (overtime_minimum <= 480)))
calendar_rule calendar_rule_overtime_normal_check: CHECK ((overtime_normal = ANY (ARRAY['never'::text, 'automatic'::text, 'approved'::text])))
calendar_rule calendar_rule_overtime_unit_check: CHECK (((overtime_unit >= 1) AND (overtime_unit <= 240)))
calendar_rule calendar_rule_overtime_weekly_rest_check: CHECK ((overtime_weekly_rest = ANY (ARRAY['never'::text, 'automatic'::text, 'approved'::text])))
calendar_rule calendar_rule_pkey: PRIMARY KEY (calendar_rule_id)
calendar_rule calendar_rule_rest_between_check: CHECK (((rest_between >= 0) AND (rest_between <= 2880)))
calendar_rule calendar_rule_rotation: CHECK (((four_weeks_ceiling IS NULL) OR (rotation_from IS NOT NULL)))
calendar_rule calendar_rule_sheet_act_check: CHECK ((sheet_act = ANY (ARRAY['warn'::text, 'stop'::text])))
calendar_rule calendar_rule_tolerance_beyond_check: CHECK ((tolerance_beyond = ANY (ARRAY['all'::text, 'rest'::text])))
calendar_rule calendar_rule_week_ceiling_check: CHECK (((week_ceiling >= 0) AND (week_ceiling <= 10080)))
calendar_rule calendar_rule_weekly_rest_enum_id_check: CHECK ((weekly_rest_enum_id ~ '^Wd[A-Z][a-z]+day$'::text))
calendar_rule calendar_rule_window_after_check: CHECK (((window_after >= 0) AND (window_after <= 1440)))
calendar_rule calendar_rule_window_before_check: CHECK (((window_before >= 0) AND (window_before <= 1440)))
calendar_rule calendar_rule_year_ceiling_check: CHECK (((year_ceiling >= 0) AND (year_ceiling <= 527040)))
change_request change_request_action_check: CHECK ((action = ANY (ARRAY['add'::text, 'change'::text, 'correct'::text, 'remove'::text])))
change_request change_request_change_request_id_company_id_key: UNIQUE (change_request_id, company_id)
change_request change_request_closed: CHECK (((state = 'sent'::text) = (closed_at IS NULL)))
change_request change_request_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
change_request change_request_kind_check: CHECK ((kind <> ''::text))
change_request change_request_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
change_request change_request_pkey: PRIMARY KEY (change_request_id)
change_request change_request_record: CHECK (((action = 'add'::text) = (record_id IS NULL)))
change_request change_request_state_check: CHECK ((state = ANY (ARRAY['sent'::text, 'decided'::text, 'withdrawn'::text])))
change_request_decision change_request_decision_change_request_field_id_fkey: FOREIGN KEY (change_request_field_id) REFERENCES change_request_field(change_request_field_id) ON DELETE CASCADE
change_request_decision change_request_decision_change_request_step_id_fkey: FOREIGN KEY (change_request_step_id) REFERENCES change_request_step(change_request_step_id) ON DELETE CASCADE
change_request_decision change_request_decision_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
change_request_decision change_request_decision_decision_check: CHECK ((decision = ANY (ARRAY['accepted'::text, 'refused'::text])))
change_request_decision change_request_decision_one: UNIQUE (change_request_decision_id)
change_request_decision change_request_decision_pkey: PRIMARY KEY (change_request_step_id, change_request_field_id)
change_request_decision change_request_decision_reason: CHECK (((decision = 'accepted'::text) OR (reason_text <> ''::text)))
change_request_field change_request_field_field_check: CHECK ((field <> ''::text))
change_request_field change_request_field_of: FOREIGN KEY (change_request_id, company_id) REFERENCES change_request(change_request_id, company_id) ON DELETE CASCADE
change_request_field change_request_field_once: UNIQUE (change_request_id, field)
change_request_field change_request_field_pkey: PRIMARY KEY (change_request_field_id)
change_request_step change_request_step_approver_party_id_fkey: FOREIGN KEY (approver_party_id) REFERENCES party(party_id) ON DELETE SET NULL
change_request_step change_request_step_decided: CHECK (((state = 'done'::text) = (decided_at IS NOT NULL)))
change_request_step change_request_step_decided_by_fkey: FOREIGN KEY (decided_by) REFERENCES party(party_id) ON DELETE SET NULL
change_request_step change_request_step_level_id_fkey: FOREIGN KEY (level_id) REFERENCES approval_step(level_id) ON DELETE SET NULL
change_request_step change_request_step_of: FOREIGN KEY (change_request_id, company_id) REFERENCES change_request(change_request_id, company_id) ON DELETE CASCADE
change_request_step change_request_step_pkey: PRIMARY KEY (change_request_step_id)
change_request_step change_request_step_sequence: UNIQUE (change_request_id, sequence)
change_request_step change_request_step_sequence_check: CHECK (((sequence >= 1) AND (sequence <= 99)))
change_request_step change_request_step_state_check: CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'dropped'::text])))
clock_card clock_card_card_check: CHECK ((card ~ '^[A-Za-z0-9_.-]{1,40}$'::text))
clock_card clock_card_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
clock_card clock_card_no_overlap: EXCLUDE USING gist (company_id WITH =, card WITH =, valid WITH &&)
clock_card clock_card_party_relationship_id_fkey: FOREIGN KEY (party_relationship_id) REFERENCES party_relationship(party_relationship_id) ON DELETE CASCADE
clock_card clock_card_pkey: PRIMARY KEY (clock_card_id)
clock_card clock_card_valid_check: CHECK (((NOT isempty(valid)) AND (NOT lower_inf(valid))))
clock_contact clock_contact_of: FOREIGN KEY (clock_device_id, company_id) REFERENCES clock_device(clock_device_id, company_id) ON DELETE CASCADE
clock_contact clock_contact_pkey: PRIMARY KEY (clock_device_id)
clock_correction clock_correction_attendance_request_id_fkey: FOREIGN KEY (attendance_request_id) REFERENCES attendance_request(attendance_request_id)
clock_correction clock_correction_attendance_request_id_key: UNIQUE (attendance_request_id)
clock_correction clock_correction_clock_event_id_key: UNIQUE (clock_event_id)
clock_correction clock_correction_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
clock_correction clock_correction_corrected_by_fkey: FOREIGN KEY (corrected_by) REFERENCES party(party_id) ON DELETE SET NULL
clock_correction clock_correction_corrects_id_fkey: FOREIGN KEY (corrects_id) REFERENCES clock_correction(clock_correction_id)
clock_correction clock_correction_corrects_id_key: UNIQUE (corrects_id)
clock_correction clock_correction_key: CHECK (((press_key IS NULL) OR (at IS NOT NULL)))
clock_correction clock_correction_of: FOREIGN KEY (clock_event_id, event_at) REFERENCES clock_event(clock_event_id, at)
clock_correction clock_correction_others: CHECK ((corrected_by <> party_id))
clock_correction clock_correction_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
clock_correction clock_correction_pkey: PRIMARY KEY (clock_correction_id)
clock_correction clock_correction_place: CHECK (((num_nonnulls(clock_event_id, corrects_id) <= 1) AND ((clock_event_id IS NULL) = (event_at IS NULL))))
clock_correction clock_correction_press_key_check: CHECK ((press_key = ANY (ARRAY['in'::text, 'out'::text, 'leave'::text, 'unpaidLeave'::text, 'sickLeave'::text, 'mission'::text, 'telework'::text])))
clock_correction clock_correction_reason_text_check: CHECK ((reason_text <> ''::text))
clock_correction clock_correction_says: CHECK (((at IS NOT NULL) OR (num_nonnulls(clock_event_id, corrects_id) = 1)))
clock_delivery clock_delivery_of: FOREIGN KEY (clock_device_id, company_id) REFERENCES clock_device(clock_device_id, company_id)
clock_delivery clock_delivery_pkey: PRIMARY KEY (clock_delivery_id)
clock_delivery clock_delivery_source_check: CHECK ((source = ANY (ARRAY['import'::text, 'call'::text, 'push'::text, 'phone'::text])))
clock_device clock_device_clock_device_id_company_id_key: UNIQUE (clock_device_id, company_id)
clock_device clock_device_code_check: CHECK ((code <> ''::text))
clock_device clock_device_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
clock_device clock_device_key_once: UNIQUE (service_key_id)
clock_device clock_device_option_indicator_check: CHECK ((option_indicator = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
clock_device clock_device_pkey: PRIMARY KEY (clock_device_id)
clock_device clock_device_push: CHECK (((serial IS NULL) OR (networks <> ''::text)))
clock_device clock_device_serial_check: CHECK ((serial ~ '^[A-Za-z0-9_.-]{4,40}$'::text))
clock_device clock_device_service_key_id_fkey: FOREIGN KEY (service_key_id) REFERENCES service_key(service_key_id) ON DELETE SET NULL
clock_device clock_device_silence_minutes_check: CHECK (((silence_minutes >= 5) AND (silence_minutes <= 43200)))
clock_device clock_device_title_check: CHECK ((title <> ''::text))
clock_device_key clock_device_key_code: UNIQUE (clock_device_id, code)
clock_device_key clock_device_key_code_check: CHECK ((code ~ '^[A-Za-z0-9_.-]{1,20}$'::text))
clock_device_key clock_device_key_of: FOREIGN KEY (clock_device_id, company_id) REFERENCES clock_device(clock_device_id, company_id) ON DELETE CASCADE
clock_device_key clock_device_key_pkey: PRIMARY KEY (clock_device_key_id)
clock_device_key clock_device_key_press_key_check: CHECK ((press_key = ANY (ARRAY['in'::text, 'out'::text, 'leave'::text, 'unpaidLeave'::text, 'sickLeave'::text, 'mission'::text, 'telework'::text])))
clock_event clock_event_card_check: CHECK ((card <> ''::text))
clock_event clock_event_clock_delivery_id_fkey: FOREIGN KEY (clock_delivery_id) REFERENCES clock_delivery(clock_delivery_id) ON DELETE CASCADE
clock_event clock_event_of: FOREIGN KEY (clock_device_id, company_id) REFERENCES clock_device(clock_device_id, company_id)
clock_event clock_event_once: UNIQUE (clock_device_id, at, card, press_key)
clock_event clock_event_pkey: PRIMARY KEY (clock_event_id, at)
clock_exception clock_exception_event: FOREIGN KEY (clock_event_id, at) REFERENCES clock_event(clock_event_id, at) ON DELETE CASCADE
clock_exception clock_exception_kind_check: CHECK ((kind = ANY (ARRAY['unknownCard'::text, 'notEmployed'::text, 'ahead'::text, 'unreadable'::text])))
clock_exception clock_exception_of: FOREIGN KEY (clock_device_id, company_id) REFERENCES clock_device(clock_device_id, company_id)
clock_exception clock_exception_once: UNIQUE (clock_event_id, kind)
clock_exception clock_exception_pkey: PRIMARY KEY (clock_exception_id)
clock_exception clock_exception_says: CHECK ((((kind = 'unreadable'::text) = (clock_event_id IS NULL)) AND ((kind = 'unreadable'::text) = (line IS NOT NULL))))
clock_exception clock_exception_settled: CHECK (((settled_at IS NULL) = (settled_reason IS NULL)))
clock_exception clock_exception_settled_by_fkey: FOREIGN KEY (settled_by) REFERENCES party(party_id) ON DELETE SET NULL
clock_format clock_format_calendar_check: CHECK ((calendar = ANY (ARRAY['gregorian'::text, 'jalali'::text])))
clock_format clock_format_card_at_check: CHECK ((card_at ~ '^[1-9][0-9]{0,2}(-[1-9][0-9]{0,2})?$'::text))
clock_format clock_format_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
clock_format clock_format_date_at_check: CHECK ((date_at ~ '^[1-9][0-9]{0,2}(-[1-9][0-9]{0,2})?$'::text))
clock_format clock_format_encoding_check: CHECK ((encoding = ANY (ARRAY['utf8'::text, 'windows1256'::text])))
clock_format clock_format_key_at_check: CHECK ((key_at ~ '^[1-9][0-9]{0,2}(-[1-9][0-9]{0,2})?$'::text))
clock_format clock_format_pkey: PRIMARY KEY (clock_format_id)
clock_format clock_format_separator_check: CHECK ((separator = ANY (ARRAY['tab'::text, 'comma'::text, 'semicolon'::text, 'space'::text, 'fixed'::text])))
clock_format clock_format_skip_lines_check: CHECK (((skip_lines >= 0) AND (skip_lines <= 100)))
clock_format clock_format_time_at_check: CHECK ((time_at ~ '^[1-9][0-9]{0,2}(-[1-9][0-9]{0,2})?$'::text))
clock_format clock_format_title_check: CHECK ((title <> ''::text))
clock_format clock_format_year_digits_check: CHECK ((year_digits = ANY (ARRAY[2, 4])))
clock_offer clock_offer_pkey: PRIMARY KEY (serial)
clock_offer clock_offer_serial_check: CHECK ((serial ~ '^[A-Z0-9_.-]{4,40}$'::text))
communication_event communication_event_author_party_id_fkey: FOREIGN KEY (author_party_id) REFERENCES party(party_id)
communication_event communication_event_body_check: CHECK ((length(body) <= 4000))
communication_event communication_event_channels_check: CHECK (((channels <@ ARRAY['inApp'::text, 'mail'::text, 'sms'::text]) AND ('inApp'::text = ANY (channels))))
communication_event communication_event_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
communication_event communication_event_pkey: PRIMARY KEY (communication_event_id)
communication_event communication_event_sent: CHECK (((status_id = 'CeSent'::text) = (sent_at IS NOT NULL)))
communication_event communication_event_status_id_check: CHECK ((status_id = ANY (ARRAY['CeInProgress'::text, 'CeReady'::text, 'CeSent'::text])))
communication_event communication_event_subject_check: CHECK (((length(subject) >= 1) AND (length(subject) <= 200)))
communication_event_party communication_event_party_communication_event_id_fkey: FOREIGN KEY (communication_event_id) REFERENCES communication_event(communication_event_id) ON DELETE CASCADE
communication_event_party communication_event_party_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
communication_event_party communication_event_party_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
communication_event_party communication_event_party_pkey: PRIMARY KEY (communication_event_id, party_id)
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
company_insurance_area company_insurance_area_has_relief_check: CHECK ((has_relief = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
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
compensation_account compensation_account_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
compensation_account compensation_account_of_contract: FOREIGN KEY (insurance_contract_id, company_id) REFERENCES insurance_contract(insurance_contract_id, company_id)
compensation_account compensation_account_once: UNIQUE (party_id, insurance_contract_id)
compensation_account compensation_account_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
compensation_account compensation_account_pkey: PRIMARY KEY (compensation_account_id)
compensation_batch compensation_batch_batch_number_check: CHECK ((batch_number > 0))
compensation_batch compensation_batch_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
compensation_batch compensation_batch_made_by_party_id_fkey: FOREIGN KEY (made_by_party_id) REFERENCES party(party_id) ON DELETE SET NULL
compensation_batch compensation_batch_number: UNIQUE (company_id, batch_number)
compensation_batch compensation_batch_of_contract: FOREIGN KEY (insurance_contract_id, company_id) REFERENCES insurance_contract(insurance_contract_id, company_id)
compensation_batch compensation_batch_pkey: PRIMARY KEY (compensation_batch_id)
compensation_batch_line compensation_batch_line_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
compensation_batch_line compensation_batch_line_compensation_batch_id_fkey: FOREIGN KEY (compensation_batch_id) REFERENCES compensation_batch(compensation_batch_id)
compensation_batch_line compensation_batch_line_once: UNIQUE (compensation_line_id)
compensation_batch_line compensation_batch_line_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
compensation_batch_line compensation_batch_line_pkey: PRIMARY KEY (compensation_batch_line_id)
compensation_batch_line compensation_batch_line_place: UNIQUE (compensation_batch_id, place)
compensation_batch_line compensation_batch_line_place_check: CHECK ((place > 0))
compensation_ceiling compensation_ceiling_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
compensation_ceiling compensation_ceiling_compensation_account_id_fkey: FOREIGN KEY (compensation_account_id) REFERENCES compensation_account(compensation_account_id) ON DELETE CASCADE
compensation_ceiling compensation_ceiling_given: CHECK ((used >= 0))
compensation_ceiling compensation_ceiling_kept: CHECK (((most IS NULL) OR (used <= most)))
compensation_ceiling compensation_ceiling_most_check: CHECK ((most >= 0))
compensation_ceiling compensation_ceiling_pkey: PRIMARY KEY (compensation_ceiling_id)
compensation_claim compensation_claim_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
compensation_claim compensation_claim_of_contract: FOREIGN KEY (insurance_contract_id, company_id) REFERENCES insurance_contract(insurance_contract_id, company_id)
compensation_claim compensation_claim_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
compensation_claim compensation_claim_pkey: PRIMARY KEY (compensation_claim_id)
compensation_document compensation_document_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
compensation_document compensation_document_compensation_line_id_fkey: FOREIGN KEY (compensation_line_id) REFERENCES compensation_line(compensation_line_id) ON DELETE CASCADE
compensation_document compensation_document_once: UNIQUE (company_id, sha256)
compensation_document compensation_document_pkey: PRIMARY KEY (compensation_document_id)
compensation_line compensation_line_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
compensation_line compensation_line_compensation_claim_id_fkey: FOREIGN KEY (compensation_claim_id) REFERENCES compensation_claim(compensation_claim_id) ON DELETE CASCADE
compensation_line compensation_line_compensation_payout_id_fkey: FOREIGN KEY (compensation_payout_id) REFERENCES compensation_payout(compensation_payout_id) ON DELETE SET NULL
compensation_line compensation_line_decided: CHECK (((status_id <> ALL (ARRAY['ClmApproved'::text, 'ClmSentToInsurer'::text, 'ClmPaid'::text])) OR ((payable IS NOT NULL) AND (decided_at IS NOT NULL))))
compensation_line compensation_line_decided_by_party_id_fkey: FOREIGN KEY (decided_by_party_id) REFERENCES party(party_id) ON DELETE SET NULL
compensation_line compensation_line_invoice_mark_check: CHECK ((octet_length(invoice_mark) = 32))
compensation_line compensation_line_line_no_check: CHECK (((line_no >= 1) AND (line_no <= 100)))
compensation_line compensation_line_no: UNIQUE (compensation_claim_id, line_no)
compensation_line compensation_line_paid: CHECK (((paid_on IS NOT NULL) = (status_id = 'ClmPaid'::text)))
compensation_line compensation_line_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
compensation_line compensation_line_pkey: PRIMARY KEY (compensation_line_id)
compensation_line compensation_line_refusal_id_check: CHECK ((refusal_id = ANY (ARRAY['RfNotCovered'::text, 'RfPapers'::text, 'RfPrice'::text, 'RfElsewhere'::text, 'RfOther'::text])))
compensation_movement compensation_movement_amount_check: CHECK ((amount <> 0))
compensation_movement compensation_movement_by_party_id_fkey: FOREIGN KEY (by_party_id) REFERENCES party(party_id) ON DELETE SET NULL
compensation_movement compensation_movement_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
compensation_movement compensation_movement_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
compensation_movement compensation_movement_pkey: PRIMARY KEY (compensation_movement_id)
compensation_payout compensation_payout_amount_check: CHECK ((amount > 0))
compensation_payout compensation_payout_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
compensation_payout compensation_payout_compensation_batch_id_fkey: FOREIGN KEY (compensation_batch_id) REFERENCES compensation_batch(compensation_batch_id)
compensation_payout compensation_payout_made_by_party_id_fkey: FOREIGN KEY (made_by_party_id) REFERENCES party(party_id) ON DELETE SET NULL
compensation_payout compensation_payout_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
compensation_payout compensation_payout_pkey: PRIMARY KEY (compensation_payout_id)
compensation_step compensation_step_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
compensation_step compensation_step_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
compensation_step compensation_step_pkey: PRIMARY KEY (compensation_step_id)
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
contract_counter contract_counter_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
contract_counter contract_counter_last_number_check: CHECK ((last_number > 0))
contract_counter contract_counter_pkey: PRIMARY KEY (company_id, contract_year)
contract_reminder contract_reminder_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
contract_reminder contract_reminder_employment_contract_id_fkey: FOREIGN KEY (employment_contract_id) REFERENCES employment_contract(employment_contract_id) ON DELETE CASCADE
contract_reminder contract_reminder_pkey: PRIMARY KEY (employment_contract_id, ends_on, threshold_days)
contract_term contract_term_body_text_check: CHECK ((body_text <> ''::text))
contract_term contract_term_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
contract_term contract_term_no_overlap: EXCLUDE USING gist (agreement_id WITH =, term_type_enum_id WITH =, valid WITH &&)
contract_term contract_term_of_type: FOREIGN KEY (agreement_id, company_id) REFERENCES agreement_type(agreement_id, company_id) ON DELETE CASCADE
contract_term contract_term_pkey: PRIMARY KEY (contract_term_id)
contract_term contract_term_term_type_enum_id_fkey: FOREIGN KEY (term_type_enum_id) REFERENCES enumeration(enum_id)
contract_term contract_term_valid_check: CHECK (((NOT isempty(valid)) AND (lower(valid) IS NOT NULL)))
contract_type_factor contract_type_factor_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
contract_type_factor contract_type_factor_factor: FOREIGN KEY (pay_factor_id, company_id) REFERENCES pay_factor(pay_factor_id, company_id)
contract_type_factor contract_type_factor_of_type: FOREIGN KEY (agreement_id, company_id) REFERENCES agreement_type(agreement_id, company_id) ON DELETE CASCADE
contract_type_factor contract_type_factor_once: UNIQUE (agreement_id, pay_factor_id)
contract_type_factor contract_type_factor_pkey: PRIMARY KEY (contract_type_factor_id)
course course_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
course course_course_code_check: CHECK ((course_code <> ''::text))
course course_course_title_check: CHECK ((course_title <> ''::text))
course course_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
course course_option_indicator_check: CHECK ((option_indicator = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
course course_pkey: PRIMARY KEY (course_id)
data_key data_key_key_id_check: CHECK ((key_id > 0))
data_key data_key_pkey: PRIMARY KEY (key_id)
data_key data_key_wrapped_check: CHECK ((octet_length(wrapped) = 60))
deduction_list deduction_list_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
deduction_list deduction_list_deduction_list_id_company_id_key: UNIQUE (deduction_list_id, company_id)
deduction_list deduction_list_list_month_check: CHECK (((list_month >= 1) AND (list_month <= 12)))
deduction_list deduction_list_list_number_check: CHECK ((list_number > 0))
deduction_list deduction_list_made_by_fkey: FOREIGN KEY (made_by) REFERENCES party(party_id) ON DELETE SET NULL
deduction_list deduction_list_number: UNIQUE (company_id, list_number)
deduction_list deduction_list_pkey: PRIMARY KEY (deduction_list_id)
deduction_list deduction_list_void_reason_check: CHECK ((void_reason <> ''::text))
deduction_list deduction_list_void_says: CHECK (((voided_at IS NULL) = (void_reason IS NULL)))
deduction_list deduction_list_voided_by_fkey: FOREIGN KEY (voided_by) REFERENCES party(party_id) ON DELETE SET NULL
deduction_list_answer deduction_list_answer_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
deduction_list_answer deduction_list_answer_deduction_list_line_id_fkey: FOREIGN KEY (deduction_list_line_id) REFERENCES deduction_list_line(deduction_list_line_id) ON DELETE CASCADE
deduction_list_answer deduction_list_answer_pkey: PRIMARY KEY (deduction_list_line_id)
deduction_list_answer deduction_list_answer_taken_check: CHECK ((taken >= 0))
deduction_list_line deduction_list_line_asked_check: CHECK ((asked > 0))
deduction_list_line deduction_list_line_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
deduction_list_line deduction_list_line_of: FOREIGN KEY (deduction_list_id, company_id) REFERENCES deduction_list(deduction_list_id, company_id)
deduction_list_line deduction_list_line_once: UNIQUE (deduction_list_id, source_kind, source_id)
deduction_list_line deduction_list_line_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
deduction_list_line deduction_list_line_party_relationship_id_fkey: FOREIGN KEY (party_relationship_id) REFERENCES party_relationship(party_relationship_id) ON DELETE CASCADE
deduction_list_line deduction_list_line_pkey: PRIMARY KEY (deduction_list_line_id)
deduction_list_line deduction_list_line_place: UNIQUE (deduction_list_id, place)
deduction_list_line deduction_list_line_place_check: CHECK ((place > 0))
deduction_list_line deduction_list_line_source_id_check: CHECK ((source_id <> ''::text))
deduction_list_line deduction_list_line_source_kind_check: CHECK ((source_kind <> ''::text))
deduction_rule deduction_rule_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
deduction_rule deduction_rule_no_overlap: EXCLUDE USING gist (company_id WITH =, valid WITH &&)
deduction_rule deduction_rule_over_share_check: CHECK ((over_share = ANY (ARRAY['warn'::text, 'cut'::text])))
deduction_rule deduction_rule_penalty_of_cut_check: CHECK ((penalty_of_cut = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
deduction_rule deduction_rule_pkey: PRIMARY KEY (deduction_rule_id)
deduction_rule deduction_rule_receipt_parts_check: CHECK ((receipt_parts = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
deduction_rule deduction_rule_share_percent_check: CHECK (((share_percent > (0)::numeric) AND (share_percent <= (100)::numeric)))
deduction_rule deduction_rule_valid_check: CHECK (((NOT isempty(valid)) AND (lower(valid) IS NOT NULL)))
detail_account detail_account_check: CHECK ((parent_detail_account_id <> detail_account_id))
detail_account detail_account_code_check: CHECK ((code <> ''::text))
detail_account detail_account_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
detail_account detail_account_detail_account_id_company_id_key: UNIQUE (detail_account_id, company_id)
detail_account detail_account_parent: FOREIGN KEY (parent_detail_account_id, company_id) REFERENCES detail_account(detail_account_id, company_id)
detail_account detail_account_pkey: PRIMARY KEY (detail_account_id)
detail_account detail_account_title_check: CHECK ((title <> ''::text))
detail_group detail_group_classification_type_enum_id_fkey: FOREIGN KEY (classification_type_enum_id) REFERENCES enumeration(enum_id)
detail_group detail_group_code_check: CHECK ((code <> ''::text))
detail_group detail_group_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
detail_group detail_group_detail_group_id_company_id_key: UNIQUE (detail_group_id, company_id)
detail_group detail_group_gd_account_type_enum_id_fkey: FOREIGN KEY (gd_account_type_enum_id) REFERENCES enumeration(enum_id)
detail_group detail_group_part: CHECK (((gd_account_type_enum_id = 'GDATPersonnelStructure'::text) = (classification_type_enum_id IS NOT NULL)))
detail_group detail_group_pkey: PRIMARY KEY (detail_group_id)
detail_group detail_group_title_check: CHECK ((title <> ''::text))
detail_member detail_member_code_check: CHECK ((code <> ''::text))
detail_member detail_member_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
detail_member detail_member_linked: CHECK ((num_nonnulls(unit_id, party_relationship_id, party_classification_id) = 1))
detail_member detail_member_of: FOREIGN KEY (detail_group_id, company_id) REFERENCES detail_group(detail_group_id, company_id) ON DELETE CASCADE
detail_member detail_member_once: UNIQUE (detail_group_id, linked_id)
detail_member detail_member_party_classification_id_fkey: FOREIGN KEY (party_classification_id) REFERENCES party_classification(party_classification_id)
detail_member detail_member_party_relationship_id_fkey: FOREIGN KEY (party_relationship_id) REFERENCES party_relationship(party_relationship_id) ON DELETE CASCADE
detail_member detail_member_pkey: PRIMARY KEY (detail_member_id)
detail_member detail_member_title_check: CHECK ((title <> ''::text))
detail_member detail_member_unit_id_fkey: FOREIGN KEY (unit_id) REFERENCES org_unit(unit_id)
document_reminder document_reminder_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
document_reminder document_reminder_person_document_id_fkey: FOREIGN KEY (person_document_id) REFERENCES person_document(person_document_id) ON DELETE CASCADE
document_reminder document_reminder_pkey: PRIMARY KEY (person_document_id, expiry_date, threshold_days)
electronic_address electronic_address_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
electronic_address electronic_address_contact_mech_purpose_id_fkey: FOREIGN KEY (contact_mech_purpose_id) REFERENCES enumeration(enum_id)
electronic_address electronic_address_info_string_check: CHECK ((info_string <> ''::text))
electronic_address electronic_address_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
electronic_address electronic_address_pkey: PRIMARY KEY (electronic_address_id)
electronic_address electronic_address_valid_check: CHECK ((NOT isempty(valid)))
empl_order empl_order_acknowledged: CHECK ((((acknowledged_at IS NULL) = (acknowledged_via IS NULL)) AND ((acknowledged_at IS NOT NULL) OR (acknowledged_by IS NULL))))
empl_order empl_order_acknowledged_by_fkey: FOREIGN KEY (acknowledged_by) REFERENCES party(party_id) ON DELETE SET NULL
empl_order empl_order_acknowledged_via_check: CHECK ((acknowledged_via = ANY (ARRAY['app'::text, 'print'::text, 'email'::text])))
empl_order empl_order_agreement_id_fkey: FOREIGN KEY (agreement_id) REFERENCES agreement_type(agreement_id)
empl_order empl_order_annulled: CHECK ((((status_id = 'EoAnnulled'::text) = (annulled_at IS NOT NULL)) AND ((annulled_at IS NULL) = (annul_reason IS NULL))))
empl_order empl_order_check: CHECK ((thru_date >= from_date))
empl_order empl_order_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
empl_order empl_order_corrects_id_fkey: FOREIGN KEY (corrects_id) REFERENCES empl_order(empl_order_id) ON DELETE CASCADE
empl_order empl_order_ends_cover_check: CHECK ((ends_cover = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
empl_order empl_order_is_cover_check: CHECK ((is_cover = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
empl_order empl_order_issue_of: FOREIGN KEY (order_issue_id, company_id) REFERENCES order_issue(order_issue_id, company_id)
empl_order empl_order_number_label_check: CHECK (((number_label <> ''::text) AND (length(number_label) <= 60)))
empl_order empl_order_old_number_check: CHECK (((old_number <> ''::text) AND (length(old_number) <= 40)))
empl_order empl_order_one_number: UNIQUE (company_id, order_series, order_year, order_number)
empl_order empl_order_order_number_check: CHECK ((order_number > 0))
empl_order empl_order_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
empl_order empl_order_party_relationship_id_fkey: FOREIGN KEY (party_relationship_id) REFERENCES party_relationship(party_relationship_id) ON DELETE CASCADE
empl_order empl_order_pays_check: CHECK ((pays = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
empl_order empl_order_pkey: PRIMARY KEY (empl_order_id)
empl_order empl_order_reminded: CHECK (((reminders = 0) = (reminded_at IS NULL)))
empl_order empl_order_reminders_check: CHECK ((reminders >= 0))
empl_order empl_order_signed: CHECK ((((status_id = ANY (ARRAY['EoSigned'::text, 'EoAnnulled'::text])) = (order_number IS NOT NULL)) AND (num_nulls(order_series, order_year, order_number, signed_no, signed_at) = ANY (ARRAY[0, 5]))))
empl_order empl_order_status_id_check: CHECK ((status_id = ANY (ARRAY['EoDraft'::text, 'EoInApproval'::text, 'EoReturned'::text, 'EoRejected'::text, 'EoWithdrawn'::text, 'EoSigned'::text, 'EoAnnulled'::text])))
empl_order empl_order_type_of: FOREIGN KEY (order_type_id, company_id) REFERENCES order_type(order_type_id, company_id)
empl_order empl_order_version_check: CHECK ((version > 0))
empl_order_before empl_order_before_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
empl_order_before empl_order_before_party_relationship_id_fkey: FOREIGN KEY (party_relationship_id) REFERENCES party_relationship(party_relationship_id) ON DELETE CASCADE
empl_order_before empl_order_before_pkey: PRIMARY KEY (party_relationship_id)
empl_order_code empl_order_code_code_check: CHECK ((code ~ '^[2-9A-HJ-NP-Z]{12}$'::text))
empl_order_code empl_order_code_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
empl_order_code empl_order_code_empl_order_id_fkey: FOREIGN KEY (empl_order_id) REFERENCES empl_order(empl_order_id) ON DELETE CASCADE
empl_order_code empl_order_code_pkey: PRIMARY KEY (empl_order_id)
empl_order_day empl_order_day_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
empl_order_day empl_order_day_empl_order_id_fkey: FOREIGN KEY (empl_order_id) REFERENCES empl_order(empl_order_id) ON DELETE CASCADE
empl_order_day empl_order_day_known_check: CHECK ((NOT isempty(known)))
empl_order_day empl_order_day_party_relationship_id_fkey: FOREIGN KEY (party_relationship_id) REFERENCES party_relationship(party_relationship_id) ON DELETE CASCADE
empl_order_day empl_order_day_pkey: PRIMARY KEY (empl_order_day_id)
empl_order_day empl_order_day_valid_check: CHECK ((NOT isempty(valid)))
empl_order_day empl_order_day_version: FOREIGN KEY (empl_order_id, version) REFERENCES empl_order_version(empl_order_id, version)
empl_order_day empl_order_one_a_day: EXCLUDE USING gist (party_relationship_id WITH =, valid WITH &&, known WITH &&)
empl_order_item empl_order_item_basis_enum_id_check: CHECK ((basis_enum_id = ANY (ARRAY['BcpDaily'::text, 'BcpMonthly'::text, 'BcpYearly'::text])))
empl_order_item empl_order_item_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
empl_order_item empl_order_item_factor: FOREIGN KEY (pay_factor_id, company_id) REFERENCES pay_factor(pay_factor_id, company_id)
empl_order_item empl_order_item_of: FOREIGN KEY (empl_order_id, version) REFERENCES empl_order_version(empl_order_id, version) ON DELETE CASCADE
empl_order_item empl_order_item_pkey: PRIMARY KEY (empl_order_id, version, place)
empl_order_item empl_order_item_place_check: CHECK ((place > 0))
empl_order_link empl_order_link_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
empl_order_link empl_order_link_days: CHECK ((expires_at > sent_at))
empl_order_link empl_order_link_empl_order_id_fkey: FOREIGN KEY (empl_order_id) REFERENCES empl_order(empl_order_id) ON DELETE CASCADE
empl_order_link empl_order_link_pkey: PRIMARY KEY (empl_order_link_id)
empl_order_move empl_order_move_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
empl_order_move empl_order_move_empl_order_id_fkey: FOREIGN KEY (empl_order_id) REFERENCES empl_order(empl_order_id) ON DELETE CASCADE
empl_order_move empl_order_move_ends_check: CHECK ((ends = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
empl_order_move empl_order_move_move_no_key: UNIQUE (move_no)
empl_order_move empl_order_move_party_relationship_id_fkey: FOREIGN KEY (party_relationship_id) REFERENCES party_relationship(party_relationship_id) ON DELETE CASCADE
empl_order_move empl_order_move_pkey: PRIMARY KEY (empl_order_id)
empl_order_version empl_order_version_by_order_id_fkey: FOREIGN KEY (by_order_id) REFERENCES empl_order(empl_order_id) ON DELETE SET NULL
empl_order_version empl_order_version_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
empl_order_version empl_order_version_daily_wage_check: CHECK ((daily_wage >= 0))
empl_order_version empl_order_version_empl_order_id_fkey: FOREIGN KEY (empl_order_id) REFERENCES empl_order(empl_order_id) ON DELETE CASCADE
empl_order_version empl_order_version_employment_status_enum_id_fkey: FOREIGN KEY (employment_status_enum_id) REFERENCES enumeration(enum_id)
empl_order_version empl_order_version_pkey: PRIMARY KEY (empl_order_id, version)
empl_order_version empl_order_version_version_check: CHECK ((version > 0))
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
employment_contract contract_end_reason: CHECK (((state = 'ended'::text) = (end_reason IS NOT NULL)))
employment_contract contract_no_overlap: EXCLUDE USING gist (party_relationship_id WITH =, valid WITH &&)
employment_contract contract_one_number: UNIQUE (company_id, contract_year, contract_number)
employment_contract contract_signed: CHECK ((((state = 'draft'::text) = (signed_on IS NULL)) AND (num_nulls(contract_year, contract_number, content, classes) = ANY (ARRAY[0, 4])) AND ((state = 'draft'::text) = ((contract_number IS NULL) AND (old_number IS NULL)))))
employment_contract contract_type: FOREIGN KEY (agreement_id, company_id) REFERENCES agreement_type(agreement_id, company_id)
employment_contract employment_contract_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
employment_contract employment_contract_contract_number_check: CHECK ((contract_number > 0))
employment_contract employment_contract_number_label_check: CHECK (((number_label <> ''::text) AND (length(number_label) <= 60)))
employment_contract employment_contract_old_number_check: CHECK ((old_number <> ''::text))
employment_contract employment_contract_party_relationship_id_fkey: FOREIGN KEY (party_relationship_id) REFERENCES party_relationship(party_relationship_id) ON DELETE CASCADE
employment_contract employment_contract_pkey: PRIMARY KEY (employment_contract_id)
employment_contract employment_contract_renews_id_fkey: FOREIGN KEY (renews_id) REFERENCES employment_contract(employment_contract_id) ON DELETE SET NULL
employment_contract employment_contract_signed_by_fkey: FOREIGN KEY (signed_by) REFERENCES party(party_id) ON DELETE SET NULL
employment_contract employment_contract_state_check: CHECK ((state = ANY (ARRAY['draft'::text, 'signed'::text, 'ended'::text])))
employment_contract employment_contract_valid_check: CHECK (((NOT isempty(valid)) AND (lower(valid) IS NOT NULL)))
employment_end employment_end_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
employment_end employment_end_decided: CHECK (((decided_by IS NULL) = (decided_as IS NULL)))
employment_end employment_end_moved_to_fkey: FOREIGN KEY (moved_to) REFERENCES party_relationship(party_relationship_id) ON DELETE SET NULL
employment_end employment_end_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
employment_end employment_end_party_relationship_id_fkey: FOREIGN KEY (party_relationship_id) REFERENCES party_relationship(party_relationship_id) ON DELETE CASCADE
employment_end employment_end_pkey: PRIMARY KEY (employment_end_id)
employment_end employment_end_termination_type_enum_id_fkey: FOREIGN KEY (termination_type_enum_id) REFERENCES enumeration(enum_id)
employment_gap employment_gap_check: CHECK ((from_date < until_date))
employment_gap employment_gap_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
employment_gap employment_gap_party_relationship_id_fkey: FOREIGN KEY (party_relationship_id) REFERENCES party_relationship(party_relationship_id) ON DELETE CASCADE
employment_gap employment_gap_pkey: PRIMARY KEY (party_relationship_id, from_date)
employment_grade employment_grade_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
employment_grade employment_grade_job_grade_enum_id_fkey: FOREIGN KEY (job_grade_enum_id) REFERENCES enumeration(enum_id)
employment_grade employment_grade_one: EXCLUDE USING gist (party_relationship_id WITH =, valid WITH &&)
employment_grade employment_grade_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
employment_grade employment_grade_party_relationship_id_fkey: FOREIGN KEY (party_relationship_id) REFERENCES party_relationship(party_relationship_id) ON DELETE CASCADE
employment_grade employment_grade_pay_grade_enum_id_fkey: FOREIGN KEY (pay_grade_enum_id) REFERENCES enumeration(enum_id)
employment_grade employment_grade_pkey: PRIMARY KEY (employment_grade_id)
employment_grade employment_grade_says: CHECK ((num_nonnulls(job_grade_enum_id, pay_grade_enum_id) > 0))
employment_grade employment_grade_valid_check: CHECK ((NOT isempty(valid)))
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
enumeration enumeration_valid_regexp_check: CHECK (((length(valid_regexp) >= 1) AND (length(valid_regexp) <= 100)))
enumeration enumeration_value_enum_type_id_fkey: FOREIGN KEY (value_enum_type_id) REFERENCES enumeration_type(enum_type_id)
enumeration enumeration_value_rule: CHECK (
CASE
    WHEN (enum_type_id <> 'settingType'::text) THEN (num_nonnulls(value_enum_type_id, valid_regexp, valid_hint, default_value) = 0)
    WHEN (value_enum_type_id IS NOT NULL) THEN (num_nonnulls(valid_regexp, valid_hint, default_value) = 0)
    ELSE true
END)
enumeration_type enumeration_type_enum_type_id_check: CHECK ((enum_type_id ~ '^[A-Za-z][A-Za-z0-9_]*$'::text))
enumeration_type enumeration_type_pkey: PRIMARY KEY (enum_type_id)
family_member family_member_address_county_geo_id_fkey: FOREIGN KEY (address_county_geo_id) REFERENCES geo(geo_id)
family_member family_member_address_province_geo_id_fkey: FOREIGN KEY (address_province_geo_id) REFERENCES geo(geo_id)
family_member family_member_check1: CHECK ((death_date >= birth_date))
family_member family_member_check: CHECK ((divorce_date >= wedding_date))
family_member family_member_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
family_member family_member_country_geo_id_fkey: FOREIGN KEY (country_geo_id) REFERENCES geo(geo_id)
family_member family_member_first_name_check: CHECK ((first_name <> ''::text))
family_member family_member_gender_check: CHECK ((gender = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
family_member family_member_is_dependant_check: CHECK ((is_dependant = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
family_member family_member_is_emergency_contact_check: CHECK ((is_emergency_contact = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
family_member family_member_issue_county_geo_id_fkey: FOREIGN KEY (issue_county_geo_id) REFERENCES geo(geo_id)
family_member family_member_issue_province_geo_id_fkey: FOREIGN KEY (issue_province_geo_id) REFERENCES geo(geo_id)
family_member family_member_last_name_check: CHECK ((last_name <> ''::text))
family_member family_member_marital_status_enum_id_fkey: FOREIGN KEY (marital_status_enum_id) REFERENCES enumeration(enum_id)
family_member family_member_military_state_enum_id_fkey: FOREIGN KEY (military_state_enum_id) REFERENCES enumeration(enum_id)
family_member family_member_national_code: UNIQUE (party_id, relationship_type_enum_id, national_code)
family_member family_member_number_of_kids_check: CHECK (((number_of_kids >= 0) AND (number_of_kids <= 30)))
family_member family_member_occupation_status_enum_id_fkey: FOREIGN KEY (occupation_status_enum_id) REFERENCES enumeration(enum_id)
family_member family_member_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
family_member family_member_personal_title_enum_id_fkey: FOREIGN KEY (personal_title_enum_id) REFERENCES enumeration(enum_id)
family_member family_member_pkey: PRIMARY KEY (family_member_id)
family_member family_member_qualification_type_enum_id_fkey: FOREIGN KEY (qualification_type_enum_id) REFERENCES enumeration(enum_id)
family_member family_member_relationship_type_enum_id_fkey: FOREIGN KEY (relationship_type_enum_id) REFERENCES enumeration(enum_id)
family_member family_member_religion_enum_id_fkey: FOREIGN KEY (religion_enum_id) REFERENCES enumeration(enum_id)
family_member family_member_sect_enum_id_fkey: FOREIGN KEY (sect_enum_id) REFERENCES enumeration(enum_id)
family_member family_member_university_field_enum_id_fkey: FOREIGN KEY (university_field_enum_id) REFERENCES enumeration(enum_id)
file_touched looked_at: TRIGGER DEFERRABLE INITIALLY DEFERRED
form_draft form_draft_form_key_check: CHECK (((length(form_key) >= 1) AND (length(form_key) <= 240)))
form_draft form_draft_pkey: PRIMARY KEY (user_id, form_key)
form_draft form_draft_size: CHECK ((octet_length(("values")::text) <= 131072))
form_draft form_draft_user_id_fkey: FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE CASCADE
former_recovery_way former_recovery_way_kind_check: CHECK ((kind = ANY (ARRAY['sms'::text, 'mail'::text])))
former_recovery_way former_recovery_way_pkey: PRIMARY KEY (user_id, kind, address)
former_recovery_way former_recovery_way_user_id_fkey: FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE CASCADE
formula_use formula_use_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
formula_use formula_use_library_version_id_fkey: FOREIGN KEY (library_version_id) REFERENCES library_version(library_version_id)
formula_use formula_use_pkey: PRIMARY KEY (library_version_id, used_by, user_id)
formula_use formula_use_used_by_check: CHECK ((used_by ~ '^[A-Za-z]+$'::text))
formula_use formula_use_user_id_check: CHECK (((user_id <> ''::text) AND (length(user_id) <= 60)))
gap_set gap_set_pkey: PRIMARY KEY (missing)
general_request general_request_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
general_request general_request_description_check: CHECK ((description <> ''::text))
general_request general_request_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
general_request general_request_pkey: PRIMARY KEY (general_request_id)
general_request general_request_title_check: CHECK ((title <> ''::text))
geo geo_geo_type_enum_id_check: CHECK ((geo_type_enum_id = ANY (ARRAY['GEOT_COUNTRY'::text, 'GEOT_PROVINCE'::text, 'GEOT_COUNTY'::text, 'GEOT_REGION'::text, 'GEOT_CITY'::text])))
geo geo_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
geo geo_not_own_parent: CHECK ((parent_geo_id <> geo_id))
geo geo_option_indicator_check: CHECK ((option_indicator = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
geo geo_parent_geo_id_fkey: FOREIGN KEY (parent_geo_id) REFERENCES geo(geo_id)
geo geo_pkey: PRIMARY KEY (geo_id)
gl_account gl_account_account_code_check: CHECK ((account_code <> ''::text))
gl_account gl_account_account_name_check: CHECK ((account_name <> ''::text))
gl_account gl_account_check: CHECK ((parent_gl_account_id <> gl_account_id))
gl_account gl_account_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
gl_account gl_account_gl_account_class_enum_id_fkey: FOREIGN KEY (gl_account_class_enum_id) REFERENCES enumeration(enum_id)
gl_account gl_account_gl_account_id_company_id_key: UNIQUE (gl_account_id, company_id)
gl_account gl_account_is_debit_check: CHECK ((is_debit = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
gl_account gl_account_parent: FOREIGN KEY (parent_gl_account_id, company_id) REFERENCES gl_account(gl_account_id, company_id)
gl_account gl_account_pkey: PRIMARY KEY (gl_account_id)
guarantor_change guarantor_change_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
guarantor_change guarantor_change_guarantor_check: CHECK ((guarantor <> ''::text))
guarantor_change guarantor_change_loan: FOREIGN KEY (loan_id, company_id) REFERENCES loan(loan_id, company_id) ON DELETE CASCADE
guarantor_change guarantor_change_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
guarantor_change guarantor_change_pkey: PRIMARY KEY (guarantor_change_id)
guarantor_gone guarantor_gone_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
guarantor_gone guarantor_gone_loan: FOREIGN KEY (loan_id, company_id) REFERENCES loan(loan_id, company_id) ON DELETE CASCADE
guarantor_gone guarantor_gone_pkey: PRIMARY KEY (loan_id, guarantor)
hard_post hard_post_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
hard_post hard_post_empl_position_id_fkey: FOREIGN KEY (empl_position_id) REFERENCES empl_position(empl_position_id) ON DELETE CASCADE
hard_post hard_post_no_overlap: EXCLUDE USING gist (empl_position_id WITH =, valid WITH &&)
hard_post hard_post_paper_number_check: CHECK ((paper_number <> ''::text))
hard_post hard_post_pkey: PRIMARY KEY (hard_post_id)
hard_post hard_post_reason_check: CHECK ((reason <> ''::text))
hard_post hard_post_valid_check: CHECK (((NOT isempty(valid)) AND (NOT lower_inf(valid))))
health_state health_state_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
health_state health_state_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
health_state health_state_pkey: PRIMARY KEY (party_id)
idempotency_key idempotency_key_key_check: CHECK (((length(key) >= 1) AND (length(key) <= 255)))
idempotency_key idempotency_key_pkey: PRIMARY KEY (user_id, key)
import_change import_change_action_check: CHECK ((action = ANY (ARRAY['create'::text, 'update'::text])))
import_change import_change_pkey: PRIMARY KEY (run_id, row_no)
import_change import_change_run_id_fkey: FOREIGN KEY (run_id) REFERENCES import_run(run_id) ON DELETE CASCADE
import_difference import_difference_pkey: PRIMARY KEY (run_id, row_no)
import_difference import_difference_run_id_fkey: FOREIGN KEY (run_id) REFERENCES import_run(run_id) ON DELETE CASCADE
import_file import_file_content_check: CHECK ((octet_length(content) <= 60000000))
import_file import_file_pkey: PRIMARY KEY (run_id)
import_file import_file_run_id_fkey: FOREIGN KEY (run_id) REFERENCES import_run(run_id) ON DELETE CASCADE
import_refusal import_refusal_pkey: PRIMARY KEY (run_id, row_no)
import_refusal import_refusal_run_id_fkey: FOREIGN KEY (run_id) REFERENCES import_run(run_id) ON DELETE CASCADE
import_run import_run_pkey: PRIMARY KEY (run_id)
import_run import_run_state_check: CHECK ((state = ANY (ARRAY['checked'::text, 'applying'::text, 'done'::text, 'failed'::text, 'undone'::text])))
input_factor_value input_factor_value_kind_check: CHECK ((kind = 'inputFactor'::text))
input_factor_value input_factor_value_once: UNIQUE (library_version_id, party_relationship_id)
input_factor_value input_factor_value_party_relationship_id_fkey: FOREIGN KEY (party_relationship_id) REFERENCES party_relationship(party_relationship_id) ON DELETE CASCADE
input_factor_value input_factor_value_pkey: PRIMARY KEY (input_factor_value_id)
input_factor_value input_factor_value_value_check: CHECK ((value ~ '^-?[0-9]{1,60}([.][0-9]{1,30}|/[0-9]{1,60})?$'::text))
input_factor_value input_factor_value_version: FOREIGN KEY (library_version_id, company_id, kind) REFERENCES library_version(library_version_id, company_id, kind) ON DELETE CASCADE
installation installation_admin_user_id_fkey: FOREIGN KEY (admin_user_id) REFERENCES user_account(user_id)
installation installation_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
installation installation_is_only_check: CHECK (is_only)
installation installation_pkey: PRIMARY KEY (is_only)
insurance_age_limit insurance_age_limit_age_thru_check: CHECK (((age_thru >= 0) AND (age_thru <= 150)))
insurance_age_limit insurance_age_limit_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
insurance_age_limit insurance_age_limit_lifted_for_check: CHECK ((lifted_for = ANY (ARRAY['nobody'::text, 'student'::text, 'disability'::text, 'both'::text])))
insurance_age_limit insurance_age_limit_of_contract: FOREIGN KEY (insurance_contract_id, company_id) REFERENCES insurance_contract(insurance_contract_id, company_id) ON DELETE CASCADE
insurance_age_limit insurance_age_limit_once: UNIQUE (insurance_contract_id, relation)
insurance_age_limit insurance_age_limit_pkey: PRIMARY KEY (insurance_age_limit_id)
insurance_age_limit insurance_age_limit_relation_check: CHECK ((relation <> ''::text))
insurance_contract insurance_contract_age_on_check: CHECK ((age_on = ANY (ARRAY['contract'::text, 'joining'::text])))
insurance_contract insurance_contract_birth_days_check: CHECK (((birth_days >= 0) AND (birth_days <= 366)))
insurance_contract insurance_contract_code: UNIQUE (company_id, contract_code)
insurance_contract insurance_contract_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
insurance_contract insurance_contract_contract_code_check: CHECK ((contract_code <> ''::text))
insurance_contract insurance_contract_days: CHECK ((thru_date >= from_date))
insurance_contract insurance_contract_employee_percent_check: CHECK (((employee_percent >= (0)::numeric) AND (employee_percent <= (100)::numeric)))
insurance_contract insurance_contract_ends_on_check: CHECK ((ends_on = ANY (ARRAY['day'::text, 'part'::text, 'contract'::text])))
insurance_contract insurance_contract_gap_months_check: CHECK (((gap_months >= 1) AND (gap_months <= 12)))
insurance_contract insurance_contract_hire_days_check: CHECK (((hire_days >= 0) AND (hire_days <= 366)))
insurance_contract insurance_contract_insurer_id_fkey: FOREIGN KEY (insurer_id, company_id) REFERENCES insurer(insurer_id, company_id)
insurance_contract insurance_contract_insurer_name_check: CHECK ((insurer_name <> ''::text))
insurance_contract insurance_contract_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
insurance_contract insurance_contract_joining: CHECK ((join_thru_date >= join_from_date))
insurance_contract insurance_contract_marriage_days_check: CHECK (((marriage_days >= 0) AND (marriage_days <= 366)))
insurance_contract insurance_contract_of_company: UNIQUE (insurance_contract_id, company_id)
insurance_contract insurance_contract_parts_check: CHECK (((parts >= 1) AND (parts <= 60)))
insurance_contract insurance_contract_pkey: PRIMARY KEY (insurance_contract_id)
insurance_contract insurance_contract_proration_check: CHECK ((proration = ANY (ARRAY['months'::text, 'days'::text, 'whole'::text])))
insurance_contract insurance_contract_status_id_check: CHECK ((status_id = ANY (ARRAY['ActiveInsurance'::text, 'NotActiveInsurance'::text])))
insurance_contract insurance_contract_title_check: CHECK ((title <> ''::text))
insurance_cost insurance_cost_ceilings: CHECK (((person_ceiling IS NULL) OR (family_ceiling IS NULL) OR (person_ceiling <= family_ceiling)))
insurance_cost insurance_cost_claim_days_check: CHECK (((claim_days >= 0) AND (claim_days <= 3660)))
insurance_cost insurance_cost_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
insurance_cost insurance_cost_cost_type_enum_id_fkey: FOREIGN KEY (cost_type_enum_id) REFERENCES enumeration(enum_id)
insurance_cost insurance_cost_family_ceiling_check: CHECK ((family_ceiling >= 0))
insurance_cost insurance_cost_franchise_percent_check: CHECK (((franchise_percent >= (0)::numeric) AND (franchise_percent <= (100)::numeric)))
insurance_cost insurance_cost_of_contract: FOREIGN KEY (insurance_contract_id, company_id) REFERENCES insurance_contract(insurance_contract_id, company_id) ON DELETE CASCADE
insurance_cost insurance_cost_once: UNIQUE (insurance_contract_id, cost_type_enum_id)
insurance_cost insurance_cost_person_ceiling_check: CHECK ((person_ceiling >= 0))
insurance_cost insurance_cost_pkey: PRIMARY KEY (insurance_cost_id)
insurance_cost insurance_cost_waiting_days_check: CHECK (((waiting_days >= 0) AND (waiting_days <= 1000)))
insurance_list insurance_list_check: CHECK (((late_year IS NULL) = (late_month IS NULL)))
insurance_list insurance_list_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
insurance_list insurance_list_insurance_area_id_fkey: FOREIGN KEY (insurance_area_id) REFERENCES company_insurance_area(company_insurance_area_id)
insurance_list insurance_list_late_month_check: CHECK (((late_month >= 1) AND (late_month <= 12)))
insurance_list insurance_list_of: FOREIGN KEY (pay_run_id, company_id) REFERENCES pay_run(pay_run_id, company_id) ON DELETE CASCADE
insurance_list insurance_list_once: UNIQUE NULLS NOT DISTINCT (pay_run_id, insurance_area_id, late_year, late_month, sha256)
insurance_list insurance_list_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id)
insurance_list insurance_list_people_check: CHECK ((people > 0))
insurance_list insurance_list_pkey: PRIMARY KEY (insurance_list_id)
insurance_list_taken insurance_list_taken_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
insurance_list_taken insurance_list_taken_of: FOREIGN KEY (pay_run_id, company_id) REFERENCES pay_run(pay_run_id, company_id) ON DELETE CASCADE
insurance_list_taken insurance_list_taken_pkey: PRIMARY KEY (pay_run_id)
insurance_membership insurance_membership_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
insurance_membership insurance_membership_days: CHECK ((NOT lower_inf(valid)))
insurance_membership insurance_membership_ended: CHECK ((ended_because = ANY (ARRAY['asked'::text, 'office'::text, 'divorce'::text, 'death'::text, 'age'::text, 'employment'::text, 'undone'::text])))
insurance_membership insurance_membership_family_member_id_fkey: FOREIGN KEY (family_member_id) REFERENCES family_member(family_member_id)
insurance_membership insurance_membership_of_contract: FOREIGN KEY (insurance_contract_id, company_id) REFERENCES insurance_contract(insurance_contract_id, company_id)
insurance_membership insurance_membership_once: EXCLUDE USING gist (insurance_contract_id WITH =, COALESCE(family_member_id, party_id) WITH =, valid WITH &&)
insurance_membership insurance_membership_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
insurance_membership insurance_membership_pkey: PRIMARY KEY (insurance_membership_id)
insurance_membership insurance_membership_reason: CHECK (((ended_because IS NULL) = upper_inf(valid)))
insurance_membership insurance_membership_relation_check: CHECK ((relation <> ''::text))
insurance_membership insurance_membership_self: CHECK (((family_member_id IS NULL) = (relation = 'self'::text)))
insurance_membership insurance_membership_tier_check: CHECK ((tier <> ''::text))
insurance_membership insurance_membership_undone: CHECK ((isempty(valid) = (NOT (ended_because IS DISTINCT FROM 'undone'::text))))
insurance_premium insurance_premium_age_from_check: CHECK (((age_from >= 0) AND (age_from <= 150)))
insurance_premium insurance_premium_age_thru_check: CHECK (((age_thru >= 0) AND (age_thru <= 150)))
insurance_premium insurance_premium_ages: CHECK (((age_from IS NULL) OR (age_thru IS NULL) OR (age_thru >= age_from)))
insurance_premium insurance_premium_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
insurance_premium insurance_premium_of_contract: FOREIGN KEY (insurance_contract_id, company_id) REFERENCES insurance_contract(insurance_contract_id, company_id) ON DELETE CASCADE
insurance_premium insurance_premium_once: EXCLUDE USING gist (insurance_contract_id WITH =, COALESCE(tier, ''::text) WITH =, COALESCE(relation, ''::text) WITH =, COALESCE(since_date, '-infinity'::date) WITH =, int4range(COALESCE((age_from)::integer, 0), COALESCE((age_thru)::integer, 200), '[]'::text) WITH &&)
insurance_premium insurance_premium_pkey: PRIMARY KEY (insurance_premium_id)
insurance_premium insurance_premium_premium_check: CHECK ((premium >= 0))
insurance_premium insurance_premium_relation_check: CHECK ((relation <> ''::text))
insurance_premium insurance_premium_tier_check: CHECK ((tier <> ''::text))
insurance_request insurance_request_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
insurance_request insurance_request_contract: FOREIGN KEY (insurance_contract_id, company_id) REFERENCES insurance_contract(insurance_contract_id, company_id)
insurance_request insurance_request_kind_check: CHECK ((kind = ANY (ARRAY['join'::text, 'change'::text, 'withdraw'::text])))
insurance_request insurance_request_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
insurance_request insurance_request_pkey: PRIMARY KEY (insurance_request_id)
insurance_request insurance_request_tier_check: CHECK ((tier <> ''::text))
insurance_share insurance_share_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
insurance_share insurance_share_employee_percent_check: CHECK (((employee_percent >= (0)::numeric) AND (employee_percent <= (100)::numeric)))
insurance_share insurance_share_of_contract: FOREIGN KEY (insurance_contract_id, company_id) REFERENCES insurance_contract(insurance_contract_id, company_id) ON DELETE CASCADE
insurance_share insurance_share_once: UNIQUE (insurance_contract_id, relation)
insurance_share insurance_share_pkey: PRIMARY KEY (insurance_share_id)
insurance_share insurance_share_relation_check: CHECK ((relation <> ''::text))
insurer insurer_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
insurer insurer_insurer_code_check: CHECK ((insurer_code <> ''::text))
insurer insurer_insurer_id_fkey: FOREIGN KEY (insurer_id) REFERENCES party(party_id)
insurer insurer_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
insurer insurer_of_company: UNIQUE (insurer_id, company_id)
insurer insurer_pkey: PRIMARY KEY (insurer_id)
insurer insurer_status_id_check: CHECK ((status_id = ANY (ARRAY['ActiveInsurer'::text, 'NotActiveInsurer'::text])))
insurer insurer_title: UNIQUE (company_id, title)
insurer insurer_title_check: CHECK ((title <> ''::text))
insurer_column insurer_column_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
insurer_column insurer_column_field_check: CHECK ((field <> ''::text))
insurer_column insurer_column_format_check: CHECK ((format = ANY (ARRAY['plain'::text, 'compact'::text, 'gregorian'::text, 'code'::text, 'toman'::text])))
insurer_column insurer_column_of_insurer: FOREIGN KEY (insurer_id, company_id) REFERENCES insurer(insurer_id, company_id) ON DELETE CASCADE
insurer_column insurer_column_once: UNIQUE (insurer_id, title)
insurer_column insurer_column_pkey: PRIMARY KEY (insurer_column_id)
insurer_column insurer_column_sequence_check: CHECK (((sequence >= 1) AND (sequence <= 999)))
insurer_column insurer_column_text: CHECK (((field = 'text'::text) = (fixed_text IS NOT NULL)))
insurer_column insurer_column_title_check: CHECK ((title <> ''::text))
insurer_list insurer_list_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
insurer_list insurer_list_list_number_check: CHECK ((list_number > 0))
insurer_list insurer_list_made_by_party_id_fkey: FOREIGN KEY (made_by_party_id) REFERENCES party(party_id) ON DELETE SET NULL
insurer_list insurer_list_number: UNIQUE (insurance_contract_id, list_number)
insurer_list insurer_list_of_contract: FOREIGN KEY (insurance_contract_id, company_id) REFERENCES insurance_contract(insurance_contract_id, company_id)
insurer_list insurer_list_pkey: PRIMARY KEY (insurer_list_id)
insurer_list_line insurer_list_line_change_check: CHECK ((change = ANY (ARRAY['joined'::text, 'left'::text, 'changed'::text, 'stands'::text])))
insurer_list_line insurer_list_line_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
insurer_list_line insurer_list_line_insurance_membership_id_fkey: FOREIGN KEY (insurance_membership_id) REFERENCES insurance_membership(insurance_membership_id) ON DELETE CASCADE
insurer_list_line insurer_list_line_insurer_list_id_fkey: FOREIGN KEY (insurer_list_id) REFERENCES insurer_list(insurer_list_id)
insurer_list_line insurer_list_line_once: UNIQUE (insurer_list_id, insurance_membership_id)
insurer_list_line insurer_list_line_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
insurer_list_line insurer_list_line_pkey: PRIMARY KEY (insurer_list_line_id)
insurer_list_line insurer_list_line_place: UNIQUE (insurer_list_id, place)
insurer_list_line insurer_list_line_place_check: CHECK ((place > 0))
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
leave_account leave_account_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
leave_account leave_account_jalali_year_check: CHECK (((jalali_year >= 1300) AND (jalali_year <= 1500)))
leave_account leave_account_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
leave_account leave_account_pkey: PRIMARY KEY (company_id, party_id, jalali_year)
leave_movement leave_balance: TRIGGER DEFERRABLE INITIALLY DEFERRED
leave_movement leave_movement_account: FOREIGN KEY (company_id, party_id, jalali_year) REFERENCES leave_account(company_id, party_id, jalali_year) ON DELETE CASCADE
leave_movement leave_movement_booked_by_fkey: FOREIGN KEY (booked_by) REFERENCES party(party_id) ON DELETE SET NULL
leave_movement leave_movement_cause_check: CHECK ((cause <> ''::text))
leave_movement leave_movement_kind_known: CHECK ((kind = ANY (ARRAY['LmAccrual'::text, 'LmCarryIn'::text, 'LmCarryOut'::text, 'LmLapse'::text, 'LmUsed'::text, 'LmReturned'::text, 'LmCorrection'::text, 'LmBought'::text, 'LmUnbought'::text, 'LmPayout'::text])))
leave_movement leave_movement_minutes_check: CHECK ((minutes <> 0))
leave_movement leave_movement_of: FOREIGN KEY (leave_request_id, company_id, party_id) REFERENCES leave_request(leave_request_id, company_id, party_id) ON DELETE CASCADE
leave_movement leave_movement_once: UNIQUE (company_id, party_id, jalali_year, kind, cause)
leave_movement leave_movement_pkey: PRIMARY KEY (leave_movement_id)
leave_movement leave_movement_reason: CHECK (((kind <> 'LmCorrection'::text) OR (reason_text <> ''::text)))
leave_movement leave_movement_request: CHECK (((kind = ANY (ARRAY['LmUsed'::text, 'LmReturned'::text])) = (leave_request_id IS NOT NULL)))
leave_movement leave_movement_sign: CHECK (
CASE
    WHEN (kind = ANY (ARRAY['LmReturned'::text, 'LmUnbought'::text])) THEN (minutes > 0)
    WHEN (kind = ANY (ARRAY['LmUsed'::text, 'LmBought'::text])) THEN (minutes < 0)
    ELSE true
END)
leave_request leave_request_asked_by_fkey: FOREIGN KEY (asked_by) REFERENCES party(party_id) ON DELETE SET NULL
leave_request leave_request_closed: CHECK (((status_id = ANY (ARRAY['LvSent'::text, 'LvReturned'::text])) = (closed_at IS NULL)))
leave_request leave_request_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
leave_request leave_request_days_check: CHECK ((days >= (0)::numeric))
leave_request leave_request_from_minute_check: CHECK (((from_minute >= 0) AND (from_minute <= 1439)))
leave_request leave_request_half_check: CHECK ((half = ANY (ARRAY['first'::text, 'second'::text])))
leave_request leave_request_leave_request_id_company_id_party_id_key: UNIQUE (leave_request_id, company_id, party_id)
leave_request leave_request_leave_type_id_fkey: FOREIGN KEY (leave_type_id) REFERENCES leave_type(leave_type_id)
leave_request leave_request_minutes_check: CHECK ((minutes >= 0))
leave_request leave_request_mode_check: CHECK ((mode = ANY (ARRAY['daily'::text, 'half'::text, 'hourly'::text])))
leave_request leave_request_no_overlap: EXCLUDE USING gist (party_id WITH =, span WITH &&) WHERE ((status_id = ANY (ARRAY['LvSent'::text, 'LvReturned'::text, 'LvApproved'::text])))
leave_request leave_request_others: CHECK ((asked_by <> party_id))
leave_request leave_request_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
leave_request leave_request_pkey: PRIMARY KEY (leave_request_id)
leave_request leave_request_shortened: CHECK (((asked_thru_date IS NULL) OR ((mode = 'daily'::text) AND (asked_thru_date > thru_date))))
leave_request leave_request_status_id_check: CHECK ((status_id = ANY (ARRAY['LvSent'::text, 'LvReturned'::text, 'LvApproved'::text, 'LvRejected'::text, 'LvCancelled'::text])))
leave_request leave_request_substitute: CHECK ((substitute_party_id <> party_id))
leave_request leave_request_substitute_party_id_fkey: FOREIGN KEY (substitute_party_id) REFERENCES party(party_id) ON DELETE SET NULL
leave_request leave_request_time: CHECK (((thru_date >= from_date) AND ((mode = 'daily'::text) OR (thru_date = from_date)) AND ((mode = 'half'::text) = (half IS NOT NULL)) AND ((mode = 'hourly'::text) = (from_minute IS NOT NULL)) AND ((mode = 'hourly'::text) = (to_minute IS NOT NULL)) AND ((mode <> 'hourly'::text) OR (to_minute > from_minute))))
leave_request leave_request_to_minute_check: CHECK (((to_minute >= 1) AND (to_minute <= 2879)))
leave_request_part leave_part_balance: TRIGGER DEFERRABLE INITIALLY DEFERRED
leave_request_part leave_request_part_account: FOREIGN KEY (company_id, party_id, jalali_year) REFERENCES leave_account(company_id, party_id, jalali_year) ON DELETE CASCADE
leave_request_part leave_request_part_minutes_check: CHECK ((minutes > 0))
leave_request_part leave_request_part_of: FOREIGN KEY (leave_request_id, company_id, party_id) REFERENCES leave_request(leave_request_id, company_id, party_id) ON DELETE CASCADE
leave_request_part leave_request_part_pkey: PRIMARY KEY (leave_request_id, jalali_year)
leave_rule leave_rule_allows_hours_check: CHECK ((allows_hours = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
leave_rule leave_rule_carry_days_check: CHECK (((carry_days >= 0) AND (carry_days <= 100)))
leave_rule leave_rule_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
leave_rule leave_rule_confidence_check: CHECK ((confidence = ANY (ARRAY['V'::bpchar, 'S'::bpchar, 'C'::bpchar, 'B'::bpchar])))
leave_rule leave_rule_counts_check: CHECK ((counts = ANY (ARRAY['working'::text, 'calendar'::text])))
leave_rule leave_rule_day_cost_check: CHECK ((day_cost = ANY (ARRAY['average'::text, 'plan'::text])))
leave_rule leave_rule_day_minutes_check: CHECK (((day_minutes >= 60) AND (day_minutes <= 1440)))
leave_rule leave_rule_hr_over_days_check: CHECK (((hr_over_days >= 0) AND (hr_over_days <= 366)))
leave_rule leave_rule_leave_type_id_fkey: FOREIGN KEY (leave_type_id) REFERENCES leave_type(leave_type_id)
leave_rule leave_rule_most_days_check: CHECK (((most_days >= 1) AND (most_days <= 366)))
leave_rule leave_rule_needs_document_check: CHECK ((needs_document = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
leave_rule leave_rule_no_overlap: EXCLUDE USING gist (leave_type_id WITH =, COALESCE(company_id, '00000000-0000-0000-0000-000000000000'::uuid) WITH =, valid WITH &&)
leave_rule leave_rule_paid_by_check: CHECK ((paid_by = ANY (ARRAY['employer'::text, 'insurance'::text, 'nobody'::text])))
leave_rule leave_rule_pkey: PRIMARY KEY (leave_rule_id)
leave_rule leave_rule_source_check: CHECK ((source <> ''::text))
leave_rule leave_rule_valid_check: CHECK (((NOT isempty(valid)) AND (NOT lower_inf(valid))))
leave_rule leave_rule_year_days_check: CHECK (((year_days >= 0) AND (year_days <= 100)))
leave_to_buy leave_to_buy_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
leave_to_buy leave_to_buy_days_check: CHECK (((days >= 0) AND (days <= 60)))
leave_to_buy leave_to_buy_jalali_month_check: CHECK (((jalali_month >= 1) AND (jalali_month <= 12)))
leave_to_buy leave_to_buy_jalali_year_check: CHECK (((jalali_year >= 1300) AND (jalali_year <= 1500)))
leave_to_buy leave_to_buy_once: UNIQUE (party_relationship_id, jalali_year, jalali_month)
leave_to_buy leave_to_buy_party_relationship_id_fkey: FOREIGN KEY (party_relationship_id) REFERENCES party_relationship(party_relationship_id) ON DELETE CASCADE
leave_to_buy leave_to_buy_pkey: PRIMARY KEY (leave_to_buy_id)
leave_type leave_type_description_check: CHECK ((description <> ''::text))
leave_type leave_type_field_class_check: CHECK ((field_class = ANY (ARRAY['personal'::text, 'health'::text])))
leave_type leave_type_has_balance_check: CHECK ((has_balance = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
leave_type leave_type_leave_type_id_check: CHECK ((leave_type_id ~ '^Lvt[A-Za-z]+$'::text))
leave_type leave_type_pkey: PRIMARY KEY (leave_type_id)
legal_circular legal_circular_added_by_fkey: FOREIGN KEY (added_by) REFERENCES party(party_id) ON DELETE SET NULL
legal_circular legal_circular_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
legal_circular legal_circular_jalali_year_check: CHECK (((jalali_year >= 1300) AND (jalali_year <= 1500)))
legal_circular legal_circular_kind_enum_id_fkey: FOREIGN KEY (kind_enum_id) REFERENCES enumeration(enum_id)
legal_circular legal_circular_pkey: PRIMARY KEY (legal_circular_id)
legal_circular legal_circular_title_check: CHECK ((title <> ''::text))
legal_deadline_mark legal_deadline_mark_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
legal_deadline_mark legal_deadline_mark_duty_check: CHECK ((duty = ANY (ARRAY['insurance'::text, 'tax'::text, 'eidi'::text])))
legal_deadline_mark legal_deadline_mark_jalali_month_check: CHECK (((jalali_month >= 1) AND (jalali_month <= 12)))
legal_deadline_mark legal_deadline_mark_jalali_year_check: CHECK (((jalali_year >= 1390) AND (jalali_year <= 1600)))
legal_deadline_mark legal_deadline_mark_marked_by_fkey: FOREIGN KEY (marked_by) REFERENCES party(party_id) ON DELETE SET NULL
legal_deadline_mark legal_deadline_mark_of: FOREIGN KEY (pay_group_id, company_id) REFERENCES pay_group(pay_group_id, company_id) ON DELETE CASCADE
legal_deadline_mark legal_deadline_mark_pkey: PRIMARY KEY (pay_group_id, duty, jalali_year, jalali_month)
legal_deadline_mark legal_deadline_mark_reason_check: CHECK ((reason <> ''::text))
legal_deadline_setting legal_deadline_setting_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
legal_deadline_setting legal_deadline_setting_notice_days_check: CHECK (((notice_days >= 1) AND (notice_days <= 60)))
legal_deadline_setting legal_deadline_setting_pkey: PRIMARY KEY (company_id)
legal_deadline_told legal_deadline_told_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
legal_deadline_told legal_deadline_told_duty_check: CHECK ((duty = ANY (ARRAY['insurance'::text, 'tax'::text, 'eidi'::text])))
legal_deadline_told legal_deadline_told_pkey: PRIMARY KEY (company_id, duty, jalali_year, jalali_month, stage)
legal_deadline_told legal_deadline_told_stage_check: CHECK ((stage = ANY (ARRAY['near'::text, 'late'::text])))
legal_parameter legal_parameter_amount_check: CHECK ((amount >= 0))
legal_parameter legal_parameter_bracket: CHECK (((bracket IS NOT NULL) = (kind_enum_id = 'LpTaxBracket'::text)))
legal_parameter legal_parameter_bracket_check: CHECK (((bracket >= 1) AND (bracket <= 20)))
legal_parameter legal_parameter_check: CHECK (((thru_month >= from_month) AND (thru_month <= 12)))
legal_parameter legal_parameter_confidence_check: CHECK ((confidence = ANY (ARRAY['V'::bpchar, 'S'::bpchar, 'C'::bpchar, 'B'::bpchar])))
legal_parameter legal_parameter_corrects_fkey: FOREIGN KEY (corrects) REFERENCES legal_parameter(legal_parameter_id)
legal_parameter legal_parameter_from_month_check: CHECK (((from_month >= 1) AND (from_month <= 12)))
legal_parameter legal_parameter_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
legal_parameter legal_parameter_jalali_year_fkey: FOREIGN KEY (jalali_year) REFERENCES legal_year(jalali_year)
legal_parameter legal_parameter_kind_enum_id_fkey: FOREIGN KEY (kind_enum_id) REFERENCES enumeration(enum_id)
legal_parameter legal_parameter_once: EXCLUDE USING gist (jalali_year WITH =, kind_enum_id WITH =, COALESCE(bracket, (0)::smallint) WITH =, int4range((from_month)::integer, (thru_month)::integer, '[]'::text) WITH &&) WHERE ((option_indicator = 'Y'::bpchar))
legal_parameter legal_parameter_option_indicator_check: CHECK ((option_indicator = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
legal_parameter legal_parameter_pkey: PRIMARY KEY (legal_parameter_id)
legal_parameter legal_parameter_rate_check: CHECK ((rate ~ '^[0-9]{1,9}(/[1-9][0-9]{0,8})?$'::text))
legal_parameter legal_parameter_reason: CHECK (((corrects IS NULL) OR (reason IS NOT NULL)))
legal_parameter legal_parameter_reason_check: CHECK ((reason <> ''::text))
legal_parameter legal_parameter_value: CHECK (((amount IS NOT NULL) OR (rate IS NOT NULL)))
legal_parameter legal_parameter_verified_by_fkey: FOREIGN KEY (verified_by) REFERENCES party(party_id)
legal_year legal_year_is_locked_check: CHECK ((is_locked = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
legal_year legal_year_jalali_year_check: CHECK (((jalali_year >= 1300) AND (jalali_year <= 1500)))
legal_year legal_year_locked_by_fkey: FOREIGN KEY (locked_by) REFERENCES party(party_id)
legal_year legal_year_pkey: PRIMARY KEY (jalali_year)
letter letter_addressee_check: CHECK ((addressee <> ''::text))
letter letter_closed: CHECK (((state = 'asked'::text) = (closed_at IS NULL)))
letter letter_code_check: CHECK ((code ~ '^[2-9A-HJ-NP-Z]{12}$'::text))
letter letter_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
letter letter_decided_by_fkey: FOREIGN KEY (decided_by) REFERENCES party(party_id) ON DELETE SET NULL
letter letter_issued: CHECK ((((state = ANY (ARRAY['issued'::text, 'withdrawn'::text])) = (letter_number IS NOT NULL)) AND (num_nulls(letter_year, letter_number, issued_on, code, initials, content, classes) = ANY (ARRAY[0, 7]))))
letter letter_kind_check: CHECK ((kind = ANY (ARRAY['employment'::text, 'wage'::text])))
letter letter_language_check: CHECK ((language = ANY (ARRAY['fa'::text, 'en'::text])))
letter letter_letter_number_check: CHECK ((letter_number > 0))
letter letter_letter_template_id_fkey: FOREIGN KEY (letter_template_id) REFERENCES letter_template(letter_template_id) ON DELETE SET NULL
letter letter_one_number: UNIQUE (company_id, letter_year, letter_number)
letter letter_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
letter letter_pkey: PRIMARY KEY (letter_id)
letter letter_reason: CHECK (((state <> ALL (ARRAY['refused'::text, 'withdrawn'::text])) OR (reason_text <> ''::text)))
letter letter_state_check: CHECK ((state = ANY (ARRAY['asked'::text, 'cancelled'::text, 'refused'::text, 'issued'::text, 'withdrawn'::text])))
letter letter_withdrawn: CHECK (((state = 'withdrawn'::text) = (withdrawn_at IS NOT NULL)))
letter letter_withdrawn_by_fkey: FOREIGN KEY (withdrawn_by) REFERENCES party(party_id) ON DELETE SET NULL
letter_counter letter_counter_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
letter_counter letter_counter_last_number_check: CHECK ((last_number > 0))
letter_counter letter_counter_pkey: PRIMARY KEY (company_id, letter_year)
letter_picture letter_picture_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
letter_picture letter_picture_pkey: PRIMARY KEY (company_id, digest)
letter_template letter_template_body_text_check: CHECK ((body_text <> ''::text))
letter_template letter_template_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id) ON DELETE CASCADE
letter_template letter_template_is_active_check: CHECK ((is_active = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
letter_template letter_template_kind_check: CHECK ((kind = ANY (ARRAY['employment'::text, 'wage'::text])))
letter_template letter_template_language_check: CHECK ((language = ANY (ARRAY['fa'::text, 'en'::text])))
letter_template letter_template_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
letter_template letter_template_pkey: PRIMARY KEY (letter_template_id)
letter_template letter_template_seal_id_fkey: FOREIGN KEY (seal_id) REFERENCES company_seal(company_seal_id) ON DELETE SET NULL
letter_template letter_template_signature_id_fkey: FOREIGN KEY (signature_id) REFERENCES company_seal(company_seal_id) ON DELETE SET NULL
letter_template letter_template_signer_check: CHECK ((signer <> ''::text))
letter_template letter_template_title_check: CHECK ((title <> ''::text))
letter_template letter_template_valid_check: CHECK ((NOT isempty(valid)))
letter_template_default letter_template_default_pkey: PRIMARY KEY (kind, language)
library_comparison library_comparison_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
library_comparison library_comparison_library_item_id_fkey: FOREIGN KEY (library_item_id) REFERENCES library_item(library_item_id) ON DELETE CASCADE
library_comparison library_comparison_outcome_check: CHECK ((jsonb_typeof(outcome) = 'object'::text))
library_comparison library_comparison_pkey: PRIMARY KEY (run_id)
library_comparison library_comparison_run_id_fkey: FOREIGN KEY (run_id) REFERENCES run(run_id) ON DELETE CASCADE
library_end_told library_end_told_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
library_end_told library_end_told_library_version_id_fkey: FOREIGN KEY (library_version_id) REFERENCES library_version(library_version_id) ON DELETE CASCADE
library_end_told library_end_told_pkey: PRIMARY KEY (library_version_id)
library_item library_item_code_check: CHECK ((code ~ '^[A-Za-z][A-Za-z0-9_]{0,39}$'::text))
library_item library_item_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
library_item library_item_kind_check: CHECK ((kind = ANY (ARRAY['formula'::text, 'constant'::text, 'inputFactor'::text, 'table'::text])))
library_item library_item_library_item_id_company_id_kind_key: UNIQUE (library_item_id, company_id, kind)
library_item library_item_pkey: PRIMARY KEY (library_item_id)
library_item library_item_title_check: CHECK ((title <> ''::text))
library_package library_package_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
library_package library_package_items_check: CHECK ((jsonb_typeof(items) = 'array'::text))
library_package library_package_made_by_fkey: FOREIGN KEY (made_by) REFERENCES party(party_id)
library_package library_package_pkey: PRIMARY KEY (library_package_id)
library_reference library_reference_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
library_reference library_reference_kind_check: CHECK ((kind = ANY (ARRAY['formula'::text, 'constant'::text, 'inputFactor'::text, 'table'::text])))
library_reference library_reference_library_version_id_fkey: FOREIGN KEY (library_version_id) REFERENCES library_version(library_version_id) ON DELETE CASCADE
library_reference library_reference_pkey: PRIMARY KEY (library_version_id, kind, code)
library_setting library_setting_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id) ON DELETE CASCADE
library_setting library_setting_pkey: PRIMARY KEY (company_id)
library_setting library_setting_two_people_check: CHECK ((two_people = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
library_table_row library_table_row_cells_check: CHECK (((jsonb_typeof(cells) = 'array'::text) AND ((jsonb_array_length(cells) >= 1) AND (jsonb_array_length(cells) <= 10))))
library_table_row library_table_row_keys_check: CHECK (((jsonb_typeof(keys) = 'array'::text) AND ((jsonb_array_length(keys) >= 1) AND (jsonb_array_length(keys) <= 3))))
library_table_row library_table_row_kind_check: CHECK ((kind = 'table'::text))
library_table_row library_table_row_pkey: PRIMARY KEY (library_version_id, row_no)
library_table_row library_table_row_row_no_check: CHECK (((row_no >= 1) AND (row_no <= 5000)))
library_table_row library_table_row_version: FOREIGN KEY (library_version_id, company_id, kind) REFERENCES library_version(library_version_id, company_id, kind) ON DELETE CASCADE
library_version library_version_changed_by_fkey: FOREIGN KEY (changed_by) REFERENCES party(party_id)
library_version library_version_content_check: CHECK ((jsonb_typeof(content) = 'object'::text))
library_version library_version_item: FOREIGN KEY (library_item_id, company_id, kind) REFERENCES library_item(library_item_id, company_id, kind) ON DELETE CASCADE
library_version library_version_library_item_id_version_no_key: UNIQUE (library_item_id, version_no)
library_version library_version_library_version_id_company_id_kind_key: UNIQUE (library_version_id, company_id, kind)
library_version library_version_no_overlap: EXCLUDE USING gist (library_item_id WITH =, valid WITH &&) WHERE ((status = 'published'::text))
library_version library_version_pkey: PRIMARY KEY (library_version_id)
library_version library_version_published: CHECK (((status = 'published'::text) = (published_at IS NOT NULL)))
library_version library_version_published_by_fkey: FOREIGN KEY (published_by) REFERENCES party(party_id)
library_version library_version_status_check: CHECK ((status = ANY (ARRAY['draft'::text, 'waiting'::text, 'published'::text])))
library_version library_version_valid_check: CHECK (((NOT isempty(valid)) AND (NOT lower_inf(valid))))
library_version library_version_version_no_check: CHECK ((version_no > 0))
loan adds_up: TRIGGER DEFERRABLE INITIALLY DEFERRED
loan loan_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
loan loan_line_count_check: CHECK (((line_count >= 1) AND (line_count <= 600)))
loan loan_loan_id_company_id_key: UNIQUE (loan_id, company_id)
loan loan_loan_number_check: CHECK ((loan_number > 0))
loan loan_loan_request_id_fkey: FOREIGN KEY (loan_request_id) REFERENCES loan_request(loan_request_id) ON DELETE CASCADE
loan loan_loan_request_id_key: UNIQUE (loan_request_id)
loan loan_number_once: UNIQUE (company_id, loan_year, loan_number)
loan loan_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
loan loan_party_relationship_id_fkey: FOREIGN KEY (party_relationship_id) REFERENCES party_relationship(party_relationship_id) ON DELETE CASCADE
loan loan_pkey: PRIMARY KEY (loan_id)
loan loan_principal_check: CHECK ((principal > 0))
loan loan_terms: FOREIGN KEY (welfare_id, version) REFERENCES welfare_loan_version(welfare_id, version)
loan_budget loan_budget_amount_check: CHECK ((amount > (0)::numeric))
loan_budget loan_budget_cap_check: CHECK ((cap > (0)::numeric))
loan_budget loan_budget_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
loan_budget loan_budget_days: CHECK (((requests_from <= requests_thru) AND (requests_thru <= payment_date)))
loan_budget loan_budget_draw_word_check: CHECK ((draw_word <> ''::text))
loan_budget loan_budget_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
loan_budget loan_budget_loan: FOREIGN KEY (welfare_id, company_id) REFERENCES welfare_loan(welfare_id, company_id)
loan_budget loan_budget_loan_budget_id_company_id_key: UNIQUE (loan_budget_id, company_id)
loan_budget loan_budget_option_indicator_check: CHECK ((option_indicator = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
loan_budget loan_budget_pkey: PRIMARY KEY (loan_budget_id)
loan_budget loan_budget_ranking_check: CHECK ((ranking = ANY (ARRAY['score'::text, 'draw'::text, 'scoreDraw'::text])))
loan_budget loan_budget_remainders_check: CHECK ((remainders = ANY (ARRAY['next'::text, 'kept'::text])))
loan_budget loan_budget_title_check: CHECK ((title <> ''::text))
loan_budget loan_budget_tracking_code_check: CHECK ((tracking_code <> ''::text))
loan_budget_criterion loan_budget_criterion_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
loan_budget_criterion loan_budget_criterion_criteria_score_enum_id_fkey: FOREIGN KEY (criteria_score_enum_id) REFERENCES enumeration(enum_id)
loan_budget_criterion loan_budget_criterion_most_points_check: CHECK ((most_points > (0)::numeric))
loan_budget_criterion loan_budget_criterion_of: FOREIGN KEY (loan_budget_id, company_id) REFERENCES loan_budget(loan_budget_id, company_id) ON DELETE CASCADE
loan_budget_criterion loan_budget_criterion_once: UNIQUE (loan_budget_id, criteria_score_enum_id)
loan_budget_criterion loan_budget_criterion_pkey: PRIMARY KEY (loan_budget_criterion_id)
loan_budget_criterion loan_budget_criterion_points_check: CHECK ((points > (0)::numeric))
loan_budget_criterion loan_budget_criterion_unit_check: CHECK ((unit > (0)::numeric))
loan_budget_move loan_budget_move_asked_by_fkey: FOREIGN KEY (asked_by) REFERENCES party(party_id) ON DELETE SET NULL
loan_budget_move loan_budget_move_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
loan_budget_move loan_budget_move_decided: CHECK (((decision IS NULL) = (decided_at IS NULL)))
loan_budget_move loan_budget_move_decided_by_fkey: FOREIGN KEY (decided_by) REFERENCES party(party_id) ON DELETE SET NULL
loan_budget_move loan_budget_move_decision_check: CHECK ((decision = ANY (ARRAY['confirmed'::text, 'refused'::text])))
loan_budget_move loan_budget_move_loan_budget_place_id_fkey: FOREIGN KEY (loan_budget_place_id) REFERENCES loan_budget_place(loan_budget_place_id) ON DELETE CASCADE
loan_budget_move loan_budget_move_moves: CHECK ((from_place <> to_place))
loan_budget_move loan_budget_move_pkey: PRIMARY KEY (loan_budget_move_id)
loan_budget_move loan_budget_move_reason_check: CHECK ((reason <> ''::text))
loan_budget_move loan_budget_move_second: CHECK (((decided_by IS NULL) OR (decided_by IS DISTINCT FROM asked_by)))
loan_budget_move loan_budget_move_to_place_check: CHECK ((to_place > 0))
loan_budget_place loan_budget_place_amount_check: CHECK ((amount > (0)::numeric))
loan_budget_place loan_budget_place_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
loan_budget_place loan_budget_place_decider_check: CHECK ((decider = ANY (ARRAY['first'::text, 'score'::text, 'date'::text, 'code'::text, 'draw'::text, 'hand'::text])))
loan_budget_place loan_budget_place_funded: CHECK (((status_id <> 'LpFunded'::text) OR (source IS NOT NULL)))
loan_budget_place loan_budget_place_group: FOREIGN KEY (welfare_group_id, company_id) REFERENCES welfare_group(welfare_group_id, company_id)
loan_budget_place loan_budget_place_loan_request_id_fkey: FOREIGN KEY (loan_request_id) REFERENCES loan_request(loan_request_id) ON DELETE CASCADE
loan_budget_place loan_budget_place_money: CHECK (((status_id = ANY (ARRAY['LpWithdrawn'::text, 'LpReleased'::text, 'LpDropped'::text])) OR ((source IS NULL) <> (waiting IS NULL))))
loan_budget_place loan_budget_place_of: FOREIGN KEY (loan_budget_id, company_id) REFERENCES loan_budget(loan_budget_id, company_id)
loan_budget_place loan_budget_place_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
loan_budget_place loan_budget_place_pkey: PRIMARY KEY (loan_budget_place_id)
loan_budget_place loan_budget_place_place_check: CHECK ((place > 0))
loan_budget_place loan_budget_place_source_check: CHECK ((source = ANY (ARRAY['quota'::text, 'open'::text, 'remainder'::text])))
loan_budget_place loan_budget_place_waiting_check: CHECK ((waiting = ANY (ARRAY['aboveCap'::text, 'noMoney'::text])))
loan_budget_quota loan_budget_quota_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
loan_budget_quota loan_budget_quota_group: FOREIGN KEY (welfare_group_id, company_id) REFERENCES welfare_group(welfare_group_id, company_id)
loan_budget_quota loan_budget_quota_of: FOREIGN KEY (loan_budget_id, company_id) REFERENCES loan_budget(loan_budget_id, company_id) ON DELETE CASCADE
loan_budget_quota loan_budget_quota_once: UNIQUE (loan_budget_id, welfare_group_id)
loan_budget_quota loan_budget_quota_percent_check: CHECK (((percent > (0)::numeric) AND (percent <= (100)::numeric)))
loan_budget_quota loan_budget_quota_pkey: PRIMARY KEY (loan_budget_quota_id)
loan_counter loan_counter_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id) ON DELETE CASCADE
loan_counter loan_counter_last_number_check: CHECK ((last_number > 0))
loan_counter loan_counter_pkey: PRIMARY KEY (company_id, loan_year)
loan_ending loan_ending_amount_check: CHECK ((amount > 0))
loan_ending loan_ending_asked_by_fkey: FOREIGN KEY (asked_by) REFERENCES party(party_id) ON DELETE SET NULL
loan_ending loan_ending_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
loan_ending loan_ending_decided_by_fkey: FOREIGN KEY (decided_by) REFERENCES party(party_id) ON DELETE SET NULL
loan_ending loan_ending_kind_check: CHECK ((kind = ANY (ARRAY['cancelled'::text, 'writtenOff'::text])))
loan_ending loan_ending_of: FOREIGN KEY (loan_id, company_id) REFERENCES loan(loan_id, company_id) ON DELETE CASCADE
loan_ending loan_ending_pkey: PRIMARY KEY (loan_ending_id)
loan_ending loan_ending_reason_check: CHECK ((reason <> ''::text))
loan_ending loan_ending_second: CHECK (((decided_by IS DISTINCT FROM asked_by) OR (decided_by IS NULL)))
loan_ending loan_ending_status_id_check: CHECK ((status_id = ANY (ARRAY['LeAsked'::text, 'LeGranted'::text, 'LeRefused'::text])))
loan_entry adds_up: TRIGGER DEFERRABLE INITIALLY DEFERRED
loan_entry loan_entry_amount_check: CHECK ((amount > 0))
loan_entry loan_entry_booked_by_fkey: FOREIGN KEY (booked_by) REFERENCES party(party_id) ON DELETE SET NULL
loan_entry loan_entry_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
loan_entry loan_entry_counts_as_check: CHECK ((counts_as = ANY (ARRAY['paidOut'::text, 'fee'::text, 'due'::text, 'received'::text, 'deducted'::text, 'penalty'::text, 'remission'::text, 'rebate'::text, 'moved'::text, 'writtenOff'::text, 'opening'::text])))
loan_entry loan_entry_kind_check: CHECK ((kind = ANY (ARRAY['paidOut'::text, 'fee'::text, 'due'::text, 'received'::text, 'deducted'::text, 'penalty'::text, 'remission'::text, 'rebate'::text, 'moved'::text, 'writtenOff'::text, 'opening'::text, 'reversal'::text])))
loan_entry loan_entry_of: FOREIGN KEY (loan_id, company_id) REFERENCES loan(loan_id, company_id) ON DELETE CASCADE
loan_entry loan_entry_pkey: PRIMARY KEY (loan_entry_id)
loan_entry loan_entry_place: CHECK (((line_number IS NULL) = (counts_as = ANY (ARRAY['paidOut'::text, 'fee'::text, 'opening'::text]))))
loan_entry loan_entry_reversed_once: UNIQUE (reverses)
loan_entry loan_entry_reverses_fkey: FOREIGN KEY (reverses) REFERENCES loan_entry(loan_entry_id) ON DELETE CASCADE
loan_entry loan_entry_source_check: CHECK ((source <> ''::text))
loan_entry loan_entry_takes_back: CHECK ((((kind = 'reversal'::text) = (reverses IS NOT NULL)) AND ((kind = 'reversal'::text) OR (kind = counts_as))))
loan_external_guarantor loan_external_guarantor_address_check: CHECK ((address <> ''::text))
loan_external_guarantor loan_external_guarantor_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
loan_external_guarantor loan_external_guarantor_confirmed: CHECK (((undertaking IS NULL) = (confirmed_at IS NULL)))
loan_external_guarantor loan_external_guarantor_confirmed_by_fkey: FOREIGN KEY (confirmed_by) REFERENCES party(party_id) ON DELETE SET NULL
loan_external_guarantor loan_external_guarantor_first_name_check: CHECK ((first_name <> ''::text))
loan_external_guarantor loan_external_guarantor_last_name_check: CHECK ((last_name <> ''::text))
loan_external_guarantor loan_external_guarantor_loan_request_id_fkey: FOREIGN KEY (loan_request_id) REFERENCES loan_request(loan_request_id) ON DELETE CASCADE
loan_external_guarantor loan_external_guarantor_national_code_check: CHECK ((national_code ~ '^[0-9]{10}$'::text))
loan_external_guarantor loan_external_guarantor_once: UNIQUE (loan_request_id, national_code)
loan_external_guarantor loan_external_guarantor_pkey: PRIMARY KEY (loan_external_guarantor_id)
loan_external_guarantor loan_external_guarantor_place_check: CHECK (((place >= 1) AND (place <= 10)))
loan_external_guarantor loan_external_guarantor_workplace_check: CHECK ((workplace <> ''::text))
loan_fund loan_fund_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
loan_fund loan_fund_of_fund: FOREIGN KEY (welfare_fund_id, company_id) REFERENCES welfare_fund(welfare_fund_id, company_id)
loan_fund loan_fund_of_loan: FOREIGN KEY (loan_id, company_id) REFERENCES loan(loan_id, company_id) ON DELETE CASCADE
loan_fund loan_fund_pkey: PRIMARY KEY (loan_id)
loan_grant loan_grant_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
loan_grant loan_grant_loan_request_id_fkey: FOREIGN KEY (loan_request_id) REFERENCES loan_request(loan_request_id) ON DELETE CASCADE
loan_grant loan_grant_pkey: PRIMARY KEY (loan_request_id)
loan_guarantor_document loan_guarantor_document_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
loan_guarantor_document loan_guarantor_document_file_check: CHECK ((file <> ''::text))
loan_guarantor_document loan_guarantor_document_loan_external_guarantor_id_fkey: FOREIGN KEY (loan_external_guarantor_id) REFERENCES loan_external_guarantor(loan_external_guarantor_id) ON DELETE CASCADE
loan_guarantor_document loan_guarantor_document_loan_request_id_fkey: FOREIGN KEY (loan_request_id) REFERENCES loan_request(loan_request_id) ON DELETE CASCADE
loan_guarantor_document loan_guarantor_document_once: UNIQUE NULLS NOT DISTINCT (loan_request_id, party_id, loan_external_guarantor_id, welfare_doc_enum_id)
loan_guarantor_document loan_guarantor_document_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
loan_guarantor_document loan_guarantor_document_pkey: PRIMARY KEY (loan_guarantor_document_id)
loan_guarantor_document loan_guarantor_document_welfare_doc_enum_id_fkey: FOREIGN KEY (welfare_doc_enum_id) REFERENCES enumeration(enum_id)
loan_guarantor_document loan_guarantor_document_whose: CHECK ((num_nonnulls(party_id, loan_external_guarantor_id) = 1))
loan_line loan_line_company: FOREIGN KEY (loan_id, company_id) REFERENCES loan(loan_id, company_id) ON DELETE CASCADE
loan_line loan_line_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
loan_line loan_line_fee_check: CHECK ((fee >= 0))
loan_line loan_line_number_check: CHECK (((number >= 1) AND (number <= 999)))
loan_line loan_line_of: FOREIGN KEY (loan_id, version) REFERENCES loan_schedule(loan_id, version) ON DELETE CASCADE
loan_line loan_line_original_number_check: CHECK (((original_number >= 1) AND (original_number <= 999)))
loan_line loan_line_pkey: PRIMARY KEY (loan_id, version, number)
loan_line loan_line_principal_check: CHECK ((principal >= 0))
loan_line loan_line_profit_check: CHECK ((profit >= 0))
loan_line_now loan_line_now_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
loan_line_now loan_line_now_of: FOREIGN KEY (loan_id, company_id) REFERENCES loan(loan_id, company_id) ON DELETE CASCADE
loan_line_now loan_line_now_pkey: PRIMARY KEY (loan_id, number)
loan_line_reminder loan_line_reminder_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
loan_line_reminder loan_line_reminder_kind_check: CHECK ((kind = ANY (ARRAY['soon'::text, 'late'::text, 'short'::text])))
loan_line_reminder loan_line_reminder_of: FOREIGN KEY (loan_id, company_id) REFERENCES loan(loan_id, company_id) ON DELETE CASCADE
loan_line_reminder loan_line_reminder_pkey: PRIMARY KEY (loan_id, due_date, kind)
loan_opening loan_opening_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
loan_opening loan_opening_guarantors: CHECK (((guarantor_one IS DISTINCT FROM guarantor_two) OR (guarantor_one IS NULL)))
loan_opening loan_opening_of: FOREIGN KEY (loan_id, company_id) REFERENCES loan(loan_id, company_id) ON DELETE CASCADE
loan_opening loan_opening_old_code_check: CHECK ((old_code <> ''::text))
loan_opening loan_opening_pkey: PRIMARY KEY (loan_id)
loan_paper_code loan_paper_code_code_check: CHECK ((code ~ '^[2-9A-HJ-NP-Z]{12}$'::text))
loan_paper_code loan_paper_code_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
loan_paper_code loan_paper_code_of: FOREIGN KEY (loan_id, company_id) REFERENCES loan(loan_id, company_id) ON DELETE CASCADE
loan_paper_code loan_paper_code_pkey: PRIMARY KEY (loan_id)
loan_payment loan_payment_amount_check: CHECK ((amount > 0))
loan_payment loan_payment_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
loan_payment loan_payment_method_check: CHECK ((method = ANY (ARRAY['account'::text, 'cheque'::text])))
loan_payment loan_payment_of: FOREIGN KEY (loan_id, company_id) REFERENCES loan(loan_id, company_id) ON DELETE CASCADE
loan_payment loan_payment_part: UNIQUE (loan_id, part)
loan_payment loan_payment_part_check: CHECK (((part >= 1) AND (part <= 20)))
loan_payment loan_payment_pkey: PRIMARY KEY (loan_payment_id)
loan_payment loan_payment_target_check: CHECK ((target <> ''::text))
loan_receipt loan_receipt_amount_check: CHECK ((amount > 0))
loan_receipt loan_receipt_booked_by_fkey: FOREIGN KEY (booked_by) REFERENCES party(party_id) ON DELETE SET NULL
loan_receipt loan_receipt_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
loan_receipt loan_receipt_is_whole_check: CHECK ((is_whole = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
loan_receipt loan_receipt_method_check: CHECK ((method = ANY (ARRAY['slip'::text, 'cash'::text, 'transfer'::text, 'payElsewhere'::text])))
loan_receipt loan_receipt_of: FOREIGN KEY (loan_id, company_id) REFERENCES loan(loan_id, company_id) ON DELETE CASCADE
loan_receipt loan_receipt_pkey: PRIMARY KEY (loan_receipt_id)
loan_receipt loan_receipt_plan_version_check: CHECK ((plan_version > 1))
loan_receipt loan_receipt_reference_check: CHECK ((reference <> ''::text))
loan_receipt loan_receipt_reversal: CHECK (((reversed_on IS NULL) = (reversed_why IS NULL)))
loan_remission loan_remission_amount_check: CHECK ((amount > 0))
loan_remission loan_remission_asked_by_fkey: FOREIGN KEY (asked_by) REFERENCES party(party_id) ON DELETE SET NULL
loan_remission loan_remission_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
loan_remission loan_remission_decided_by_fkey: FOREIGN KEY (decided_by) REFERENCES party(party_id) ON DELETE SET NULL
loan_remission loan_remission_kind_check: CHECK ((kind = ANY (ARRAY['remission'::text, 'writtenOff'::text])))
loan_remission loan_remission_of: FOREIGN KEY (loan_id, company_id) REFERENCES loan(loan_id, company_id) ON DELETE CASCADE
loan_remission loan_remission_pkey: PRIMARY KEY (loan_remission_id)
loan_remission loan_remission_reason_check: CHECK ((reason <> ''::text))
loan_remission loan_remission_second: CHECK (((decided_by IS DISTINCT FROM asked_by) OR (decided_by IS NULL)))
loan_remission loan_remission_status_id_check: CHECK ((status_id = ANY (ARRAY['LrAsked'::text, 'LrGranted'::text, 'LrRefused'::text])))
loan_request loan_request_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
loan_request loan_request_final_installment_number_check: CHECK (((final_installment_number >= 1) AND (final_installment_number <= 600)))
loan_request loan_request_final_loan_amount_check: CHECK ((final_loan_amount > (0)::numeric))
loan_request loan_request_guarantors: CHECK (((guarantor_one IS DISTINCT FROM guarantor_two) OR (guarantor_one IS NULL)))
loan_request loan_request_loan: FOREIGN KEY (welfare_id, company_id) REFERENCES welfare_loan(welfare_id, company_id)
loan_request loan_request_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
loan_request loan_request_pkey: PRIMARY KEY (loan_request_id)
loan_request loan_request_purpose_check: CHECK ((purpose <> ''::text))
loan_request_document loan_request_document_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
loan_request_document loan_request_document_file_check: CHECK ((file <> ''::text))
loan_request_document loan_request_document_loan_request_id_fkey: FOREIGN KEY (loan_request_id) REFERENCES loan_request(loan_request_id) ON DELETE CASCADE
loan_request_document loan_request_document_once: UNIQUE (loan_request_id, welfare_doc_enum_id)
loan_request_document loan_request_document_pkey: PRIMARY KEY (loan_request_document_id)
loan_request_document loan_request_document_welfare_doc_enum_id_fkey: FOREIGN KEY (welfare_doc_enum_id) REFERENCES enumeration(enum_id)
loan_request_terms loan_request_terms_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
loan_request_terms loan_request_terms_loan_request_id_fkey: FOREIGN KEY (loan_request_id) REFERENCES loan_request(loan_request_id) ON DELETE CASCADE
loan_request_terms loan_request_terms_pkey: PRIMARY KEY (loan_request_id)
loan_request_terms loan_request_terms_version: FOREIGN KEY (welfare_id, version) REFERENCES welfare_loan_version(welfare_id, version)
loan_schedule adds_up: TRIGGER DEFERRABLE INITIALLY DEFERRED
loan_schedule loan_schedule_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
loan_schedule loan_schedule_line_count_check: CHECK (((line_count >= 0) AND (line_count <= 999)))
loan_schedule loan_schedule_made_by_fkey: FOREIGN KEY (made_by) REFERENCES party(party_id) ON DELETE SET NULL
loan_schedule loan_schedule_of: FOREIGN KEY (loan_id, company_id) REFERENCES loan(loan_id, company_id) ON DELETE CASCADE
loan_schedule loan_schedule_pkey: PRIMARY KEY (loan_id, version)
loan_schedule loan_schedule_principal_check: CHECK ((principal >= 0))
loan_schedule loan_schedule_reason_check: CHECK ((reason = ANY (ARRAY['paidOut'::text, 'opening'::text, 'postponed'::text, 'prepaid'::text, 'settled'::text, 'cancelled'::text, 'corrected'::text])))
loan_schedule loan_schedule_version_check: CHECK ((version > 0))
loan_sum loan_sum_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
loan_sum loan_sum_of: FOREIGN KEY (loan_id, company_id) REFERENCES loan(loan_id, company_id) ON DELETE CASCADE
loan_sum loan_sum_pkey: PRIMARY KEY (loan_id)
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
notice_choice notice_choice_channel_check: CHECK ((channel = ANY (ARRAY['inApp'::text, 'mail'::text, 'sms'::text])))
notice_choice notice_choice_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id) ON DELETE CASCADE
notice_choice notice_choice_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
notice_choice notice_choice_pkey: PRIMARY KEY (party_id, topic, channel)
notice_choice notice_choice_topic_check: CHECK ((length(topic) <= 60))
notice_due notice_due_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
notice_due notice_due_notice_rule_id_fkey: FOREIGN KEY (notice_rule_id) REFERENCES notice_rule(notice_rule_id) ON DELETE CASCADE
notice_due notice_due_pkey: PRIMARY KEY (notice_due_id)
notice_habit notice_habit_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id) ON DELETE CASCADE
notice_habit notice_habit_digest_check: CHECK ((digest = ANY (ARRAY['none'::text, 'daily'::text, 'weekly'::text])))
notice_habit notice_habit_digest_hour_check: CHECK (((digest_hour >= 0) AND (digest_hour <= 23)))
notice_habit notice_habit_digest_weekday_check: CHECK (((digest_weekday >= 0) AND (digest_weekday <= 6)))
notice_habit notice_habit_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
notice_habit notice_habit_pkey: PRIMARY KEY (party_id)
notice_habit notice_habit_quiet: CHECK ((((quiet_from IS NULL) = (quiet_until IS NULL)) AND ((quiet_from IS NULL) OR (quiet_from <> quiet_until))))
notice_habit notice_habit_quiet_from_check: CHECK (((quiet_from >= 0) AND (quiet_from <= 1439)))
notice_habit notice_habit_quiet_until_check: CHECK (((quiet_until >= 0) AND (quiet_until <= 1439)))
notice_rule notice_rule_check: CHECK ((((repeat_minutes >= 0) AND (repeat_minutes <= 525600)) AND ((repeat_times = 0) OR (repeat_minutes >= 5))))
notice_rule notice_rule_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
notice_rule notice_rule_condition_check: CHECK ((length(condition) <= 1000))
notice_rule notice_rule_delay_minutes_check: CHECK (((delay_minutes >= 0) AND (delay_minutes <= 525600)))
notice_rule notice_rule_event_check: CHECK (((length(event) >= 1) AND (length(event) <= 100)))
notice_rule notice_rule_pkey: PRIMARY KEY (notice_rule_id)
notice_rule notice_rule_repeat_times_check: CHECK (((repeat_times >= 0) AND (repeat_times <= 30)))
notice_rule notice_rule_title_check: CHECK (((length(title) >= 1) AND (length(title) <= 100)))
notice_template notice_template_author_party_id_fkey: FOREIGN KEY (author_party_id) REFERENCES party(party_id)
notice_template notice_template_body_check: CHECK ((length(body) <= 4000))
notice_template notice_template_channel_check: CHECK ((channel = ANY (ARRAY['inApp'::text, 'mail'::text, 'sms'::text])))
notice_template notice_template_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
notice_template notice_template_event_check: CHECK (((length(event) >= 1) AND (length(event) <= 100)))
notice_template notice_template_pkey: PRIMARY KEY (notice_template_id)
notice_template notice_template_subject_check: CHECK ((length(subject) <= 200))
notice_template notice_template_version: UNIQUE (company_id, event, channel, version)
notice_template notice_template_version_check: CHECK ((version > 0))
notice_told notice_told_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id) ON DELETE CASCADE
notice_told notice_told_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
notice_told notice_told_pkey: PRIMARY KEY (party_id, event, told_on)
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
order_counter order_counter_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
order_counter order_counter_last_number_check: CHECK ((last_number > 0))
order_counter order_counter_pkey: PRIMARY KEY (company_id, order_series, order_year)
order_effect order_effect_by_order_id_fkey: FOREIGN KEY (by_order_id) REFERENCES empl_order(empl_order_id) ON DELETE SET NULL
order_effect order_effect_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
order_effect order_effect_empl_order_id_fkey: FOREIGN KEY (empl_order_id) REFERENCES empl_order(empl_order_id) ON DELETE SET NULL
order_effect order_effect_party_relationship_id_fkey: FOREIGN KEY (party_relationship_id) REFERENCES party_relationship(party_relationship_id) ON DELETE CASCADE
order_effect order_effect_pkey: PRIMARY KEY (order_effect_no)
order_effect order_effect_valid_check: CHECK ((NOT isempty(valid)))
order_factor_default order_factor_default_pkey: PRIMARY KEY (code)
order_issue order_issue_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
order_issue order_issue_order_issue_id_company_id_key: UNIQUE (order_issue_id, company_id)
order_issue order_issue_pkey: PRIMARY KEY (order_issue_id)
order_issue order_issue_producer_party_id_fkey: FOREIGN KEY (producer_party_id) REFERENCES party(party_id) ON DELETE SET NULL
order_issue order_issue_run_id_fkey: FOREIGN KEY (run_id) REFERENCES run(run_id) ON DELETE SET NULL
order_issue order_issue_type: FOREIGN KEY (order_type_id, company_id) REFERENCES order_type(order_type_id, company_id)
order_rule order_rule_agreement_id_fkey: FOREIGN KEY (agreement_id) REFERENCES agreement_type(agreement_id)
order_rule order_rule_amount_text_check: CHECK ((amount_text <> ''::text))
order_rule order_rule_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
order_rule order_rule_factor: FOREIGN KEY (pay_factor_id, company_id) REFERENCES pay_factor(pay_factor_id, company_id)
order_rule order_rule_least_text_check: CHECK ((least_text <> ''::text))
order_rule order_rule_most_text_check: CHECK ((most_text <> ''::text))
order_rule order_rule_no_overlap: EXCLUDE USING gist (pay_factor_id WITH =, COALESCE((agreement_id)::text, order_set) WITH =, valid WITH &&)
order_rule order_rule_order_set_check: CHECK ((order_set = ANY (ARRAY['labour'::text, 'civil'::text])))
order_rule order_rule_pkey: PRIMARY KEY (order_rule_id)
order_rule order_rule_score_text_check: CHECK ((score_text <> ''::text))
order_rule order_rule_valid_check: CHECK ((NOT isempty(valid)))
order_rule_default order_rule_default_code_fkey: FOREIGN KEY (code) REFERENCES order_factor_default(code)
order_rule_default order_rule_default_pkey: PRIMARY KEY (code, order_set)
order_type order_type_chain_of_check: CHECK ((chain_of = ANY (ARRAY['type'::text, 'contract'::text, 'general'::text])))
order_type order_type_code_check: CHECK ((code ~ '^[A-Za-z][A-Za-z0-9_]{0,39}$'::text))
order_type order_type_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
order_type order_type_cover_ends: CHECK (((is_cover = 'N'::bpchar) OR ((needs_end = 'Y'::bpchar) AND (ends_cover = 'N'::bpchar))))
order_type order_type_cover_moves: CHECK (((is_cover = 'N'::bpchar) OR ((moves IS NULL) AND (termination_type_enum_id IS NULL))))
order_type order_type_end_alone: CHECK (((termination_type_enum_id IS NULL) OR ((moves IS NULL) AND (moves_kind = 'N'::bpchar) AND (needs_end = 'N'::bpchar))))
order_type order_type_ends_cover_check: CHECK ((ends_cover = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
order_type order_type_is_active_check: CHECK ((is_active = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
order_type order_type_is_cover_check: CHECK ((is_cover = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
order_type order_type_issue_time_enum_id_fkey: FOREIGN KEY (issue_time_enum_id) REFERENCES enumeration(enum_id)
order_type order_type_most_days_check: CHECK (((most_days >= 1) AND (most_days <= 36600)))
order_type order_type_moves_kind_check: CHECK ((moves_kind = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
order_type order_type_needs_end_check: CHECK ((needs_end = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
order_type order_type_number_pattern_check: CHECK (((number_pattern <> ''::text) AND (length(number_pattern) <= 40)))
order_type order_type_order_type_id_company_id_key: UNIQUE (order_type_id, company_id)
order_type order_type_pays_check: CHECK ((pays = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
order_type order_type_pkey: PRIMARY KEY (order_type_id)
order_type order_type_series_check: CHECK ((series ~ '^[0-9A-Za-z]{1,8}$'::text))
order_type order_type_termination_type_enum_id_fkey: FOREIGN KEY (termination_type_enum_id) REFERENCES enumeration(enum_id)
order_type order_type_title_check: CHECK ((title <> ''::text))
order_type_default order_type_default_pkey: PRIMARY KEY (code)
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
org_unit_known_double org_unit_known_double_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
org_unit_known_double org_unit_known_double_other_id_fkey: FOREIGN KEY (other_id) REFERENCES org_unit(unit_id) ON DELETE CASCADE
org_unit_known_double org_unit_known_double_pkey: PRIMARY KEY (unit_id, other_id)
org_unit_known_double org_unit_known_double_unit_id_fkey: FOREIGN KEY (unit_id) REFERENCES org_unit(unit_id) ON DELETE CASCADE
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
party_qualification party_qualification_academic_department_enum_id_fkey: FOREIGN KEY (academic_department_enum_id) REFERENCES enumeration(enum_id)
party_qualification party_qualification_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
party_qualification party_qualification_country_geo_id_fkey: FOREIGN KEY (country_geo_id) REFERENCES geo(geo_id)
party_qualification party_qualification_grade_average_check: CHECK (((grade_average >= (0)::numeric) AND (grade_average <= (20)::numeric)))
party_qualification party_qualification_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
party_qualification party_qualification_pkey: PRIMARY KEY (party_qualification_id)
party_qualification party_qualification_qualification_type_enum_id_fkey: FOREIGN KEY (qualification_type_enum_id) REFERENCES enumeration(enum_id)
party_qualification party_qualification_relation_degree_enum_id_fkey: FOREIGN KEY (relation_degree_enum_id) REFERENCES enumeration(enum_id)
party_qualification party_qualification_university_enum_id_fkey: FOREIGN KEY (university_enum_id) REFERENCES enumeration(enum_id)
party_qualification party_qualification_university_field_enum_id_fkey: FOREIGN KEY (university_field_enum_id) REFERENCES enumeration(enum_id)
party_qualification party_qualification_university_type_enum_id_fkey: FOREIGN KEY (university_type_enum_id) REFERENCES enumeration(enum_id)
party_relationship party_relationship_code_of_fkey: FOREIGN KEY (code_of) REFERENCES party_relationship(party_relationship_id) ON DELETE SET NULL
party_relationship party_relationship_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
party_relationship party_relationship_one_employment: EXCLUDE USING gist (company_id WITH =, party_id WITH =, relationship_type_enum_id WITH =, valid WITH &&)
party_relationship party_relationship_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
party_relationship party_relationship_pkey: PRIMARY KEY (party_relationship_id)
party_relationship party_relationship_pseudo_id_check: CHECK ((pseudo_id <> ''::text))
party_relationship party_relationship_status_id_check: CHECK ((status_id = ANY (ARRAY['ActiveRel'::text, 'NotActiveRel'::text])))
party_relationship party_relationship_valid_check: CHECK ((NOT isempty(valid)))
password_recovery password_recovery_pkey: PRIMARY KEY (bucket)
password_recovery password_recovery_user_id_fkey: FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE CASCADE
pay_advance pay_advance_amount_check: CHECK ((amount > 0))
pay_advance pay_advance_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_advance pay_advance_party_relationship_id_fkey: FOREIGN KEY (party_relationship_id) REFERENCES party_relationship(party_relationship_id) ON DELETE CASCADE
pay_advance pay_advance_pay_run_id_fkey: FOREIGN KEY (pay_run_id) REFERENCES pay_run(pay_run_id) ON DELETE CASCADE
pay_advance pay_advance_payslip_id_fkey: FOREIGN KEY (payslip_id) REFERENCES payslip(payslip_id) ON DELETE CASCADE
pay_advance pay_advance_pkey: PRIMARY KEY (payslip_id)
pay_advance pay_advance_taken: CHECK (((taken >= 0) AND (taken <= amount)))
pay_arrears pay_arrears_area_known: CHECK ((area = ANY (ARRAY['unpaid'::text, 'group'::text, 'wage'::text, 'work'::text, 'fact'::text, 'law'::text, 'factor'::text, 'setting'::text])))
pay_arrears pay_arrears_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_arrears pay_arrears_countable: CHECK (((decision <> 'taken'::text) OR (reason IS NULL)))
pay_arrears pay_arrears_decided_by_fkey: FOREIGN KEY (decided_by) REFERENCES party(party_id) ON DELETE SET NULL
pay_arrears pay_arrears_decision_check: CHECK ((decision = ANY (ARRAY['open'::text, 'taken'::text, 'left'::text])))
pay_arrears pay_arrears_jalali_month_check: CHECK (((jalali_month >= 1) AND (jalali_month <= 12)))
pay_arrears pay_arrears_of: FOREIGN KEY (pay_run_id, company_id) REFERENCES pay_run(pay_run_id, company_id) ON DELETE CASCADE
pay_arrears pay_arrears_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
pay_arrears pay_arrears_party_relationship_id_fkey: FOREIGN KEY (party_relationship_id) REFERENCES party_relationship(party_relationship_id) ON DELETE CASCADE
pay_arrears pay_arrears_pkey: PRIMARY KEY (pay_arrears_id)
pay_arrears pay_arrears_row: UNIQUE (pay_run_id, party_relationship_id, jalali_year, jalali_month)
pay_arrears_search pay_arrears_search_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_arrears_search pay_arrears_search_from_month_check: CHECK (((from_month >= 1) AND (from_month <= 12)))
pay_arrears_search pay_arrears_search_method_enum_id_fkey: FOREIGN KEY (method_enum_id) REFERENCES enumeration(enum_id)
pay_arrears_search pay_arrears_search_of: FOREIGN KEY (pay_run_id, company_id) REFERENCES pay_run(pay_run_id, company_id) ON DELETE CASCADE
pay_arrears_search pay_arrears_search_percent_check: CHECK (((percent >= 1) AND (percent <= 100)))
pay_arrears_search pay_arrears_search_pkey: PRIMARY KEY (pay_run_id)
pay_arrears_search pay_arrears_search_thru_month_check: CHECK (((thru_month >= 1) AND (thru_month <= 12)))
pay_bank_template pay_bank_template_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_bank_template pay_bank_template_encoding_check: CHECK ((encoding = ANY (ARRAY['utf8'::text, 'cp1256'::text])))
pay_bank_template pay_bank_template_file_name_check: CHECK ((file_name <> ''::text))
pay_bank_template pay_bank_template_has_bom_check: CHECK ((has_bom = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
pay_bank_template pay_bank_template_has_headings_check: CHECK ((has_headings = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
pay_bank_template pay_bank_template_pay_bank_template_id_company_id_key: UNIQUE (pay_bank_template_id, company_id)
pay_bank_template pay_bank_template_pkey: PRIMARY KEY (pay_bank_template_id)
pay_bank_template pay_bank_template_separator_check: CHECK ((separator = ANY (ARRAY['comma'::text, 'semicolon'::text, 'tab'::text, 'pipe'::text])))
pay_bank_template pay_bank_template_title_check: CHECK ((title <> ''::text))
pay_bank_template_column pay_bank_template_column_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_bank_template_column pay_bank_template_column_field_check: CHECK ((field <> ''::text))
pay_bank_template_column pay_bank_template_column_fixed_text_check: CHECK ((fixed_text <> ''::text))
pay_bank_template_column pay_bank_template_column_heading_check: CHECK ((heading <> ''::text))
pay_bank_template_column pay_bank_template_column_of: FOREIGN KEY (pay_bank_template_id, company_id) REFERENCES pay_bank_template(pay_bank_template_id, company_id) ON DELETE CASCADE
pay_bank_template_column pay_bank_template_column_once: UNIQUE (pay_bank_template_id, place, sequence)
pay_bank_template_column pay_bank_template_column_pkey: PRIMARY KEY (pay_bank_template_column_id)
pay_bank_template_column pay_bank_template_column_place_check: CHECK ((place = ANY (ARRAY['head'::text, 'row'::text])))
pay_bank_template_column pay_bank_template_column_sequence_check: CHECK (((sequence >= 1) AND (sequence <= 999)))
pay_difference_setting pay_difference_setting_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_difference_setting pay_difference_setting_percent_check: CHECK (((percent >= 1) AND (percent <= 1000)))
pay_difference_setting pay_difference_setting_pkey: PRIMARY KEY (company_id)
pay_factor pay_factor_basis_enum_id_check: CHECK ((basis_enum_id = ANY (ARRAY['BcpDaily'::text, 'BcpMonthly'::text, 'BcpYearly'::text])))
pay_factor pay_factor_branch_check: CHECK ((branch = ANY (ARRAY['payroll'::text, 'order'::text])))
pay_factor pay_factor_code_check: CHECK ((code ~ '^[A-Za-z][A-Za-z0-9_]{0,39}$'::text))
pay_factor pay_factor_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_factor pay_factor_daily: CHECK (((is_daily_wage = 'N'::bpchar) OR ((branch = 'order'::text) AND (basis_enum_id = 'BcpDaily'::text))))
pay_factor pay_factor_display_order_check: CHECK (((display_order >= 1) AND (display_order <= 9999)))
pay_factor pay_factor_group_enum_id_fkey: FOREIGN KEY (group_enum_id) REFERENCES enumeration(enum_id)
pay_factor pay_factor_is_daily_wage_check: CHECK ((is_daily_wage = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
pay_factor pay_factor_is_scored_check: CHECK ((is_scored = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
pay_factor pay_factor_on_copy_check: CHECK ((on_copy = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
pay_factor pay_factor_on_order_check: CHECK ((on_order = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
pay_factor pay_factor_paid_as_check: CHECK ((paid_as ~ '^[A-Za-z][A-Za-z0-9_]{0,39}$'::text))
pay_factor pay_factor_pay_factor_id_company_id_key: UNIQUE (pay_factor_id, company_id)
pay_factor pay_factor_pkey: PRIMARY KEY (pay_factor_id)
pay_factor pay_factor_title_check: CHECK ((title <> ''::text))
pay_factor pay_factor_way_check: CHECK ((way = ANY (ARRAY['formula'::text, 'typed'::text, 'carried'::text])))
pay_group pay_group_accounting_link: FOREIGN KEY (accounting_link_id, company_id) REFERENCES accounting_link(accounting_link_id, company_id)
pay_group pay_group_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_group pay_group_description_check: CHECK ((description <> ''::text))
pay_group pay_group_display_zero_check: CHECK ((display_zero = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
pay_group pay_group_insurance_area_id_fkey: FOREIGN KEY (insurance_area_id) REFERENCES company_insurance_area(company_insurance_area_id)
pay_group pay_group_net_rounding_check: CHECK ((net_rounding = ANY (ARRAY[1, 10, 100, 1000, 10000])))
pay_group pay_group_open_to_fkey: FOREIGN KEY (open_to) REFERENCES user_group(user_group_id)
pay_group pay_group_pay_group_id_company_id_key: UNIQUE (pay_group_id, company_id)
pay_group pay_group_pkey: PRIMARY KEY (pay_group_id)
pay_group pay_group_standard_code_check: CHECK ((standard_code <> ''::text))
pay_group pay_group_tax_area_id_fkey: FOREIGN KEY (tax_area_id) REFERENCES company_tax_area(company_tax_area_id)
pay_group pay_group_template_check: CHECK ((template = 'labour'::text))
pay_group_action pay_group_action_action_enum_ids_check: CHECK ((action_enum_ids IS JSON ARRAY))
pay_group_action pay_group_action_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_group_action pay_group_action_empl_position_id_fkey: FOREIGN KEY (empl_position_id) REFERENCES empl_position(empl_position_id)
pay_group_action pay_group_action_of: FOREIGN KEY (pay_group_id, company_id) REFERENCES pay_group(pay_group_id, company_id) ON DELETE CASCADE
pay_group_action pay_group_action_pkey: PRIMARY KEY (pay_group_action_id)
pay_group_action pay_group_action_title_check: CHECK ((title <> ''::text))
pay_group_action pay_group_action_type_enum_id_fkey: FOREIGN KEY (type_enum_id) REFERENCES enumeration(enum_id)
pay_group_facility_cost facility_cost_factor: FOREIGN KEY (pay_factor_id, company_id) REFERENCES pay_factor(pay_factor_id, company_id)
pay_group_facility_cost facility_cost_no_overlap: EXCLUDE USING gist (pay_group_id WITH =, COALESCE(type_enum_id, parent_type_enum_id) WITH =, valid WITH &&)
pay_group_facility_cost facility_cost_of: FOREIGN KEY (pay_group_id, company_id) REFERENCES pay_group(pay_group_id, company_id) ON DELETE CASCADE
pay_group_facility_cost facility_cost_payslip_type: FOREIGN KEY (payslip_type_id, company_id) REFERENCES payslip_type(payslip_type_id, company_id)
pay_group_facility_cost facility_cost_says: CHECK (
CASE is_formula
    WHEN 'Y'::bpchar THEN ((formula_id IS NOT NULL) AND (cost_amount IS NULL))
    ELSE ((cost_amount IS NOT NULL) AND (formula_id IS NULL))
END)
pay_group_facility_cost pay_group_facility_cost_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_group_facility_cost pay_group_facility_cost_cost_amount_check: CHECK (((cost_amount >= 1) AND (cost_amount <= '999999999999'::bigint)))
pay_group_facility_cost pay_group_facility_cost_cost_uom_id_fkey: FOREIGN KEY (cost_uom_id) REFERENCES uom(uom_id)
pay_group_facility_cost pay_group_facility_cost_formula_id_fkey: FOREIGN KEY (formula_id) REFERENCES library_item(library_item_id)
pay_group_facility_cost pay_group_facility_cost_is_formula_check: CHECK ((is_formula = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
pay_group_facility_cost pay_group_facility_cost_parent_type_enum_id_fkey: FOREIGN KEY (parent_type_enum_id) REFERENCES enumeration(enum_id)
pay_group_facility_cost pay_group_facility_cost_pkey: PRIMARY KEY (pay_group_facility_cost_id)
pay_group_facility_cost pay_group_facility_cost_rank_check: CHECK (((rank >= 1) AND (rank <= 9999)))
pay_group_facility_cost pay_group_facility_cost_type_enum_id_fkey: FOREIGN KEY (type_enum_id) REFERENCES enumeration(enum_id)
pay_group_facility_cost pay_group_facility_cost_valid_check: CHECK (((NOT isempty(valid)) AND (lower(valid) IS NOT NULL)))
pay_group_factor pay_group_factor_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_group_factor pay_group_factor_continuous_check: CHECK ((continuous = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
pay_group_factor pay_group_factor_display_sequence_check: CHECK (((display_sequence >= 1) AND (display_sequence <= 9999)))
pay_group_factor pay_group_factor_eidi_base_check: CHECK ((eidi_base = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
pay_group_factor pay_group_factor_formula: CHECK (((NOT (method_enum_id IS DISTINCT FROM 'MPFFormula'::text)) = (formula_id IS NOT NULL)))
pay_group_factor pay_group_factor_formula_id_fkey: FOREIGN KEY (formula_id) REFERENCES library_item(library_item_id)
pay_group_factor pay_group_factor_insured_check: CHECK ((insured = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
pay_group_factor pay_group_factor_is_deduct_check: CHECK ((is_deduct = ANY (ARRAY['Y'::bpchar, 'N'::bpchar, 'Z'::bpchar])))
pay_group_factor pay_group_factor_method_enum_id_fkey: FOREIGN KEY (method_enum_id) REFERENCES enumeration(enum_id)
pay_group_factor pay_group_factor_named: FOREIGN KEY (pay_factor_id, company_id) REFERENCES pay_factor(pay_factor_id, company_id)
pay_group_factor pay_group_factor_no_overlap: EXCLUDE USING gist (pay_group_id WITH =, pay_factor_id WITH =, valid WITH &&)
pay_group_factor pay_group_factor_of: FOREIGN KEY (pay_group_id, company_id) REFERENCES pay_group(pay_group_id, company_id) ON DELETE CASCADE
pay_group_factor pay_group_factor_overtime_base_check: CHECK ((overtime_base = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
pay_group_factor pay_group_factor_pkey: PRIMARY KEY (pay_group_factor_id)
pay_group_factor pay_group_factor_rank_check: CHECK (((rank >= 1) AND (rank <= 9999)))
pay_group_factor pay_group_factor_severance_base_check: CHECK ((severance_base = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
pay_group_factor pay_group_factor_tax_column_check: CHECK (((tax_column >= 1) AND (tax_column <= 39)))
pay_group_factor pay_group_factor_taxed_check: CHECK ((taxed = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
pay_group_factor pay_group_factor_valid_check: CHECK ((NOT isempty(valid)))
pay_group_legal_deduct pay_group_legal_deduct_base_factor_ids_check: CHECK ((base_factor_ids IS JSON ARRAY))
pay_group_legal_deduct pay_group_legal_deduct_base_formula_id_fkey: FOREIGN KEY (base_formula_id) REFERENCES library_item(library_item_id)
pay_group_legal_deduct pay_group_legal_deduct_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_group_legal_deduct pay_group_legal_deduct_kind_enum_id_fkey: FOREIGN KEY (kind_enum_id) REFERENCES enumeration(enum_id)
pay_group_legal_deduct pay_group_legal_deduct_no_overlap: EXCLUDE USING gist (pay_group_id WITH =, COALESCE(kind_enum_id, parent_kind_enum_id) WITH =, valid WITH &&)
pay_group_legal_deduct pay_group_legal_deduct_of: FOREIGN KEY (pay_group_id, company_id) REFERENCES pay_group(pay_group_id, company_id) ON DELETE CASCADE
pay_group_legal_deduct pay_group_legal_deduct_one_base: CHECK (((base_factor_ids IS NULL) OR (base_formula_id IS NULL)))
pay_group_legal_deduct pay_group_legal_deduct_parent_kind_enum_id_fkey: FOREIGN KEY (parent_kind_enum_id) REFERENCES enumeration(enum_id)
pay_group_legal_deduct pay_group_legal_deduct_pkey: PRIMARY KEY (pay_group_legal_deduct_id)
pay_group_legal_deduct pay_group_legal_deduct_rate_check: CHECK (((rate >= (0)::numeric) AND (rate <= (100)::numeric)))
pay_group_legal_deduct pay_group_legal_deduct_says: CHECK (((rate IS NOT NULL) OR (base_factor_ids IS NOT NULL) OR (base_formula_id IS NOT NULL)))
pay_group_legal_deduct pay_group_legal_deduct_valid_check: CHECK (((NOT isempty(valid)) AND (lower(valid) IS NOT NULL)))
pay_group_level pay_group_level_action_enum_ids_check: CHECK ((action_enum_ids IS JSON ARRAY))
pay_group_level pay_group_level_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_group_level pay_group_level_empl_position_id_fkey: FOREIGN KEY (empl_position_id) REFERENCES empl_position(empl_position_id)
pay_group_level pay_group_level_of: FOREIGN KEY (pay_group_id, company_id) REFERENCES pay_group(pay_group_id, company_id) ON DELETE CASCADE
pay_group_level pay_group_level_pkey: PRIMARY KEY (pay_group_level_id)
pay_group_level pay_group_level_sequence: UNIQUE (pay_group_id, sequence)
pay_group_level pay_group_level_sequence_check: CHECK (((sequence >= 1) AND (sequence <= 99)))
pay_group_level pay_group_level_title_check: CHECK ((title <> ''::text))
pay_group_payslip_type pay_group_payslip_type_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_group_payslip_type pay_group_payslip_type_is_next_month_check: CHECK ((is_next_month = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
pay_group_payslip_type pay_group_payslip_type_named: FOREIGN KEY (payslip_type_id, company_id) REFERENCES payslip_type(payslip_type_id, company_id)
pay_group_payslip_type pay_group_payslip_type_of: FOREIGN KEY (pay_group_id, company_id) REFERENCES pay_group(pay_group_id, company_id) ON DELETE CASCADE
pay_group_payslip_type pay_group_payslip_type_once: UNIQUE (pay_group_id, payslip_type_id)
pay_group_payslip_type pay_group_payslip_type_payment_day_check: CHECK (((payment_day >= 1) AND (payment_day <= 31)))
pay_group_payslip_type pay_group_payslip_type_pkey: PRIMARY KEY (pay_group_payslip_type_id)
pay_group_payslip_type pay_group_payslip_type_respon_empl_position_id_fkey: FOREIGN KEY (respon_empl_position_id) REFERENCES empl_position(empl_position_id)
pay_group_payslip_type pay_group_payslip_type_send_type_enum_ids_check: CHECK ((send_type_enum_ids IS JSON ARRAY))
pay_group_payslip_type pay_group_payslip_type_voucher: FOREIGN KEY (voucher_template_id, company_id) REFERENCES voucher_template(voucher_template_id, company_id)
pay_group_reader pay_group_reader_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_group_reader pay_group_reader_of: FOREIGN KEY (pay_group_id, company_id) REFERENCES pay_group(pay_group_id, company_id) ON DELETE CASCADE
pay_group_reader pay_group_reader_pkey: PRIMARY KEY (pay_group_id, user_group_id)
pay_group_reader pay_group_reader_user_group_id_fkey: FOREIGN KEY (user_group_id) REFERENCES user_group(user_group_id)
pay_member pay_member_car_given_check: CHECK ((car_given = ANY (ARRAY['driver'::text, 'noDriver'::text])))
pay_member pay_member_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_member pay_member_employment_condition_enum_id_fkey: FOREIGN KEY (employment_condition_enum_id) REFERENCES enumeration(enum_id)
pay_member pay_member_hard_work_check: CHECK ((hard_work = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
pay_member pay_member_housing_given_check: CHECK ((housing_given = ANY (ARRAY['furnished'::text, 'unfurnished'::text])))
pay_member pay_member_insurance_area_id_fkey: FOREIGN KEY (insurance_area_id) REFERENCES company_insurance_area(company_insurance_area_id)
pay_member pay_member_insurance_job_enum_id_fkey: FOREIGN KEY (insurance_job_enum_id) REFERENCES enumeration(enum_id)
pay_member pay_member_insurance_known: CHECK ((insurance = ANY (ARRAY['worker'::text, 'other'::text, 'none'::text])))
pay_member pay_member_is_main_check: CHECK ((is_main = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
pay_member pay_member_no_overlap: EXCLUDE USING gist (party_relationship_id WITH =, valid WITH &&)
pay_member pay_member_of: FOREIGN KEY (pay_group_id, company_id) REFERENCES pay_group(pay_group_id, company_id)
pay_member pay_member_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
pay_member pay_member_party_relationship_id_fkey: FOREIGN KEY (party_relationship_id) REFERENCES party_relationship(party_relationship_id) ON DELETE CASCADE
pay_member pay_member_pkey: PRIMARY KEY (pay_member_id)
pay_member pay_member_service_location_condition_enum_id_fkey: FOREIGN KEY (service_location_condition_enum_id) REFERENCES enumeration(enum_id)
pay_member pay_member_valid_check: CHECK ((NOT isempty(valid)))
pay_member pay_member_workshop_relief_check: CHECK ((workshop_relief = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
pay_output_setting pay_output_setting_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_output_setting pay_output_setting_of: FOREIGN KEY (pay_output_type_id, company_id) REFERENCES pay_output_type(pay_output_type_id, company_id) ON DELETE CASCADE
pay_output_setting pay_output_setting_once: UNIQUE (pay_output_type_id, party_setting_type_id)
pay_output_setting pay_output_setting_party_setting_type_id_fkey: FOREIGN KEY (party_setting_type_id) REFERENCES enumeration(enum_id)
pay_output_setting pay_output_setting_pkey: PRIMARY KEY (pay_output_setting_id)
pay_output_setting pay_output_setting_value_check: CHECK ((value <> ''::text))
pay_output_type pay_output_type_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_output_type pay_output_type_output_type_enum_id_fkey: FOREIGN KEY (output_type_enum_id) REFERENCES enumeration(enum_id)
pay_output_type pay_output_type_pay_output_type_id_company_id_key: UNIQUE (pay_output_type_id, company_id)
pay_output_type pay_output_type_pkey: PRIMARY KEY (pay_output_type_id)
pay_output_type pay_output_type_setting_id_fkey: FOREIGN KEY (setting_id) REFERENCES enumeration(enum_id)
pay_output_type pay_output_type_title_check: CHECK ((title <> ''::text))
pay_period pay_period_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_period pay_period_no_overlap: EXCLUDE USING gist (time_period_type_id WITH =, valid WITH &&)
pay_period pay_period_number: UNIQUE (time_period_type_id, period_num)
pay_period pay_period_of: FOREIGN KEY (time_period_type_id, company_id) REFERENCES pay_period_type(pay_period_type_id, company_id)
pay_period pay_period_parent: FOREIGN KEY (parent_period_id, company_id) REFERENCES pay_period(pay_period_id, company_id)
pay_period pay_period_pay_period_id_company_id_key: UNIQUE (pay_period_id, company_id)
pay_period pay_period_period_name_check: CHECK ((period_name <> ''::text))
pay_period pay_period_period_num_check: CHECK ((period_num > 0))
pay_period pay_period_pkey: PRIMARY KEY (pay_period_id)
pay_period pay_period_previous: FOREIGN KEY (previous_period_id, company_id) REFERENCES pay_period(pay_period_id, company_id)
pay_period pay_period_valid_check: CHECK (((NOT isempty(valid)) AND (NOT upper_inf(valid))))
pay_period_type pay_period_type_code_check: CHECK ((code ~ '^[A-Za-z][A-Za-z0-9]{0,39}$'::text))
pay_period_type pay_period_type_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_period_type pay_period_type_description_check: CHECK ((description <> ''::text))
pay_period_type pay_period_type_length_uom_id_fkey: FOREIGN KEY (length_uom_id) REFERENCES uom(uom_id)
pay_period_type pay_period_type_parent: FOREIGN KEY (parent_period_type_id, company_id) REFERENCES pay_period_type(pay_period_type_id, company_id)
pay_period_type pay_period_type_pay_period_type_id_company_id_key: UNIQUE (pay_period_type_id, company_id)
pay_period_type pay_period_type_period_length_check: CHECK ((period_length > 0))
pay_period_type pay_period_type_period_purpose_enum_id_fkey: FOREIGN KEY (period_purpose_enum_id) REFERENCES enumeration(enum_id)
pay_period_type pay_period_type_pkey: PRIMARY KEY (pay_period_type_id)
pay_provision pay_provision_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_provision pay_provision_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE SET NULL
pay_provision pay_provision_pay_provision_id_company_id_key: UNIQUE (pay_provision_id, company_id)
pay_provision pay_provision_pkey: PRIMARY KEY (pay_provision_id)
pay_provision_row pay_provision_row_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_provision_row pay_provision_row_of: FOREIGN KEY (pay_provision_id, company_id) REFERENCES pay_provision(pay_provision_id, company_id) ON DELETE CASCADE
pay_provision_row pay_provision_row_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
pay_provision_row pay_provision_row_party_relationship_id_fkey: FOREIGN KEY (party_relationship_id) REFERENCES party_relationship(party_relationship_id) ON DELETE CASCADE
pay_provision_row pay_provision_row_pkey: PRIMARY KEY (pay_provision_id, party_relationship_id)
pay_question pay_question_answer_check: CHECK (((length(answer) >= 1) AND (length(answer) <= 2000)))
pay_question pay_question_answered_by_fkey: FOREIGN KEY (answered_by) REFERENCES party(party_id) ON DELETE SET NULL
pay_question pay_question_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_question pay_question_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
pay_question pay_question_payslip_id_fkey: FOREIGN KEY (payslip_id) REFERENCES payslip(payslip_id) ON DELETE CASCADE
pay_question pay_question_pkey: PRIMARY KEY (pay_question_id)
pay_question pay_question_question_check: CHECK (((length(question) >= 1) AND (length(question) <= 2000)))
pay_run pay_run_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_run pay_run_jalali_month_check: CHECK (((jalali_month >= 1) AND (jalali_month <= 12)))
pay_run pay_run_jalali_year_check: CHECK (((jalali_year >= 1390) AND (jalali_year <= 1600)))
pay_run pay_run_kind_known: CHECK ((kind = ANY (ARRAY['regular'::text, 'bonus'::text, 'advance'::text, 'eidi'::text, 'severance'::text, 'settlement'::text, 'arrears'::text, 'leaveBuyBack'::text])))
pay_run pay_run_leave_days_check: CHECK (((leave_days >= 1) AND (leave_days <= 60)))
pay_run pay_run_mirror: CHECK (((reverses IS NULL) OR (status_id = 'PrReversed'::text)))
pay_run pay_run_of: FOREIGN KEY (pay_group_id, company_id) REFERENCES pay_group(pay_group_id, company_id)
pay_run pay_run_pay_run_id_company_id_key: UNIQUE (pay_run_id, company_id)
pay_run pay_run_payslip_type: FOREIGN KEY (payslip_type_id, company_id) REFERENCES payslip_type(payslip_type_id, company_id)
pay_run pay_run_percent_check: CHECK (((percent >= 1) AND (percent <= 300)))
pay_run pay_run_period: FOREIGN KEY (pay_period_id, company_id) REFERENCES pay_period(pay_period_id, company_id)
pay_run pay_run_period_check: CHECK (((NOT isempty(period)) AND (NOT lower_inf(period)) AND (NOT upper_inf(period))))
pay_run pay_run_period_days: CHECK (((pay_period_id IS NULL) = (period IS NULL)))
pay_run pay_run_pkey: PRIMARY KEY (pay_run_id)
pay_run pay_run_producer_party_id_fkey: FOREIGN KEY (producer_party_id) REFERENCES party(party_id) ON DELETE SET NULL
pay_run pay_run_reverses: FOREIGN KEY (reverses) REFERENCES pay_run(pay_run_id)
pay_run_action pay_run_action_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_run_action pay_run_action_done: CHECK (((state = 'done'::text) = (done_at IS NOT NULL)))
pay_run_action pay_run_action_done_by_fkey: FOREIGN KEY (done_by) REFERENCES party(party_id) ON DELETE SET NULL
pay_run_action pay_run_action_empl_position_id_fkey: FOREIGN KEY (empl_position_id) REFERENCES empl_position(empl_position_id)
pay_run_action pay_run_action_pay_run_id_fkey: FOREIGN KEY (pay_run_id) REFERENCES pay_run(pay_run_id) ON DELETE CASCADE
pay_run_action pay_run_action_pkey: PRIMARY KEY (pay_run_id, place)
pay_run_action pay_run_action_place_check: CHECK ((place > 0))
pay_run_action pay_run_action_state_check: CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'passed'::text])))
pay_run_action pay_run_action_title_check: CHECK ((title <> ''::text))
pay_run_action pay_run_action_type_enum_id_fkey: FOREIGN KEY (type_enum_id) REFERENCES enumeration(enum_id)
pay_run_calc_type pay_run_calc_type_calc_type_enum_id_fkey: FOREIGN KEY (calc_type_enum_id) REFERENCES enumeration(enum_id)
pay_run_calc_type pay_run_calc_type_changed_by_fkey: FOREIGN KEY (changed_by) REFERENCES party(party_id) ON DELETE SET NULL
pay_run_calc_type pay_run_calc_type_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_run_calc_type pay_run_calc_type_factor: FOREIGN KEY (pay_factor_id, company_id) REFERENCES pay_factor(pay_factor_id, company_id)
pay_run_calc_type pay_run_calc_type_of: FOREIGN KEY (pay_run_id, company_id) REFERENCES pay_run(pay_run_id, company_id) ON DELETE CASCADE
pay_run_calc_type pay_run_calc_type_pkey: PRIMARY KEY (pay_run_id, pay_factor_id)
pay_run_calc_type pay_run_calc_type_reason_check: CHECK ((reason <> ''::text))
pay_run_event pay_run_event_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_run_event pay_run_event_event_check: CHECK ((event = ANY (ARRAY['reopened'::text, 'paid'::text, 'reversed'::text])))
pay_run_event pay_run_event_of: FOREIGN KEY (pay_run_id, company_id) REFERENCES pay_run(pay_run_id, company_id) ON DELETE CASCADE
pay_run_event pay_run_event_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE SET NULL
pay_run_event pay_run_event_pkey: PRIMARY KEY (pay_run_event_id)
pay_run_event pay_run_event_reason_check: CHECK ((reason <> ''::text))
pay_run_event pay_run_event_says: CHECK (
CASE event
    WHEN 'paid'::text THEN (paid_on IS NOT NULL)
    ELSE (reason IS NOT NULL)
END)
pay_run_output pay_run_output_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_run_output pay_run_output_of: FOREIGN KEY (pay_run_id, company_id) REFERENCES pay_run(pay_run_id, company_id) ON DELETE CASCADE
pay_run_output pay_run_output_output_type_enum_id_fkey: FOREIGN KEY (output_type_enum_id) REFERENCES enumeration(enum_id)
pay_run_output pay_run_output_pkey: PRIMARY KEY (pay_run_id, output_type_enum_id)
pay_run_output pay_run_output_type: FOREIGN KEY (pay_output_type_id, company_id) REFERENCES pay_output_type(pay_output_type_id, company_id)
pay_run_refusal pay_run_refusal_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_run_refusal pay_run_refusal_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
pay_run_refusal pay_run_refusal_party_relationship_id_fkey: FOREIGN KEY (party_relationship_id) REFERENCES party_relationship(party_relationship_id) ON DELETE CASCADE
pay_run_refusal pay_run_refusal_pay_run_id_fkey: FOREIGN KEY (pay_run_id) REFERENCES pay_run(pay_run_id) ON DELETE CASCADE
pay_run_refusal pay_run_refusal_pkey: PRIMARY KEY (pay_run_id, party_relationship_id)
pay_run_setting pay_run_setting_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_run_setting pay_run_setting_of: FOREIGN KEY (pay_run_id, company_id) REFERENCES pay_run(pay_run_id, company_id) ON DELETE CASCADE
pay_run_setting pay_run_setting_pkey: PRIMARY KEY (pay_run_id)
pay_setting pay_setting_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_setting pay_setting_key_check: CHECK ((key ~ '^[a-z][A-Za-z]{1,39}$'::text))
pay_setting pay_setting_no_overlap: EXCLUDE USING gist (company_id WITH =, key WITH =, valid WITH &&) WHERE ((withdrawn_at IS NULL))
pay_setting pay_setting_pkey: PRIMARY KEY (pay_setting_id)
pay_setting pay_setting_reason_check: CHECK ((reason <> ''::text))
pay_setting pay_setting_set_by_fkey: FOREIGN KEY (set_by) REFERENCES party(party_id)
pay_setting pay_setting_valid_check: CHECK (((NOT isempty(valid)) AND (NOT lower_inf(valid))))
pay_setting pay_setting_value_check: CHECK ((length(value) <= 4000))
pay_so_far pay_so_far_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_so_far pay_so_far_of: FOREIGN KEY (pay_group_id, company_id) REFERENCES pay_group(pay_group_id, company_id) ON DELETE CASCADE
pay_so_far pay_so_far_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
pay_so_far pay_so_far_party_relationship_id_fkey: FOREIGN KEY (party_relationship_id) REFERENCES party_relationship(party_relationship_id) ON DELETE CASCADE
pay_so_far pay_so_far_pkey: PRIMARY KEY (party_relationship_id)
pay_so_far_setting pay_so_far_setting_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_so_far_setting pay_so_far_setting_pkey: PRIMARY KEY (company_id)
pay_so_far_setting pay_so_far_setting_shows_own_check: CHECK ((shows_own = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
pay_transfer pay_transfer_amount_check: CHECK ((amount > 0))
pay_transfer pay_transfer_bank_reference_check: CHECK ((bank_reference <> ''::text))
pay_transfer pay_transfer_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_transfer pay_transfer_of: FOREIGN KEY (pay_transfer_file_id, company_id) REFERENCES pay_transfer_file(pay_transfer_file_id, company_id) ON DELETE CASCADE
pay_transfer pay_transfer_once: UNIQUE (pay_transfer_file_id, party_relationship_id)
pay_transfer pay_transfer_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
pay_transfer pay_transfer_party_relationship_id_fkey: FOREIGN KEY (party_relationship_id) REFERENCES party_relationship(party_relationship_id) ON DELETE CASCADE
pay_transfer pay_transfer_pkey: PRIMARY KEY (pay_transfer_id)
pay_transfer pay_transfer_reason_check: CHECK ((reason <> ''::text))
pay_transfer pay_transfer_reference_check: CHECK ((reference <> ''::text))
pay_transfer pay_transfer_rejection_says: CHECK (((result IS DISTINCT FROM 'rejected'::text) OR (reason IS NOT NULL)))
pay_transfer pay_transfer_result_check: CHECK ((result = ANY (ARRAY['paid'::text, 'rejected'::text])))
pay_transfer_file pay_transfer_file_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_transfer_file pay_transfer_file_of: FOREIGN KEY (pay_run_id, company_id) REFERENCES pay_run(pay_run_id, company_id) ON DELETE CASCADE
pay_transfer_file pay_transfer_file_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE SET NULL
pay_transfer_file pay_transfer_file_pay_transfer_file_id_company_id_key: UNIQUE (pay_transfer_file_id, company_id)
pay_transfer_file pay_transfer_file_payers_check: CHECK ((payers = ANY (ARRAY['main'::text, 'byBank'::text])))
pay_transfer_file pay_transfer_file_pkey: PRIMARY KEY (pay_transfer_file_id)
pay_transfer_file pay_transfer_file_serial_check: CHECK ((serial ~ '^(0|[1-9]\d{0,8})$'::text))
pay_transfer_file pay_transfer_file_template: FOREIGN KEY (pay_bank_template_id, company_id) REFERENCES pay_bank_template(pay_bank_template_id, company_id)
pay_transfer_file pay_transfer_file_void_reason_check: CHECK ((void_reason <> ''::text))
pay_transfer_file pay_transfer_file_voided_by_fkey: FOREIGN KEY (voided_by) REFERENCES party(party_id) ON DELETE SET NULL
pay_transfer_file pay_transfer_serial_once: UNIQUE (company_id, serial)
pay_transfer_file pay_transfer_void_says: CHECK (((voided_at IS NULL) = (void_reason IS NULL)))
pay_voucher balanced: TRIGGER DEFERRABLE INITIALLY DEFERRED
pay_voucher pay_voucher_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_voucher pay_voucher_made_by_fkey: FOREIGN KEY (made_by) REFERENCES party(party_id) ON DELETE SET NULL
pay_voucher pay_voucher_of: FOREIGN KEY (pay_run_id, company_id) REFERENCES pay_run(pay_run_id, company_id) ON DELETE CASCADE
pay_voucher pay_voucher_ordinal_check: CHECK ((ordinal > 0))
pay_voucher pay_voucher_pay_voucher_id_pay_run_id_company_id_key: UNIQUE (pay_voucher_id, pay_run_id, company_id)
pay_voucher pay_voucher_pkey: PRIMARY KEY (pay_voucher_id)
pay_voucher pay_voucher_place_id_fkey: FOREIGN KEY (place_id) REFERENCES party_classification(party_classification_id)
pay_voucher pay_voucher_reverses_fkey: FOREIGN KEY (reverses) REFERENCES pay_voucher(pay_voucher_id)
pay_voucher pay_voucher_template: FOREIGN KEY (voucher_template_id, company_id) REFERENCES voucher_template(voucher_template_id, company_id)
pay_voucher_line pay_voucher_line_account: FOREIGN KEY (gl_account_id, company_id) REFERENCES gl_account(gl_account_id, company_id)
pay_voucher_line pay_voucher_line_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_voucher_line pay_voucher_line_credit_check: CHECK ((credit >= 0))
pay_voucher_line pay_voucher_line_debit_check: CHECK ((debit >= 0))
pay_voucher_line pay_voucher_line_line_no_check: CHECK ((line_no > 0))
pay_voucher_line pay_voucher_line_of: FOREIGN KEY (pay_voucher_id, pay_run_id, company_id) REFERENCES pay_voucher(pay_voucher_id, pay_run_id, company_id) ON DELETE CASCADE
pay_voucher_line pay_voucher_line_once: UNIQUE (pay_voucher_id, line_no)
pay_voucher_line pay_voucher_line_pkey: PRIMARY KEY (pay_voucher_line_id)
pay_voucher_line pay_voucher_line_side: CHECK (((debit = 0) <> (credit = 0)))
pay_voucher_sending pay_voucher_sending_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_voucher_sending pay_voucher_sending_fault: CHECK (((state = 'failed'::text) = (fault IS NOT NULL)))
pay_voucher_sending pay_voucher_sending_fault_check: CHECK ((fault <> ''::text))
pay_voucher_sending pay_voucher_sending_of: FOREIGN KEY (pay_voucher_id, pay_run_id, company_id) REFERENCES pay_voucher(pay_voucher_id, pay_run_id, company_id) ON DELETE CASCADE
pay_voucher_sending pay_voucher_sending_pkey: PRIMARY KEY (pay_voucher_id)
pay_voucher_sending pay_voucher_sending_sent_by_fkey: FOREIGN KEY (sent_by) REFERENCES party(party_id) ON DELETE SET NULL
pay_voucher_sending pay_voucher_sending_state_check: CHECK ((state = ANY (ARRAY['sending'::text, 'sent'::text, 'failed'::text])))
pay_what_if_setting pay_what_if_setting_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_what_if_setting pay_what_if_setting_is_open_check: CHECK ((is_open = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
pay_what_if_setting pay_what_if_setting_pkey: PRIMARY KEY (company_id)
pay_year_paper pay_year_paper_code_check: CHECK ((code ~ '^[2-9A-HJ-NP-Z]{12}$'::text))
pay_year_paper pay_year_paper_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
pay_year_paper pay_year_paper_once: UNIQUE (party_id, company_id, jalali_year, payslips)
pay_year_paper pay_year_paper_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
pay_year_paper pay_year_paper_pkey: PRIMARY KEY (code)
payslip payslip_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
payslip payslip_net_check: CHECK (((net >= 0) OR (reverses IS NOT NULL)))
payslip payslip_of: FOREIGN KEY (pay_run_id, company_id) REFERENCES pay_run(pay_run_id, company_id) ON DELETE CASCADE
payslip payslip_once: UNIQUE (pay_run_id, party_relationship_id)
payslip payslip_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
payslip payslip_party_relationship_id_fkey: FOREIGN KEY (party_relationship_id) REFERENCES party_relationship(party_relationship_id) ON DELETE CASCADE
payslip payslip_pkey: PRIMARY KEY (payslip_id)
payslip payslip_reverses: FOREIGN KEY (reverses) REFERENCES payslip(payslip_id) ON DELETE CASCADE
payslip_order payslip_order_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
payslip_order payslip_order_layout_check: CHECK ((layout = ANY (ARRAY['default'::text, 'detailed'::text])))
payslip_order payslip_order_of: FOREIGN KEY (pay_run_id, company_id) REFERENCES pay_run(pay_run_id, company_id) ON DELETE CASCADE
payslip_order payslip_order_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
payslip_order payslip_order_pkey: PRIMARY KEY (pay_run_id, party_id)
payslip_paper payslip_paper_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
payslip_paper payslip_paper_of: FOREIGN KEY (pay_run_id, party_id) REFERENCES payslip_order(pay_run_id, party_id) ON DELETE CASCADE
payslip_paper payslip_paper_once: UNIQUE (pay_run_id, party_id, part_no)
payslip_paper payslip_paper_part_no_check: CHECK ((part_no > 0))
payslip_paper payslip_paper_people_check: CHECK ((people > 0))
payslip_paper payslip_paper_pkey: PRIMARY KEY (payslip_paper_id)
payslip_type payslip_type_autgen_time_period_check: CHECK ((autgen_time_period = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
payslip_type payslip_type_autgen_title_enum_id_fkey: FOREIGN KEY (autgen_title_enum_id) REFERENCES enumeration(enum_id)
payslip_type payslip_type_bank: FOREIGN KEY (bank_output_id, company_id) REFERENCES pay_output_type(pay_output_type_id, company_id)
payslip_type payslip_type_cash_allowed_check: CHECK ((cash_allowed = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
payslip_type payslip_type_change_calc_type_check: CHECK ((change_calc_type = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
payslip_type payslip_type_code_check: CHECK ((code ~ '^[A-Za-z][A-Za-z0-9]{0,39}$'::text))
payslip_type payslip_type_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
payslip_type payslip_type_insurance: FOREIGN KEY (insurance_output_id, company_id) REFERENCES pay_output_type(pay_output_type_id, company_id)
payslip_type payslip_type_payslip_type_id_company_id_key: UNIQUE (payslip_type_id, company_id)
payslip_type payslip_type_period: FOREIGN KEY (time_period_type_id, company_id) REFERENCES pay_period_type(pay_period_type_id, company_id)
payslip_type payslip_type_pkey: PRIMARY KEY (payslip_type_id)
payslip_type payslip_type_print_setting_id_fkey: FOREIGN KEY (print_setting_id) REFERENCES enumeration(enum_id)
payslip_type payslip_type_rounding_numbers_check: CHECK (((rounding_numbers >= 0) AND (rounding_numbers <= 6)))
payslip_type payslip_type_rounding_type_enum_id_fkey: FOREIGN KEY (rounding_type_enum_id) REFERENCES enumeration(enum_id)
payslip_type payslip_type_tax: FOREIGN KEY (tax_output_id, company_id) REFERENCES pay_output_type(pay_output_type_id, company_id)
payslip_type payslip_type_title_check: CHECK ((title <> ''::text))
payslip_type_factor payslip_type_factor_arrears_pay_check: CHECK ((arrears_pay = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
payslip_type_factor payslip_type_factor_calc_type_enum_id_fkey: FOREIGN KEY (calc_type_enum_id) REFERENCES enumeration(enum_id)
payslip_type_factor payslip_type_factor_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
payslip_type_factor payslip_type_factor_named: FOREIGN KEY (pay_factor_id, company_id) REFERENCES pay_factor(pay_factor_id, company_id)
payslip_type_factor payslip_type_factor_of: FOREIGN KEY (payslip_type_id, company_id) REFERENCES payslip_type(payslip_type_id, company_id) ON DELETE CASCADE
payslip_type_factor payslip_type_factor_once: UNIQUE (payslip_type_id, pay_factor_id)
payslip_type_factor payslip_type_factor_pkey: PRIMARY KEY (payslip_type_factor_id)
person person_base_insurance_type_enum_id_fkey: FOREIGN KEY (base_insurance_type_enum_id) REFERENCES enumeration(enum_id)
person person_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
person person_country_geo_id_fkey: FOREIGN KEY (country_geo_id) REFERENCES geo(geo_id)
person person_criminal_record_check: CHECK ((criminal_record = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
person person_first_name_check: CHECK ((first_name <> ''::text))
person person_gender_check: CHECK ((gender = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
person person_issue_county_geo_id_fkey: FOREIGN KEY (issue_county_geo_id) REFERENCES geo(geo_id)
person person_issue_province_geo_id_fkey: FOREIGN KEY (issue_province_geo_id) REFERENCES geo(geo_id)
person person_last_name_check: CHECK ((last_name <> ''::text))
person person_marital_status_enum_id_fkey: FOREIGN KEY (marital_status_enum_id) REFERENCES enumeration(enum_id)
person person_military_state_enum_id_fkey: FOREIGN KEY (military_state_enum_id) REFERENCES enumeration(enum_id)
person person_number_of_kids_check: CHECK (((number_of_kids >= 0) AND (number_of_kids <= 30)))
person person_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
person person_personal_title_enum_id_fkey: FOREIGN KEY (personal_title_enum_id) REFERENCES enumeration(enum_id)
person person_pkey: PRIMARY KEY (party_id)
person person_religion_enum_id_fkey: FOREIGN KEY (religion_enum_id) REFERENCES enumeration(enum_id)
person person_residence_status_enum_id_fkey: FOREIGN KEY (residence_status_enum_id) REFERENCES enumeration(enum_id)
person person_sect_enum_id_fkey: FOREIGN KEY (sect_enum_id) REFERENCES enumeration(enum_id)
person_day_reduction person_day_reduction_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
person_day_reduction person_day_reduction_minutes_check: CHECK (((minutes >= 1) AND (minutes <= 720)))
person_day_reduction person_day_reduction_no_overlap: EXCLUDE USING gist (company_id WITH =, party_id WITH =, reduction_kind WITH =, valid WITH &&)
person_day_reduction person_day_reduction_paper_number_check: CHECK ((paper_number <> ''::text))
person_day_reduction person_day_reduction_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
person_day_reduction person_day_reduction_party_relationship_id_fkey: FOREIGN KEY (party_relationship_id) REFERENCES party_relationship(party_relationship_id) ON DELETE CASCADE
person_day_reduction person_day_reduction_pkey: PRIMARY KEY (person_day_reduction_id)
person_day_reduction person_day_reduction_place_check: CHECK ((place = ANY (ARRAY['begin'::text, 'end'::text])))
person_day_reduction person_day_reduction_reason_check: CHECK ((reason <> ''::text))
person_day_reduction person_day_reduction_reduction_kind_check: CHECK ((reduction_kind = ANY (ARRAY['RdNursing'::text, 'RdReducedWeek'::text, 'RdHardJob'::text, 'RdOther'::text])))
person_day_reduction person_day_reduction_valid_check: CHECK (((NOT isempty(valid)) AND (NOT lower_inf(valid))))
person_day_shift person_day_shift_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
person_day_shift person_day_shift_once: UNIQUE (company_id, party_id, day_date)
person_day_shift person_day_shift_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
person_day_shift person_day_shift_pkey: PRIMARY KEY (person_day_shift_id)
person_day_shift person_day_shift_reason_check: CHECK ((reason <> ''::text))
person_day_shift person_day_shift_shift: FOREIGN KEY (work_shift_id, company_id) REFERENCES work_shift(work_shift_id, company_id)
person_disease person_disease_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
person_disease person_disease_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
person_disease person_disease_pkey: PRIMARY KEY (person_disease_id)
person_disease person_disease_valid_check: CHECK ((NOT isempty(valid)))
person_document person_document_check: CHECK ((expiry_date > document_date))
person_document person_document_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
person_document person_document_document_type_enum_id_fkey: FOREIGN KEY (document_type_enum_id) REFERENCES enumeration(enum_id)
person_document person_document_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
person_document person_document_pkey: PRIMARY KEY (person_document_id)
person_experiment person_experiment_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
person_experiment person_experiment_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
person_experiment person_experiment_pkey: PRIMARY KEY (person_experiment_id)
person_facility person_facility_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
person_facility person_facility_no_overlap: EXCLUDE USING gist (party_relationship_id WITH =, COALESCE(type_enum_id, parent_type_enum_id) WITH =, valid WITH &&)
person_facility person_facility_parent_type_enum_id_fkey: FOREIGN KEY (parent_type_enum_id) REFERENCES enumeration(enum_id)
person_facility person_facility_party_relationship_id_fkey: FOREIGN KEY (party_relationship_id) REFERENCES party_relationship(party_relationship_id) ON DELETE CASCADE
person_facility person_facility_pkey: PRIMARY KEY (person_facility_id)
person_facility person_facility_type_enum_id_fkey: FOREIGN KEY (type_enum_id) REFERENCES enumeration(enum_id)
person_facility person_facility_valid_check: CHECK (((NOT isempty(valid)) AND (lower(valid) IS NOT NULL)))
person_facility_taken person_facility_taken_amount_check: CHECK ((amount <> 0))
person_facility_taken person_facility_taken_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
person_facility_taken person_facility_taken_person_facility_id_fkey: FOREIGN KEY (person_facility_id) REFERENCES person_facility(person_facility_id) ON DELETE CASCADE
person_facility_taken person_facility_taken_pkey: PRIMARY KEY (person_facility_taken_id)
person_note person_note_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
person_note person_note_note_kind_check: CHECK ((note_kind = ANY (ARRAY['general'::text, 'conduct'::text, 'praise'::text, 'pay'::text, 'family'::text, 'health'::text])))
person_note person_note_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
person_note person_note_pkey: PRIMARY KEY (person_note_id)
person_work_calendar person_work_calendar_no_overlap: EXCLUDE USING gist (company_id WITH =, party_id WITH =, valid WITH &&)
person_work_calendar person_work_calendar_of: FOREIGN KEY (work_calendar_id, company_id) REFERENCES work_calendar(work_calendar_id, company_id)
person_work_calendar person_work_calendar_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
person_work_calendar person_work_calendar_pkey: PRIMARY KEY (person_work_calendar_id)
person_work_calendar person_work_calendar_programme: FOREIGN KEY (shift_programme_id, work_calendar_id) REFERENCES shift_programme(shift_programme_id, work_calendar_id)
person_work_calendar person_work_calendar_valid_check: CHECK ((NOT isempty(valid)))
personal_note personal_note_pkey: PRIMARY KEY (note_id)
personal_note personal_note_text_check: CHECK ((length(text) <= 2000))
personal_note personal_note_user_id_fkey: FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE CASCADE
personnel_structure personnel_structure_activity_area_id_fkey: FOREIGN KEY (activity_area_id) REFERENCES party_classification(party_classification_id)
personnel_structure personnel_structure_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
personnel_structure personnel_structure_cost_center_id_fkey: FOREIGN KEY (cost_center_id) REFERENCES party_classification(party_classification_id)
personnel_structure personnel_structure_employee_group_id_fkey: FOREIGN KEY (employee_group_id) REFERENCES party_classification(party_classification_id)
personnel_structure personnel_structure_employee_sub_group_id_fkey: FOREIGN KEY (employee_sub_group_id) REFERENCES party_classification(party_classification_id)
personnel_structure personnel_structure_expertise_area_id_fkey: FOREIGN KEY (expertise_area_id) REFERENCES party_classification(party_classification_id)
personnel_structure personnel_structure_one: EXCLUDE USING gist (party_id WITH =, valid WITH &&)
personnel_structure personnel_structure_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
personnel_structure personnel_structure_pkey: PRIMARY KEY (personnel_structure_id)
personnel_structure personnel_structure_valid_check: CHECK ((NOT isempty(valid)))
phone_place phone_place_latitude_check: CHECK (((latitude >= ('-90'::integer)::numeric) AND (latitude <= (90)::numeric)))
phone_place phone_place_longitude_check: CHECK (((longitude >= ('-180'::integer)::numeric) AND (longitude <= (180)::numeric)))
phone_place phone_place_of: FOREIGN KEY (clock_device_id, company_id) REFERENCES clock_device(clock_device_id, company_id) ON DELETE CASCADE
phone_place phone_place_option_indicator_check: CHECK ((option_indicator = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
phone_place phone_place_pkey: PRIMARY KEY (phone_place_id)
phone_place phone_place_radius_check: CHECK (((radius >= 20) AND (radius <= 20000)))
phone_place phone_place_title_check: CHECK ((title <> ''::text))
phone_place phone_place_unit_id_fkey: FOREIGN KEY (unit_id) REFERENCES org_unit(unit_id) ON DELETE CASCADE
phone_place phone_place_whole: CHECK ((num_nonnulls(latitude, longitude, radius) = ANY (ARRAY[0, 3])))
phone_press phone_press_at: FOREIGN KEY (clock_device_id, company_id) REFERENCES clock_device(clock_device_id, company_id)
phone_press phone_press_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
phone_press phone_press_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
phone_press phone_press_pkey: PRIMARY KEY (party_id, press_id)
phone_press phone_press_way_check: CHECK ((way = ANY (ARRAY['in'::text, 'out'::text])))
postal_address postal_address_city_geo_id_fkey: FOREIGN KEY (city_geo_id) REFERENCES geo(geo_id)
postal_address postal_address_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
postal_address postal_address_country_geo_id_fkey: FOREIGN KEY (country_geo_id) REFERENCES geo(geo_id)
postal_address postal_address_county_geo_id_fkey: FOREIGN KEY (county_geo_id) REFERENCES geo(geo_id)
postal_address postal_address_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
postal_address postal_address_pkey: PRIMARY KEY (postal_address_id)
postal_address postal_address_postal_code_geo_id_fkey: FOREIGN KEY (postal_code_geo_id) REFERENCES geo(geo_id)
postal_address postal_address_state_province_geo_id_fkey: FOREIGN KEY (state_province_geo_id) REFERENCES geo(geo_id)
premium_part premium_part_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
premium_part premium_part_insurance_membership_id_fkey: FOREIGN KEY (insurance_membership_id) REFERENCES insurance_membership(insurance_membership_id) ON DELETE CASCADE
premium_part premium_part_part_number_check: CHECK ((part_number > 0))
premium_part premium_part_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
premium_part premium_part_pkey: PRIMARY KEY (premium_part_id)
premium_part premium_part_says: CHECK (((employee_share <> 0) OR (employer_share <> 0)))
premium_taken premium_taken_amount_check: CHECK ((amount <> 0))
premium_taken premium_taken_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
premium_taken premium_taken_insurance_membership_id_fkey: FOREIGN KEY (insurance_membership_id) REFERENCES insurance_membership(insurance_membership_id) ON DELETE CASCADE
premium_taken premium_taken_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
premium_taken premium_taken_pkey: PRIMARY KEY (premium_taken_id)
process_comment process_comment_author_party_id_fkey: FOREIGN KEY (author_party_id) REFERENCES party(party_id)
process_comment process_comment_body_check: CHECK ((body <> ''::text))
process_comment process_comment_pkey: PRIMARY KEY (comment_id)
process_comment process_comment_process_instance_id_fkey: FOREIGN KEY (process_instance_id) REFERENCES process_instance(process_instance_id) ON DELETE CASCADE
process_definition process_definition_base_definition_id_fkey: FOREIGN KEY (base_definition_id) REFERENCES process_definition(process_definition_id)
process_definition process_definition_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
process_definition process_definition_created_by_fkey: FOREIGN KEY (created_by) REFERENCES party(party_id) ON DELETE SET NULL
process_definition process_definition_four_eyes: CHECK ((published_by <> ALL (writer_ids)))
process_definition process_definition_pkey: PRIMARY KEY (process_definition_id)
process_definition process_definition_process_definition_id_company_id_key: UNIQUE (process_definition_id, company_id)
process_definition process_definition_process_key_check: CHECK ((process_key ~ '^[A-Za-z][A-Za-z0-9_]{0,59}$'::text))
process_definition process_definition_published_by_fkey: FOREIGN KEY (published_by) REFERENCES party(party_id) ON DELETE SET NULL
process_definition process_definition_publisher: CHECK (((status <> 'published'::text) OR (writer_ids = '{}'::uuid[]) OR (published_by IS NOT NULL)))
process_definition process_definition_retire_asked: CHECK (((retired_by IS NULL) OR (retire_asked_at IS NOT NULL)))
process_definition process_definition_retire_asked_by_fkey: FOREIGN KEY (retire_asked_by) REFERENCES party(party_id) ON DELETE SET NULL
process_definition process_definition_retire_eyes: CHECK ((retired_by <> retire_asked_by))
process_definition process_definition_retired_by_fkey: FOREIGN KEY (retired_by) REFERENCES party(party_id) ON DELETE SET NULL
process_definition process_definition_source_check: CHECK ((source = ANY (ARRAY['shipped'::text, 'company'::text])))
process_definition process_definition_status_check: CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'retired'::text, 'unfolded'::text])))
process_definition process_definition_submitted: CHECK (((published_at IS NULL) OR (submitted_at IS NOT NULL)))
process_definition process_definition_submitted_by_fkey: FOREIGN KEY (submitted_by) REFERENCES party(party_id) ON DELETE SET NULL
process_definition process_definition_title_check: CHECK ((title <> ''::text))
process_definition process_definition_unfolded: CHECK ((((status = 'unfolded'::text) = (base_definition_id IS NOT NULL)) AND ((base_definition_id IS NULL) = (expansion IS NULL))))
process_definition process_definition_version_check: CHECK ((version > 0))
process_event process_event_actor_party_id_fkey: FOREIGN KEY (actor_party_id) REFERENCES party(party_id)
process_event process_event_pkey: PRIMARY KEY (process_instance_id, process_event_id)
process_event process_event_process_instance_id_fkey: FOREIGN KEY (process_instance_id) REFERENCES process_instance(process_instance_id) ON DELETE CASCADE
process_hand process_hand_once: UNIQUE NULLS NOT DISTINCT (process_instance_id, party_id, task_id)
process_hand process_hand_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
process_hand process_hand_process_instance_id_fkey: FOREIGN KEY (process_instance_id) REFERENCES process_instance(process_instance_id) ON DELETE CASCADE
process_hand process_hand_task_id_fkey: FOREIGN KEY (task_id) REFERENCES process_task(task_id) ON DELETE CASCADE
process_incident process_incident_pkey: PRIMARY KEY (process_instance_id, token)
process_incident process_incident_process_instance_id_fkey: FOREIGN KEY (process_instance_id) REFERENCES process_instance(process_instance_id) ON DELETE CASCADE
process_instance process_instance_caller: CHECK (((caller_id IS NULL) = (caller_token IS NULL)))
process_instance process_instance_caller_id_fkey: FOREIGN KEY (caller_id) REFERENCES process_instance(process_instance_id)
process_instance process_instance_definition: FOREIGN KEY (process_definition_id, company_id) REFERENCES process_definition(process_definition_id, company_id)
process_instance process_instance_divided_from_fkey: FOREIGN KEY (divided_from) REFERENCES process_instance(process_instance_id)
process_instance process_instance_ended: CHECK (((status = 'active'::text) = (ended_at IS NULL)))
process_instance process_instance_initiator_party_id_fkey: FOREIGN KEY (initiator_party_id) REFERENCES party(party_id)
process_instance process_instance_pkey: PRIMARY KEY (process_instance_id)
process_instance process_instance_status_check: CHECK ((status = ANY (ARRAY['active'::text, 'completed'::text, 'cancelled'::text])))
process_instance process_instance_subject_party_id_fkey: FOREIGN KEY (subject_party_id) REFERENCES party(party_id)
process_instance process_instance_tracking: UNIQUE (tracking_code)
process_job process_job_pkey: PRIMARY KEY (process_job_id)
process_job process_job_process_instance_id_fkey: FOREIGN KEY (process_instance_id) REFERENCES process_instance(process_instance_id) ON DELETE CASCADE
process_job process_job_token: UNIQUE (process_instance_id, token)
process_message process_message_pkey: PRIMARY KEY (process_instance_id, token)
process_message process_message_process_instance_id_fkey: FOREIGN KEY (process_instance_id) REFERENCES process_instance(process_instance_id) ON DELETE CASCADE
process_subject process_subject_once: UNIQUE (process_instance_id, party_id)
process_subject process_subject_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
process_subject process_subject_pkey: PRIMARY KEY (process_subject_id)
process_subject process_subject_process_instance_id_fkey: FOREIGN KEY (process_instance_id) REFERENCES process_instance(process_instance_id) ON DELETE CASCADE
process_task process_task_assignee_party_id_fkey: FOREIGN KEY (assignee_party_id) REFERENCES party(party_id)
process_task process_task_closed: CHECK (((status = 'open'::text) = (closed_at IS NULL)))
process_task process_task_completed: CHECK (((status = 'completed'::text) = (completed_by IS NOT NULL)))
process_task process_task_completed_by_fkey: FOREIGN KEY (completed_by) REFERENCES party(party_id)
process_task process_task_on_behalf_of_fkey: FOREIGN KEY (on_behalf_of) REFERENCES party(party_id)
process_task process_task_pkey: PRIMARY KEY (task_id)
process_task process_task_process_instance_id_fkey: FOREIGN KEY (process_instance_id) REFERENCES process_instance(process_instance_id) ON DELETE CASCADE
process_task process_task_status_check: CHECK ((status = ANY (ARRAY['open'::text, 'completed'::text, 'dropped'::text])))
process_task_candidate process_task_candidate_on_behalf_of_fkey: FOREIGN KEY (on_behalf_of) REFERENCES party(party_id)
process_task_candidate process_task_candidate_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
process_task_candidate process_task_candidate_pkey: PRIMARY KEY (party_id, task_id)
process_task_candidate process_task_candidate_task_id_fkey: FOREIGN KEY (task_id) REFERENCES process_task(task_id) ON DELETE CASCADE
process_timer process_timer_pkey: PRIMARY KEY (process_instance_id, token, node_id)
process_timer process_timer_process_instance_id_fkey: FOREIGN KEY (process_instance_id) REFERENCES process_instance(process_instance_id) ON DELETE CASCADE
recent_page recent_page_path_check: CHECK (((length(path) >= 1) AND (length(path) <= 500)))
recent_page recent_page_pkey: PRIMARY KEY (user_id, path)
recent_page recent_page_title_check: CHECK (((length(title) >= 1) AND (length(title) <= 200)))
recent_page recent_page_user_id_fkey: FOREIGN KEY (user_id) REFERENCES user_account(user_id) ON DELETE CASCADE
reference_version reference_version_only_one_check: CHECK (only_one)
reference_version reference_version_pkey: PRIMARY KEY (only_one)
required_document required_document_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
required_document required_document_document_type_enum_id_fkey: FOREIGN KEY (document_type_enum_id) REFERENCES enumeration(enum_id)
required_document required_document_employment_status_enum_id_fkey: FOREIGN KEY (employment_status_enum_id) REFERENCES enumeration(enum_id)
required_document required_document_gender_check: CHECK ((gender = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
required_document required_document_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
required_document required_document_option_indicator_check: CHECK ((option_indicator = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
required_document required_document_pkey: PRIMARY KEY (required_document_id)
resealing resealing_key_id_fkey: FOREIGN KEY (key_id) REFERENCES data_key(key_id)
resealing resealing_pkey: PRIMARY KEY (job)
role_type role_type_check: CHECK ((parent_type_id <> role_type_id))
role_type role_type_description_check: CHECK ((description <> ''::text))
role_type role_type_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
role_type role_type_option_indicator_check: CHECK ((option_indicator = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
role_type role_type_parent_type_id_fkey: FOREIGN KEY (parent_type_id) REFERENCES role_type(role_type_id)
role_type role_type_pkey: PRIMARY KEY (role_type_id)
role_type role_type_role_type_id_check: CHECK ((role_type_id ~ '^[A-Za-z][A-Za-z0-9_]*$'::text))
run run_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
run run_counts: CHECK (((done_items + failed_items) <= total_items))
run run_done_items_check: CHECK ((done_items >= 0))
run run_failed_items_check: CHECK ((failed_items >= 0))
run run_kind_check: CHECK ((kind ~ '^[a-z][A-Za-z0-9/-]{0,119}$'::text))
run run_pkey: PRIMARY KEY (run_id)
run run_state_check: CHECK ((state = ANY (ARRAY['running'::text, 'paused'::text, 'stopped'::text, 'failed'::text, 'done'::text])))
run run_total_items_check: CHECK ((total_items >= 0))
run_item run_item_pkey: PRIMARY KEY (run_id, item_no)
run_item run_item_reason: CHECK (((state = 'failed'::text) = (failure IS NOT NULL)))
run_item run_item_run_id_fkey: FOREIGN KEY (run_id) REFERENCES run(run_id) ON DELETE CASCADE
run_item run_item_state_check: CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'failed'::text])))
sacrifice sacrifice_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
sacrifice sacrifice_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
sacrifice sacrifice_pkey: PRIMARY KEY (sacrifice_id)
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
shift_need shift_need_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
shift_need shift_need_needed_check: CHECK (((needed >= 0) AND (needed <= 9999)))
shift_need shift_need_needed_off_check: CHECK (((needed_off >= 0) AND (needed_off <= 9999)))
shift_need shift_need_no_overlap: EXCLUDE USING gist (unit_id WITH =, work_shift_id WITH =, valid WITH &&)
shift_need shift_need_pkey: PRIMARY KEY (shift_need_id)
shift_need shift_need_unit_id_fkey: FOREIGN KEY (unit_id) REFERENCES org_unit(unit_id) ON DELETE CASCADE
shift_need shift_need_valid_check: CHECK (((NOT isempty(valid)) AND (NOT lower_inf(valid))))
shift_need shift_need_work_shift_id_fkey: FOREIGN KEY (work_shift_id) REFERENCES work_shift(work_shift_id) ON DELETE CASCADE
shift_programme shift_programme_check1: CHECK ((((programme_type = 'CShTRotat'::text) = (work_shift_id IS NULL)) AND ((programme_type = 'CShTRotat'::text) = (rotation_from IS NOT NULL))))
shift_programme shift_programme_check2: CHECK (((programme_type <> 'CShTDay'::text) OR (day_date IS NOT NULL)))
shift_programme shift_programme_check3: CHECK (((programme_type <> ALL (ARRAY['CShTWeek'::text, 'CShTDayWeekMonth'::text])) OR (weekday_enum_ids IS NOT NULL)))
shift_programme shift_programme_check4: CHECK (((programme_type <> ALL (ARRAY['CShTWeekMonth'::text, 'CShTDayWeekMonth'::text])) OR (month_week_enum_id IS NOT NULL)))
shift_programme shift_programme_check5: CHECK (((programme_type <> 'CShTMonthDay'::text) OR (month_day IS NOT NULL)))
shift_programme shift_programme_check6: CHECK (((programme_type <> 'CShTMonth'::text) OR (month_enum_id IS NOT NULL)))
shift_programme shift_programme_check: CHECK ((thru_date >= from_date))
shift_programme shift_programme_for_all_check: CHECK ((for_all = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
shift_programme shift_programme_holidays_check: CHECK ((holidays = ANY (ARRAY['through'::text, 'around'::text])))
shift_programme shift_programme_jalali_year_check: CHECK (((jalali_year >= 1300) AND (jalali_year <= 1498)))
shift_programme shift_programme_month_day_check: CHECK (((month_day >= 1) AND (month_day <= 31)))
shift_programme shift_programme_month_enum_id_check: CHECK ((month_enum_id ~ '^YeMon(0[1-9]|1[0-2])$'::text))
shift_programme shift_programme_month_week_enum_id_check: CHECK ((month_week_enum_id = ANY (ARRAY['MwFirst'::text, 'MwSecond'::text, 'MwThird'::text, 'MwFourth'::text, 'MwLast'::text])))
shift_programme shift_programme_of: FOREIGN KEY (work_calendar_id, company_id) REFERENCES work_calendar(work_calendar_id, company_id) ON DELETE CASCADE
shift_programme shift_programme_pkey: PRIMARY KEY (shift_programme_id)
shift_programme shift_programme_priority: UNIQUE (work_calendar_id, priority)
shift_programme shift_programme_priority_check: CHECK (((priority >= 1) AND (priority <= 999)))
shift_programme shift_programme_programme_type_check: CHECK ((programme_type = ANY (ARRAY['CShTDay'::text, 'CShTWeek'::text, 'CShTMonthDay'::text, 'CShTMonth'::text, 'CShTWeekMonth'::text, 'CShTDayWeekMonth'::text, 'CShTRotat'::text])))
shift_programme shift_programme_shift: FOREIGN KEY (work_shift_id, company_id) REFERENCES work_shift(work_shift_id, company_id)
shift_programme shift_programme_shift_programme_id_company_id_key: UNIQUE (shift_programme_id, company_id)
shift_programme shift_programme_shift_programme_id_work_calendar_id_key: UNIQUE (shift_programme_id, work_calendar_id)
shift_programme shift_programme_title_check: CHECK ((title <> ''::text))
shift_programme shift_programme_weekday_enum_ids_check: CHECK ((weekday_enum_ids IS JSON ARRAY))
shift_swap shift_swap_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
shift_swap shift_swap_days: CHECK ((partner_day <> own_day))
shift_swap shift_swap_partner_party_id_fkey: FOREIGN KEY (partner_party_id) REFERENCES party(party_id) ON DELETE CASCADE
shift_swap shift_swap_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
shift_swap shift_swap_pkey: PRIMARY KEY (shift_swap_id)
shift_swap shift_swap_reason_check: CHECK ((reason <> ''::text))
shift_swap shift_swap_two: CHECK ((partner_party_id <> party_id))
shift_turn shift_turn_days_check: CHECK (((days >= 1) AND (days <= 366)))
shift_turn shift_turn_of: FOREIGN KEY (shift_programme_id, company_id) REFERENCES shift_programme(shift_programme_id, company_id) ON DELETE CASCADE
shift_turn shift_turn_pkey: PRIMARY KEY (shift_turn_id)
shift_turn shift_turn_sequence: UNIQUE (shift_programme_id, sequence)
shift_turn shift_turn_sequence_check: CHECK (((sequence >= 1) AND (sequence <= 999)))
shift_turn shift_turn_shift: FOREIGN KEY (work_shift_id, company_id) REFERENCES work_shift(work_shift_id, company_id)
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
standing_item standing_item_amount_check: CHECK (((amount >= 1) AND (amount <= '999999999999'::bigint)))
standing_item standing_item_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
standing_item standing_item_end: CHECK (((times IS NULL) OR (total IS NULL)))
standing_item standing_item_factor: FOREIGN KEY (pay_factor_id, company_id) REFERENCES pay_factor(pay_factor_id, company_id)
standing_item standing_item_may_be_part_check: CHECK ((may_be_part = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
standing_item standing_item_party_relationship_id_fkey: FOREIGN KEY (party_relationship_id) REFERENCES party_relationship(party_relationship_id) ON DELETE CASCADE
standing_item standing_item_pkey: PRIMARY KEY (standing_item_id)
standing_item standing_item_rank_check: CHECK (((rank >= 1) AND (rank <= 9999)))
standing_item standing_item_times_check: CHECK (((times >= 1) AND (times <= 600)))
standing_item standing_item_total_check: CHECK (((total >= 1) AND (total <= '999999999999999'::bigint)))
standing_item standing_item_valid_check: CHECK (((NOT isempty(valid)) AND (lower(valid) IS NOT NULL)))
standing_item_taken standing_item_taken_amount_check: CHECK ((amount <> 0))
standing_item_taken standing_item_taken_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
standing_item_taken standing_item_taken_pkey: PRIMARY KEY (standing_item_taken_id)
standing_item_taken standing_item_taken_standing_item_id_fkey: FOREIGN KEY (standing_item_id) REFERENCES standing_item(standing_item_id) ON DELETE CASCADE
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
status_transition status_transition_flow_check: CHECK ((flow ~ '^[A-Za-z][A-Za-z0-9]{0,59}$'::text))
status_transition status_transition_moves: CHECK ((from_status IS DISTINCT FROM to_status))
status_transition status_transition_twice: UNIQUE NULLS NOT DISTINCT (flow, from_status, to_status)
status_type status_type_pkey: PRIMARY KEY (status_type_id)
stored_file stored_file_check: CHECK ((octet_length(content) = size))
stored_file stored_file_claim: CHECK ((((state = 'claimed'::text) = (party_id IS NOT NULL)) AND ((state = 'claimed'::text) = (party_content_type_enum_id IS NOT NULL))))
stored_file stored_file_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
stored_file stored_file_display_name_check: CHECK ((display_name <> ''::text))
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
task_substitution task_substitution_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
task_substitution task_substitution_keys: CHECK (((process_keys = '{}'::text[]) = (process_key_text = ''::text)))
task_substitution task_substitution_no_overlap: EXCLUDE USING gist (party_id WITH =, process_key_text WITH =, valid WITH &&)
task_substitution task_substitution_other: CHECK ((party_id <> substitute_party_id))
task_substitution task_substitution_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
task_substitution task_substitution_pkey: PRIMARY KEY (substitution_id)
task_substitution task_substitution_substitute_party_id_fkey: FOREIGN KEY (substitute_party_id) REFERENCES party(party_id) ON DELETE CASCADE
task_substitution task_substitution_valid_check: CHECK (((NOT isempty(valid)) AND (NOT lower_inf(valid)) AND (NOT upper_inf(valid))))
tax_sending tax_sending_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
tax_sending tax_sending_has_bom_check: CHECK ((has_bom = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
tax_sending tax_sending_number_check: CHECK ((number >= 0))
tax_sending tax_sending_of: FOREIGN KEY (pay_run_id, company_id) REFERENCES pay_run(pay_run_id, company_id) ON DELETE CASCADE
tax_sending tax_sending_once: UNIQUE (pay_run_id, number)
tax_sending tax_sending_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE SET NULL
tax_sending tax_sending_pkey: PRIMARY KEY (tax_sending_id)
tax_sending tax_sending_tax_sending_id_company_id_key: UNIQUE (tax_sending_id, company_id)
tax_sending_row tax_sending_row_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
tax_sending_row tax_sending_row_of: FOREIGN KEY (tax_sending_id, company_id) REFERENCES tax_sending(tax_sending_id, company_id) ON DELETE CASCADE
tax_sending_row tax_sending_row_once: UNIQUE (tax_sending_id, party_relationship_id)
tax_sending_row tax_sending_row_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
tax_sending_row tax_sending_row_party_relationship_id_fkey: FOREIGN KEY (party_relationship_id) REFERENCES party_relationship(party_relationship_id) ON DELETE CASCADE
tax_sending_row tax_sending_row_pkey: PRIMARY KEY (tax_sending_row_id)
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
voucher_line_detail voucher_line_detail_account: FOREIGN KEY (detail_account_id, company_id) REFERENCES detail_account(detail_account_id, company_id)
voucher_line_detail voucher_line_detail_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
voucher_line_detail voucher_line_detail_group: FOREIGN KEY (detail_group_id, company_id) REFERENCES detail_group(detail_group_id, company_id)
voucher_line_detail voucher_line_detail_one: CHECK ((num_nonnulls(detail_account_id, detail_group_id) = 1))
voucher_line_detail voucher_line_detail_pkey: PRIMARY KEY (voucher_line_detail_id)
voucher_line_detail voucher_line_detail_voucher_template_line_id_fkey: FOREIGN KEY (voucher_template_line_id) REFERENCES voucher_template_line(voucher_template_line_id) ON DELETE CASCADE
voucher_template voucher_template_check_account_balance_enum_id_fkey: FOREIGN KEY (check_account_balance_enum_id) REFERENCES enumeration(enum_id)
voucher_template voucher_template_code_check: CHECK ((code <> ''::text))
voucher_template voucher_template_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
voucher_template voucher_template_party_classification_type_enum_id_fkey: FOREIGN KEY (party_classification_type_enum_id) REFERENCES enumeration(enum_id)
voucher_template voucher_template_pkey: PRIMARY KEY (voucher_template_id)
voucher_template voucher_template_several_voucher_check: CHECK ((several_voucher = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
voucher_template voucher_template_split: CHECK (((several_voucher = 'Y'::bpchar) = (party_classification_type_enum_id IS NOT NULL)))
voucher_template voucher_template_status_id_check: CHECK ((status_id = ANY (ARRAY['VTActive'::text, 'VTNotActive'::text])))
voucher_template voucher_template_title_check: CHECK ((title <> ''::text))
voucher_template voucher_template_voucher_template_id_company_id_key: UNIQUE (voucher_template_id, company_id)
voucher_template_line voucher_line_account: FOREIGN KEY (gl_account_id, company_id) REFERENCES gl_account(gl_account_id, company_id)
voucher_template_line voucher_line_factor: FOREIGN KEY (pay_factor_id, company_id) REFERENCES pay_factor(pay_factor_id, company_id)
voucher_template_line voucher_template_line_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
voucher_template_line voucher_template_line_description_check: CHECK ((description <> ''::text))
voucher_template_line voucher_template_line_is_debit_check: CHECK ((is_debit = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
voucher_template_line voucher_template_line_item: CHECK ((num_nonnulls(pay_factor_id, item_code) = 1))
voucher_template_line voucher_template_line_number: UNIQUE (voucher_template_id, seq_num)
voucher_template_line voucher_template_line_of: FOREIGN KEY (voucher_template_id, company_id) REFERENCES voucher_template(voucher_template_id, company_id) ON DELETE CASCADE
voucher_template_line voucher_template_line_pkey: PRIMARY KEY (voucher_template_line_id)
voucher_template_line voucher_template_line_seq_num_check: CHECK (((seq_num >= 1) AND (seq_num <= 9999)))
voucher_template_line voucher_template_line_vt_item_type_enum_id_fkey: FOREIGN KEY (vt_item_type_enum_id) REFERENCES enumeration(enum_id)
wage_decree wage_decree_applied_by_fkey: FOREIGN KEY (applied_by) REFERENCES party(party_id) ON DELETE SET NULL
wage_decree wage_decree_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
wage_decree wage_decree_jalali_year_check: CHECK (((jalali_year >= 1300) AND (jalali_year <= 1500)))
wage_decree wage_decree_people_check: CHECK ((people > 0))
wage_decree wage_decree_pkey: PRIMARY KEY (wage_decree_id)
wage_decree wage_decree_undone_by_fkey: FOREIGN KEY (undone_by) REFERENCES party(party_id) ON DELETE SET NULL
wage_decree wage_decree_wage_decree_id_company_id_key: UNIQUE (wage_decree_id, company_id)
wage_decree_row wage_decree_row_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
wage_decree_row wage_decree_row_of: FOREIGN KEY (wage_decree_id, company_id) REFERENCES wage_decree(wage_decree_id, company_id) ON DELETE CASCADE
wage_decree_row wage_decree_row_party_relationship_id_fkey: FOREIGN KEY (party_relationship_id) REFERENCES party_relationship(party_relationship_id) ON DELETE CASCADE
wage_decree_row wage_decree_row_pkey: PRIMARY KEY (wage_decree_id, party_relationship_id)
wage_item wage_item_amount_check: CHECK (((amount >= 1) AND (amount <= '999999999999'::bigint)))
wage_item wage_item_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
wage_item wage_item_factor: FOREIGN KEY (pay_factor_id, company_id) REFERENCES pay_factor(pay_factor_id, company_id)
wage_item wage_item_no_overlap: EXCLUDE USING gist (party_relationship_id WITH =, pay_factor_id WITH =, valid WITH &&)
wage_item wage_item_party_relationship_id_fkey: FOREIGN KEY (party_relationship_id) REFERENCES party_relationship(party_relationship_id) ON DELETE CASCADE
wage_item wage_item_per_check: CHECK ((per = ANY (ARRAY['month'::text, 'day'::text, 'point'::text])))
wage_item wage_item_pkey: PRIMARY KEY (wage_item_id)
wage_item wage_item_points_check: CHECK (((points >= 1) AND (points <= 999999999)))
wage_item wage_item_valid_check: CHECK (((NOT isempty(valid)) AND (lower(valid) IS NOT NULL)))
wage_item wage_item_value: CHECK ((((per = 'point'::text) = (points IS NOT NULL)) AND ((per = 'point'::text) = (amount IS NULL))))
wage_step wage_step_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
wage_step wage_step_daily_wage_check: CHECK ((daily_wage >= 0))
wage_step wage_step_job_grade_enum_id_fkey: FOREIGN KEY (job_grade_enum_id) REFERENCES enumeration(enum_id)
wage_step wage_step_no_overlap: EXCLUDE USING gist (company_id WITH =, job_grade_enum_id WITH =, COALESCE(pay_grade_enum_id, ''::text) WITH =, valid WITH &&)
wage_step wage_step_pay_grade_enum_id_fkey: FOREIGN KEY (pay_grade_enum_id) REFERENCES enumeration(enum_id)
wage_step wage_step_pkey: PRIMARY KEY (wage_step_id)
wage_step wage_step_source_check: CHECK ((source <> ''::text))
wage_step wage_step_valid_check: CHECK (((NOT isempty(valid)) AND (lower(valid) IS NOT NULL)))
wage_step wage_step_verified_by_fkey: FOREIGN KEY (verified_by) REFERENCES party(party_id) ON DELETE SET NULL
welfare_allocation welfare_allocation_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_allocation welfare_allocation_draw_word_check: CHECK ((draw_word <> ''::text))
welfare_allocation welfare_allocation_of_event: FOREIGN KEY (welfare_event_id, company_id) REFERENCES welfare_event(welfare_event_id, company_id) ON DELETE CASCADE
welfare_allocation welfare_allocation_pkey: PRIMARY KEY (welfare_event_id)
welfare_allocation_line welfare_allocation_line_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_allocation_line welfare_allocation_line_decider_check: CHECK ((decider = ANY (ARRAY['first'::text, 'standBack'::text, 'score'::text, 'date'::text, 'code'::text, 'draw'::text, 'hand'::text])))
welfare_allocation_line welfare_allocation_line_either: CHECK ((((source IS NULL) <> (waiting IS NULL)) AND ((source IS NULL) = (welfare_slot_id IS NULL))))
welfare_allocation_line welfare_allocation_line_of: FOREIGN KEY (welfare_event_id, company_id) REFERENCES welfare_event(welfare_event_id, company_id) ON DELETE CASCADE
welfare_allocation_line welfare_allocation_line_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
welfare_allocation_line welfare_allocation_line_pkey: PRIMARY KEY (welfare_request_id)
welfare_allocation_line welfare_allocation_line_place: UNIQUE (welfare_event_id, place)
welfare_allocation_line welfare_allocation_line_place_check: CHECK ((place > 0))
welfare_allocation_line welfare_allocation_line_slot: FOREIGN KEY (welfare_slot_id, company_id) REFERENCES welfare_slot(welfare_slot_id, company_id)
welfare_allocation_line welfare_allocation_line_source_check: CHECK ((source = ANY (ARRAY['quota'::text, 'open'::text, 'remainder'::text])))
welfare_allocation_line welfare_allocation_line_uses_check: CHECK ((uses >= 0))
welfare_allocation_line welfare_allocation_line_waiting_check: CHECK ((waiting = ANY (ARRAY['slotFull'::text, 'quotaFull'::text, 'noChoice'::text])))
welfare_allocation_line welfare_allocation_line_welfare_request_id_fkey: FOREIGN KEY (welfare_request_id) REFERENCES welfare_place(welfare_request_id) ON DELETE CASCADE
welfare_allocation_mark welfare_allocation_mark_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_allocation_mark welfare_allocation_mark_marked_by_fkey: FOREIGN KEY (marked_by) REFERENCES party(party_id) ON DELETE SET NULL
welfare_allocation_mark welfare_allocation_mark_note_check: CHECK ((note <> ''::text))
welfare_allocation_mark welfare_allocation_mark_pkey: PRIMARY KEY (welfare_allocation_mark_id)
welfare_allocation_mark welfare_allocation_mark_welfare_request_id_fkey: FOREIGN KEY (welfare_request_id) REFERENCES welfare_place(welfare_request_id) ON DELETE CASCADE
welfare_allocation_move welfare_allocation_move_asked_by_fkey: FOREIGN KEY (asked_by) REFERENCES party(party_id) ON DELETE SET NULL
welfare_allocation_move welfare_allocation_move_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_allocation_move welfare_allocation_move_decided: CHECK (((decision IS NULL) = (decided_at IS NULL)))
welfare_allocation_move welfare_allocation_move_decided_by_fkey: FOREIGN KEY (decided_by) REFERENCES party(party_id) ON DELETE SET NULL
welfare_allocation_move welfare_allocation_move_decision_check: CHECK ((decision = ANY (ARRAY['confirmed'::text, 'refused'::text])))
welfare_allocation_move welfare_allocation_move_moves: CHECK ((from_place <> to_place))
welfare_allocation_move welfare_allocation_move_pkey: PRIMARY KEY (welfare_allocation_move_id)
welfare_allocation_move welfare_allocation_move_reason_check: CHECK ((reason <> ''::text))
welfare_allocation_move welfare_allocation_move_second: CHECK (((decided_by IS NULL) OR (decided_by IS DISTINCT FROM asked_by)))
welfare_allocation_move welfare_allocation_move_to_place_check: CHECK ((to_place > 0))
welfare_allocation_move welfare_allocation_move_welfare_request_id_fkey: FOREIGN KEY (welfare_request_id) REFERENCES welfare_place(welfare_request_id) ON DELETE CASCADE
welfare_event welfare_event_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_event welfare_event_confirm_days_check: CHECK (((confirm_days >= 1) AND (confirm_days <= 60)))
welfare_event welfare_event_days: CHECK ((request_thru >= request_from))
welfare_event welfare_event_event_code_check: CHECK ((event_code <> ''::text))
welfare_event welfare_event_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
welfare_event welfare_event_most_companions_check: CHECK (((most_companions >= 0) AND (most_companions <= 50)))
welfare_event welfare_event_of_company: UNIQUE (welfare_event_id, company_id)
welfare_event welfare_event_of_service: FOREIGN KEY (welfare_service_id, company_id) REFERENCES welfare_service(welfare_service_id, company_id)
welfare_event welfare_event_parts_check: CHECK (((parts >= 1) AND (parts <= 60)))
welfare_event welfare_event_pay_by_check: CHECK ((pay_by = ANY (ARRAY['salary'::text, 'person'::text])))
welfare_event welfare_event_pkey: PRIMARY KEY (welfare_event_id)
welfare_event welfare_event_remainders_check: CHECK ((remainders = ANY (ARRAY['next'::text, 'kept'::text])))
welfare_event welfare_event_stand_back_months_check: CHECK (((stand_back_months >= 1) AND (stand_back_months <= 600)))
welfare_event welfare_event_status_id_check: CHECK ((status_id = ANY (ARRAY['ActiveEvent'::text, 'NotActiveEvent'::text])))
welfare_event welfare_event_title_check: CHECK ((title <> ''::text))
welfare_event welfare_event_way_check: CHECK ((way = ANY (ARRAY['firstCome'::text, 'score'::text, 'draw'::text])))
welfare_event_condition welfare_event_condition_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_event_condition welfare_event_condition_condition_text_check: CHECK ((condition_text <> ''::text))
welfare_event_condition welfare_event_condition_of_event: FOREIGN KEY (welfare_event_id, company_id) REFERENCES welfare_event(welfare_event_id, company_id) ON DELETE CASCADE
welfare_event_condition welfare_event_condition_once: UNIQUE (welfare_event_id, title)
welfare_event_condition welfare_event_condition_overruled_by_check: CHECK ((overruled_by = ANY (ARRAY['nobody'::text, 'responsible'::text, 'chain'::text])))
welfare_event_condition welfare_event_condition_pkey: PRIMARY KEY (welfare_event_condition_id)
welfare_event_condition welfare_event_condition_refusal_text_check: CHECK ((refusal_text <> ''::text))
welfare_event_condition welfare_event_condition_sequence_check: CHECK (((sequence >= 1) AND (sequence <= 999)))
welfare_event_condition welfare_event_condition_title_check: CHECK ((title <> ''::text))
welfare_event_cost welfare_event_cost_age_from_check: CHECK (((age_from >= 0) AND (age_from <= 150)))
welfare_event_cost welfare_event_cost_age_thru_check: CHECK (((age_thru >= 0) AND (age_thru <= 150)))
welfare_event_cost welfare_event_cost_ages: CHECK (((age_from IS NULL) OR (age_thru IS NULL) OR (age_thru >= age_from)))
welfare_event_cost welfare_event_cost_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_event_cost welfare_event_cost_cost_check: CHECK ((cost >= 0))
welfare_event_cost welfare_event_cost_of_event: FOREIGN KEY (welfare_event_id, company_id) REFERENCES welfare_event(welfare_event_id, company_id) ON DELETE CASCADE
welfare_event_cost welfare_event_cost_once: EXCLUDE USING gist (welfare_event_id WITH =, COALESCE(relation, ''::text) WITH =, int4range(COALESCE((age_from)::integer, 0), COALESCE((age_thru)::integer, 200), '[]'::text) WITH &&)
welfare_event_cost welfare_event_cost_pkey: PRIMARY KEY (welfare_event_cost_id)
welfare_event_cost welfare_event_cost_relation_check: CHECK ((relation <> ''::text))
welfare_event_quota welfare_event_quota_capacity_check: CHECK (((capacity >= 0) AND (capacity <= 100000)))
welfare_event_quota welfare_event_quota_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_event_quota welfare_event_quota_either: CHECK (((capacity IS NULL) <> (percent IS NULL)))
welfare_event_quota welfare_event_quota_of_event: FOREIGN KEY (welfare_event_id, company_id) REFERENCES welfare_event(welfare_event_id, company_id) ON DELETE CASCADE
welfare_event_quota welfare_event_quota_of_group: FOREIGN KEY (welfare_group_id, company_id) REFERENCES welfare_group(welfare_group_id, company_id)
welfare_event_quota welfare_event_quota_once: UNIQUE (welfare_event_id, welfare_group_id)
welfare_event_quota welfare_event_quota_percent_check: CHECK (((percent > (0)::numeric) AND (percent <= (100)::numeric)))
welfare_event_quota welfare_event_quota_pkey: PRIMARY KEY (welfare_event_quota_id)
welfare_event_return welfare_event_return_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_event_return welfare_event_return_days_before_check: CHECK (((days_before >= 0) AND (days_before <= 365)))
welfare_event_return welfare_event_return_of_event: FOREIGN KEY (welfare_event_id, company_id) REFERENCES welfare_event(welfare_event_id, company_id) ON DELETE CASCADE
welfare_event_return welfare_event_return_once: UNIQUE (welfare_event_id, days_before)
welfare_event_return welfare_event_return_pkey: PRIMARY KEY (welfare_event_return_id)
welfare_event_return welfare_event_return_share_back_check: CHECK (((share_back >= (0)::numeric) AND (share_back <= (100)::numeric)))
welfare_event_told welfare_event_told_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_event_told welfare_event_told_of: FOREIGN KEY (welfare_event_id, company_id) REFERENCES welfare_event(welfare_event_id, company_id) ON DELETE CASCADE
welfare_event_told welfare_event_told_pkey: PRIMARY KEY (welfare_event_id)
welfare_fund welfare_fund_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_fund welfare_fund_is_share_back_check: CHECK ((is_share_back = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
welfare_fund welfare_fund_of_group: FOREIGN KEY (welfare_group_id, company_id) REFERENCES welfare_group(welfare_group_id, company_id)
welfare_fund welfare_fund_once: UNIQUE (welfare_group_id)
welfare_fund welfare_fund_pkey: PRIMARY KEY (welfare_fund_id)
welfare_fund welfare_fund_repay_months_check: CHECK (((repay_months >= 0) AND (repay_months <= 120)))
welfare_fund welfare_fund_title_check: CHECK ((title <> ''::text))
welfare_fund welfare_fund_welfare_fund_id_company_id_key: UNIQUE (welfare_fund_id, company_id)
welfare_fund_balance welfare_fund_balance_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_fund_balance welfare_fund_balance_of: FOREIGN KEY (welfare_fund_id, company_id) REFERENCES welfare_fund(welfare_fund_id, company_id) ON DELETE CASCADE
welfare_fund_balance welfare_fund_balance_pkey: PRIMARY KEY (welfare_fund_id)
welfare_fund_entry welfare_fund_entry_amount_check: CHECK ((amount > 0))
welfare_fund_entry welfare_fund_entry_booked_by_fkey: FOREIGN KEY (booked_by) REFERENCES party(party_id) ON DELETE SET NULL
welfare_fund_entry welfare_fund_entry_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_fund_entry welfare_fund_entry_counts_as_check: CHECK ((counts_as = ANY (ARRAY['deposit'::text, 'withdrawal'::text, 'fee'::text, 'shareBack'::text, 'loanOut'::text, 'loanIn'::text])))
welfare_fund_entry welfare_fund_entry_fee: CHECK (((counts_as = 'fee'::text) = (fee_month IS NOT NULL)))
welfare_fund_entry welfare_fund_entry_kind_check: CHECK ((kind = ANY (ARRAY['deposit'::text, 'withdrawal'::text, 'fee'::text, 'shareBack'::text, 'loanOut'::text, 'loanIn'::text, 'reversal'::text])))
welfare_fund_entry welfare_fund_entry_loan_once: UNIQUE (loan_entry_id)
welfare_fund_entry welfare_fund_entry_of: FOREIGN KEY (welfare_fund_id, company_id) REFERENCES welfare_fund(welfare_fund_id, company_id)
welfare_fund_entry welfare_fund_entry_pkey: PRIMARY KEY (welfare_fund_entry_id)
welfare_fund_entry welfare_fund_entry_reversed_once: UNIQUE (reverses)
welfare_fund_entry welfare_fund_entry_reverses_fkey: FOREIGN KEY (reverses) REFERENCES welfare_fund_entry(welfare_fund_entry_id)
welfare_fund_entry welfare_fund_entry_source_check: CHECK ((source = ANY (ARRAY['payslip'::text, 'loan'::text, 'hand'::text])))
welfare_fund_entry welfare_fund_entry_takes_back: CHECK ((((kind = 'reversal'::text) = (reverses IS NOT NULL)) AND ((kind = 'reversal'::text) OR (kind = counts_as))))
welfare_fund_entry welfare_fund_entry_whose: CHECK (((counts_as = ANY (ARRAY['deposit'::text, 'withdrawal'::text])) = (party_relationship_id IS NULL)))
welfare_fund_fee welfare_fund_fee_amount_check: CHECK ((amount > 0))
welfare_fund_fee welfare_fund_fee_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_fund_fee welfare_fund_fee_no_overlap: EXCLUDE USING gist (welfare_group_id WITH =, valid WITH &&)
welfare_fund_fee welfare_fund_fee_of_group: FOREIGN KEY (welfare_group_id, company_id) REFERENCES welfare_group(welfare_group_id, company_id) ON DELETE CASCADE
welfare_fund_fee welfare_fund_fee_one: CHECK (((amount IS NULL) <> (percent IS NULL)))
welfare_fund_fee welfare_fund_fee_percent_check: CHECK (((percent > (0)::numeric) AND (percent <= (100)::numeric)))
welfare_fund_fee welfare_fund_fee_pkey: PRIMARY KEY (welfare_fund_fee_id)
welfare_fund_fee welfare_fund_fee_valid_check: CHECK (((NOT isempty(valid)) AND (lower(valid) IS NOT NULL)))
welfare_fund_loan welfare_fund_loan_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_fund_loan welfare_fund_loan_named: FOREIGN KEY (welfare_id, company_id) REFERENCES welfare_loan(welfare_id, company_id)
welfare_fund_loan welfare_fund_loan_of_group: FOREIGN KEY (welfare_group_id, company_id) REFERENCES welfare_group(welfare_group_id, company_id) ON DELETE CASCADE
welfare_fund_loan welfare_fund_loan_once: UNIQUE (welfare_group_id, welfare_id)
welfare_fund_loan welfare_fund_loan_pkey: PRIMARY KEY (welfare_fund_loan_id)
welfare_group welfare_group_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_group welfare_group_description_check: CHECK ((description <> ''::text))
welfare_group welfare_group_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
welfare_group welfare_group_pkey: PRIMARY KEY (welfare_group_id)
welfare_group welfare_group_responsible_empl_position_id_fkey: FOREIGN KEY (responsible_empl_position_id) REFERENCES empl_position(empl_position_id)
welfare_group welfare_group_standard_code_check: CHECK ((standard_code <> ''::text))
welfare_group welfare_group_welfare_group_id_company_id_key: UNIQUE (welfare_group_id, company_id)
welfare_group welfare_group_welfare_group_status_id_check: CHECK ((welfare_group_status_id = ANY (ARRAY['ActiveWelfareGroup'::text, 'NotActiveWelfareGroup'::text])))
welfare_group_criterion welfare_group_criterion_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_group_criterion welfare_group_criterion_criteria_score_enum_id_fkey: FOREIGN KEY (criteria_score_enum_id) REFERENCES enumeration(enum_id)
welfare_group_criterion welfare_group_criterion_named: FOREIGN KEY (welfare_id, company_id) REFERENCES welfare_loan(welfare_id, company_id)
welfare_group_criterion welfare_group_criterion_of: FOREIGN KEY (welfare_group_id, company_id) REFERENCES welfare_group(welfare_group_id, company_id) ON DELETE CASCADE
welfare_group_criterion welfare_group_criterion_once: UNIQUE (welfare_group_id, welfare_id, criteria_score_enum_id)
welfare_group_criterion welfare_group_criterion_pkey: PRIMARY KEY (welfare_group_criterion_id)
welfare_group_document welfare_group_document_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_group_document welfare_group_document_loan_type_enum_id_fkey: FOREIGN KEY (loan_type_enum_id) REFERENCES enumeration(enum_id)
welfare_group_document welfare_group_document_of: FOREIGN KEY (welfare_group_id, company_id) REFERENCES welfare_group(welfare_group_id, company_id) ON DELETE CASCADE
welfare_group_document welfare_group_document_once: UNIQUE NULLS NOT DISTINCT (welfare_group_id, welfare_type_enum_id, loan_type_enum_id, welfare_doc_enum_id)
welfare_group_document welfare_group_document_pkey: PRIMARY KEY (welfare_group_document_id)
welfare_group_document welfare_group_document_welfare_doc_enum_id_fkey: FOREIGN KEY (welfare_doc_enum_id) REFERENCES enumeration(enum_id)
welfare_group_document welfare_group_document_welfare_type_enum_id_fkey: FOREIGN KEY (welfare_type_enum_id) REFERENCES enumeration(enum_id)
welfare_group_guarantor welfare_group_guarantor_ages: CHECK ((most_age >= least_age))
welfare_group_guarantor welfare_group_guarantor_amount_check: CHECK (((amount >= 1) AND (amount <= 10)))
welfare_group_guarantor welfare_group_guarantor_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_group_guarantor welfare_group_guarantor_guarantor_type_enum_id_fkey: FOREIGN KEY (guarantor_type_enum_id) REFERENCES enumeration(enum_id)
welfare_group_guarantor welfare_group_guarantor_is_mutual_check: CHECK ((is_mutual = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
welfare_group_guarantor welfare_group_guarantor_least_age_check: CHECK (((least_age >= 0) AND (least_age <= 150)))
welfare_group_guarantor welfare_group_guarantor_least_daily_wage_check: CHECK ((least_daily_wage > 0))
welfare_group_guarantor welfare_group_guarantor_most_age_check: CHECK (((most_age >= 0) AND (most_age <= 150)))
welfare_group_guarantor welfare_group_guarantor_most_guaranteed_check: CHECK ((most_guaranteed > 0))
welfare_group_guarantor welfare_group_guarantor_most_guarantees_check: CHECK (((most_guarantees >= 1) AND (most_guarantees <= 100)))
welfare_group_guarantor welfare_group_guarantor_named: FOREIGN KEY (welfare_id, company_id) REFERENCES welfare_loan(welfare_id, company_id)
welfare_group_guarantor welfare_group_guarantor_of: FOREIGN KEY (welfare_group_id, company_id) REFERENCES welfare_group(welfare_group_id, company_id) ON DELETE CASCADE
welfare_group_guarantor welfare_group_guarantor_once: UNIQUE (welfare_group_id, welfare_id, guarantor_type_enum_id)
welfare_group_guarantor welfare_group_guarantor_pkey: PRIMARY KEY (welfare_group_guarantor_id)
welfare_group_loan welfare_group_loan_amount_type_enum_id_fkey: FOREIGN KEY (amount_type_enum_id) REFERENCES enumeration(enum_id)
welfare_group_loan welfare_group_loan_calculation_impact_check: CHECK (((calculation_impact >= 1) AND (calculation_impact <= 10000)))
welfare_group_loan welfare_group_loan_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_group_loan welfare_group_loan_loan_amount_limit_check: CHECK ((loan_amount_limit > 0))
welfare_group_loan welfare_group_loan_loan_usage_limit_check: CHECK (((loan_usage_limit >= 0) AND (loan_usage_limit <= 600)))
welfare_group_loan welfare_group_loan_max_installment_number_check: CHECK (((max_installment_number >= 1) AND (max_installment_number <= 600)))
welfare_group_loan welfare_group_loan_named: FOREIGN KEY (welfare_id, company_id) REFERENCES welfare_loan(welfare_id, company_id)
welfare_group_loan welfare_group_loan_no_overlap: EXCLUDE USING gist (welfare_group_id WITH =, welfare_id WITH =, valid WITH &&)
welfare_group_loan welfare_group_loan_of: FOREIGN KEY (welfare_group_id, company_id) REFERENCES welfare_group(welfare_group_id, company_id) ON DELETE CASCADE
welfare_group_loan welfare_group_loan_pkey: PRIMARY KEY (welfare_group_loan_id)
welfare_group_loan welfare_group_loan_valid_check: CHECK (((NOT isempty(valid)) AND (lower(valid) IS NOT NULL)))
welfare_group_share welfare_group_share_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_group_share welfare_group_share_employee_percent_check: CHECK (((employee_percent >= (0)::numeric) AND (employee_percent <= (100)::numeric)))
welfare_group_share welfare_group_share_employer_percent_check: CHECK (((employer_percent >= (0)::numeric) AND (employer_percent <= (100)::numeric)))
welfare_group_share welfare_group_share_no_overlap: EXCLUDE USING gist (welfare_group_id WITH =, welfare_service_id WITH =, COALESCE(relation, ''::text) WITH =, valid WITH &&)
welfare_group_share welfare_group_share_of_group: FOREIGN KEY (welfare_group_id, company_id) REFERENCES welfare_group(welfare_group_id, company_id) ON DELETE CASCADE
welfare_group_share welfare_group_share_of_service: FOREIGN KEY (welfare_service_id, company_id) REFERENCES welfare_service(welfare_service_id, company_id)
welfare_group_share welfare_group_share_pkey: PRIMARY KEY (welfare_group_share_id)
welfare_group_share welfare_group_share_relation_check: CHECK ((relation <> ''::text))
welfare_group_share welfare_group_share_sum: CHECK (((employee_percent + employer_percent) = (100)::numeric))
welfare_group_share welfare_group_share_valid_check: CHECK (((NOT isempty(valid)) AND (lower(valid) IS NOT NULL)))
welfare_group_use welfare_group_use_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_group_use welfare_group_use_gap_count_check: CHECK (((gap_count >= 0) AND (gap_count <= 3650)))
welfare_group_use welfare_group_use_gap_unit_check: CHECK ((gap_unit = ANY (ARRAY['days'::text, 'months'::text])))
welfare_group_use welfare_group_use_most_uses_check: CHECK (((most_uses >= 1) AND (most_uses <= 1000)))
welfare_group_use welfare_group_use_no_overlap: EXCLUDE USING gist (welfare_group_id WITH =, welfare_service_id WITH =, valid WITH &&)
welfare_group_use welfare_group_use_of_group: FOREIGN KEY (welfare_group_id, company_id) REFERENCES welfare_group(welfare_group_id, company_id) ON DELETE CASCADE
welfare_group_use welfare_group_use_of_service: FOREIGN KEY (welfare_service_id, company_id) REFERENCES welfare_service(welfare_service_id, company_id)
welfare_group_use welfare_group_use_pair: CHECK (((most_uses IS NULL) = (within_months IS NULL)))
welfare_group_use welfare_group_use_pkey: PRIMARY KEY (welfare_group_use_id)
welfare_group_use welfare_group_use_valid_check: CHECK (((NOT isempty(valid)) AND (lower(valid) IS NOT NULL)))
welfare_group_use welfare_group_use_within_months_check: CHECK (((within_months >= 1) AND (within_months <= 600)))
welfare_loan welfare_loan_breathing_period_check: CHECK (((breathing_period >= 0) AND (breathing_period <= 120)))
welfare_loan welfare_loan_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_loan welfare_loan_deduction_rank_check: CHECK (((deduction_rank >= 1) AND (deduction_rank <= 9999)))
welfare_loan welfare_loan_fee_mode_check: CHECK ((fee_mode = ANY (ARRAY['none'::text, 'takenOff'::text, 'apart'::text, 'spread'::text, 'yearlyBalance'::text, 'method'::text])))
welfare_loan welfare_loan_financial_facility_type_id_fkey: FOREIGN KEY (financial_facility_type_id) REFERENCES enumeration(enum_id)
welfare_loan welfare_loan_grace_days_check: CHECK (((grace_days >= 0) AND (grace_days <= 365)))
welfare_loan welfare_loan_installment_calculation_method_enum_id_fkey: FOREIGN KEY (installment_calculation_method_enum_id) REFERENCES enumeration(enum_id)
welfare_loan welfare_loan_installment_gap_check: CHECK (((installment_gap >= 1) AND (installment_gap <= 120)))
welfare_loan welfare_loan_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
welfare_loan welfare_loan_loan_amount_limit_check: CHECK ((loan_amount_limit > 0))
welfare_loan welfare_loan_loan_fee_amount_check: CHECK (((loan_fee_amount >= (0)::numeric) AND (loan_fee_amount <= (1000)::numeric)))
welfare_loan welfare_loan_loan_interest_amount_check: CHECK (((loan_interest_amount >= (0)::numeric) AND (loan_interest_amount <= (1000)::numeric)))
welfare_loan welfare_loan_loan_penalty_amount_check: CHECK (((loan_penalty_amount >= (0)::numeric) AND (loan_penalty_amount <= (1000)::numeric)))
welfare_loan welfare_loan_loan_type_enum_id_fkey: FOREIGN KEY (loan_type_enum_id) REFERENCES enumeration(enum_id)
welfare_loan welfare_loan_max_installment_number_check: CHECK (((max_installment_number >= 1) AND (max_installment_number <= 600)))
welfare_loan welfare_loan_most_postponements_check: CHECK (((most_postponements >= 0) AND (most_postponements <= 60)))
welfare_loan welfare_loan_payment_formula_id_check: CHECK ((payment_formula_id = ANY (ARRAY['Annuity'::text, 'SimpleProfit'::text, 'EqualPrincipal'::text, 'InterestFree'::text])))
welfare_loan welfare_loan_payslip_type: FOREIGN KEY (payslip_type_id, company_id) REFERENCES payslip_type(payslip_type_id, company_id)
welfare_loan welfare_loan_penalty_formula_id_check: CHECK ((penalty_formula_id = ANY (ARRAY['LpfDaily'::text, 'LpfPenaltyRate'::text, 'LpfNone'::text])))
welfare_loan welfare_loan_pkey: PRIMARY KEY (welfare_id)
welfare_loan welfare_loan_profit_weights_check: CHECK ((profit_weights = ANY (ARRAY['declining'::text, 'even'::text])))
welfare_loan welfare_loan_rebate_share_check: CHECK (((rebate_share >= 0) AND (rebate_share <= 100)))
welfare_loan welfare_loan_rounding_mode_check: CHECK ((rounding_mode = ANY (ARRAY['half'::text, 'up'::text, 'down'::text])))
welfare_loan welfare_loan_rounding_unit_check: CHECK (((rounding_unit >= 1) AND (rounding_unit <= 1000000000)))
welfare_loan welfare_loan_score_text_check: CHECK ((score_text <> ''::text))
welfare_loan welfare_loan_status_id_check: CHECK ((status_id = ANY (ARRAY['ActiveLoan'::text, 'NotActiveLoan'::text])))
welfare_loan welfare_loan_title_check: CHECK ((title <> ''::text))
welfare_loan welfare_loan_welfare_code_check: CHECK ((welfare_code <> ''::text))
welfare_loan welfare_loan_welfare_id_company_id_key: UNIQUE (welfare_id, company_id)
welfare_loan welfare_loan_welfare_type_enum_id_fkey: FOREIGN KEY (welfare_type_enum_id) REFERENCES enumeration(enum_id)
welfare_loan_condition welfare_loan_condition_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_loan_condition welfare_loan_condition_condition_text_check: CHECK ((condition_text <> ''::text))
welfare_loan_condition welfare_loan_condition_of: FOREIGN KEY (welfare_id, company_id) REFERENCES welfare_loan(welfare_id, company_id) ON DELETE CASCADE
welfare_loan_condition welfare_loan_condition_once: UNIQUE (welfare_id, title)
welfare_loan_condition welfare_loan_condition_overruled_by_check: CHECK ((overruled_by = ANY (ARRAY['nobody'::text, 'responsible'::text, 'chain'::text])))
welfare_loan_condition welfare_loan_condition_pkey: PRIMARY KEY (welfare_loan_condition_id)
welfare_loan_condition welfare_loan_condition_refusal_text_check: CHECK ((refusal_text <> ''::text))
welfare_loan_condition welfare_loan_condition_sequence_check: CHECK (((sequence >= 1) AND (sequence <= 999)))
welfare_loan_condition welfare_loan_condition_title_check: CHECK ((title <> ''::text))
welfare_loan_default welfare_loan_default_pkey: PRIMARY KEY (code)
welfare_loan_document welfare_loan_document_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_loan_document welfare_loan_document_of: FOREIGN KEY (welfare_id, company_id) REFERENCES welfare_loan(welfare_id, company_id) ON DELETE CASCADE
welfare_loan_document welfare_loan_document_once: UNIQUE (welfare_id, welfare_doc_enum_id)
welfare_loan_document welfare_loan_document_pkey: PRIMARY KEY (welfare_loan_document_id)
welfare_loan_document welfare_loan_document_welfare_doc_enum_id_fkey: FOREIGN KEY (welfare_doc_enum_id) REFERENCES enumeration(enum_id)
welfare_loan_version welfare_loan_version_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_loan_version welfare_loan_version_pkey: PRIMARY KEY (welfare_id, version)
welfare_loan_version welfare_loan_version_welfare_id_fkey: FOREIGN KEY (welfare_id) REFERENCES welfare_loan(welfare_id) ON DELETE CASCADE
welfare_member welfare_member_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_member welfare_member_is_moved_check: CHECK ((is_moved = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
welfare_member welfare_member_no_overlap: EXCLUDE USING gist (party_relationship_id WITH =, valid WITH &&)
welfare_member welfare_member_of: FOREIGN KEY (welfare_group_id, company_id) REFERENCES welfare_group(welfare_group_id, company_id)
welfare_member welfare_member_party_relationship_id_fkey: FOREIGN KEY (party_relationship_id) REFERENCES party_relationship(party_relationship_id) ON DELETE CASCADE
welfare_member welfare_member_pkey: PRIMARY KEY (welfare_member_id)
welfare_member welfare_member_valid_check: CHECK (((NOT isempty(valid)) AND (lower(valid) IS NOT NULL)))
welfare_overrule welfare_overrule_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_overrule welfare_overrule_once: UNIQUE (welfare_request_id, welfare_event_condition_id)
welfare_overrule welfare_overrule_overruled_by_fkey: FOREIGN KEY (overruled_by) REFERENCES party(party_id) ON DELETE SET NULL
welfare_overrule welfare_overrule_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
welfare_overrule welfare_overrule_pkey: PRIMARY KEY (welfare_overrule_id)
welfare_overrule welfare_overrule_reason_check: CHECK ((reason <> ''::text))
welfare_overrule welfare_overrule_title_check: CHECK ((title <> ''::text))
welfare_overrule welfare_overrule_welfare_request_id_fkey: FOREIGN KEY (welfare_request_id) REFERENCES welfare_request(welfare_request_id) ON DELETE CASCADE
welfare_place welfare_place_check: CHECK (((given_back >= 0) AND (given_back <= employee_share)))
welfare_place welfare_place_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_place welfare_place_cost_check: CHECK ((cost >= 0))
welfare_place welfare_place_employee_share_check: CHECK ((employee_share >= 0))
welfare_place welfare_place_employer_share_check: CHECK ((employer_share >= 0))
welfare_place welfare_place_has: CHECK (((status_id = ANY (ARRAY['WpHeld'::text, 'WpOffered'::text, 'WpConfirmed'::text, 'WpUsed'::text, 'WpNoShow'::text])) <= (welfare_slot_id IS NOT NULL)))
welfare_place welfare_place_of_event: FOREIGN KEY (welfare_event_id, company_id) REFERENCES welfare_event(welfare_event_id, company_id)
welfare_place welfare_place_of_group: FOREIGN KEY (welfare_group_id, company_id) REFERENCES welfare_group(welfare_group_id, company_id)
welfare_place welfare_place_of_slot: FOREIGN KEY (welfare_slot_id, company_id) REFERENCES welfare_slot(welfare_slot_id, company_id)
welfare_place welfare_place_of_unit: FOREIGN KEY (welfare_unit_id, company_id) REFERENCES welfare_unit(welfare_unit_id, company_id)
welfare_place welfare_place_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
welfare_place welfare_place_persons_check: CHECK ((persons > 0))
welfare_place welfare_place_pkey: PRIMARY KEY (welfare_request_id)
welfare_place welfare_place_places_check: CHECK ((places > 0))
welfare_place welfare_place_shares: CHECK (((employee_share + employer_share) = cost))
welfare_place welfare_place_unit_free: EXCLUDE USING gist (welfare_unit_id WITH =, nights WITH &&) WHERE ((status_id = ANY (ARRAY['WpHeld'::text, 'WpOffered'::text, 'WpConfirmed'::text, 'WpUsed'::text, 'WpNoShow'::text])))
welfare_place welfare_place_welfare_request_id_fkey: FOREIGN KEY (welfare_request_id) REFERENCES welfare_request(welfare_request_id) ON DELETE CASCADE
welfare_place_code welfare_place_code_code_check: CHECK ((code ~ '^[2-9A-HJ-NP-Z]{12}$'::text))
welfare_place_code welfare_place_code_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_place_code welfare_place_code_pkey: PRIMARY KEY (welfare_request_id)
welfare_place_code welfare_place_code_welfare_request_id_fkey: FOREIGN KEY (welfare_request_id) REFERENCES welfare_place(welfare_request_id) ON DELETE CASCADE
welfare_place_due welfare_place_due_check: CHECK (((amount <> 0) AND ((kind = 'part'::text) = (amount > 0))))
welfare_place_due welfare_place_due_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_place_due welfare_place_due_kind_check: CHECK ((kind = ANY (ARRAY['part'::text, 'back'::text])))
welfare_place_due welfare_place_due_number_check: CHECK ((number > 0))
welfare_place_due welfare_place_due_once: UNIQUE (welfare_request_id, kind, number)
welfare_place_due welfare_place_due_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
welfare_place_due welfare_place_due_pkey: PRIMARY KEY (welfare_place_due_id)
welfare_place_due welfare_place_due_welfare_request_id_fkey: FOREIGN KEY (welfare_request_id) REFERENCES welfare_place(welfare_request_id) ON DELETE CASCADE
welfare_place_taken welfare_place_taken_amount_check: CHECK ((amount <> 0))
welfare_place_taken welfare_place_taken_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_place_taken welfare_place_taken_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
welfare_place_taken welfare_place_taken_pkey: PRIMARY KEY (welfare_place_taken_id)
welfare_place_taken welfare_place_taken_welfare_request_id_fkey: FOREIGN KEY (welfare_request_id) REFERENCES welfare_place(welfare_request_id) ON DELETE CASCADE
welfare_receipt welfare_receipt_amount_check: CHECK ((amount > 0))
welfare_receipt welfare_receipt_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_receipt welfare_receipt_decided_by_fkey: FOREIGN KEY (decided_by) REFERENCES party(party_id) ON DELETE SET NULL
welfare_receipt welfare_receipt_file_check: CHECK ((file <> ''::text))
welfare_receipt welfare_receipt_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
welfare_receipt welfare_receipt_pkey: PRIMARY KEY (welfare_receipt_id)
welfare_receipt welfare_receipt_reason: CHECK (((status_id = 'WrReturned'::text) = (reason IS NOT NULL)))
welfare_receipt welfare_receipt_reason_check: CHECK ((reason <> ''::text))
welfare_receipt welfare_receipt_receipt_number_check: CHECK ((receipt_number <> ''::text))
welfare_receipt welfare_receipt_second: CHECK ((decided_by IS DISTINCT FROM party_id))
welfare_receipt welfare_receipt_welfare_request_id_fkey: FOREIGN KEY (welfare_request_id) REFERENCES welfare_place(welfare_request_id) ON DELETE CASCADE
welfare_request welfare_request_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_request welfare_request_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
welfare_request welfare_request_pkey: PRIMARY KEY (welfare_request_id)
welfare_request welfare_request_slot_one_fkey: FOREIGN KEY (slot_one) REFERENCES welfare_slot(welfare_slot_id)
welfare_request welfare_request_slot_three_fkey: FOREIGN KEY (slot_three) REFERENCES welfare_slot(welfare_slot_id)
welfare_request welfare_request_slot_two_fkey: FOREIGN KEY (slot_two) REFERENCES welfare_slot(welfare_slot_id)
welfare_service welfare_service_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_service welfare_service_gender_check: CHECK ((gender = ANY (ARRAY['all'::text, 'Male'::text, 'Female'::text])))
welfare_service welfare_service_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
welfare_service welfare_service_kind_check: CHECK ((kind = ANY (ARRAY['stay'::text, 'trip'::text, 'gathering'::text, 'goods'::text, 'payment'::text])))
welfare_service welfare_service_of_company: UNIQUE (welfare_service_id, company_id)
welfare_service welfare_service_payment_check: CHECK ((payment = ANY (ARRAY['paid'::text, 'free'::text])))
welfare_service welfare_service_pkey: PRIMARY KEY (welfare_service_id)
welfare_service welfare_service_service_code_check: CHECK ((service_code <> ''::text))
welfare_service welfare_service_status_id_check: CHECK ((status_id = ANY (ARRAY['ActiveService'::text, 'NotActiveService'::text])))
welfare_service welfare_service_title_check: CHECK ((title <> ''::text))
welfare_service welfare_service_use_type_check: CHECK ((use_type = ANY (ARRAY['travel'::text, 'leisure'::text, 'other'::text])))
welfare_service_default welfare_service_default_pkey: PRIMARY KEY (code)
welfare_slot welfare_slot_capacity_check: CHECK (((capacity >= 1) AND (capacity <= 100000)))
welfare_slot welfare_slot_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_slot welfare_slot_days: CHECK ((thru_date >= from_date))
welfare_slot welfare_slot_of_company: UNIQUE (welfare_slot_id, company_id)
welfare_slot welfare_slot_of_event: FOREIGN KEY (welfare_event_id, company_id) REFERENCES welfare_event(welfare_event_id, company_id) ON DELETE CASCADE
welfare_slot welfare_slot_once: UNIQUE (welfare_event_id, slot_code)
welfare_slot welfare_slot_pkey: PRIMARY KEY (welfare_slot_id)
welfare_slot welfare_slot_slot_code_check: CHECK ((slot_code <> ''::text))
welfare_slot welfare_slot_title_check: CHECK ((title <> ''::text))
welfare_unit welfare_unit_beds_check: CHECK (((beds >= 1) AND (beds <= 100)))
welfare_unit welfare_unit_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
welfare_unit welfare_unit_of_company: UNIQUE (welfare_unit_id, company_id)
welfare_unit welfare_unit_of_service: FOREIGN KEY (welfare_service_id, company_id) REFERENCES welfare_service(welfare_service_id, company_id) ON DELETE CASCADE
welfare_unit welfare_unit_once: UNIQUE (welfare_service_id, unit_code)
welfare_unit welfare_unit_pkey: PRIMARY KEY (welfare_unit_id)
welfare_unit welfare_unit_unit_code_check: CHECK ((unit_code <> ''::text))
what_next_confirmation what_next_confirmation_confirmed_by_fkey: FOREIGN KEY (confirmed_by) REFERENCES party(party_id)
what_next_confirmation what_next_confirmation_pkey: PRIMARY KEY (step)
what_next_confirmation what_next_confirmation_step_check: CHECK ((step = ANY (ARRAY['backup'::text, 'masterKey'::text, 'holidays'::text])))
work_calendar work_calendar_calendar_code_check: CHECK ((calendar_code ~ '^[A-Za-z0-9]+$'::text))
work_calendar work_calendar_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id) ON DELETE CASCADE
work_calendar work_calendar_default_active: CHECK (((is_default = 'N'::bpchar) OR (option_indicator = 'Y'::bpchar)))
work_calendar work_calendar_is_default_check: CHECK ((is_default = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
work_calendar work_calendar_is_system_check: CHECK ((is_system = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
work_calendar work_calendar_option_indicator_check: CHECK ((option_indicator = ANY (ARRAY['Y'::bpchar, 'N'::bpchar])))
work_calendar work_calendar_pkey: PRIMARY KEY (work_calendar_id)
work_calendar work_calendar_title_check: CHECK ((title <> ''::text))
work_calendar work_calendar_work_calendar_id_company_id_key: UNIQUE (work_calendar_id, company_id)
work_experience work_experience_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
work_experience work_experience_grade_type_enum_id_fkey: FOREIGN KEY (grade_type_enum_id) REFERENCES enumeration(enum_id)
work_experience work_experience_industry_enum_id_fkey: FOREIGN KEY (industry_enum_id) REFERENCES enumeration(enum_id)
work_experience work_experience_job_id_fkey: FOREIGN KEY (job_id) REFERENCES job(job_id)
work_experience work_experience_party_id_fkey: FOREIGN KEY (party_id) REFERENCES party(party_id) ON DELETE CASCADE
work_experience work_experience_pkey: PRIMARY KEY (work_experience_id)
work_experience work_experience_relation_degree_enum_id_fkey: FOREIGN KEY (relation_degree_enum_id) REFERENCES enumeration(enum_id)
work_experience work_experience_state_province_geo_id_fkey: FOREIGN KEY (state_province_geo_id) REFERENCES geo(geo_id)
work_experience work_experience_title_check: CHECK ((title <> ''::text))
work_experience work_experience_valid_check: CHECK ((NOT isempty(valid)))
work_experience work_experience_weekly_hours_check: CHECK (((weekly_hours >= 1) AND (weekly_hours <= 168)))
work_sheet_line work_sheet_line_ceiling_days_check: CHECK (((ceiling_days > (0)::numeric) AND (ceiling_days <= (31)::numeric)))
work_sheet_line work_sheet_line_ceiling_minutes_check: CHECK (((ceiling_minutes >= 1) AND (ceiling_minutes <= 44640)))
work_sheet_line work_sheet_line_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id)
work_sheet_line work_sheet_line_days_check: CHECK (((days > (0)::numeric) AND (days <= (31)::numeric)))
work_sheet_line work_sheet_line_jalali_month_check: CHECK (((jalali_month >= 1) AND (jalali_month <= 12)))
work_sheet_line work_sheet_line_jalali_year_check: CHECK (((jalali_year >= 1300) AND (jalali_year <= 1500)))
work_sheet_line work_sheet_line_minutes_check: CHECK (((minutes >= 1) AND (minutes <= 44640)))
work_sheet_line work_sheet_line_once: UNIQUE (party_relationship_id, jalali_year, jalali_month, work_factor, project)
work_sheet_line work_sheet_line_party_relationship_id_fkey: FOREIGN KEY (party_relationship_id) REFERENCES party_relationship(party_relationship_id) ON DELETE CASCADE
work_sheet_line work_sheet_line_pkey: PRIMARY KEY (work_sheet_line_id)
work_sheet_line work_sheet_line_unit: CHECK (
CASE
    WHEN (work_factor = ANY (ARRAY['overtime'::text, 'night'::text, 'friday'::text, 'holiday'::text])) THEN ((minutes IS NOT NULL) AND (days IS NULL) AND (ceiling_days IS NULL))
    ELSE ((days IS NOT NULL) AND (minutes IS NULL) AND (ceiling_minutes IS NULL))
END)
work_sheet_line work_sheet_line_work_factor_check: CHECK ((work_factor = ANY (ARRAY['overtime'::text, 'night'::text, 'friday'::text, 'holiday'::text, 'shiftTwo'::text, 'shiftThree'::text, 'shiftNight'::text, 'mission'::text, 'unpaidLeave'::text, 'absence'::text, 'sick'::text])))
work_shift work_shift_colour_check: CHECK ((colour = ANY (ARRAY['blue'::text, 'teal'::text, 'green'::text, 'amber'::text, 'orange'::text, 'red'::text, 'purple'::text, 'gray'::text])))
work_shift work_shift_company_id_fkey: FOREIGN KEY (company_id) REFERENCES company(company_id) ON DELETE CASCADE
work_shift work_shift_pkey: PRIMARY KEY (work_shift_id)
work_shift work_shift_shift_class_check: CHECK ((shift_class = ANY (ARRAY['morning'::text, 'evening'::text, 'night'::text])))
work_shift work_shift_shift_code_check: CHECK ((shift_code ~ '^[A-Za-z0-9]+$'::text))
work_shift work_shift_status_id_check: CHECK ((status_id = ANY (ARRAY['SWSActive'::text, 'SWSNotActive'::text])))
work_shift work_shift_title_check: CHECK ((title <> ''::text))
work_shift work_shift_work_shift_id_company_id_key: UNIQUE (work_shift_id, company_id)
work_shift_line work_shift_line_check: CHECK (((line_kind = 'ShlWork'::text) OR (floating = 0)))
work_shift_line work_shift_line_day_offset_check: CHECK ((day_offset = ANY (ARRAY[0, 1])))
work_shift_line work_shift_line_floating_check: CHECK (((floating >= 0) AND (floating <= 720)))
work_shift_line work_shift_line_from_minute_check: CHECK (((from_minute >= 0) AND (from_minute <= 1439)))
work_shift_line work_shift_line_line_kind_check: CHECK ((line_kind = ANY (ARRAY['ShlWork'::text, 'ShlBreak'::text, 'ShlPaidBreak'::text])))
work_shift_line work_shift_line_minutes_check: CHECK (((minutes >= 1) AND (minutes <= 1440)))
work_shift_line work_shift_line_of: FOREIGN KEY (work_shift_id, company_id) REFERENCES work_shift(work_shift_id, company_id) ON DELETE CASCADE
work_shift_line work_shift_line_pkey: PRIMARY KEY (work_shift_line_id)
work_shift_variant work_shift_variant_check1: CHECK ((work_shift_id <> stead_shift_id))
work_shift_variant work_shift_variant_check2: CHECK ((num_nonnulls(lunar_year, lunar_month) = ANY (ARRAY[0, 2])))
work_shift_variant work_shift_variant_check3: CHECK ((((from_date IS NULL) = (lunar_year IS NOT NULL)) AND ((thru_date IS NULL) = (from_date IS NULL))))
work_shift_variant work_shift_variant_check: CHECK ((thru_date >= from_date))
work_shift_variant work_shift_variant_lunar: UNIQUE (work_shift_id, lunar_year, lunar_month)
work_shift_variant work_shift_variant_lunar_month_check: CHECK (((lunar_month >= 1) AND (lunar_month <= 12)))
work_shift_variant work_shift_variant_lunar_year_check: CHECK (((lunar_year >= 1300) AND (lunar_year <= 1600)))
work_shift_variant work_shift_variant_no_overlap: EXCLUDE USING gist (work_shift_id WITH =, daterange(from_date, thru_date, '[]'::text) WITH &&) WHERE ((from_date IS NOT NULL))
work_shift_variant work_shift_variant_of: FOREIGN KEY (work_shift_id, company_id) REFERENCES work_shift(work_shift_id, company_id) ON DELETE CASCADE
work_shift_variant work_shift_variant_pkey: PRIMARY KEY (work_shift_variant_id)
work_shift_variant work_shift_variant_stead: FOREIGN KEY (stead_shift_id, company_id) REFERENCES work_shift(work_shift_id, company_id)
work_shift_variant work_shift_variant_title_check: CHECK ((title <> ''::text))
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
payslip_line:  SELECT s.payslip_id,
    s.company_id,
    s.pay_run_id,
    s.party_relationship_id,
    s.jalali_year,
    s.jalali_month,
    f.column_no,
    (f.factor ->> 'code'::text) AS code,
    (f.factor ->> 'title'::text) AS title,
    (f.factor ->> 'isDeduct'::text) AS is_deduct,
    (f.factor ->> 'side'::text) AS side,
    s.amounts[f.column_no] AS amount,
    COALESCE((((f.factor -> 'of'::text) ->> 'year'::text))::smallint, s.jalali_year) AS of_year,
    COALESCE((((f.factor -> 'of'::text) ->> 'month'::text))::smallint, s.jalali_month) AS of_month
   FROM ((payslip s
     JOIN pay_run r USING (pay_run_id))
     CROSS JOIN LATERAL jsonb_array_elements(r.columns) WITH ORDINALITY f(factor, column_no))
  WHERE (s.amounts[f.column_no] <> 0);
searchable_case:  SELECT process_instance_id,
    process_definition_id,
    subject_party_id,
    search_text,
    tracking_code
   FROM process_instance
  WHERE (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]));
searchable_information:  SELECT party_id,
    company_id,
    setting_type_enum_id,
    info_value,
    search_text,
    valid
   FROM other_information
  WHERE (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]));
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
    sort_text,
    birth_place,
    number_of_kids,
    military_state_enum_id,
    father_name,
    country_geo_id,
    religion_enum_id,
    sect_enum_id,
    residence_status_enum_id,
    latin_first_name,
    latin_last_name
   FROM person
  WHERE (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]));
searchable_subject:  SELECT party_id,
    search_text
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
welfare_place_bill:  SELECT p.welfare_request_id,
    p.company_id,
    p.party_id,
    p.welfare_event_id,
    GREATEST(
        CASE p.status_id
            WHEN 'WpCancelled'::text THEN (p.employee_share - COALESCE(p.given_back, p.employee_share))
            ELSE
            CASE v.kind
                WHEN 'payment'::text THEN p.cost
                ELSE p.employee_share
            END
        END, (0)::bigint) AS owed,
    (COALESCE(r.accepted, (0)::numeric))::bigint AS accepted,
    (COALESCE(r.waiting, (0)::numeric))::bigint AS waiting
   FROM (((welfare_place p
     JOIN welfare_event e ON (((e.welfare_event_id = p.welfare_event_id) AND (e.pay_by = 'person'::text))))
     JOIN welfare_service v USING (welfare_service_id))
     LEFT JOIN LATERAL ( SELECT sum(t.amount) FILTER (WHERE (t.status_id = 'WrAccepted'::text)) AS accepted,
            sum(t.amount) FILTER (WHERE (t.status_id = 'WrHanded'::text)) AS waiting
           FROM welfare_receipt t
          WHERE (t.welfare_request_id = p.welfare_request_id)) r ON (true))
  WHERE (p.status_id = ANY (ARRAY['WpConfirmed'::text, 'WpUsed'::text, 'WpNoShow'::text, 'WpCancelled'::text]));
welfare_quota_places:  SELECT welfare_event_quota_id,
    company_id,
    welfare_event_id,
    welfare_group_id,
    COALESCE(capacity, (floor(((percent * (( SELECT COALESCE(sum(s.capacity), (0)::bigint) AS "coalesce"
           FROM welfare_slot s
          WHERE (s.welfare_event_id = q.welfare_event_id)))::numeric) / (100)::numeric)))::integer) AS places
   FROM welfare_event_quota q;

-- indexes
CREATE INDEX access_request_company ON public.access_request USING btree (company_id, asked_on)
CREATE INDEX account_request_list ON public.account_request USING btree (state, created_at, request_id)
CREATE INDEX account_run_list ON public.account_run USING btree (company_id, made_at DESC)
CREATE INDEX account_run_member_run ON public.account_run_member USING btree (run_id, user_id)
CREATE INDEX approval_chain_no_overlap ON public.approval_chain USING gist (company_id, process_type, COALESCE(kind_id, ''::text), valid)
CREATE INDEX approval_step_position ON public.approval_step USING btree (empl_position_id)
CREATE INDEX approval_step_unit ON public.approval_step USING btree (unit_id)
CREATE INDEX attendance_closing_period ON public.attendance_closing USING btree (attendance_period_id)
CREATE INDEX attendance_closing_producer ON public.attendance_closing USING btree (producer_party_id)
CREATE INDEX attendance_day_on ON public.attendance_day USING btree (company_id, day)
CREATE INDEX attendance_day_party ON public.attendance_day USING btree (party_id, day)
CREATE INDEX attendance_day_stops ON public.attendance_day USING btree (company_id, day) WHERE (stops = 'Y'::bpchar)
CREATE INDEX attendance_difference_open ON public.attendance_difference USING btree (company_id, party_id) WHERE (taken_in IS NULL)
CREATE INDEX attendance_difference_party ON public.attendance_difference USING btree (party_id, day)
CREATE INDEX attendance_difference_sheet ON public.attendance_difference USING btree (attendance_sheet_id)
CREATE INDEX attendance_difference_taken ON public.attendance_difference USING btree (taken_in)
CREATE INDEX attendance_mark_of ON public.attendance_mark USING btree (company_id, party_id, day)
CREATE INDEX attendance_mark_party ON public.attendance_mark USING btree (party_id)
CREATE INDEX attendance_period_no_overlap ON public.attendance_period USING gist (company_id, valid)
CREATE INDEX attendance_reminder_party ON public.attendance_reminder USING btree (party_id)
CREATE INDEX attendance_request_asker ON public.attendance_request USING btree (asked_by) WHERE (asked_by IS NOT NULL)
CREATE INDEX attendance_request_company ON public.attendance_request USING btree (company_id, from_date DESC)
CREATE INDEX attendance_request_no_overlap ON public.attendance_request USING gist (party_id, side, span) WHERE (status_id = ANY (ARRAY['RqSent'::text, 'RqReturned'::text, 'RqApproved'::text]))
CREATE INDEX attendance_request_party ON public.attendance_request USING btree (party_id, created_at DESC)
CREATE INDEX attendance_sheet_closing ON public.attendance_sheet USING btree (attendance_closing_id)
CREATE INDEX attendance_sheet_party ON public.attendance_sheet USING btree (party_id)
CREATE INDEX attendance_sheet_period ON public.attendance_sheet USING btree (attendance_period_id)
CREATE INDEX attendance_sheet_reopen_party ON public.attendance_sheet USING btree (reopen_party_id)
CREATE INDEX audit_entry_at ON ONLY public.audit_entry USING btree (at DESC, audit_id DESC)
CREATE INDEX audit_entry_record ON ONLY public.audit_entry USING btree (entity, record_id, at DESC)
CREATE INDEX audit_entry_subject ON ONLY public.audit_entry USING btree (subject_party_id, at DESC) WHERE (subject_party_id IS NOT NULL)
CREATE INDEX audit_seal_dropped ON public.audit_seal USING btree (dropped_month) WHERE (dropped_month IS NOT NULL)
CREATE INDEX audit_seal_masked ON public.audit_seal USING btree (seal_no) WHERE (masked_for IS NOT NULL)
CREATE INDEX bank_account_one_main ON public.bank_account USING gist (party_id, valid) WHERE (payment_method_purpose_enum_id = 'PmpPriamryAccont'::text)
CREATE INDEX bank_account_person ON public.bank_account USING hash (party_id)
CREATE INDEX bank_merged ON public.bank USING btree (merged_into_bank_id)
CREATE INDEX calendar_rule_no_overlap ON public.calendar_rule USING gist (work_calendar_id, daterange(from_date, thru_date, '[]'::text))
CREATE INDEX change_request_decision_field ON public.change_request_decision USING btree (change_request_field_id)
CREATE INDEX change_request_inbox ON public.change_request USING btree (company_id, state, sent_at)
CREATE INDEX change_request_party ON public.change_request USING btree (party_id, sent_at DESC)
CREATE INDEX clock_card_employment ON public.clock_card USING btree (party_relationship_id)
CREATE INDEX clock_card_no_overlap ON public.clock_card USING gist (company_id, card, valid)
CREATE INDEX clock_correction_party ON public.clock_correction USING btree (party_id, at)
CREATE INDEX clock_event_card ON ONLY public.clock_event USING btree (company_id, card, at)
CREATE INDEX clock_event_delivery ON ONLY public.clock_event USING btree (clock_delivery_id)
CREATE INDEX clock_exception_open ON public.clock_exception USING btree (company_id, kind, noted_at) WHERE (settled_at IS NULL)
CREATE INDEX communication_event_company ON public.communication_event USING btree (company_id, sent_on DESC)
CREATE INDEX communication_event_party_party ON public.communication_event_party USING btree (party_id)
CREATE INDEX communication_event_ready ON public.communication_event USING btree (sent_on) WHERE (status_id = 'CeReady'::text)
CREATE INDEX company_bank_account_party ON public.company_bank_account USING btree (party_id)
CREATE INDEX company_insurance_area_branch ON public.company_insurance_area USING btree (branch_id)
CREATE INDEX company_insurance_area_organ ON public.company_insurance_area USING btree (organ_id)
CREATE INDEX company_seal_party ON public.company_seal USING btree (party_id)
CREATE INDEX company_tax_area_branch ON public.company_tax_area USING btree (branch_id)
CREATE INDEX company_tax_area_organ ON public.company_tax_area USING btree (organ_id)
CREATE INDEX compensation_account_contract ON public.compensation_account USING btree (insurance_contract_id)
CREATE INDEX compensation_batch_contract ON public.compensation_batch USING btree (insurance_contract_id)
CREATE INDEX compensation_batch_line_party ON public.compensation_batch_line USING btree (party_id)
CREATE INDEX compensation_ceiling_account ON public.compensation_ceiling USING btree (compensation_account_id)
CREATE INDEX compensation_claim_contract ON public.compensation_claim USING btree (insurance_contract_id)
CREATE INDEX compensation_claim_party ON public.compensation_claim USING btree (party_id, sent_at DESC)
CREATE INDEX compensation_document_line ON public.compensation_document USING btree (compensation_line_id)
CREATE INDEX compensation_line_contract ON public.compensation_line USING btree (insurance_contract_id)
CREATE INDEX compensation_line_day ON public.compensation_line USING btree (company_id, service_date DESC, compensation_line_id DESC)
CREATE INDEX compensation_line_party ON public.compensation_line USING btree (party_id, service_date DESC)
CREATE INDEX compensation_line_payout ON public.compensation_line USING btree (compensation_payout_id) WHERE (compensation_payout_id IS NOT NULL)
CREATE INDEX compensation_line_status ON public.compensation_line USING btree (company_id, status_id, service_date)
CREATE INDEX compensation_movement_line ON public.compensation_movement USING btree (compensation_line_id)
CREATE INDEX compensation_movement_party ON public.compensation_movement USING btree (party_id)
CREATE INDEX compensation_payout_batch ON public.compensation_payout USING btree (compensation_batch_id)
CREATE INDEX compensation_payout_party ON public.compensation_payout USING btree (party_id)
CREATE INDEX compensation_payout_waiting ON public.compensation_payout USING btree (company_id, party_id) WHERE (pay_run_id IS NULL)
CREATE INDEX compensation_step_line ON public.compensation_step USING btree (compensation_line_id, at)
CREATE INDEX compensation_step_party ON public.compensation_step USING btree (party_id)
CREATE INDEX competence_criterion_parent ON public.competence_criterion USING btree (parent_criterion_id)
CREATE INDEX contract_no_overlap ON public.employment_contract USING gist (party_relationship_id, valid)
CREATE INDEX contract_term_no_overlap ON public.contract_term USING gist (agreement_id, term_type_enum_id, valid)
CREATE INDEX contract_type_factor_named ON public.contract_type_factor USING btree (pay_factor_id)
CREATE INDEX deduction_list_answer_booked ON public.deduction_list_answer USING btree (booked_as)
CREATE INDEX deduction_list_answer_company ON public.deduction_list_answer USING btree (company_id)
CREATE INDEX deduction_list_line_employment ON public.deduction_list_line USING btree (party_relationship_id)
CREATE INDEX deduction_list_line_party ON public.deduction_list_line USING btree (party_id)
CREATE INDEX deduction_list_line_source ON public.deduction_list_line USING btree (company_id, source_kind, source_id)
CREATE INDEX deduction_rule_no_overlap ON public.deduction_rule USING gist (company_id, valid)
CREATE INDEX detail_account_children ON public.detail_account USING btree (parent_detail_account_id)
CREATE INDEX detail_member_classification ON public.detail_member USING btree (party_classification_id)
CREATE INDEX detail_member_person ON public.detail_member USING btree (party_relationship_id)
CREATE INDEX detail_member_unit ON public.detail_member USING btree (unit_id)
CREATE INDEX electronic_address_party ON public.electronic_address USING btree (party_id)
CREATE INDEX empl_order_acknowledged_by ON public.empl_order USING btree (acknowledged_by) WHERE (acknowledged_by IS NOT NULL)
CREATE INDEX empl_order_agreement ON public.empl_order USING btree (agreement_id) WHERE (agreement_id IS NOT NULL)
CREATE INDEX empl_order_before_company ON public.empl_order_before USING btree (company_id)
CREATE INDEX empl_order_code_company ON public.empl_order_code USING btree (company_id)
CREATE INDEX empl_order_company ON public.empl_order USING btree (company_id, status_id)
CREATE INDEX empl_order_corrects ON public.empl_order USING btree (corrects_id) WHERE (corrects_id IS NOT NULL)
CREATE INDEX empl_order_day_company ON public.empl_order_day USING btree (company_id)
CREATE INDEX empl_order_day_order ON public.empl_order_day USING btree (empl_order_id)
CREATE INDEX empl_order_employment ON public.empl_order USING btree (party_relationship_id, from_date)
CREATE INDEX empl_order_issue_orders ON public.empl_order USING btree (order_issue_id)
CREATE INDEX empl_order_item_company ON public.empl_order_item USING btree (company_id)
CREATE INDEX empl_order_item_of_factor ON public.empl_order_item USING btree (pay_factor_id)
CREATE INDEX empl_order_link_company ON public.empl_order_link USING btree (company_id)
CREATE INDEX empl_order_link_order ON public.empl_order_link USING btree (empl_order_id)
CREATE INDEX empl_order_move_company ON public.empl_order_move USING btree (company_id)
CREATE INDEX empl_order_move_employment ON public.empl_order_move USING btree (party_relationship_id, move_no)
CREATE INDEX empl_order_moving ON public.empl_order USING btree (party_relationship_id) WHERE (moves IS NOT NULL)
CREATE INDEX empl_order_one_a_day ON public.empl_order_day USING gist (party_relationship_id, valid, known)
CREATE INDEX empl_order_party ON public.empl_order USING btree (party_id)
CREATE INDEX empl_order_type_orders ON public.empl_order USING btree (order_type_id)
CREATE INDEX empl_order_unreceived ON public.empl_order USING btree (company_id, signed_at) WHERE ((status_id = 'EoSigned'::text) AND (acknowledged_at IS NULL))
CREATE INDEX empl_order_version_by ON public.empl_order_version USING btree (by_order_id) WHERE (by_order_id IS NOT NULL)
CREATE INDEX empl_order_version_company ON public.empl_order_version USING btree (company_id)
CREATE INDEX empl_position_fact_grade ON public.empl_position_fact USING btree (grade_type_enum_id)
CREATE INDEX empl_position_fact_no_overlap ON public.empl_position_fact USING gist (empl_position_id, valid)
CREATE INDEX empl_position_fact_pay_grade ON public.empl_position_fact USING btree (pay_grade_enum_id)
CREATE INDEX empl_position_fact_seat ON public.empl_position_fact USING hash (empl_position_id)
CREATE INDEX empl_position_fact_type ON public.empl_position_fact USING btree (position_type_enum_id)
CREATE INDEX empl_position_job_grade ON public.empl_position_job USING btree (job_grade_id) WHERE (job_grade_id IS NOT NULL)
CREATE INDEX empl_position_job_no_overlap ON public.empl_position_job USING gist (empl_position_id, valid)
CREATE INDEX empl_position_job_of ON public.empl_position_job USING btree (job_id) INCLUDE (empl_position_id, company_id, valid)
CREATE INDEX empl_position_job_seat ON public.empl_position_job USING hash (empl_position_id)
CREATE INDEX empl_position_party_chief ON public.empl_position_party USING btree (company_id) WHERE (role_type_id = 'ChiefExecutiveOfficer'::text)
CREATE INDEX empl_position_party_main ON public.empl_position_party USING btree (party_id) INCLUDE (empl_position_id, company_id, valid) WHERE (main_position = 'Y'::bpchar)
CREATE INDEX empl_position_party_of ON public.empl_position_party USING btree (empl_position_id) INCLUDE (party_id, company_id, valid)
CREATE INDEX empl_position_party_one_main ON public.empl_position_party USING gist (party_id, valid) WHERE (main_position = 'Y'::bpchar)
CREATE INDEX empl_position_party_one_seat ON public.empl_position_party USING gist (empl_position_id, party_id, valid)
CREATE INDEX empl_position_party_person ON public.empl_position_party USING hash (party_id)
CREATE INDEX empl_position_party_seat ON public.empl_position_party USING hash (empl_position_id)
CREATE INDEX empl_position_reporting_above ON public.empl_position_reporting USING hash (reports_to_id)
CREATE INDEX empl_position_reporting_dotted ON public.empl_position_reporting USING gist (empl_position_id, reports_to_id, valid) WHERE (line = 'dotted'::text)
CREATE INDEX empl_position_reporting_no_overlap ON public.empl_position_reporting USING gist (empl_position_id, valid) WHERE (line = 'solid'::text)
CREATE INDEX empl_position_reporting_of ON public.empl_position_reporting USING hash (empl_position_id)
CREATE INDEX empl_position_unit_no_overlap ON public.empl_position_unit USING gist (empl_position_id, valid)
CREATE INDEX empl_position_unit_of ON public.empl_position_unit USING btree (unit_id) INCLUDE (empl_position_id, company_id, valid)
CREATE INDEX empl_position_unit_position ON public.empl_position_unit USING btree (empl_position_id) INCLUDE (unit_id, company_id, valid)
CREATE INDEX empl_position_unit_seat ON public.empl_position_unit USING hash (empl_position_id)
CREATE INDEX employment_contract_ends ON public.employment_contract USING btree (company_id, upper(valid)) WHERE (state = 'signed'::text)
CREATE INDEX employment_contract_type ON public.employment_contract USING btree (agreement_id)
CREATE INDEX employment_end_moved_to ON public.employment_end USING btree (moved_to) WHERE (moved_to IS NOT NULL)
CREATE INDEX employment_end_party ON public.employment_end USING btree (party_id)
CREATE INDEX employment_gap_ending ON public.employment_gap USING btree (until_date) INCLUDE (missing, company_id) WHERE (until_date < 'infinity'::date)
CREATE INDEX employment_gap_missing ON public.employment_gap USING btree (missing, until_date) INCLUDE (from_date, party_relationship_id, company_id)
CREATE INDEX employment_grade_class ON public.employment_grade USING btree (job_grade_enum_id) WHERE (job_grade_enum_id IS NOT NULL)
CREATE INDEX employment_grade_company ON public.employment_grade USING btree (company_id)
CREATE INDEX employment_grade_one ON public.employment_grade USING gist (party_relationship_id, valid)
CREATE INDEX employment_grade_party ON public.employment_grade USING btree (party_id)
CREATE INDEX employment_grade_rank ON public.employment_grade USING btree (pay_grade_enum_id) WHERE (pay_grade_enum_id IS NOT NULL)
CREATE INDEX employment_kind_employment ON public.employment_kind USING btree (party_relationship_id) INCLUDE (employment_status_enum_id, company_id, valid)
CREATE INDEX employment_kind_no_overlap ON public.employment_kind USING gist (party_relationship_id, valid)
CREATE INDEX employment_kind_of ON public.employment_kind USING hash (party_relationship_id)
CREATE INDEX employment_salary_no_overlap ON public.employment_salary USING gist (party_relationship_id, valid)
CREATE INDEX employment_salary_of ON public.employment_salary USING hash (party_relationship_id)
CREATE INDEX enumeration_of_type ON public.enumeration USING btree (enum_type_id, sequence_num)
CREATE INDEX enumeration_parent ON public.enumeration USING btree (parent_enum_id)
CREATE INDEX facility_cost_no_overlap ON public.pay_group_facility_cost USING gist (pay_group_id, COALESCE(type_enum_id, parent_type_enum_id), valid)
CREATE INDEX figure_change_transaction ON public.figure_change USING btree (transaction)
CREATE INDEX form_draft_saved_at ON public.form_draft USING btree (saved_at)
CREATE INDEX general_request_party ON public.general_request USING btree (party_id, created_at DESC)
CREATE INDEX geo_of_type ON public.geo USING btree (geo_type_enum_id, geo_name)
CREATE INDEX geo_parent ON public.geo USING btree (parent_geo_id)
CREATE INDEX geo_search ON public.geo USING btree (search_text)
CREATE INDEX gl_account_children ON public.gl_account USING btree (parent_gl_account_id)
CREATE INDEX guarantor_change_of_loan ON public.guarantor_change USING btree (loan_id)
CREATE INDEX guarantor_change_party ON public.guarantor_change USING btree (party_id, created_at DESC)
CREATE INDEX guarantor_gone_company ON public.guarantor_gone USING btree (company_id)
CREATE INDEX hard_post_company ON public.hard_post USING btree (company_id)
CREATE INDEX hard_post_no_overlap ON public.hard_post USING gist (empl_position_id, valid)
CREATE INDEX idempotency_key_created_at ON public.idempotency_key USING btree (created_at)
CREATE INDEX import_change_record ON public.import_change USING btree (record_id)
CREATE INDEX import_run_latest ON public.import_run USING btree (company_id, created_at DESC)
CREATE INDEX input_factor_value_person ON public.input_factor_value USING btree (party_relationship_id)
CREATE INDEX insurance_contract_insurer ON public.insurance_contract USING btree (insurer_id)
CREATE INDEX insurance_list_area ON public.insurance_list USING btree (insurance_area_id)
CREATE INDEX insurance_list_taker ON public.insurance_list USING btree (party_id)
CREATE INDEX insurance_membership_contract ON public.insurance_membership USING btree (insurance_contract_id, party_id)
CREATE INDEX insurance_membership_once ON public.insurance_membership USING gist (insurance_contract_id, COALESCE(family_member_id, party_id), valid)
CREATE INDEX insurance_membership_party ON public.insurance_membership USING btree (party_id)
CREATE INDEX insurance_membership_relative ON public.insurance_membership USING btree (family_member_id)
CREATE INDEX insurance_premium_once ON public.insurance_premium USING gist (insurance_contract_id, COALESCE(tier, ''::text), COALESCE(relation, ''::text), COALESCE(since_date, '-infinity'::date), int4range(COALESCE((age_from)::integer, 0), COALESCE((age_thru)::integer, 200), '[]'::text))
CREATE INDEX insurance_request_of_contract ON public.insurance_request USING btree (insurance_contract_id)
CREATE INDEX insurance_request_party ON public.insurance_request USING btree (party_id, created_at DESC)
CREATE INDEX insurer_list_company ON public.insurer_list USING btree (company_id)
CREATE INDEX insurer_list_line_membership ON public.insurer_list_line USING btree (insurance_membership_id)
CREATE INDEX insurer_list_line_party ON public.insurer_list_line USING btree (party_id)
CREATE INDEX job_authority_job ON public.job_authority USING btree (job_id)
CREATE INDEX job_communication_job ON public.job_communication USING btree (job_id)
CREATE INDEX job_competence_criterion ON public.job_competence USING btree (competence_criterion_id)
CREATE INDEX job_course_course ON public.job_course USING btree (course_id)
CREATE INDEX job_detail_job ON public.job_detail USING btree (job_id)
CREATE INDEX job_producer ON public.job USING btree (producer_empl_position_id)
CREATE INDEX job_responsibility_job ON public.job_responsibility USING btree (job_id)
CREATE INDEX job_skill_skill ON public.job_skill USING btree (skill_id)
CREATE INDEX leave_request_asker ON public.leave_request USING btree (asked_by) WHERE (asked_by IS NOT NULL)
CREATE INDEX leave_request_days ON public.leave_request USING gist (company_id, span) WHERE (status_id = ANY (ARRAY['LvSent'::text, 'LvReturned'::text, 'LvApproved'::text]))
CREATE INDEX leave_request_no_overlap ON public.leave_request USING gist (party_id, span) WHERE (status_id = ANY (ARRAY['LvSent'::text, 'LvReturned'::text, 'LvApproved'::text]))
CREATE INDEX leave_request_part_account ON public.leave_request_part USING btree (company_id, party_id, jalali_year)
CREATE INDEX leave_request_party ON public.leave_request USING btree (party_id, from_date DESC)
CREATE INDEX leave_rule_no_overlap ON public.leave_rule USING gist (leave_type_id, COALESCE(company_id, '00000000-0000-0000-0000-000000000000'::uuid), valid)
CREATE INDEX legal_circular_year ON public.legal_circular USING btree (jalali_year)
CREATE INDEX legal_parameter_once ON public.legal_parameter USING gist (jalali_year, kind_enum_id, COALESCE(bracket, (0)::smallint), int4range((from_month)::integer, (thru_month)::integer, '[]'::text)) WHERE (option_indicator = 'Y'::bpchar)
CREATE INDEX letter_inbox ON public.letter USING btree (company_id, state, asked_at)
CREATE INDEX letter_party ON public.letter USING btree (party_id, asked_at DESC)
CREATE INDEX letter_template_party ON public.letter_template USING btree (party_id)
CREATE INDEX letter_template_seal ON public.letter_template USING btree (seal_id)
CREATE INDEX letter_template_signature ON public.letter_template USING btree (signature_id)
CREATE INDEX library_reference_code ON public.library_reference USING btree (kind, lower(code))
CREATE INDEX library_version_no_overlap ON public.library_version USING gist (library_item_id, valid) WHERE (status = 'published'::text)
CREATE INDEX loan_budget_move_by ON public.loan_budget_move USING btree (asked_by)
CREATE INDEX loan_budget_move_of ON public.loan_budget_move USING btree (loan_budget_place_id)
CREATE INDEX loan_budget_move_second_by ON public.loan_budget_move USING btree (decided_by)
CREATE INDEX loan_budget_of_loan ON public.loan_budget USING btree (welfare_id)
CREATE INDEX loan_budget_place_grouped ON public.loan_budget_place USING btree (welfare_group_id)
CREATE INDEX loan_budget_place_order ON public.loan_budget_place USING btree (loan_budget_id, place)
CREATE INDEX loan_budget_place_party ON public.loan_budget_place USING btree (party_id)
CREATE INDEX loan_budget_place_request ON public.loan_budget_place USING btree (loan_request_id)
CREATE INDEX loan_budget_quota_named ON public.loan_budget_quota USING btree (welfare_group_id)
CREATE INDEX loan_employment ON public.loan USING btree (party_relationship_id)
CREATE INDEX loan_ending_asked_by ON public.loan_ending USING btree (asked_by)
CREATE INDEX loan_ending_decided_by ON public.loan_ending USING btree (decided_by)
CREATE INDEX loan_ending_loan ON public.loan_ending USING btree (loan_id)
CREATE INDEX loan_ending_status ON public.loan_ending USING btree (company_id, status_id, asked_at DESC)
CREATE INDEX loan_entry_by ON public.loan_entry USING btree (booked_by)
CREATE INDEX loan_entry_line ON public.loan_entry USING btree (loan_id, line_number)
CREATE INDEX loan_entry_source ON public.loan_entry USING btree (source_id, source) WHERE (source_id IS NOT NULL)
CREATE INDEX loan_external_guarantor_code ON public.loan_external_guarantor USING btree (company_id, national_code)
CREATE INDEX loan_external_guarantor_confirmed_by ON public.loan_external_guarantor USING btree (confirmed_by)
CREATE INDEX loan_fund_fund ON public.loan_fund USING btree (welfare_fund_id)
CREATE INDEX loan_grant_status ON public.loan_grant USING btree (company_id, status_id)
CREATE INDEX loan_guarantor_document_company ON public.loan_guarantor_document USING btree (company_id)
CREATE INDEX loan_guarantor_document_outsider ON public.loan_guarantor_document USING btree (loan_external_guarantor_id)
CREATE INDEX loan_guarantor_document_party ON public.loan_guarantor_document USING btree (party_id)
CREATE INDEX loan_line_due ON public.loan_line USING btree (company_id, due_date)
CREATE INDEX loan_line_now_company ON public.loan_line_now USING btree (company_id)
CREATE INDEX loan_line_now_due ON public.loan_line_now USING btree (due_date, loan_id, number)
CREATE INDEX loan_line_now_open ON public.loan_line_now USING btree (due_date, loan_id, number) WHERE (open > 0)
CREATE INDEX loan_line_reminder_company ON public.loan_line_reminder USING btree (company_id)
CREATE INDEX loan_of ON public.loan USING btree (welfare_id, version)
CREATE INDEX loan_opening_guarantor_one ON public.loan_opening USING btree (company_id, upper(guarantor_one)) WHERE (guarantor_one IS NOT NULL)
CREATE INDEX loan_opening_guarantor_two ON public.loan_opening USING btree (company_id, upper(guarantor_two)) WHERE (guarantor_two IS NOT NULL)
CREATE INDEX loan_paid ON public.loan USING btree (paid_on DESC, loan_id)
CREATE INDEX loan_paper_code_company ON public.loan_paper_code USING btree (company_id)
CREATE INDEX loan_party ON public.loan USING btree (party_id, paid_on DESC)
CREATE INDEX loan_receipt_by ON public.loan_receipt USING btree (booked_by)
CREATE INDEX loan_receipt_loan ON public.loan_receipt USING btree (loan_id, booked_at DESC)
CREATE INDEX loan_receipt_standing_reference ON public.loan_receipt USING btree (company_id, upper(reference)) WHERE ((reversed_on IS NULL) AND (reference IS NOT NULL))
CREATE INDEX loan_remission_asked_by ON public.loan_remission USING btree (asked_by)
CREATE INDEX loan_remission_decided_by ON public.loan_remission USING btree (decided_by)
CREATE INDEX loan_remission_loan ON public.loan_remission USING btree (loan_id)
CREATE INDEX loan_remission_status ON public.loan_remission USING btree (company_id, status_id, asked_at DESC)
CREATE INDEX loan_request_document_company ON public.loan_request_document USING btree (company_id)
CREATE INDEX loan_request_guarantor_one ON public.loan_request USING btree (company_id, upper(guarantor_one)) WHERE (guarantor_one IS NOT NULL)
CREATE INDEX loan_request_guarantor_two ON public.loan_request USING btree (company_id, upper(guarantor_two)) WHERE (guarantor_two IS NOT NULL)
CREATE INDEX loan_request_of_loan ON public.loan_request USING btree (welfare_id)
CREATE INDEX loan_request_party ON public.loan_request USING btree (party_id, created_at DESC)
CREATE INDEX loan_request_terms_of ON public.loan_request_terms USING btree (welfare_id, version)
CREATE INDEX loan_schedule_by ON public.loan_schedule USING btree (made_by)
CREATE INDEX loan_status ON public.loan USING btree (company_id, status_id)
CREATE INDEX loan_sum_company ON public.loan_sum USING btree (company_id)
CREATE INDEX login_session_company ON public.login_session USING btree (company_id) WHERE (company_id IS NOT NULL)
CREATE INDEX login_session_end ON public.login_session USING btree (absolute_until)
CREATE INDEX login_session_user ON public.login_session USING btree (user_id) WHERE (revoked_at IS NULL)
CREATE INDEX message_outbox_created ON public.message_outbox USING btree (created_at)
CREATE INDEX message_outbox_due ON public.message_outbox USING btree (next_try_at) WHERE (state = 'waiting'::text)
CREATE INDEX notice_due_at ON public.notice_due USING btree (due_at)
CREATE INDEX notice_due_cause ON public.notice_due USING btree (cause_id) WHERE (cause_id IS NOT NULL)
CREATE INDEX notice_due_rule ON public.notice_due USING btree (notice_rule_id)
CREATE INDEX notice_habit_digest ON public.notice_habit USING btree (digest_hour) WHERE (digest <> 'none'::text)
CREATE INDEX notice_rule_event ON public.notice_rule USING btree (company_id, event)
CREATE INDEX notification_message_company ON public.notification_message USING btree (company_id)
CREATE INDEX notification_message_event ON public.notification_message USING btree (communication_event_id)
CREATE INDEX notification_message_user_company ON public.notification_message_user USING btree (company_id)
CREATE INDEX notification_message_user_own ON public.notification_message_user USING btree (party_id, sent_at DESC, notification_message_id DESC)
CREATE INDEX notification_message_user_unread ON public.notification_message_user USING btree (party_id) WHERE (status_id <> 'CeViewed'::text)
CREATE INDEX order_effect_by ON public.order_effect USING btree (by_order_id) WHERE (by_order_id IS NOT NULL)
CREATE INDEX order_effect_company ON public.order_effect USING btree (company_id, order_effect_no)
CREATE INDEX order_effect_employment ON public.order_effect USING btree (party_relationship_id, order_effect_no)
CREATE INDEX order_effect_order ON public.order_effect USING btree (empl_order_id) WHERE (empl_order_id IS NOT NULL)
CREATE INDEX order_issue_company ON public.order_issue USING btree (company_id, at DESC)
CREATE INDEX order_issue_producer ON public.order_issue USING btree (producer_party_id)
CREATE INDEX order_issue_run ON public.order_issue USING btree (run_id) WHERE (run_id IS NOT NULL)
CREATE INDEX order_issue_type_of ON public.order_issue USING btree (order_type_id)
CREATE INDEX order_rule_agreement ON public.order_rule USING btree (agreement_id) WHERE (agreement_id IS NOT NULL)
CREATE INDEX order_rule_company ON public.order_rule USING btree (company_id)
CREATE INDEX order_rule_no_overlap ON public.order_rule USING gist (pay_factor_id, COALESCE((agreement_id)::text, order_set), valid)
CREATE INDEX org_unit_degree_decision ON public.org_unit_degree USING btree (unit_degree_decision_id)
CREATE INDEX org_unit_degree_degree ON public.org_unit_degree USING btree (unit_degree_id)
CREATE INDEX org_unit_degree_no_overlap ON public.org_unit_degree USING gist (unit_id, valid)
CREATE INDEX org_unit_fact_name ON public.org_unit_fact USING btree (company_id, search_text)
CREATE INDEX org_unit_fact_no_overlap ON public.org_unit_fact USING gist (unit_id, valid)
CREATE INDEX org_unit_fact_unit ON public.org_unit_fact USING hash (unit_id)
CREATE INDEX org_unit_known_double_other ON public.org_unit_known_double USING btree (other_id)
CREATE INDEX org_unit_manager_one ON public.org_unit_manager USING gist (unit_id, valid)
CREATE INDEX org_unit_manager_seat ON public.org_unit_manager USING btree (empl_position_id)
CREATE INDEX org_unit_parent_children ON public.org_unit_parent USING btree (parent_unit_id)
CREATE INDEX org_unit_parent_no_overlap ON public.org_unit_parent USING gist (unit_id, valid)
CREATE INDEX org_unit_search ON public.org_unit USING gin (search_text gin_trgm_ops) WITH (fastupdate=off)
CREATE INDEX other_information_kind ON public.other_information USING btree (setting_type_enum_id)
CREATE INDEX other_information_one ON public.other_information USING gist (party_id, setting_type_enum_id, valid)
CREATE INDEX other_information_person ON public.other_information USING hash (party_id)
CREATE INDEX other_information_value ON public.other_information USING btree (info_value)
CREATE INDEX other_information_words ON public.other_information USING gin (search_text gin_trgm_ops) WITH (fastupdate=off)
CREATE INDEX party_classification_parent ON public.party_classification USING btree (parent_classification_id)
CREATE INDEX party_identification_value ON public.party_identification USING btree (id_value text_pattern_ops)
CREATE INDEX party_qualification_party ON public.party_qualification USING btree (party_id)
CREATE INDEX party_relationship_code ON public.party_relationship USING btree (pseudo_id text_pattern_ops) WHERE (relationship_type_enum_id = 'PrtEmployee'::text)
CREATE INDEX party_relationship_code_of ON public.party_relationship USING btree (code_of) WHERE (code_of IS NOT NULL)
CREATE INDEX party_relationship_ended ON public.party_relationship USING btree (upper(valid)) WHERE (is_leading AND (upper(valid) IS NOT NULL))
CREATE INDEX party_relationship_kind ON public.party_relationship USING btree (relationship_type_enum_id, status_id, company_id, started) INCLUDE (party_relationship_id, party_id, valid) WHERE is_leading
CREATE INDEX party_relationship_list ON public.party_relationship USING btree (party_id) INCLUDE (relationship_type_enum_id, is_leading, status_id, company_id, party_relationship_id, pseudo_id, valid)
CREATE INDEX party_relationship_one_employment ON public.party_relationship USING gist (company_id, party_id, relationship_type_enum_id, valid)
CREATE INDEX party_relationship_person ON public.party_relationship USING hash (party_id)
CREATE INDEX password_recovery_end ON public.password_recovery USING btree (expires_at)
CREATE INDEX password_recovery_user ON public.password_recovery USING btree (user_id)
CREATE INDEX pay_advance_employment ON public.pay_advance USING btree (party_relationship_id)
CREATE INDEX pay_advance_run ON public.pay_advance USING btree (pay_run_id)
CREATE INDEX pay_arrears_party ON public.pay_arrears USING btree (party_id)
CREATE INDEX pay_group_accounting_link ON public.pay_group USING btree (accounting_link_id) WHERE (accounting_link_id IS NOT NULL)
CREATE INDEX pay_group_action_group ON public.pay_group_action USING btree (pay_group_id)
CREATE INDEX pay_group_action_position ON public.pay_group_action USING btree (empl_position_id)
CREATE INDEX pay_group_facility_cost_by_formula ON public.pay_group_facility_cost USING btree (formula_id) WHERE (formula_id IS NOT NULL)
CREATE INDEX pay_group_facility_cost_factor ON public.pay_group_facility_cost USING btree (pay_factor_id)
CREATE INDEX pay_group_facility_cost_payslip_type ON public.pay_group_facility_cost USING btree (payslip_type_id)
CREATE INDEX pay_group_factor_by_formula ON public.pay_group_factor USING btree (formula_id) WHERE (formula_id IS NOT NULL)
CREATE INDEX pay_group_factor_factor ON public.pay_group_factor USING btree (pay_factor_id)
CREATE INDEX pay_group_factor_no_overlap ON public.pay_group_factor USING gist (pay_group_id, pay_factor_id, valid)
CREATE INDEX pay_group_insurance_area ON public.pay_group USING btree (insurance_area_id) WHERE (insurance_area_id IS NOT NULL)
CREATE INDEX pay_group_legal_deduct_by_formula ON public.pay_group_legal_deduct USING btree (base_formula_id) WHERE (base_formula_id IS NOT NULL)
CREATE INDEX pay_group_legal_deduct_no_overlap ON public.pay_group_legal_deduct USING gist (pay_group_id, COALESCE(kind_enum_id, parent_kind_enum_id), valid)
CREATE INDEX pay_group_level_position ON public.pay_group_level USING btree (empl_position_id)
CREATE INDEX pay_group_open_to ON public.pay_group USING btree (open_to) WHERE (open_to IS NOT NULL)
CREATE INDEX pay_group_payslip_type_position ON public.pay_group_payslip_type USING btree (respon_empl_position_id)
CREATE INDEX pay_group_payslip_type_template ON public.pay_group_payslip_type USING btree (voucher_template_id)
CREATE INDEX pay_group_payslip_type_type ON public.pay_group_payslip_type USING btree (payslip_type_id)
CREATE INDEX pay_group_reader_group ON public.pay_group_reader USING btree (user_group_id)
CREATE INDEX pay_group_tax_area ON public.pay_group USING btree (tax_area_id) WHERE (tax_area_id IS NOT NULL)
CREATE INDEX pay_member_group ON public.pay_member USING btree (pay_group_id)
CREATE INDEX pay_member_insurance_area ON public.pay_member USING btree (insurance_area_id) WHERE (insurance_area_id IS NOT NULL)
CREATE INDEX pay_member_insurance_job ON public.pay_member USING btree (insurance_job_enum_id) WHERE (insurance_job_enum_id IS NOT NULL)
CREATE INDEX pay_member_no_overlap ON public.pay_member USING gist (party_relationship_id, valid)
CREATE INDEX pay_member_party ON public.pay_member USING btree (party_id)
CREATE INDEX pay_period_children ON public.pay_period USING btree (parent_period_id)
CREATE INDEX pay_period_next ON public.pay_period USING btree (previous_period_id)
CREATE INDEX pay_period_no_overlap ON public.pay_period USING gist (time_period_type_id, valid)
CREATE INDEX pay_period_type_children ON public.pay_period_type USING btree (parent_period_type_id)
CREATE INDEX pay_provision_company ON public.pay_provision USING btree (company_id, made_at)
CREATE INDEX pay_provision_row_employment ON public.pay_provision_row USING btree (party_relationship_id)
CREATE INDEX pay_provision_row_party ON public.pay_provision_row USING btree (party_id)
CREATE INDEX pay_question_payslip ON public.pay_question USING btree (payslip_id)
CREATE INDEX pay_run_action_done_by ON public.pay_run_action USING btree (done_by)
CREATE INDEX pay_run_action_position ON public.pay_run_action USING btree (empl_position_id)
CREATE INDEX pay_run_calc_type_named ON public.pay_run_calc_type USING btree (pay_factor_id)
CREATE INDEX pay_run_event_run ON public.pay_run_event USING btree (pay_run_id, happened_at)
CREATE INDEX pay_run_of_period ON public.pay_run USING btree (pay_period_id)
CREATE INDEX pay_run_of_type ON public.pay_run USING btree (payslip_type_id)
CREATE INDEX pay_run_output_named ON public.pay_run_output USING btree (pay_output_type_id)
CREATE INDEX pay_setting_key ON public.pay_setting USING btree (company_id, key, set_at)
CREATE INDEX pay_setting_no_overlap ON public.pay_setting USING gist (company_id, key, valid) WHERE (withdrawn_at IS NULL)
CREATE INDEX pay_so_far_group ON public.pay_so_far USING btree (pay_group_id)
CREATE INDEX pay_so_far_party ON public.pay_so_far USING btree (party_id)
CREATE INDEX pay_transfer_employment ON public.pay_transfer USING btree (party_relationship_id)
CREATE INDEX pay_transfer_file_run ON public.pay_transfer_file USING btree (pay_run_id)
CREATE INDEX pay_transfer_file_template ON public.pay_transfer_file USING btree (pay_bank_template_id)
CREATE INDEX pay_transfer_party ON public.pay_transfer USING btree (party_id)
CREATE INDEX pay_voucher_by_template ON public.pay_voucher USING btree (voucher_template_id)
CREATE INDEX pay_voucher_line_by_account ON public.pay_voucher_line USING btree (gl_account_id)
CREATE INDEX pay_voucher_place ON public.pay_voucher USING btree (place_id)
CREATE INDEX pay_voucher_reverses ON public.pay_voucher USING btree (reverses)
CREATE INDEX pay_voucher_sending_by ON public.pay_voucher_sending USING btree (sent_by)
CREATE INDEX pay_year_paper_company ON public.pay_year_paper USING btree (company_id)
CREATE INDEX payslip_employment ON public.payslip USING btree (party_relationship_id, jalali_year, jalali_month)
CREATE INDEX payslip_order_expiry ON public.payslip_order USING btree (expires_at)
CREATE INDEX payslip_order_party ON public.payslip_order USING btree (party_id)
CREATE INDEX payslip_party ON public.payslip USING btree (party_id)
CREATE INDEX payslip_type_factor_factor ON public.payslip_type_factor USING btree (pay_factor_id)
CREATE INDEX payslip_type_of_period ON public.payslip_type USING btree (time_period_type_id)
CREATE INDEX person_birth ON public.person USING btree (birth_date, company_id)
CREATE INDEX person_day_reduction_employment ON public.person_day_reduction USING btree (party_relationship_id)
CREATE INDEX person_day_reduction_no_overlap ON public.person_day_reduction USING gist (company_id, party_id, reduction_kind, valid)
CREATE INDEX person_day_reduction_party ON public.person_day_reduction USING btree (party_id)
CREATE INDEX person_day_shift_by ON public.person_day_shift USING btree (work_shift_id)
CREATE INDEX person_day_shift_party ON public.person_day_shift USING btree (party_id)
CREATE INDEX person_disease_party ON public.person_disease USING btree (party_id)
CREATE INDEX person_document_expiry ON public.person_document USING btree (company_id, expiry_date) WHERE (expiry_date IS NOT NULL)
CREATE INDEX person_document_party ON public.person_document USING btree (party_id, document_type_enum_id)
CREATE INDEX person_experiment_party ON public.person_experiment USING btree (party_id)
CREATE INDEX person_facility_no_overlap ON public.person_facility USING gist (party_relationship_id, COALESCE(type_enum_id, parent_type_enum_id), valid)
CREATE INDEX person_facility_taken_of ON public.person_facility_taken USING btree (person_facility_id)
CREATE INDEX person_note_party ON public.person_note USING btree (party_id, note_date)
CREATE INDEX person_order ON public.person USING btree (sort_text, party_id)
CREATE INDEX person_search_text ON public.person USING gin (search_text gin_trgm_ops) WITH (fastupdate=off)
CREATE INDEX person_search_words ON public.person USING gin (search_words) WITH (fastupdate=off)
CREATE INDEX person_work_calendar_by ON public.person_work_calendar USING btree (shift_programme_id) WHERE (shift_programme_id IS NOT NULL)
CREATE INDEX person_work_calendar_no_overlap ON public.person_work_calendar USING gist (company_id, party_id, valid)
CREATE INDEX personal_note_user ON public.personal_note USING btree (user_id)
CREATE INDEX personnel_structure_activity ON public.personnel_structure USING btree (activity_area_id)
CREATE INDEX personnel_structure_cost_center ON public.personnel_structure USING btree (cost_center_id)
CREATE INDEX personnel_structure_expertise ON public.personnel_structure USING btree (expertise_area_id)
CREATE INDEX personnel_structure_group ON public.personnel_structure USING btree (employee_group_id)
CREATE INDEX personnel_structure_one ON public.personnel_structure USING gist (party_id, valid)
CREATE INDEX personnel_structure_sub_group ON public.personnel_structure USING btree (employee_sub_group_id)
CREATE INDEX phone_place_company ON public.phone_place USING btree (company_id)
CREATE INDEX phone_place_device ON public.phone_place USING btree (clock_device_id)
CREATE INDEX phone_place_unit ON public.phone_place USING btree (unit_id)
CREATE INDEX phone_press_company ON public.phone_press USING btree (company_id, pressed_at)
CREATE INDEX phone_press_device ON public.phone_press USING btree (clock_device_id)
CREATE INDEX postal_address_party ON public.postal_address USING btree (party_id)
CREATE INDEX postal_address_place ON public.postal_address USING btree (nearest_geo_id) INCLUDE (contact_mech_purpose_id, party_id, company_id, valid)
CREATE INDEX premium_part_membership ON public.premium_part USING btree (insurance_membership_id, part_number)
CREATE INDEX premium_part_party ON public.premium_part USING btree (party_id, due_date)
CREATE INDEX premium_taken_membership ON public.premium_taken USING btree (insurance_membership_id)
CREATE INDEX premium_taken_party ON public.premium_taken USING btree (party_id)
CREATE INDEX process_comment_instance ON public.process_comment USING btree (process_instance_id, comment_id)
CREATE INDEX process_event_claimed ON public.process_event USING btree (process_instance_id) WHERE (kind = 'claimed'::text)
CREATE INDEX process_instance_caller ON public.process_instance USING btree (caller_id) WHERE (caller_id IS NOT NULL)
CREATE INDEX process_instance_definition ON public.process_instance USING btree (process_definition_id, status)
CREATE INDEX process_instance_divided ON public.process_instance USING btree (divided_from) WHERE (divided_from IS NOT NULL)
CREATE INDEX process_instance_ended ON public.process_instance USING btree (company_id, ended_at) WHERE (ended_at IS NOT NULL)
CREATE INDEX process_instance_initiator ON public.process_instance USING btree (initiator_party_id)
CREATE INDEX process_instance_record ON public.process_instance USING btree (record_id) WHERE (record_id IS NOT NULL)
CREATE INDEX process_instance_search ON public.process_instance USING gin (search_text gin_trgm_ops) WITH (fastupdate=off)
CREATE INDEX process_instance_started ON public.process_instance USING btree (started_at)
CREATE INDEX process_instance_subject ON public.process_instance USING btree (subject_party_id)
CREATE INDEX process_message_name ON public.process_message USING btree (message)
CREATE INDEX process_task_answered ON public.process_task USING btree (completed_by, closed_at DESC, task_id DESC) WHERE (status = 'completed'::text)
CREATE INDEX process_task_candidate_task ON public.process_task_candidate USING btree (task_id)
CREATE INDEX process_task_closed ON public.process_task USING btree (closed_at) WHERE (status = 'completed'::text)
CREATE INDEX process_task_instance ON public.process_task USING btree (process_instance_id, task_id)
CREATE INDEX process_task_waiting ON public.process_task USING btree (task_id) INCLUDE (assignee_party_id, company_id) WHERE (status = 'open'::text)
CREATE INDEX process_timer_due ON public.process_timer USING btree (due_at)
CREATE INDEX role_type_parent ON public.role_type USING btree (parent_type_id)
CREATE INDEX run_item_failed ON public.run_item USING btree (run_id, item_no) WHERE (state = 'failed'::text)
CREATE INDEX run_latest ON public.run USING btree (party_id, kind, created_at DESC)
CREATE INDEX run_under_way ON public.run USING btree (created_at) WHERE (state = 'running'::text)
CREATE INDEX sacrifice_party ON public.sacrifice USING btree (party_id)
CREATE INDEX session_key_session ON public.session_key USING btree (session_id)
CREATE INDEX shift_need_company ON public.shift_need USING btree (company_id)
CREATE INDEX shift_need_no_overlap ON public.shift_need USING gist (unit_id, work_shift_id, valid)
CREATE INDEX shift_need_shift ON public.shift_need USING btree (work_shift_id)
CREATE INDEX shift_programme_by ON public.shift_programme USING btree (work_shift_id)
CREATE INDEX shift_swap_company ON public.shift_swap USING btree (company_id)
CREATE INDEX shift_swap_partner ON public.shift_swap USING btree (partner_party_id, created_at DESC)
CREATE INDEX shift_swap_party ON public.shift_swap USING btree (party_id, created_at DESC)
CREATE INDEX shift_turn_by ON public.shift_turn USING btree (work_shift_id)
CREATE INDEX skill_parent ON public.skill USING btree (parent_skill_id)
CREATE INDEX standing_item_employment ON public.standing_item USING btree (party_relationship_id)
CREATE INDEX standing_item_factor ON public.standing_item USING btree (pay_factor_id)
CREATE INDEX standing_item_taken_item ON public.standing_item_taken USING btree (standing_item_id)
CREATE INDEX status_item_by_id ON public.status_item USING btree (status_id)
CREATE INDEX stored_file_idle ON public.stored_file USING btree (state_since) WHERE (state <> 'claimed'::text)
CREATE INDEX stored_file_in_row ON public.stored_file USING btree (stored_name) WHERE (storage = 'db'::text)
CREATE INDEX stored_file_loose ON public.stored_file USING btree (user_id) WHERE (state = 'loose'::text)
CREATE INDEX stored_file_party ON public.stored_file USING btree (party_id, party_content_type_enum_id) WHERE (party_id IS NOT NULL)
CREATE INDEX structure_draft_company ON public.structure_draft USING btree (company_id, effective_date)
CREATE INDEX structure_draft_due ON public.structure_draft USING btree (effective_date) WHERE ((status_id = 'DrfApproved'::text) AND (refusal_text IS NULL))
CREATE INDEX table_view_default_view ON public.table_view_default USING btree (view_id)
CREATE INDEX table_view_shared ON public.table_view USING btree (company_id, table_key) WHERE is_shared
CREATE INDEX task_substitution_no_overlap ON public.task_substitution USING gist (party_id, process_key_text, valid)
CREATE INDEX task_substitution_substitute ON public.task_substitution USING btree (substitute_party_id)
CREATE INDEX tax_sending_row_employment ON public.tax_sending_row USING btree (party_relationship_id)
CREATE INDEX tax_sending_row_party ON public.tax_sending_row USING btree (party_id)
CREATE INDEX telecom_number_party ON public.telecom_number USING btree (party_id)
CREATE INDEX throttle_user ON public.throttle USING btree (user_id) WHERE (user_id IS NOT NULL)
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
CREATE INDEX voucher_line_detail_of ON public.voucher_line_detail USING btree (voucher_template_line_id)
CREATE INDEX voucher_line_detail_of_account ON public.voucher_line_detail USING btree (detail_account_id)
CREATE INDEX voucher_line_detail_of_group ON public.voucher_line_detail USING btree (detail_group_id)
CREATE INDEX voucher_template_line_account ON public.voucher_template_line USING btree (gl_account_id)
CREATE INDEX voucher_template_line_factor ON public.voucher_template_line USING btree (pay_factor_id)
CREATE INDEX wage_decree_row_employment ON public.wage_decree_row USING btree (party_relationship_id)
CREATE INDEX wage_decree_row_item ON public.wage_decree_row USING btree (wage_item_id)
CREATE INDEX wage_decree_year ON public.wage_decree USING btree (company_id, jalali_year)
CREATE INDEX wage_item_factor ON public.wage_item USING btree (pay_factor_id)
CREATE INDEX wage_item_no_overlap ON public.wage_item USING gist (party_relationship_id, pay_factor_id, valid)
CREATE INDEX wage_step_class ON public.wage_step USING btree (job_grade_enum_id)
CREATE INDEX wage_step_no_overlap ON public.wage_step USING gist (company_id, job_grade_enum_id, COALESCE(pay_grade_enum_id, ''::text), valid)
CREATE INDEX wage_step_rank ON public.wage_step USING btree (pay_grade_enum_id) WHERE (pay_grade_enum_id IS NOT NULL)
CREATE INDEX wage_step_verified_by ON public.wage_step USING btree (verified_by) WHERE (verified_by IS NOT NULL)
CREATE INDEX welfare_allocation_line_of_slot ON public.welfare_allocation_line USING btree (welfare_slot_id)
CREATE INDEX welfare_allocation_line_party ON public.welfare_allocation_line USING btree (party_id)
CREATE INDEX welfare_allocation_mark_by ON public.welfare_allocation_mark USING btree (marked_by)
CREATE INDEX welfare_allocation_mark_of ON public.welfare_allocation_mark USING btree (welfare_request_id)
CREATE INDEX welfare_allocation_move_by ON public.welfare_allocation_move USING btree (asked_by)
CREATE INDEX welfare_allocation_move_of ON public.welfare_allocation_move USING btree (welfare_request_id)
CREATE INDEX welfare_allocation_move_second_by ON public.welfare_allocation_move USING btree (decided_by)
CREATE INDEX welfare_event_cost_once ON public.welfare_event_cost USING gist (welfare_event_id, COALESCE(relation, ''::text), int4range(COALESCE((age_from)::integer, 0), COALESCE((age_thru)::integer, 200), '[]'::text))
CREATE INDEX welfare_event_quota_group ON public.welfare_event_quota USING btree (welfare_group_id)
CREATE INDEX welfare_event_service ON public.welfare_event USING btree (welfare_service_id)
CREATE INDEX welfare_event_told_company ON public.welfare_event_told USING btree (company_id)
CREATE INDEX welfare_fund_entry_by ON public.welfare_fund_entry USING btree (booked_by)
CREATE INDEX welfare_fund_entry_fund ON public.welfare_fund_entry USING btree (welfare_fund_id, booked_at)
CREATE INDEX welfare_fund_entry_member ON public.welfare_fund_entry USING btree (party_relationship_id, fee_month) WHERE (counts_as = ANY (ARRAY['fee'::text, 'shareBack'::text]))
CREATE INDEX welfare_fund_entry_source ON public.welfare_fund_entry USING btree (source_id, source) WHERE (source_id IS NOT NULL)
CREATE INDEX welfare_fund_fee_no_overlap ON public.welfare_fund_fee USING gist (welfare_group_id, valid)
CREATE INDEX welfare_fund_loan_loan ON public.welfare_fund_loan USING btree (welfare_id)
CREATE INDEX welfare_group_criterion_loan ON public.welfare_group_criterion USING btree (welfare_id)
CREATE INDEX welfare_group_guarantor_loan ON public.welfare_group_guarantor USING btree (welfare_id)
CREATE INDEX welfare_group_loan_loan ON public.welfare_group_loan USING btree (welfare_id)
CREATE INDEX welfare_group_loan_no_overlap ON public.welfare_group_loan USING gist (welfare_group_id, welfare_id, valid)
CREATE INDEX welfare_group_responsible ON public.welfare_group USING btree (responsible_empl_position_id)
CREATE INDEX welfare_group_share_no_overlap ON public.welfare_group_share USING gist (welfare_group_id, welfare_service_id, COALESCE(relation, ''::text), valid)
CREATE INDEX welfare_group_share_service ON public.welfare_group_share USING btree (welfare_service_id)
CREATE INDEX welfare_group_use_no_overlap ON public.welfare_group_use USING gist (welfare_group_id, welfare_service_id, valid)
CREATE INDEX welfare_group_use_service ON public.welfare_group_use USING btree (welfare_service_id)
CREATE INDEX welfare_loan_payslip ON public.welfare_loan USING btree (payslip_type_id)
CREATE INDEX welfare_member_group ON public.welfare_member USING btree (welfare_group_id)
CREATE INDEX welfare_member_no_overlap ON public.welfare_member USING gist (party_relationship_id, valid)
CREATE INDEX welfare_overrule_by ON public.welfare_overrule USING btree (overruled_by)
CREATE INDEX welfare_overrule_party ON public.welfare_overrule USING btree (party_id)
CREATE INDEX welfare_place_code_company ON public.welfare_place_code USING btree (company_id)
CREATE INDEX welfare_place_due_party ON public.welfare_place_due USING btree (party_id)
CREATE INDEX welfare_place_event ON public.welfare_place USING btree (welfare_event_id, status_id, arrival)
CREATE INDEX welfare_place_offer ON public.welfare_place USING btree (offered_until) WHERE (status_id = 'WpOffered'::text)
CREATE INDEX welfare_place_taken_party ON public.welfare_place_taken USING btree (party_id)
CREATE INDEX welfare_place_taken_place ON public.welfare_place_taken USING btree (welfare_request_id)
CREATE INDEX welfare_place_unit_free ON public.welfare_place USING gist (welfare_unit_id, nights) WHERE (status_id = ANY (ARRAY['WpHeld'::text, 'WpOffered'::text, 'WpConfirmed'::text, 'WpUsed'::text, 'WpNoShow'::text]))
CREATE INDEX welfare_receipt_decided_by ON public.welfare_receipt USING btree (decided_by)
CREATE INDEX welfare_receipt_party ON public.welfare_receipt USING btree (party_id, handed_at DESC)
CREATE INDEX welfare_receipt_request ON public.welfare_receipt USING btree (welfare_request_id)
CREATE INDEX welfare_receipt_status ON public.welfare_receipt USING btree (company_id, status_id, handed_at DESC)
CREATE INDEX welfare_request_party ON public.welfare_request USING btree (party_id, created_at DESC)
CREATE INDEX welfare_request_slot ON public.welfare_request USING btree (slot_one)
CREATE INDEX work_experience_party ON public.work_experience USING btree (party_id)
CREATE INDEX work_sheet_line_month ON public.work_sheet_line USING btree (company_id, jalali_year, jalali_month)
CREATE INDEX work_shift_line_shift ON public.work_shift_line USING btree (work_shift_id)
CREATE INDEX work_shift_variant_by ON public.work_shift_variant USING btree (stead_shift_id)
CREATE INDEX work_shift_variant_no_overlap ON public.work_shift_variant USING gist (work_shift_id, daterange(from_date, thru_date, '[]'::text)) WHERE (from_date IS NOT NULL)
CREATE INDEX work_week_no_overlap ON public.work_week USING gist (company_id, work_calendar_id, daterange(from_date, thru_date, '[]'::text)) WHERE (option_indicator = 'Y'::bpchar)
CREATE UNIQUE INDEX access_request_pkey ON public.access_request USING btree (user_id, path, asked_on)
CREATE UNIQUE INDEX account_request_pkey ON public.account_request USING btree (request_id)
CREATE UNIQUE INDEX account_run_member_pkey ON public.account_run_member USING btree (user_id)
CREATE UNIQUE INDEX account_run_pkey ON public.account_run USING btree (run_id)
CREATE UNIQUE INDEX accounting_link_accounting_link_id_company_id_key ON public.accounting_link USING btree (accounting_link_id, company_id)
CREATE UNIQUE INDEX accounting_link_default ON public.accounting_link USING btree (company_id) WHERE (is_default = 'Y'::bpchar)
CREATE UNIQUE INDEX accounting_link_pkey ON public.accounting_link USING btree (accounting_link_id)
CREATE UNIQUE INDEX accounting_link_title ON public.accounting_link USING btree (company_id, lower(title))
CREATE UNIQUE INDEX agreement_type_code ON public.agreement_type USING btree (company_id, upper(code))
CREATE UNIQUE INDEX agreement_type_of_company ON public.agreement_type USING btree (agreement_id, company_id)
CREATE UNIQUE INDEX agreement_type_pkey ON public.agreement_type USING btree (agreement_id)
CREATE UNIQUE INDEX approval_chain_pkey ON public.approval_chain USING btree (verification_id)
CREATE UNIQUE INDEX approval_chain_verification_id_company_id_key ON public.approval_chain USING btree (verification_id, company_id)
CREATE UNIQUE INDEX approval_process_pkey ON public.approval_process USING btree (process_type)
CREATE UNIQUE INDEX approval_step_pkey ON public.approval_step USING btree (level_id)
CREATE UNIQUE INDEX approval_step_sequence ON public.approval_step USING btree (verification_id, sequence)
CREATE UNIQUE INDEX attendance_closing_attendance_closing_id_company_id_key ON public.attendance_closing USING btree (attendance_closing_id, company_id)
CREATE UNIQUE INDEX attendance_closing_number ON public.attendance_closing USING btree (company_id, number)
CREATE UNIQUE INDEX attendance_closing_pkey ON public.attendance_closing USING btree (attendance_closing_id)
CREATE UNIQUE INDEX attendance_day_pkey ON public.attendance_day USING btree (company_id, party_id, day)
CREATE UNIQUE INDEX attendance_difference_pkey ON public.attendance_difference USING btree (attendance_difference_id)
CREATE UNIQUE INDEX attendance_factor_code ON public.attendance_factor USING btree (company_id, lower(factor_code))
CREATE UNIQUE INDEX attendance_factor_paid ON public.attendance_factor USING btree (company_id, figure, work_factor) WHERE ((work_factor IS NOT NULL) AND (status_id = 'WFSActive'::text))
CREATE UNIQUE INDEX attendance_factor_pkey ON public.attendance_factor USING btree (attendance_factor_id)
CREATE UNIQUE INDEX attendance_mark_pkey ON public.attendance_mark USING btree (attendance_mark_no)
CREATE UNIQUE INDEX attendance_period_attendance_period_id_company_id_key ON public.attendance_period USING btree (attendance_period_id, company_id)
CREATE UNIQUE INDEX attendance_period_once ON public.attendance_period USING btree (company_id, jalali_year, jalali_month)
CREATE UNIQUE INDEX attendance_period_pkey ON public.attendance_period USING btree (attendance_period_id)
CREATE UNIQUE INDEX attendance_reminder_pkey ON public.attendance_reminder USING btree (company_id, party_id, kind, day)
CREATE UNIQUE INDEX attendance_request_pkey ON public.attendance_request USING btree (attendance_request_id)
CREATE UNIQUE INDEX attendance_sheet_attendance_sheet_id_company_id_key ON public.attendance_sheet USING btree (attendance_sheet_id, company_id)
CREATE UNIQUE INDEX attendance_sheet_once ON public.attendance_sheet USING btree (company_id, party_id, attendance_period_id) WHERE (status_id <> ALL (ARRAY['AsRejected'::text, 'AsWithdrawn'::text, 'AsReopened'::text]))
CREATE UNIQUE INDEX attendance_sheet_pkey ON public.attendance_sheet USING btree (attendance_sheet_id)
CREATE UNIQUE INDEX attendance_sheet_version ON public.attendance_sheet USING btree (company_id, party_id, attendance_period_id, version)
CREATE UNIQUE INDEX audit_entry_pkey ON ONLY public.audit_entry USING btree (audit_id, at)
CREATE UNIQUE INDEX audit_retention_single ON public.audit_retention USING btree ((true))
CREATE UNIQUE INDEX audit_seal_hash_key ON public.audit_seal USING btree (hash)
CREATE UNIQUE INDEX audit_seal_pkey ON public.audit_seal USING btree (seal_no)
CREATE UNIQUE INDEX audit_seal_previous_key ON public.audit_seal USING btree (previous)
CREATE UNIQUE INDEX bank_account_pkey ON public.bank_account USING btree (bank_account_id)
CREATE UNIQUE INDEX bank_pkey ON public.bank USING btree (bank_id)
CREATE UNIQUE INDEX calendar_rule_pkey ON public.calendar_rule USING btree (calendar_rule_id)
CREATE UNIQUE INDEX change_request_change_request_id_company_id_key ON public.change_request USING btree (change_request_id, company_id)
CREATE UNIQUE INDEX change_request_decision_one ON public.change_request_decision USING btree (change_request_decision_id)
CREATE UNIQUE INDEX change_request_decision_pkey ON public.change_request_decision USING btree (change_request_step_id, change_request_field_id)
CREATE UNIQUE INDEX change_request_field_once ON public.change_request_field USING btree (change_request_id, field)
CREATE UNIQUE INDEX change_request_field_pkey ON public.change_request_field USING btree (change_request_field_id)
CREATE UNIQUE INDEX change_request_one_open ON public.change_request USING btree (party_id, kind, record_id) WHERE (state = 'sent'::text)
CREATE UNIQUE INDEX change_request_pkey ON public.change_request USING btree (change_request_id)
CREATE UNIQUE INDEX change_request_step_pkey ON public.change_request_step USING btree (change_request_step_id)
CREATE UNIQUE INDEX change_request_step_sequence ON public.change_request_step USING btree (change_request_id, sequence)
CREATE UNIQUE INDEX clock_card_pkey ON public.clock_card USING btree (clock_card_id)
CREATE UNIQUE INDEX clock_contact_pkey ON public.clock_contact USING btree (clock_device_id)
CREATE UNIQUE INDEX clock_correction_attendance_request_id_key ON public.clock_correction USING btree (attendance_request_id)
CREATE UNIQUE INDEX clock_correction_clock_event_id_key ON public.clock_correction USING btree (clock_event_id)
CREATE UNIQUE INDEX clock_correction_corrects_id_key ON public.clock_correction USING btree (corrects_id)
CREATE UNIQUE INDEX clock_correction_pkey ON public.clock_correction USING btree (clock_correction_id)
CREATE UNIQUE INDEX clock_delivery_day ON public.clock_delivery USING btree (clock_device_id, source, day) WHERE (source <> 'import'::text)
CREATE UNIQUE INDEX clock_delivery_pkey ON public.clock_delivery USING btree (clock_delivery_id)
CREATE UNIQUE INDEX clock_device_clock_device_id_company_id_key ON public.clock_device USING btree (clock_device_id, company_id)
CREATE UNIQUE INDEX clock_device_code ON public.clock_device USING btree (company_id, upper(code))
CREATE UNIQUE INDEX clock_device_key_code ON public.clock_device_key USING btree (clock_device_id, code)
CREATE UNIQUE INDEX clock_device_key_once ON public.clock_device USING btree (service_key_id)
CREATE UNIQUE INDEX clock_device_key_pkey ON public.clock_device_key USING btree (clock_device_key_id)
CREATE UNIQUE INDEX clock_device_pkey ON public.clock_device USING btree (clock_device_id)
CREATE UNIQUE INDEX clock_device_serial ON public.clock_device USING btree (upper(serial))
CREATE UNIQUE INDEX clock_event_once ON ONLY public.clock_event USING btree (clock_device_id, at, card, press_key)
CREATE UNIQUE INDEX clock_event_pkey ON ONLY public.clock_event USING btree (clock_event_id, at)
CREATE UNIQUE INDEX clock_exception_line ON public.clock_exception USING btree (clock_device_id, md5(line)) WHERE (kind = 'unreadable'::text)
CREATE UNIQUE INDEX clock_exception_once ON public.clock_exception USING btree (clock_event_id, kind)
CREATE UNIQUE INDEX clock_exception_pkey ON public.clock_exception USING btree (clock_exception_id)
CREATE UNIQUE INDEX clock_format_pkey ON public.clock_format USING btree (clock_format_id)
CREATE UNIQUE INDEX clock_format_title ON public.clock_format USING btree (company_id, lower(title))
CREATE UNIQUE INDEX clock_offer_pkey ON public.clock_offer USING btree (serial)
CREATE UNIQUE INDEX communication_event_party_pkey ON public.communication_event_party USING btree (communication_event_id, party_id)
CREATE UNIQUE INDEX communication_event_pkey ON public.communication_event USING btree (communication_event_id)
CREATE UNIQUE INDEX company_bank_account_pkey ON public.company_bank_account USING btree (company_bank_account_id)
CREATE UNIQUE INDEX company_insurance_area_name ON public.company_insurance_area USING btree (company_id, relationship_name)
CREATE UNIQUE INDEX company_insurance_area_pkey ON public.company_insurance_area USING btree (company_insurance_area_id)
CREATE UNIQUE INDEX company_insurance_area_workshop ON public.company_insurance_area USING btree (company_id, pseudo_id, contract_number) NULLS NOT DISTINCT
CREATE UNIQUE INDEX company_pkey ON public.company USING btree (company_id)
CREATE UNIQUE INDEX company_pseudo_id_key ON public.company USING btree (pseudo_id)
CREATE UNIQUE INDEX company_seal_pkey ON public.company_seal USING btree (company_seal_id)
CREATE UNIQUE INDEX company_tax_area_name ON public.company_tax_area USING btree (company_id, relationship_name)
CREATE UNIQUE INDEX company_tax_area_pkey ON public.company_tax_area USING btree (company_tax_area_id)
CREATE UNIQUE INDEX compensation_account_once ON public.compensation_account USING btree (party_id, insurance_contract_id)
CREATE UNIQUE INDEX compensation_account_pkey ON public.compensation_account USING btree (compensation_account_id)
CREATE UNIQUE INDEX compensation_batch_line_once ON public.compensation_batch_line USING btree (compensation_line_id)
CREATE UNIQUE INDEX compensation_batch_line_pkey ON public.compensation_batch_line USING btree (compensation_batch_line_id)
CREATE UNIQUE INDEX compensation_batch_line_place ON public.compensation_batch_line USING btree (compensation_batch_id, place)
CREATE UNIQUE INDEX compensation_batch_number ON public.compensation_batch USING btree (company_id, batch_number)
CREATE UNIQUE INDEX compensation_batch_pkey ON public.compensation_batch USING btree (compensation_batch_id)
CREATE UNIQUE INDEX compensation_ceiling_pkey ON public.compensation_ceiling USING btree (compensation_ceiling_id)
CREATE UNIQUE INDEX compensation_claim_pkey ON public.compensation_claim USING btree (compensation_claim_id)
CREATE UNIQUE INDEX compensation_document_once ON public.compensation_document USING btree (company_id, sha256)
CREATE UNIQUE INDEX compensation_document_pkey ON public.compensation_document USING btree (compensation_document_id)
CREATE UNIQUE INDEX compensation_line_invoice ON public.compensation_line USING btree (company_id, invoice_mark) WHERE (status_id <> 'ClmWithdrawn'::text)
CREATE UNIQUE INDEX compensation_line_no ON public.compensation_line USING btree (compensation_claim_id, line_no)
CREATE UNIQUE INDEX compensation_line_pkey ON public.compensation_line USING btree (compensation_line_id)
CREATE UNIQUE INDEX compensation_movement_pkey ON public.compensation_movement USING btree (compensation_movement_id)
CREATE UNIQUE INDEX compensation_payout_pkey ON public.compensation_payout USING btree (compensation_payout_id)
CREATE UNIQUE INDEX compensation_step_pkey ON public.compensation_step USING btree (compensation_step_id)
CREATE UNIQUE INDEX competence_criterion_code ON public.competence_criterion USING btree (competence_model_id, upper(criterion_code))
CREATE UNIQUE INDEX competence_criterion_pkey ON public.competence_criterion USING btree (competence_criterion_id)
CREATE UNIQUE INDEX competence_model_pkey ON public.competence_model USING btree (competence_model_id)
CREATE UNIQUE INDEX competence_model_title ON public.competence_model USING btree (company_id, title)
CREATE UNIQUE INDEX contract_counter_pkey ON public.contract_counter USING btree (company_id, contract_year)
CREATE UNIQUE INDEX contract_one_number ON public.employment_contract USING btree (company_id, contract_year, contract_number)
CREATE UNIQUE INDEX contract_reminder_pkey ON public.contract_reminder USING btree (employment_contract_id, ends_on, threshold_days)
CREATE UNIQUE INDEX contract_term_pkey ON public.contract_term USING btree (contract_term_id)
CREATE UNIQUE INDEX contract_type_factor_once ON public.contract_type_factor USING btree (agreement_id, pay_factor_id)
CREATE UNIQUE INDEX contract_type_factor_pkey ON public.contract_type_factor USING btree (contract_type_factor_id)
CREATE UNIQUE INDEX course_code ON public.course USING btree (company_id, upper(course_code))
CREATE UNIQUE INDEX course_pkey ON public.course USING btree (course_id)
CREATE UNIQUE INDEX data_key_pkey ON public.data_key USING btree (key_id)
CREATE UNIQUE INDEX deduction_list_answer_pkey ON public.deduction_list_answer USING btree (deduction_list_line_id)
CREATE UNIQUE INDEX deduction_list_deduction_list_id_company_id_key ON public.deduction_list USING btree (deduction_list_id, company_id)
CREATE UNIQUE INDEX deduction_list_line_once ON public.deduction_list_line USING btree (deduction_list_id, source_kind, source_id)
CREATE UNIQUE INDEX deduction_list_line_pkey ON public.deduction_list_line USING btree (deduction_list_line_id)
CREATE UNIQUE INDEX deduction_list_line_place ON public.deduction_list_line USING btree (deduction_list_id, place)
CREATE UNIQUE INDEX deduction_list_number ON public.deduction_list USING btree (company_id, list_number)
CREATE UNIQUE INDEX deduction_list_pkey ON public.deduction_list USING btree (deduction_list_id)
CREATE UNIQUE INDEX deduction_rule_pkey ON public.deduction_rule USING btree (deduction_rule_id)
CREATE UNIQUE INDEX detail_account_code ON public.detail_account USING btree (company_id, lower(code))
CREATE UNIQUE INDEX detail_account_detail_account_id_company_id_key ON public.detail_account USING btree (detail_account_id, company_id)
CREATE UNIQUE INDEX detail_account_pkey ON public.detail_account USING btree (detail_account_id)
CREATE UNIQUE INDEX detail_group_code ON public.detail_group USING btree (company_id, lower(code))
CREATE UNIQUE INDEX detail_group_detail_group_id_company_id_key ON public.detail_group USING btree (detail_group_id, company_id)
CREATE UNIQUE INDEX detail_group_pkey ON public.detail_group USING btree (detail_group_id)
CREATE UNIQUE INDEX detail_member_code ON public.detail_member USING btree (detail_group_id, lower(code))
CREATE UNIQUE INDEX detail_member_once ON public.detail_member USING btree (detail_group_id, linked_id)
CREATE UNIQUE INDEX detail_member_pkey ON public.detail_member USING btree (detail_member_id)
CREATE UNIQUE INDEX document_reminder_pkey ON public.document_reminder USING btree (person_document_id, expiry_date, threshold_days)
CREATE UNIQUE INDEX electronic_address_pkey ON public.electronic_address USING btree (electronic_address_id)
CREATE UNIQUE INDEX empl_order_before_pkey ON public.empl_order_before USING btree (party_relationship_id)
CREATE UNIQUE INDEX empl_order_code_of ON public.empl_order_code USING btree (code)
CREATE UNIQUE INDEX empl_order_code_pkey ON public.empl_order_code USING btree (empl_order_id)
CREATE UNIQUE INDEX empl_order_day_pkey ON public.empl_order_day USING btree (empl_order_day_id)
CREATE UNIQUE INDEX empl_order_item_pkey ON public.empl_order_item USING btree (empl_order_id, version, place)
CREATE UNIQUE INDEX empl_order_link_pkey ON public.empl_order_link USING btree (empl_order_link_id)
CREATE UNIQUE INDEX empl_order_move_move_no_key ON public.empl_order_move USING btree (move_no)
CREATE UNIQUE INDEX empl_order_move_pkey ON public.empl_order_move USING btree (empl_order_id)
CREATE UNIQUE INDEX empl_order_one_number ON public.empl_order USING btree (company_id, order_series, order_year, order_number)
CREATE UNIQUE INDEX empl_order_one_old_number ON public.empl_order USING btree (party_relationship_id, upper(old_number)) WHERE ((old_number IS NOT NULL) AND (status_id = 'EoSigned'::text))
CREATE UNIQUE INDEX empl_order_one_open ON public.empl_order USING btree (party_relationship_id, from_date) WHERE (status_id = ANY (ARRAY['EoInApproval'::text, 'EoReturned'::text]))
CREATE UNIQUE INDEX empl_order_pkey ON public.empl_order USING btree (empl_order_id)
CREATE UNIQUE INDEX empl_order_version_pkey ON public.empl_order_version USING btree (empl_order_id, version)
CREATE UNIQUE INDEX empl_position_code ON public.empl_position USING btree (company_id, code_key)
CREATE UNIQUE INDEX empl_position_party_pkey ON public.empl_position_party USING btree (empl_position_party_id)
CREATE UNIQUE INDEX empl_position_pkey ON public.empl_position USING btree (empl_position_id)
CREATE UNIQUE INDEX employment_contract_pkey ON public.employment_contract USING btree (employment_contract_id)
CREATE UNIQUE INDEX employment_end_one ON public.employment_end USING btree (party_relationship_id) WHERE (undone_at IS NULL)
CREATE UNIQUE INDEX employment_end_pkey ON public.employment_end USING btree (employment_end_id)
CREATE UNIQUE INDEX employment_gap_pkey ON public.employment_gap USING btree (party_relationship_id, from_date)
CREATE UNIQUE INDEX employment_grade_pkey ON public.employment_grade USING btree (employment_grade_id)
CREATE UNIQUE INDEX enumeration_code ON public.enumeration USING btree (enum_type_id, upper(enum_code))
CREATE UNIQUE INDEX enumeration_enum_type_id_enum_id_key ON public.enumeration USING btree (enum_type_id, enum_id)
CREATE UNIQUE INDEX enumeration_one_default ON public.enumeration USING btree (enum_type_id) WHERE (is_default = 'Y'::bpchar)
CREATE UNIQUE INDEX enumeration_pkey ON public.enumeration USING btree (enum_id)
CREATE UNIQUE INDEX enumeration_type_pkey ON public.enumeration_type USING btree (enum_type_id)
CREATE UNIQUE INDEX family_member_national_code ON public.family_member USING btree (party_id, relationship_type_enum_id, national_code)
CREATE UNIQUE INDEX family_member_pkey ON public.family_member USING btree (family_member_id)
CREATE UNIQUE INDEX form_draft_pkey ON public.form_draft USING btree (user_id, form_key)
CREATE UNIQUE INDEX former_recovery_way_pkey ON public.former_recovery_way USING btree (user_id, kind, address)
CREATE UNIQUE INDEX formula_use_pkey ON public.formula_use USING btree (library_version_id, used_by, user_id)
CREATE UNIQUE INDEX gap_set_pkey ON public.gap_set USING btree (missing)
CREATE UNIQUE INDEX general_request_pkey ON public.general_request USING btree (general_request_id)
CREATE UNIQUE INDEX geo_code ON public.geo USING btree (geo_type_enum_id, geo_code_numeric)
CREATE UNIQUE INDEX geo_pkey ON public.geo USING btree (geo_id)
CREATE UNIQUE INDEX gl_account_code ON public.gl_account USING btree (company_id, lower(account_code))
CREATE UNIQUE INDEX gl_account_gl_account_id_company_id_key ON public.gl_account USING btree (gl_account_id, company_id)
CREATE UNIQUE INDEX gl_account_pkey ON public.gl_account USING btree (gl_account_id)
CREATE UNIQUE INDEX guarantor_change_open ON public.guarantor_change USING btree (loan_id) WHERE (status_id = ANY (ARRAY['RqSent'::text, 'RqReturned'::text]))
CREATE UNIQUE INDEX guarantor_change_pkey ON public.guarantor_change USING btree (guarantor_change_id)
CREATE UNIQUE INDEX guarantor_gone_pkey ON public.guarantor_gone USING btree (loan_id, guarantor)
CREATE UNIQUE INDEX hard_post_pkey ON public.hard_post USING btree (hard_post_id)
CREATE UNIQUE INDEX health_state_pkey ON public.health_state USING btree (party_id)
CREATE UNIQUE INDEX idempotency_key_pkey ON public.idempotency_key USING btree (user_id, key)
CREATE UNIQUE INDEX import_change_pkey ON public.import_change USING btree (run_id, row_no)
CREATE UNIQUE INDEX import_difference_pkey ON public.import_difference USING btree (run_id, row_no)
CREATE UNIQUE INDEX import_file_pkey ON public.import_file USING btree (run_id)
CREATE UNIQUE INDEX import_refusal_pkey ON public.import_refusal USING btree (run_id, row_no)
CREATE UNIQUE INDEX import_run_pkey ON public.import_run USING btree (run_id)
CREATE UNIQUE INDEX input_factor_value_once ON public.input_factor_value USING btree (library_version_id, party_relationship_id)
CREATE UNIQUE INDEX input_factor_value_pkey ON public.input_factor_value USING btree (input_factor_value_id)
CREATE UNIQUE INDEX installation_pkey ON public.installation USING btree (is_only)
CREATE UNIQUE INDEX insurance_age_limit_once ON public.insurance_age_limit USING btree (insurance_contract_id, relation)
CREATE UNIQUE INDEX insurance_age_limit_pkey ON public.insurance_age_limit USING btree (insurance_age_limit_id)
CREATE UNIQUE INDEX insurance_contract_code ON public.insurance_contract USING btree (company_id, contract_code)
CREATE UNIQUE INDEX insurance_contract_of_company ON public.insurance_contract USING btree (insurance_contract_id, company_id)
CREATE UNIQUE INDEX insurance_contract_pkey ON public.insurance_contract USING btree (insurance_contract_id)
CREATE UNIQUE INDEX insurance_cost_once ON public.insurance_cost USING btree (insurance_contract_id, cost_type_enum_id)
CREATE UNIQUE INDEX insurance_cost_pkey ON public.insurance_cost USING btree (insurance_cost_id)
CREATE UNIQUE INDEX insurance_list_once ON public.insurance_list USING btree (pay_run_id, insurance_area_id, late_year, late_month, sha256) NULLS NOT DISTINCT
CREATE UNIQUE INDEX insurance_list_pkey ON public.insurance_list USING btree (insurance_list_id)
CREATE UNIQUE INDEX insurance_list_taken_pkey ON public.insurance_list_taken USING btree (pay_run_id)
CREATE UNIQUE INDEX insurance_membership_pkey ON public.insurance_membership USING btree (insurance_membership_id)
CREATE UNIQUE INDEX insurance_premium_pkey ON public.insurance_premium USING btree (insurance_premium_id)
CREATE UNIQUE INDEX insurance_request_open ON public.insurance_request USING btree (party_id, insurance_contract_id) WHERE (status_id = ANY (ARRAY['RqSent'::text, 'RqReturned'::text]))
CREATE UNIQUE INDEX insurance_request_pkey ON public.insurance_request USING btree (insurance_request_id)
CREATE UNIQUE INDEX insurance_share_once ON public.insurance_share USING btree (insurance_contract_id, relation)
CREATE UNIQUE INDEX insurance_share_pkey ON public.insurance_share USING btree (insurance_share_id)
CREATE UNIQUE INDEX insurer_code ON public.insurer USING btree (company_id, upper(insurer_code))
CREATE UNIQUE INDEX insurer_column_once ON public.insurer_column USING btree (insurer_id, title)
CREATE UNIQUE INDEX insurer_column_pkey ON public.insurer_column USING btree (insurer_column_id)
CREATE UNIQUE INDEX insurer_list_line_once ON public.insurer_list_line USING btree (insurer_list_id, insurance_membership_id)
CREATE UNIQUE INDEX insurer_list_line_pkey ON public.insurer_list_line USING btree (insurer_list_line_id)
CREATE UNIQUE INDEX insurer_list_line_place ON public.insurer_list_line USING btree (insurer_list_id, place)
CREATE UNIQUE INDEX insurer_list_number ON public.insurer_list USING btree (insurance_contract_id, list_number)
CREATE UNIQUE INDEX insurer_list_pkey ON public.insurer_list USING btree (insurer_list_id)
CREATE UNIQUE INDEX insurer_of_company ON public.insurer USING btree (insurer_id, company_id)
CREATE UNIQUE INDEX insurer_pkey ON public.insurer USING btree (insurer_id)
CREATE UNIQUE INDEX insurer_title ON public.insurer USING btree (company_id, title)
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
CREATE UNIQUE INDEX leave_account_pkey ON public.leave_account USING btree (company_id, party_id, jalali_year)
CREATE UNIQUE INDEX leave_movement_once ON public.leave_movement USING btree (company_id, party_id, jalali_year, kind, cause)
CREATE UNIQUE INDEX leave_movement_pkey ON public.leave_movement USING btree (leave_movement_id)
CREATE UNIQUE INDEX leave_request_leave_request_id_company_id_party_id_key ON public.leave_request USING btree (leave_request_id, company_id, party_id)
CREATE UNIQUE INDEX leave_request_part_pkey ON public.leave_request_part USING btree (leave_request_id, jalali_year)
CREATE UNIQUE INDEX leave_request_pkey ON public.leave_request USING btree (leave_request_id)
CREATE UNIQUE INDEX leave_rule_pkey ON public.leave_rule USING btree (leave_rule_id)
CREATE UNIQUE INDEX leave_to_buy_once ON public.leave_to_buy USING btree (party_relationship_id, jalali_year, jalali_month)
CREATE UNIQUE INDEX leave_to_buy_pkey ON public.leave_to_buy USING btree (leave_to_buy_id)
CREATE UNIQUE INDEX leave_type_pkey ON public.leave_type USING btree (leave_type_id)
CREATE UNIQUE INDEX legal_circular_pkey ON public.legal_circular USING btree (legal_circular_id)
CREATE UNIQUE INDEX legal_deadline_mark_pkey ON public.legal_deadline_mark USING btree (pay_group_id, duty, jalali_year, jalali_month)
CREATE UNIQUE INDEX legal_deadline_setting_pkey ON public.legal_deadline_setting USING btree (company_id)
CREATE UNIQUE INDEX legal_deadline_told_pkey ON public.legal_deadline_told USING btree (company_id, duty, jalali_year, jalali_month, stage)
CREATE UNIQUE INDEX legal_parameter_pkey ON public.legal_parameter USING btree (legal_parameter_id)
CREATE UNIQUE INDEX legal_year_pkey ON public.legal_year USING btree (jalali_year)
CREATE UNIQUE INDEX letter_code ON public.letter USING btree (code)
CREATE UNIQUE INDEX letter_counter_pkey ON public.letter_counter USING btree (company_id, letter_year)
CREATE UNIQUE INDEX letter_one_number ON public.letter USING btree (company_id, letter_year, letter_number)
CREATE UNIQUE INDEX letter_picture_pkey ON public.letter_picture USING btree (company_id, digest)
CREATE UNIQUE INDEX letter_pkey ON public.letter USING btree (letter_id)
CREATE UNIQUE INDEX letter_template_default_pkey ON public.letter_template_default USING btree (kind, language)
CREATE UNIQUE INDEX letter_template_pkey ON public.letter_template USING btree (letter_template_id)
CREATE UNIQUE INDEX library_comparison_pkey ON public.library_comparison USING btree (run_id)
CREATE UNIQUE INDEX library_end_told_pkey ON public.library_end_told USING btree (library_version_id)
CREATE UNIQUE INDEX library_item_code ON public.library_item USING btree (company_id, kind, lower(code))
CREATE UNIQUE INDEX library_item_library_item_id_company_id_kind_key ON public.library_item USING btree (library_item_id, company_id, kind)
CREATE UNIQUE INDEX library_item_pkey ON public.library_item USING btree (library_item_id)
CREATE UNIQUE INDEX library_item_title ON public.library_item USING btree (company_id, kind, title)
CREATE UNIQUE INDEX library_package_pkey ON public.library_package USING btree (library_package_id)
CREATE UNIQUE INDEX library_reference_pkey ON public.library_reference USING btree (library_version_id, kind, code)
CREATE UNIQUE INDEX library_setting_pkey ON public.library_setting USING btree (company_id)
CREATE UNIQUE INDEX library_table_row_pkey ON public.library_table_row USING btree (library_version_id, row_no)
CREATE UNIQUE INDEX library_version_draft ON public.library_version USING btree (library_item_id) WHERE (status <> 'published'::text)
CREATE UNIQUE INDEX library_version_library_item_id_version_no_key ON public.library_version USING btree (library_item_id, version_no)
CREATE UNIQUE INDEX library_version_library_version_id_company_id_kind_key ON public.library_version USING btree (library_version_id, company_id, kind)
CREATE UNIQUE INDEX library_version_pkey ON public.library_version USING btree (library_version_id)
CREATE UNIQUE INDEX loan_budget_code ON public.loan_budget USING btree (company_id, upper(tracking_code))
CREATE UNIQUE INDEX loan_budget_criterion_once ON public.loan_budget_criterion USING btree (loan_budget_id, criteria_score_enum_id)
CREATE UNIQUE INDEX loan_budget_criterion_pkey ON public.loan_budget_criterion USING btree (loan_budget_criterion_id)
CREATE UNIQUE INDEX loan_budget_loan_budget_id_company_id_key ON public.loan_budget USING btree (loan_budget_id, company_id)
CREATE UNIQUE INDEX loan_budget_move_open ON public.loan_budget_move USING btree (loan_budget_place_id) WHERE (decision IS NULL)
CREATE UNIQUE INDEX loan_budget_move_pkey ON public.loan_budget_move USING btree (loan_budget_move_id)
CREATE UNIQUE INDEX loan_budget_pkey ON public.loan_budget USING btree (loan_budget_id)
CREATE UNIQUE INDEX loan_budget_place_once ON public.loan_budget_place USING btree (loan_request_id) WHERE (status_id = ANY (ARRAY['LpWaiting'::text, 'LpFunded'::text]))
CREATE UNIQUE INDEX loan_budget_place_pkey ON public.loan_budget_place USING btree (loan_budget_place_id)
CREATE UNIQUE INDEX loan_budget_quota_once ON public.loan_budget_quota USING btree (loan_budget_id, welfare_group_id)
CREATE UNIQUE INDEX loan_budget_quota_pkey ON public.loan_budget_quota USING btree (loan_budget_quota_id)
CREATE UNIQUE INDEX loan_counter_pkey ON public.loan_counter USING btree (company_id, loan_year)
CREATE UNIQUE INDEX loan_ending_open ON public.loan_ending USING btree (loan_id) WHERE (status_id = 'LeAsked'::text)
CREATE UNIQUE INDEX loan_ending_pkey ON public.loan_ending USING btree (loan_ending_id)
CREATE UNIQUE INDEX loan_entry_pkey ON public.loan_entry USING btree (loan_entry_id)
CREATE UNIQUE INDEX loan_entry_reversed_once ON public.loan_entry USING btree (reverses)
CREATE UNIQUE INDEX loan_external_guarantor_once ON public.loan_external_guarantor USING btree (loan_request_id, national_code)
CREATE UNIQUE INDEX loan_external_guarantor_pkey ON public.loan_external_guarantor USING btree (loan_external_guarantor_id)
CREATE UNIQUE INDEX loan_fund_pkey ON public.loan_fund USING btree (loan_id)
CREATE UNIQUE INDEX loan_grant_pkey ON public.loan_grant USING btree (loan_request_id)
CREATE UNIQUE INDEX loan_guarantor_document_once ON public.loan_guarantor_document USING btree (loan_request_id, party_id, loan_external_guarantor_id, welfare_doc_enum_id) NULLS NOT DISTINCT
CREATE UNIQUE INDEX loan_guarantor_document_pkey ON public.loan_guarantor_document USING btree (loan_guarantor_document_id)
CREATE UNIQUE INDEX loan_line_now_pkey ON public.loan_line_now USING btree (loan_id, number)
CREATE UNIQUE INDEX loan_line_pkey ON public.loan_line USING btree (loan_id, version, number)
CREATE UNIQUE INDEX loan_line_reminder_pkey ON public.loan_line_reminder USING btree (loan_id, due_date, kind)
CREATE UNIQUE INDEX loan_loan_id_company_id_key ON public.loan USING btree (loan_id, company_id)
CREATE UNIQUE INDEX loan_loan_request_id_key ON public.loan USING btree (loan_request_id)
CREATE UNIQUE INDEX loan_number_once ON public.loan USING btree (company_id, loan_year, loan_number)
CREATE UNIQUE INDEX loan_opening_code ON public.loan_opening USING btree (company_id, upper(old_code)) WHERE (withdrawn_on IS NULL)
CREATE UNIQUE INDEX loan_opening_pkey ON public.loan_opening USING btree (loan_id)
CREATE UNIQUE INDEX loan_paper_code_code ON public.loan_paper_code USING btree (code)
CREATE UNIQUE INDEX loan_paper_code_pkey ON public.loan_paper_code USING btree (loan_id)
CREATE UNIQUE INDEX loan_payment_part ON public.loan_payment USING btree (loan_id, part)
CREATE UNIQUE INDEX loan_payment_pkey ON public.loan_payment USING btree (loan_payment_id)
CREATE UNIQUE INDEX loan_pkey ON public.loan USING btree (loan_id)
CREATE UNIQUE INDEX loan_receipt_pkey ON public.loan_receipt USING btree (loan_receipt_id)
CREATE UNIQUE INDEX loan_receipt_reference ON public.loan_receipt USING btree (company_id, loan_id, method, upper(reference)) WHERE (reversed_on IS NULL)
CREATE UNIQUE INDEX loan_remission_open ON public.loan_remission USING btree (loan_id, line_number, kind) WHERE (status_id = 'LrAsked'::text)
CREATE UNIQUE INDEX loan_remission_pkey ON public.loan_remission USING btree (loan_remission_id)
CREATE UNIQUE INDEX loan_request_document_once ON public.loan_request_document USING btree (loan_request_id, welfare_doc_enum_id)
CREATE UNIQUE INDEX loan_request_document_pkey ON public.loan_request_document USING btree (loan_request_document_id)
CREATE UNIQUE INDEX loan_request_open ON public.loan_request USING btree (party_id, welfare_id) WHERE (status_id = ANY (ARRAY['RqSent'::text, 'RqReturned'::text]))
CREATE UNIQUE INDEX loan_request_pkey ON public.loan_request USING btree (loan_request_id)
CREATE UNIQUE INDEX loan_request_terms_pkey ON public.loan_request_terms USING btree (loan_request_id)
CREATE UNIQUE INDEX loan_schedule_pkey ON public.loan_schedule USING btree (loan_id, version)
CREATE UNIQUE INDEX loan_sum_pkey ON public.loan_sum USING btree (loan_id)
CREATE UNIQUE INDEX login_session_cookie_hash_key ON public.login_session USING btree (cookie_hash)
CREATE UNIQUE INDEX login_session_pkey ON public.login_session USING btree (session_id)
CREATE UNIQUE INDEX lunar_month_pkey ON public.lunar_month USING btree (lunar_year, lunar_month)
CREATE UNIQUE INDEX message_outbox_pkey ON public.message_outbox USING btree (outbox_id)
CREATE UNIQUE INDEX name_word_pkey ON public.name_word USING btree (company_id, deletion, word)
CREATE UNIQUE INDEX notice_choice_pkey ON public.notice_choice USING btree (party_id, topic, channel)
CREATE UNIQUE INDEX notice_due_pkey ON public.notice_due USING btree (notice_due_id)
CREATE UNIQUE INDEX notice_habit_pkey ON public.notice_habit USING btree (party_id)
CREATE UNIQUE INDEX notice_rule_pkey ON public.notice_rule USING btree (notice_rule_id)
CREATE UNIQUE INDEX notice_template_pkey ON public.notice_template USING btree (notice_template_id)
CREATE UNIQUE INDEX notice_template_version ON public.notice_template USING btree (company_id, event, channel, version)
CREATE UNIQUE INDEX notice_told_pkey ON public.notice_told USING btree (party_id, event, told_on)
CREATE UNIQUE INDEX notification_message_pkey ON public.notification_message USING btree (notification_message_id)
CREATE UNIQUE INDEX notification_message_user_pkey ON public.notification_message_user USING btree (notification_message_id, party_id)
CREATE UNIQUE INDEX order_counter_pkey ON public.order_counter USING btree (company_id, order_series, order_year)
CREATE UNIQUE INDEX order_effect_pkey ON public.order_effect USING btree (order_effect_no)
CREATE UNIQUE INDEX order_factor_default_pkey ON public.order_factor_default USING btree (code)
CREATE UNIQUE INDEX order_issue_order_issue_id_company_id_key ON public.order_issue USING btree (order_issue_id, company_id)
CREATE UNIQUE INDEX order_issue_pkey ON public.order_issue USING btree (order_issue_id)
CREATE UNIQUE INDEX order_rule_default_pkey ON public.order_rule_default USING btree (code, order_set)
CREATE UNIQUE INDEX order_rule_pkey ON public.order_rule USING btree (order_rule_id)
CREATE UNIQUE INDEX order_type_code ON public.order_type USING btree (company_id, lower(code))
CREATE UNIQUE INDEX order_type_default_pkey ON public.order_type_default USING btree (code)
CREATE UNIQUE INDEX order_type_order_type_id_company_id_key ON public.order_type USING btree (order_type_id, company_id)
CREATE UNIQUE INDEX order_type_pkey ON public.order_type USING btree (order_type_id)
CREATE UNIQUE INDEX org_unit_code ON public.org_unit USING btree (company_id, code_key)
CREATE UNIQUE INDEX org_unit_headcount_pkey ON public.org_unit_headcount USING btree (unit_id)
CREATE UNIQUE INDEX org_unit_known_double_pkey ON public.org_unit_known_double USING btree (unit_id, other_id)
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
CREATE UNIQUE INDEX party_relationship_pseudo_id ON public.party_relationship USING btree (company_id, code_key, code_of) NULLS NOT DISTINCT WHERE (relationship_type_enum_id = 'PrtEmployee'::text)
CREATE UNIQUE INDEX password_recovery_pkey ON public.password_recovery USING btree (bucket)
CREATE UNIQUE INDEX pay_advance_pkey ON public.pay_advance USING btree (payslip_id)
CREATE UNIQUE INDEX pay_arrears_once ON public.pay_arrears USING btree (party_relationship_id, jalali_year, jalali_month, paid_mark) WHERE (decision = 'taken'::text)
CREATE UNIQUE INDEX pay_arrears_pkey ON public.pay_arrears USING btree (pay_arrears_id)
CREATE UNIQUE INDEX pay_arrears_row ON public.pay_arrears USING btree (pay_run_id, party_relationship_id, jalali_year, jalali_month)
CREATE UNIQUE INDEX pay_arrears_search_pkey ON public.pay_arrears_search USING btree (pay_run_id)
CREATE UNIQUE INDEX pay_bank_template_column_once ON public.pay_bank_template_column USING btree (pay_bank_template_id, place, sequence)
CREATE UNIQUE INDEX pay_bank_template_column_pkey ON public.pay_bank_template_column USING btree (pay_bank_template_column_id)
CREATE UNIQUE INDEX pay_bank_template_pay_bank_template_id_company_id_key ON public.pay_bank_template USING btree (pay_bank_template_id, company_id)
CREATE UNIQUE INDEX pay_bank_template_pkey ON public.pay_bank_template USING btree (pay_bank_template_id)
CREATE UNIQUE INDEX pay_bank_template_title ON public.pay_bank_template USING btree (company_id, lower(title))
CREATE UNIQUE INDEX pay_difference_setting_pkey ON public.pay_difference_setting USING btree (company_id)
CREATE UNIQUE INDEX pay_factor_code ON public.pay_factor USING btree (company_id, lower(code))
CREATE UNIQUE INDEX pay_factor_one_daily_wage ON public.pay_factor USING btree (company_id) WHERE (is_daily_wage = 'Y'::bpchar)
CREATE UNIQUE INDEX pay_factor_pay_factor_id_company_id_key ON public.pay_factor USING btree (pay_factor_id, company_id)
CREATE UNIQUE INDEX pay_factor_pkey ON public.pay_factor USING btree (pay_factor_id)
CREATE UNIQUE INDEX pay_group_action_pkey ON public.pay_group_action USING btree (pay_group_action_id)
CREATE UNIQUE INDEX pay_group_code ON public.pay_group USING btree (company_id, lower(standard_code))
CREATE UNIQUE INDEX pay_group_facility_cost_pkey ON public.pay_group_facility_cost USING btree (pay_group_facility_cost_id)
CREATE UNIQUE INDEX pay_group_factor_pkey ON public.pay_group_factor USING btree (pay_group_factor_id)
CREATE UNIQUE INDEX pay_group_legal_deduct_pkey ON public.pay_group_legal_deduct USING btree (pay_group_legal_deduct_id)
CREATE UNIQUE INDEX pay_group_level_pkey ON public.pay_group_level USING btree (pay_group_level_id)
CREATE UNIQUE INDEX pay_group_level_sequence ON public.pay_group_level USING btree (pay_group_id, sequence)
CREATE UNIQUE INDEX pay_group_pay_group_id_company_id_key ON public.pay_group USING btree (pay_group_id, company_id)
CREATE UNIQUE INDEX pay_group_payslip_type_once ON public.pay_group_payslip_type USING btree (pay_group_id, payslip_type_id)
CREATE UNIQUE INDEX pay_group_payslip_type_pkey ON public.pay_group_payslip_type USING btree (pay_group_payslip_type_id)
CREATE UNIQUE INDEX pay_group_pkey ON public.pay_group USING btree (pay_group_id)
CREATE UNIQUE INDEX pay_group_reader_pkey ON public.pay_group_reader USING btree (pay_group_id, user_group_id)
CREATE UNIQUE INDEX pay_member_pkey ON public.pay_member USING btree (pay_member_id)
CREATE UNIQUE INDEX pay_output_setting_once ON public.pay_output_setting USING btree (pay_output_type_id, party_setting_type_id)
CREATE UNIQUE INDEX pay_output_setting_pkey ON public.pay_output_setting USING btree (pay_output_setting_id)
CREATE UNIQUE INDEX pay_output_type_pay_output_type_id_company_id_key ON public.pay_output_type USING btree (pay_output_type_id, company_id)
CREATE UNIQUE INDEX pay_output_type_pkey ON public.pay_output_type USING btree (pay_output_type_id)
CREATE UNIQUE INDEX pay_output_type_title ON public.pay_output_type USING btree (company_id, lower(title))
CREATE UNIQUE INDEX pay_period_number ON public.pay_period USING btree (time_period_type_id, period_num)
CREATE UNIQUE INDEX pay_period_pay_period_id_company_id_key ON public.pay_period USING btree (pay_period_id, company_id)
CREATE UNIQUE INDEX pay_period_pkey ON public.pay_period USING btree (pay_period_id)
CREATE UNIQUE INDEX pay_period_type_code ON public.pay_period_type USING btree (company_id, lower(code))
CREATE UNIQUE INDEX pay_period_type_pay_period_type_id_company_id_key ON public.pay_period_type USING btree (pay_period_type_id, company_id)
CREATE UNIQUE INDEX pay_period_type_pkey ON public.pay_period_type USING btree (pay_period_type_id)
CREATE UNIQUE INDEX pay_provision_pay_provision_id_company_id_key ON public.pay_provision USING btree (pay_provision_id, company_id)
CREATE UNIQUE INDEX pay_provision_pkey ON public.pay_provision USING btree (pay_provision_id)
CREATE UNIQUE INDEX pay_provision_row_pkey ON public.pay_provision_row USING btree (pay_provision_id, party_relationship_id)
CREATE UNIQUE INDEX pay_question_open ON public.pay_question USING btree (payslip_id, COALESCE(line_code, ''::text)) WHERE (closed_at IS NULL)
CREATE UNIQUE INDEX pay_question_pkey ON public.pay_question USING btree (pay_question_id)
CREATE UNIQUE INDEX pay_run_action_pkey ON public.pay_run_action USING btree (pay_run_id, place)
CREATE UNIQUE INDEX pay_run_calc_type_pkey ON public.pay_run_calc_type USING btree (pay_run_id, pay_factor_id)
CREATE UNIQUE INDEX pay_run_event_pkey ON public.pay_run_event USING btree (pay_run_event_id)
CREATE UNIQUE INDEX pay_run_once ON public.pay_run USING btree (pay_group_id, kind, jalali_year, jalali_month, COALESCE(pay_period_id, '00000000-0000-0000-0000-000000000000'::uuid)) WHERE (status_id <> ALL (ARRAY['PrCancelled'::text, 'PrReversed'::text]))
CREATE UNIQUE INDEX pay_run_output_pkey ON public.pay_run_output USING btree (pay_run_id, output_type_enum_id)
CREATE UNIQUE INDEX pay_run_pay_run_id_company_id_key ON public.pay_run USING btree (pay_run_id, company_id)
CREATE UNIQUE INDEX pay_run_pkey ON public.pay_run USING btree (pay_run_id)
CREATE UNIQUE INDEX pay_run_refusal_pkey ON public.pay_run_refusal USING btree (pay_run_id, party_relationship_id)
CREATE UNIQUE INDEX pay_run_reversed_once ON public.pay_run USING btree (reverses) WHERE (reverses IS NOT NULL)
CREATE UNIQUE INDEX pay_run_setting_pkey ON public.pay_run_setting USING btree (pay_run_id)
CREATE UNIQUE INDEX pay_setting_pkey ON public.pay_setting USING btree (pay_setting_id)
CREATE UNIQUE INDEX pay_so_far_pkey ON public.pay_so_far USING btree (party_relationship_id)
CREATE UNIQUE INDEX pay_so_far_setting_pkey ON public.pay_so_far_setting USING btree (company_id)
CREATE UNIQUE INDEX pay_transfer_file_pay_transfer_file_id_company_id_key ON public.pay_transfer_file USING btree (pay_transfer_file_id, company_id)
CREATE UNIQUE INDEX pay_transfer_file_pkey ON public.pay_transfer_file USING btree (pay_transfer_file_id)
CREATE UNIQUE INDEX pay_transfer_once ON public.pay_transfer USING btree (pay_transfer_file_id, party_relationship_id)
CREATE UNIQUE INDEX pay_transfer_pkey ON public.pay_transfer USING btree (pay_transfer_id)
CREATE UNIQUE INDEX pay_transfer_serial_once ON public.pay_transfer_file USING btree (company_id, serial)
CREATE UNIQUE INDEX pay_voucher_line_once ON public.pay_voucher_line USING btree (pay_voucher_id, line_no)
CREATE UNIQUE INDEX pay_voucher_line_pkey ON public.pay_voucher_line USING btree (pay_voucher_line_id)
CREATE UNIQUE INDEX pay_voucher_pay_voucher_id_pay_run_id_company_id_key ON public.pay_voucher USING btree (pay_voucher_id, pay_run_id, company_id)
CREATE UNIQUE INDEX pay_voucher_pkey ON public.pay_voucher USING btree (pay_voucher_id)
CREATE UNIQUE INDEX pay_voucher_sending_pkey ON public.pay_voucher_sending USING btree (pay_voucher_id)
CREATE UNIQUE INDEX pay_voucher_standing ON public.pay_voucher USING btree (pay_run_id, ordinal) WHERE (withdrawn_at IS NULL)
CREATE UNIQUE INDEX pay_what_if_setting_pkey ON public.pay_what_if_setting USING btree (company_id)
CREATE UNIQUE INDEX pay_year_paper_once ON public.pay_year_paper USING btree (party_id, company_id, jalali_year, payslips)
CREATE UNIQUE INDEX pay_year_paper_pkey ON public.pay_year_paper USING btree (code)
CREATE UNIQUE INDEX payslip_once ON public.payslip USING btree (pay_run_id, party_relationship_id)
CREATE UNIQUE INDEX payslip_order_pkey ON public.payslip_order USING btree (pay_run_id, party_id)
CREATE UNIQUE INDEX payslip_paper_once ON public.payslip_paper USING btree (pay_run_id, party_id, part_no)
CREATE UNIQUE INDEX payslip_paper_pkey ON public.payslip_paper USING btree (payslip_paper_id)
CREATE UNIQUE INDEX payslip_pkey ON public.payslip USING btree (payslip_id)
CREATE UNIQUE INDEX payslip_reversed_once ON public.payslip USING btree (reverses) WHERE (reverses IS NOT NULL)
CREATE UNIQUE INDEX payslip_type_code ON public.payslip_type USING btree (company_id, lower(code))
CREATE UNIQUE INDEX payslip_type_factor_once ON public.payslip_type_factor USING btree (payslip_type_id, pay_factor_id)
CREATE UNIQUE INDEX payslip_type_factor_pkey ON public.payslip_type_factor USING btree (payslip_type_factor_id)
CREATE UNIQUE INDEX payslip_type_payslip_type_id_company_id_key ON public.payslip_type USING btree (payslip_type_id, company_id)
CREATE UNIQUE INDEX payslip_type_pkey ON public.payslip_type USING btree (payslip_type_id)
CREATE UNIQUE INDEX person_day_reduction_pkey ON public.person_day_reduction USING btree (person_day_reduction_id)
CREATE UNIQUE INDEX person_day_shift_once ON public.person_day_shift USING btree (company_id, party_id, day_date)
CREATE UNIQUE INDEX person_day_shift_pkey ON public.person_day_shift USING btree (person_day_shift_id)
CREATE UNIQUE INDEX person_disease_pkey ON public.person_disease USING btree (person_disease_id)
CREATE UNIQUE INDEX person_document_pkey ON public.person_document USING btree (person_document_id)
CREATE UNIQUE INDEX person_experiment_pkey ON public.person_experiment USING btree (person_experiment_id)
CREATE UNIQUE INDEX person_facility_pkey ON public.person_facility USING btree (person_facility_id)
CREATE UNIQUE INDEX person_facility_taken_pkey ON public.person_facility_taken USING btree (person_facility_taken_id)
CREATE UNIQUE INDEX person_note_pkey ON public.person_note USING btree (person_note_id)
CREATE UNIQUE INDEX person_pkey ON public.person USING btree (party_id)
CREATE UNIQUE INDEX person_work_calendar_pkey ON public.person_work_calendar USING btree (person_work_calendar_id)
CREATE UNIQUE INDEX personal_note_pkey ON public.personal_note USING btree (note_id)
CREATE UNIQUE INDEX personnel_structure_pkey ON public.personnel_structure USING btree (personnel_structure_id)
CREATE UNIQUE INDEX phone_place_pkey ON public.phone_place USING btree (phone_place_id)
CREATE UNIQUE INDEX phone_press_pkey ON public.phone_press USING btree (party_id, press_id)
CREATE UNIQUE INDEX postal_address_pkey ON public.postal_address USING btree (postal_address_id)
CREATE UNIQUE INDEX premium_part_pkey ON public.premium_part USING btree (premium_part_id)
CREATE UNIQUE INDEX premium_taken_pkey ON public.premium_taken USING btree (premium_taken_id)
CREATE UNIQUE INDEX process_comment_pkey ON public.process_comment USING btree (comment_id)
CREATE UNIQUE INDEX process_definition_expansion ON public.process_definition USING btree (base_definition_id, expansion) WHERE (base_definition_id IS NOT NULL)
CREATE UNIQUE INDEX process_definition_in_force ON public.process_definition USING btree (company_id, process_key) WHERE (status = 'published'::text)
CREATE UNIQUE INDEX process_definition_one_draft ON public.process_definition USING btree (company_id, process_key) WHERE (status = 'draft'::text)
CREATE UNIQUE INDEX process_definition_pkey ON public.process_definition USING btree (process_definition_id)
CREATE UNIQUE INDEX process_definition_process_definition_id_company_id_key ON public.process_definition USING btree (process_definition_id, company_id)
CREATE UNIQUE INDEX process_definition_version ON public.process_definition USING btree (company_id, process_key, version) WHERE (base_definition_id IS NULL)
CREATE UNIQUE INDEX process_event_pkey ON public.process_event USING btree (process_instance_id, process_event_id)
CREATE UNIQUE INDEX process_hand_once ON public.process_hand USING btree (process_instance_id, party_id, task_id) NULLS NOT DISTINCT
CREATE UNIQUE INDEX process_incident_pkey ON public.process_incident USING btree (process_instance_id, token)
CREATE UNIQUE INDEX process_instance_pkey ON public.process_instance USING btree (process_instance_id)
CREATE UNIQUE INDEX process_instance_tracking ON public.process_instance USING btree (tracking_code)
CREATE UNIQUE INDEX process_job_pkey ON public.process_job USING btree (process_job_id)
CREATE UNIQUE INDEX process_job_token ON public.process_job USING btree (process_instance_id, token)
CREATE UNIQUE INDEX process_message_pkey ON public.process_message USING btree (process_instance_id, token)
CREATE UNIQUE INDEX process_subject_once ON public.process_subject USING btree (process_instance_id, party_id)
CREATE UNIQUE INDEX process_subject_pkey ON public.process_subject USING btree (process_subject_id)
CREATE UNIQUE INDEX process_task_candidate_pkey ON public.process_task_candidate USING btree (party_id, task_id)
CREATE UNIQUE INDEX process_task_open ON public.process_task USING btree (process_instance_id, token, item) NULLS NOT DISTINCT WHERE (status = 'open'::text)
CREATE UNIQUE INDEX process_task_pkey ON public.process_task USING btree (task_id)
CREATE UNIQUE INDEX process_timer_pkey ON public.process_timer USING btree (process_instance_id, token, node_id)
CREATE UNIQUE INDEX recent_page_pkey ON public.recent_page USING btree (user_id, path)
CREATE UNIQUE INDEX reference_version_pkey ON public.reference_version USING btree (only_one)
CREATE UNIQUE INDEX required_document_pkey ON public.required_document USING btree (required_document_id)
CREATE UNIQUE INDEX required_document_type ON public.required_document USING btree (company_id, document_type_enum_id, COALESCE(employment_status_enum_id, ''::text), COALESCE(gender, ''::bpchar))
CREATE UNIQUE INDEX resealing_pkey ON public.resealing USING btree (job)
CREATE UNIQUE INDEX role_type_pkey ON public.role_type USING btree (role_type_id)
CREATE UNIQUE INDEX run_item_pkey ON public.run_item USING btree (run_id, item_no)
CREATE UNIQUE INDEX run_one_at_a_time ON public.run USING btree (kind, company_id) WHERE (alone AND (state = ANY (ARRAY['running'::text, 'paused'::text])))
CREATE UNIQUE INDEX run_pkey ON public.run USING btree (run_id)
CREATE UNIQUE INDEX sacrifice_pkey ON public.sacrifice USING btree (sacrifice_id)
CREATE UNIQUE INDEX schema_migration_pkey ON public.schema_migration USING btree (id)
CREATE UNIQUE INDEX seed_version_pkey ON public.seed_version USING btree (name)
CREATE UNIQUE INDEX service_key_key_hash_key ON public.service_key USING btree (key_hash)
CREATE UNIQUE INDEX service_key_name ON public.service_key USING btree (company_id, lower(name)) WHERE (revoked_at IS NULL)
CREATE UNIQUE INDEX service_key_pkey ON public.service_key USING btree (service_key_id)
CREATE UNIQUE INDEX session_key_pkey ON public.session_key USING btree (key_hash)
CREATE UNIQUE INDEX shift_need_pkey ON public.shift_need USING btree (shift_need_id)
CREATE UNIQUE INDEX shift_programme_pkey ON public.shift_programme USING btree (shift_programme_id)
CREATE UNIQUE INDEX shift_programme_priority ON public.shift_programme USING btree (work_calendar_id, priority)
CREATE UNIQUE INDEX shift_programme_shift_programme_id_company_id_key ON public.shift_programme USING btree (shift_programme_id, company_id)
CREATE UNIQUE INDEX shift_programme_shift_programme_id_work_calendar_id_key ON public.shift_programme USING btree (shift_programme_id, work_calendar_id)
CREATE UNIQUE INDEX shift_swap_pkey ON public.shift_swap USING btree (shift_swap_id)
CREATE UNIQUE INDEX shift_turn_pkey ON public.shift_turn USING btree (shift_turn_id)
CREATE UNIQUE INDEX shift_turn_sequence ON public.shift_turn USING btree (shift_programme_id, sequence)
CREATE UNIQUE INDEX skill_code ON public.skill USING btree (company_id, upper(skill_code))
CREATE UNIQUE INDEX skill_pkey ON public.skill USING btree (skill_id)
CREATE UNIQUE INDEX special_day_once ON public.special_day USING btree (company_id, day_date)
CREATE UNIQUE INDEX special_day_pkey ON public.special_day USING btree (special_day_id)
CREATE UNIQUE INDEX standing_item_pkey ON public.standing_item USING btree (standing_item_id)
CREATE UNIQUE INDEX standing_item_taken_pkey ON public.standing_item_taken USING btree (standing_item_taken_id)
CREATE UNIQUE INDEX status_flow_transition_once ON public.status_flow_transition USING btree (status_type_id, status_id, to_status_id)
CREATE UNIQUE INDEX status_flow_transition_pkey ON public.status_flow_transition USING btree (transition_id)
CREATE UNIQUE INDEX status_item_pkey ON public.status_item USING btree (status_type_id, status_id)
CREATE UNIQUE INDEX status_transition_twice ON public.status_transition USING btree (flow, from_status, to_status) NULLS NOT DISTINCT
CREATE UNIQUE INDEX status_type_pkey ON public.status_type USING btree (status_type_id)
CREATE UNIQUE INDEX stored_file_one_of_a_kind ON public.stored_file USING btree (party_id, party_content_type_enum_id) WHERE (party_content_type_enum_id = ANY (ARRAY['PcntFaceImage'::text, 'PcntLogo'::text]))
CREATE UNIQUE INDEX stored_file_pkey ON public.stored_file USING btree (stored_name)
CREATE UNIQUE INDEX structure_draft_change_pkey ON public.structure_draft_change USING btree (change_id)
CREATE UNIQUE INDEX structure_draft_change_place ON public.structure_draft_change USING btree (draft_id, place)
CREATE UNIQUE INDEX structure_draft_pkey ON public.structure_draft USING btree (draft_id)
CREATE UNIQUE INDEX table_view_default_pkey ON public.table_view_default USING btree (user_id, table_key)
CREATE UNIQUE INDEX table_view_name ON public.table_view USING btree (user_id, table_key, name)
CREATE UNIQUE INDEX table_view_pkey ON public.table_view USING btree (view_id)
CREATE UNIQUE INDEX task_substitution_pkey ON public.task_substitution USING btree (substitution_id)
CREATE UNIQUE INDEX tax_sending_once ON public.tax_sending USING btree (pay_run_id, number)
CREATE UNIQUE INDEX tax_sending_pkey ON public.tax_sending USING btree (tax_sending_id)
CREATE UNIQUE INDEX tax_sending_row_once ON public.tax_sending_row USING btree (tax_sending_id, party_relationship_id)
CREATE UNIQUE INDEX tax_sending_row_pkey ON public.tax_sending_row USING btree (tax_sending_row_id)
CREATE UNIQUE INDEX tax_sending_tax_sending_id_company_id_key ON public.tax_sending USING btree (tax_sending_id, company_id)
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
CREATE UNIQUE INDEX voucher_line_detail_pkey ON public.voucher_line_detail USING btree (voucher_line_detail_id)
CREATE UNIQUE INDEX voucher_template_code ON public.voucher_template USING btree (company_id, lower(code))
CREATE UNIQUE INDEX voucher_template_line_number ON public.voucher_template_line USING btree (voucher_template_id, seq_num)
CREATE UNIQUE INDEX voucher_template_line_pkey ON public.voucher_template_line USING btree (voucher_template_line_id)
CREATE UNIQUE INDEX voucher_template_pkey ON public.voucher_template USING btree (voucher_template_id)
CREATE UNIQUE INDEX voucher_template_voucher_template_id_company_id_key ON public.voucher_template USING btree (voucher_template_id, company_id)
CREATE UNIQUE INDEX wage_decree_pkey ON public.wage_decree USING btree (wage_decree_id)
CREATE UNIQUE INDEX wage_decree_row_pkey ON public.wage_decree_row USING btree (wage_decree_id, party_relationship_id)
CREATE UNIQUE INDEX wage_decree_wage_decree_id_company_id_key ON public.wage_decree USING btree (wage_decree_id, company_id)
CREATE UNIQUE INDEX wage_item_pkey ON public.wage_item USING btree (wage_item_id)
CREATE UNIQUE INDEX wage_step_pkey ON public.wage_step USING btree (wage_step_id)
CREATE UNIQUE INDEX welfare_allocation_line_pkey ON public.welfare_allocation_line USING btree (welfare_request_id)
CREATE UNIQUE INDEX welfare_allocation_line_place ON public.welfare_allocation_line USING btree (welfare_event_id, place)
CREATE UNIQUE INDEX welfare_allocation_mark_pkey ON public.welfare_allocation_mark USING btree (welfare_allocation_mark_id)
CREATE UNIQUE INDEX welfare_allocation_move_open ON public.welfare_allocation_move USING btree (welfare_request_id) WHERE (decision IS NULL)
CREATE UNIQUE INDEX welfare_allocation_move_pkey ON public.welfare_allocation_move USING btree (welfare_allocation_move_id)
CREATE UNIQUE INDEX welfare_allocation_pkey ON public.welfare_allocation USING btree (welfare_event_id)
CREATE UNIQUE INDEX welfare_event_code ON public.welfare_event USING btree (company_id, upper(event_code))
CREATE UNIQUE INDEX welfare_event_condition_once ON public.welfare_event_condition USING btree (welfare_event_id, title)
CREATE UNIQUE INDEX welfare_event_condition_pkey ON public.welfare_event_condition USING btree (welfare_event_condition_id)
CREATE UNIQUE INDEX welfare_event_cost_pkey ON public.welfare_event_cost USING btree (welfare_event_cost_id)
CREATE UNIQUE INDEX welfare_event_of_company ON public.welfare_event USING btree (welfare_event_id, company_id)
CREATE UNIQUE INDEX welfare_event_pkey ON public.welfare_event USING btree (welfare_event_id)
CREATE UNIQUE INDEX welfare_event_quota_once ON public.welfare_event_quota USING btree (welfare_event_id, welfare_group_id)
CREATE UNIQUE INDEX welfare_event_quota_pkey ON public.welfare_event_quota USING btree (welfare_event_quota_id)
CREATE UNIQUE INDEX welfare_event_return_once ON public.welfare_event_return USING btree (welfare_event_id, days_before)
CREATE UNIQUE INDEX welfare_event_return_pkey ON public.welfare_event_return USING btree (welfare_event_return_id)
CREATE UNIQUE INDEX welfare_event_told_pkey ON public.welfare_event_told USING btree (welfare_event_id)
CREATE UNIQUE INDEX welfare_fund_balance_pkey ON public.welfare_fund_balance USING btree (welfare_fund_id)
CREATE UNIQUE INDEX welfare_fund_entry_loan_once ON public.welfare_fund_entry USING btree (loan_entry_id)
CREATE UNIQUE INDEX welfare_fund_entry_pkey ON public.welfare_fund_entry USING btree (welfare_fund_entry_id)
CREATE UNIQUE INDEX welfare_fund_entry_reversed_once ON public.welfare_fund_entry USING btree (reverses)
CREATE UNIQUE INDEX welfare_fund_fee_pkey ON public.welfare_fund_fee USING btree (welfare_fund_fee_id)
CREATE UNIQUE INDEX welfare_fund_loan_once ON public.welfare_fund_loan USING btree (welfare_group_id, welfare_id)
CREATE UNIQUE INDEX welfare_fund_loan_pkey ON public.welfare_fund_loan USING btree (welfare_fund_loan_id)
CREATE UNIQUE INDEX welfare_fund_once ON public.welfare_fund USING btree (welfare_group_id)
CREATE UNIQUE INDEX welfare_fund_pkey ON public.welfare_fund USING btree (welfare_fund_id)
CREATE UNIQUE INDEX welfare_fund_welfare_fund_id_company_id_key ON public.welfare_fund USING btree (welfare_fund_id, company_id)
CREATE UNIQUE INDEX welfare_group_code ON public.welfare_group USING btree (company_id, upper(standard_code))
CREATE UNIQUE INDEX welfare_group_criterion_once ON public.welfare_group_criterion USING btree (welfare_group_id, welfare_id, criteria_score_enum_id)
CREATE UNIQUE INDEX welfare_group_criterion_pkey ON public.welfare_group_criterion USING btree (welfare_group_criterion_id)
CREATE UNIQUE INDEX welfare_group_document_once ON public.welfare_group_document USING btree (welfare_group_id, welfare_type_enum_id, loan_type_enum_id, welfare_doc_enum_id) NULLS NOT DISTINCT
CREATE UNIQUE INDEX welfare_group_document_pkey ON public.welfare_group_document USING btree (welfare_group_document_id)
CREATE UNIQUE INDEX welfare_group_guarantor_once ON public.welfare_group_guarantor USING btree (welfare_group_id, welfare_id, guarantor_type_enum_id)
CREATE UNIQUE INDEX welfare_group_guarantor_pkey ON public.welfare_group_guarantor USING btree (welfare_group_guarantor_id)
CREATE UNIQUE INDEX welfare_group_loan_pkey ON public.welfare_group_loan USING btree (welfare_group_loan_id)
CREATE UNIQUE INDEX welfare_group_pkey ON public.welfare_group USING btree (welfare_group_id)
CREATE UNIQUE INDEX welfare_group_share_pkey ON public.welfare_group_share USING btree (welfare_group_share_id)
CREATE UNIQUE INDEX welfare_group_use_pkey ON public.welfare_group_use USING btree (welfare_group_use_id)
CREATE UNIQUE INDEX welfare_group_welfare_group_id_company_id_key ON public.welfare_group USING btree (welfare_group_id, company_id)
CREATE UNIQUE INDEX welfare_loan_code ON public.welfare_loan USING btree (company_id, upper(welfare_code))
CREATE UNIQUE INDEX welfare_loan_condition_once ON public.welfare_loan_condition USING btree (welfare_id, title)
CREATE UNIQUE INDEX welfare_loan_condition_pkey ON public.welfare_loan_condition USING btree (welfare_loan_condition_id)
CREATE UNIQUE INDEX welfare_loan_default_pkey ON public.welfare_loan_default USING btree (code)
CREATE UNIQUE INDEX welfare_loan_document_once ON public.welfare_loan_document USING btree (welfare_id, welfare_doc_enum_id)
CREATE UNIQUE INDEX welfare_loan_document_pkey ON public.welfare_loan_document USING btree (welfare_loan_document_id)
CREATE UNIQUE INDEX welfare_loan_pkey ON public.welfare_loan USING btree (welfare_id)
CREATE UNIQUE INDEX welfare_loan_version_pkey ON public.welfare_loan_version USING btree (welfare_id, version)
CREATE UNIQUE INDEX welfare_loan_welfare_id_company_id_key ON public.welfare_loan USING btree (welfare_id, company_id)
CREATE UNIQUE INDEX welfare_member_pkey ON public.welfare_member USING btree (welfare_member_id)
CREATE UNIQUE INDEX welfare_overrule_once ON public.welfare_overrule USING btree (welfare_request_id, welfare_event_condition_id)
CREATE UNIQUE INDEX welfare_overrule_pkey ON public.welfare_overrule USING btree (welfare_overrule_id)
CREATE UNIQUE INDEX welfare_place_code_code ON public.welfare_place_code USING btree (code)
CREATE UNIQUE INDEX welfare_place_code_pkey ON public.welfare_place_code USING btree (welfare_request_id)
CREATE UNIQUE INDEX welfare_place_due_once ON public.welfare_place_due USING btree (welfare_request_id, kind, number)
CREATE UNIQUE INDEX welfare_place_due_pkey ON public.welfare_place_due USING btree (welfare_place_due_id)
CREATE UNIQUE INDEX welfare_place_once ON public.welfare_place USING btree (party_id, welfare_event_id) WHERE (status_id = ANY (ARRAY['WpListed'::text, 'WpWaiting'::text, 'WpHeld'::text, 'WpOffered'::text, 'WpConfirmed'::text, 'WpUsed'::text, 'WpNoShow'::text]))
CREATE UNIQUE INDEX welfare_place_pkey ON public.welfare_place USING btree (welfare_request_id)
CREATE UNIQUE INDEX welfare_place_taken_pkey ON public.welfare_place_taken USING btree (welfare_place_taken_id)
CREATE UNIQUE INDEX welfare_receipt_once ON public.welfare_receipt USING btree (company_id, upper(receipt_number), paid_on) WHERE (status_id <> 'WrReturned'::text)
CREATE UNIQUE INDEX welfare_receipt_pkey ON public.welfare_receipt USING btree (welfare_receipt_id)
CREATE UNIQUE INDEX welfare_request_pkey ON public.welfare_request USING btree (welfare_request_id)
CREATE UNIQUE INDEX welfare_service_code ON public.welfare_service USING btree (company_id, upper(service_code))
CREATE UNIQUE INDEX welfare_service_default_pkey ON public.welfare_service_default USING btree (code)
CREATE UNIQUE INDEX welfare_service_of_company ON public.welfare_service USING btree (welfare_service_id, company_id)
CREATE UNIQUE INDEX welfare_service_pkey ON public.welfare_service USING btree (welfare_service_id)
CREATE UNIQUE INDEX welfare_slot_of_company ON public.welfare_slot USING btree (welfare_slot_id, company_id)
CREATE UNIQUE INDEX welfare_slot_once ON public.welfare_slot USING btree (welfare_event_id, slot_code)
CREATE UNIQUE INDEX welfare_slot_pkey ON public.welfare_slot USING btree (welfare_slot_id)
CREATE UNIQUE INDEX welfare_unit_of_company ON public.welfare_unit USING btree (welfare_unit_id, company_id)
CREATE UNIQUE INDEX welfare_unit_once ON public.welfare_unit USING btree (welfare_service_id, unit_code)
CREATE UNIQUE INDEX welfare_unit_pkey ON public.welfare_unit USING btree (welfare_unit_id)
CREATE UNIQUE INDEX what_next_confirmation_pkey ON public.what_next_confirmation USING btree (step)
CREATE UNIQUE INDEX work_calendar_code ON public.work_calendar USING btree (company_id, upper(calendar_code))
CREATE UNIQUE INDEX work_calendar_default ON public.work_calendar USING btree (company_id) WHERE (is_default = 'Y'::bpchar)
CREATE UNIQUE INDEX work_calendar_pkey ON public.work_calendar USING btree (work_calendar_id)
CREATE UNIQUE INDEX work_calendar_work_calendar_id_company_id_key ON public.work_calendar USING btree (work_calendar_id, company_id)
CREATE UNIQUE INDEX work_experience_pkey ON public.work_experience USING btree (work_experience_id)
CREATE UNIQUE INDEX work_sheet_line_once ON public.work_sheet_line USING btree (party_relationship_id, jalali_year, jalali_month, work_factor, project)
CREATE UNIQUE INDEX work_sheet_line_pkey ON public.work_sheet_line USING btree (work_sheet_line_id)
CREATE UNIQUE INDEX work_shift_code ON public.work_shift USING btree (company_id, upper(shift_code))
CREATE UNIQUE INDEX work_shift_line_pkey ON public.work_shift_line USING btree (work_shift_line_id)
CREATE UNIQUE INDEX work_shift_pkey ON public.work_shift USING btree (work_shift_id)
CREATE UNIQUE INDEX work_shift_variant_lunar ON public.work_shift_variant USING btree (work_shift_id, lunar_year, lunar_month)
CREATE UNIQUE INDEX work_shift_variant_pkey ON public.work_shift_variant USING btree (work_shift_variant_id)
CREATE UNIQUE INDEX work_shift_work_shift_id_company_id_key ON public.work_shift USING btree (work_shift_id, company_id)
CREATE UNIQUE INDEX work_week_pkey ON public.work_week USING btree (work_week_id)

-- policies
access_request company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
account_request company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
account_run company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
account_run_member company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
accounting_link company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
agreement_type company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
approval_chain company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
approval_step company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
attendance_closing company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
attendance_day company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
attendance_difference company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
attendance_factor company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
attendance_mark company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
attendance_period company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
attendance_reminder company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
attendance_request company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
attendance_sheet company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
bank_account company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
calendar_rule company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
change_request company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
change_request_decision company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
change_request_field company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
change_request_step company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
clock_card company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
clock_contact company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
clock_correction company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
clock_delivery company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
clock_delivery taken_back: DELETE to public using (source = 'import'::text) with check -
clock_device company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
clock_device_key company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
clock_event company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
clock_exception company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
clock_format company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
communication_event company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
communication_event_party company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
company_bank_account company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
company_insurance_area company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
company_seal company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
company_tax_area company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
compensation_account company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
compensation_batch company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
compensation_batch_line company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
compensation_ceiling company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
compensation_claim company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
compensation_document company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
compensation_line company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
compensation_movement company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
compensation_payout company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
compensation_step company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
competence_criterion company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
competence_model company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
contract_counter company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
contract_reminder company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
contract_term company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
contract_type_factor company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
course company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
deduction_list company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
deduction_list_answer company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
deduction_list_line company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
deduction_rule company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
detail_account company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
detail_group company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
detail_member company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
document_reminder company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
electronic_address company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
empl_order company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
empl_order_before company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
empl_order_code company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
empl_order_day company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
empl_order_item company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
empl_order_link company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
empl_order_move company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
empl_order_version company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
empl_position company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
empl_position_fact company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
empl_position_job company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
empl_position_party company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
empl_position_reporting company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
empl_position_unit company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
employment_contract company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
employment_end company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
employment_gap company: SELECT to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check -
employment_grade company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
employment_kind company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
employment_salary company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
family_member company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
figure_change everybody: ALL to public using true with check -
file_touched owner_only: ALL to public using false with check -
form_draft owner: ALL to public using (user_id = ( SELECT app_user() AS app_user)) with check (user_id = ( SELECT app_user() AS app_user))
formula_use company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
gap_set everybody: SELECT to public using true with check -
general_request company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
gl_account company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
guarantor_change company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
guarantor_gone company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
hard_post company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
health_state company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
import_change company: ALL to public using ((company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) OR (( SELECT app_party() AS app_party) IS NULL)) with check ((company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) OR (( SELECT app_party() AS app_party) IS NULL))
import_difference company: ALL to public using ((company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) OR (( SELECT app_party() AS app_party) IS NULL)) with check ((company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) OR (( SELECT app_party() AS app_party) IS NULL))
import_file company: ALL to public using ((company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) OR (( SELECT app_party() AS app_party) IS NULL)) with check ((company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) OR (( SELECT app_party() AS app_party) IS NULL))
import_refusal company: ALL to public using ((company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) OR (( SELECT app_party() AS app_party) IS NULL)) with check ((company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) OR (( SELECT app_party() AS app_party) IS NULL))
import_run company: ALL to public using ((company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) OR (( SELECT app_party() AS app_party) IS NULL)) with check ((company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) OR (( SELECT app_party() AS app_party) IS NULL))
input_factor_value company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
insurance_age_limit company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
insurance_contract company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
insurance_cost company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
insurance_list company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
insurance_list confidential: ALL to public using (pay_run_id <> ALL (( SELECT closed_pay_runs() AS closed_pay_runs)::uuid[])) with check -
insurance_list_taken company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
insurance_list_taken confidential: ALL to public using (pay_run_id <> ALL (( SELECT closed_pay_runs() AS closed_pay_runs)::uuid[])) with check -
insurance_membership company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
insurance_premium company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
insurance_request company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
insurance_share company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
insurer company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
insurer_column company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
insurer_list company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
insurer_list_line company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
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
leave_account company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
leave_movement company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
leave_request company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
leave_request_part company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
leave_rule read: SELECT to public using ((company_id IS NULL) OR (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))) with check -
leave_rule write: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
leave_to_buy company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
legal_deadline_mark company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
legal_deadline_mark confidential: ALL to public using (pay_group_id <> ALL (( SELECT closed_pay_groups() AS closed_pay_groups)::uuid[])) with check -
legal_deadline_setting company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
legal_deadline_told company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
letter company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
letter_counter company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
letter_picture company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
letter_template company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
library_comparison company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
library_end_told company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
library_item add: INSERT to public using - with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
library_item change: UPDATE to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
library_item read: SELECT to public using ((company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) OR ((company_id = ANY (( SELECT library_companies() AS library_companies)::uuid[])) AND (EXISTS ( SELECT
   FROM library_version v
  WHERE ((v.library_item_id = library_item.library_item_id) AND (v.status = 'published'::text)))))) with check -
library_item remove: DELETE to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check -
library_package company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
library_reference add: INSERT to public using - with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
library_reference change: UPDATE to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
library_reference read: SELECT to public using ((company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) OR ((company_id = ANY (( SELECT library_companies() AS library_companies)::uuid[])) AND (EXISTS ( SELECT
   FROM library_version v
  WHERE ((v.library_version_id = library_reference.library_version_id) AND (v.status = 'published'::text)))))) with check -
library_reference remove: DELETE to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check -
library_setting company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
library_table_row add: INSERT to public using - with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
library_table_row change: UPDATE to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
library_table_row read: SELECT to public using ((company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) OR ((company_id = ANY (( SELECT library_companies() AS library_companies)::uuid[])) AND (EXISTS ( SELECT
   FROM library_version v
  WHERE ((v.library_version_id = library_table_row.library_version_id) AND (v.status = 'published'::text)))))) with check -
library_table_row remove: DELETE to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check -
library_version add: INSERT to public using - with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
library_version change: UPDATE to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
library_version read: SELECT to public using ((company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) OR ((status = 'published'::text) AND (company_id = ANY (( SELECT library_companies() AS library_companies)::uuid[])))) with check -
library_version remove: DELETE to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check -
loan company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
loan_budget company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
loan_budget_criterion company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
loan_budget_move company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
loan_budget_place company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
loan_budget_quota company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
loan_counter company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
loan_ending company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
loan_entry company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
loan_external_guarantor company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
loan_fund company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
loan_grant company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
loan_guarantor_document company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
loan_line company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
loan_line_now company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
loan_line_reminder company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
loan_opening company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
loan_paper_code company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
loan_payment company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
loan_receipt company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
loan_remission company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
loan_request company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
loan_request_document company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
loan_request_terms company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
loan_schedule company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
loan_sum company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
lunar_month read: SELECT to public using true with check -
lunar_month write: ALL to public using covers_all_companies(( SELECT app_companies() AS app_companies)) with check covers_all_companies(( SELECT app_companies() AS app_companies))
name_word company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
notice_choice company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
notice_due company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
notice_habit company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
notice_rule company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
notice_template company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
notice_told company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
notification_message company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
notification_message_user company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
notification_message_user own_changes: UPDATE to public using ((( SELECT app_party() AS app_party) IS NULL) OR (party_id = ( SELECT app_party() AS app_party))) with check -
notification_message_user own_removals: DELETE to public using ((( SELECT app_party() AS app_party) IS NULL) OR (party_id = ( SELECT app_party() AS app_party))) with check -
notification_message_user own_rows: SELECT to public using ((( SELECT app_party() AS app_party) IS NULL) OR (party_id = ( SELECT app_party() AS app_party))) with check -
order_counter company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
order_effect company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
order_issue company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
order_rule company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
order_type company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
org_unit company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
org_unit_degree company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
org_unit_fact company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
org_unit_headcount company: SELECT to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check -
org_unit_known_double company: SELECT to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check -
org_unit_manager company: SELECT to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check -
org_unit_parent company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
other_information company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
party company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
party_classification company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
party_identification company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
party_qualification company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
party_relationship company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_advance company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_advance confidential: ALL to public using (pay_run_id <> ALL (( SELECT closed_pay_runs() AS closed_pay_runs)::uuid[])) with check -
pay_arrears company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_arrears confidential: ALL to public using (pay_run_id <> ALL (( SELECT closed_pay_runs() AS closed_pay_runs)::uuid[])) with check -
pay_arrears_search company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_arrears_search confidential: ALL to public using (pay_run_id <> ALL (( SELECT closed_pay_runs() AS closed_pay_runs)::uuid[])) with check -
pay_bank_template company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_bank_template_column company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_difference_setting company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_factor company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_group company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_group confidential: SELECT to public using ((pay_group_id <> ALL (( SELECT closed_pay_groups() AS closed_pay_groups)::uuid[])) OR (pay_group_id = ANY (( SELECT own_pay_groups() AS own_pay_groups)::uuid[]))) with check -
pay_group confidential_change: UPDATE to public using (pay_group_id <> ALL (( SELECT closed_pay_groups() AS closed_pay_groups)::uuid[])) with check true
pay_group confidential_removal: DELETE to public using (pay_group_id <> ALL (( SELECT closed_pay_groups() AS closed_pay_groups)::uuid[])) with check -
pay_group_action company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_group_action confidential: ALL to public using (pay_group_id <> ALL (( SELECT closed_pay_groups() AS closed_pay_groups)::uuid[])) with check -
pay_group_facility_cost company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_group_facility_cost confidential: ALL to public using (pay_group_id <> ALL (( SELECT closed_pay_groups() AS closed_pay_groups)::uuid[])) with check -
pay_group_factor company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_group_factor confidential: ALL to public using (pay_group_id <> ALL (( SELECT closed_pay_groups() AS closed_pay_groups)::uuid[])) with check -
pay_group_legal_deduct company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_group_legal_deduct confidential: ALL to public using (pay_group_id <> ALL (( SELECT closed_pay_groups() AS closed_pay_groups)::uuid[])) with check -
pay_group_level company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_group_level confidential: ALL to public using (pay_group_id <> ALL (( SELECT closed_pay_groups() AS closed_pay_groups)::uuid[])) with check -
pay_group_payslip_type company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_group_payslip_type confidential: ALL to public using (pay_group_id <> ALL (( SELECT closed_pay_groups() AS closed_pay_groups)::uuid[])) with check -
pay_group_reader company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_group_reader confidential: ALL to public using (pay_group_id <> ALL (( SELECT closed_pay_groups() AS closed_pay_groups)::uuid[])) with check true
pay_member company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_member confidential: ALL to public using (pay_group_id <> ALL (( SELECT closed_pay_groups() AS closed_pay_groups)::uuid[])) with check -
pay_output_setting company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_output_type company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_period company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_period_type company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_provision company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_provision_row company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_question company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_run company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_run confidential: SELECT to public using ((pay_group_id <> ALL (( SELECT closed_pay_groups() AS closed_pay_groups)::uuid[])) OR (pay_run_id = ANY (( SELECT own_pay_runs() AS own_pay_runs)::uuid[]))) with check -
pay_run confidential_change: UPDATE to public using (pay_group_id <> ALL (( SELECT closed_pay_groups() AS closed_pay_groups)::uuid[])) with check -
pay_run confidential_new: INSERT to public using - with check (pay_group_id <> ALL (( SELECT closed_pay_groups() AS closed_pay_groups)::uuid[]))
pay_run confidential_removal: DELETE to public using (pay_group_id <> ALL (( SELECT closed_pay_groups() AS closed_pay_groups)::uuid[])) with check -
pay_run_action company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_run_action confidential: ALL to public using (pay_run_id <> ALL (( SELECT closed_pay_runs() AS closed_pay_runs)::uuid[])) with check -
pay_run_calc_type company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_run_event company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_run_event confidential: ALL to public using (pay_run_id <> ALL (( SELECT closed_pay_runs() AS closed_pay_runs)::uuid[])) with check -
pay_run_output company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_run_output confidential: ALL to public using (pay_run_id <> ALL (( SELECT closed_pay_runs() AS closed_pay_runs)::uuid[])) with check -
pay_run_refusal company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_run_refusal confidential: ALL to public using (pay_run_id <> ALL (( SELECT closed_pay_runs() AS closed_pay_runs)::uuid[])) with check -
pay_run_setting company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_run_setting confidential: ALL to public using (pay_run_id <> ALL (( SELECT closed_pay_runs() AS closed_pay_runs)::uuid[])) with check -
pay_setting add: INSERT to public using - with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_setting change: UPDATE to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_setting read: SELECT to public using ((company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) OR (company_id = ANY (( SELECT library_companies() AS library_companies)::uuid[]))) with check -
pay_so_far company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_so_far confidential: ALL to public using ((pay_group_id <> ALL (( SELECT closed_pay_groups() AS closed_pay_groups)::uuid[])) OR (party_id = ( SELECT app_party() AS app_party))) with check -
pay_so_far_setting company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_transfer company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_transfer_file company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_voucher company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_voucher confidential: ALL to public using (pay_run_id <> ALL (( SELECT closed_pay_runs() AS closed_pay_runs)::uuid[])) with check -
pay_voucher_line company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_voucher_line confidential: ALL to public using (pay_run_id <> ALL (( SELECT closed_pay_runs() AS closed_pay_runs)::uuid[])) with check -
pay_voucher_sending company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_voucher_sending confidential: ALL to public using (pay_run_id <> ALL (( SELECT closed_pay_runs() AS closed_pay_runs)::uuid[])) with check -
pay_what_if_setting company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
pay_year_paper company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
payslip company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
payslip confidential: SELECT to public using ((pay_run_id <> ALL (( SELECT closed_pay_runs() AS closed_pay_runs)::uuid[])) OR (party_id = ( SELECT app_party() AS app_party))) with check -
payslip confidential_change: UPDATE to public using (pay_run_id <> ALL (( SELECT closed_pay_runs() AS closed_pay_runs)::uuid[])) with check -
payslip confidential_new: INSERT to public using - with check (pay_run_id <> ALL (( SELECT closed_pay_runs() AS closed_pay_runs)::uuid[]))
payslip confidential_removal: DELETE to public using (pay_run_id <> ALL (( SELECT closed_pay_runs() AS closed_pay_runs)::uuid[])) with check -
payslip_order company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
payslip_paper company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
payslip_type company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
payslip_type_factor company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
person company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
person_day_reduction company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
person_day_shift company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
person_disease company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
person_document company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
person_experiment company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
person_facility company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
person_facility_taken company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
person_note company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
person_work_calendar company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
personal_note owner: ALL to public using (user_id = ( SELECT app_user() AS app_user)) with check (user_id = ( SELECT app_user() AS app_user))
personnel_structure company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
phone_place company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
phone_press company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
postal_address company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
premium_part company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
premium_taken company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
process_comment company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
process_definition company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
process_event company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
process_hand company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
process_incident company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
process_instance company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
process_job company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
process_message company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
process_subject company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
process_task company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
process_task_candidate company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
process_timer company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
recent_page own: ALL to public using (user_id = ( SELECT app_user() AS app_user)) with check (user_id = ( SELECT app_user() AS app_user))
required_document company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
run starter: ALL to public using (((company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) AND (party_id = ( SELECT app_party() AS app_party))) OR (( SELECT app_party() AS app_party) IS NULL)) with check (((company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) AND (party_id = ( SELECT app_party() AS app_party))) OR (( SELECT app_party() AS app_party) IS NULL))
run_item starter: ALL to public using (((company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) AND (party_id = ( SELECT app_party() AS app_party))) OR (( SELECT app_party() AS app_party) IS NULL)) with check (((company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) AND (party_id = ( SELECT app_party() AS app_party))) OR (( SELECT app_party() AS app_party) IS NULL))
sacrifice company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
service_key company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
shift_need company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
shift_programme company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
shift_swap company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
shift_turn company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
skill company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
special_day add: INSERT to public using - with check ((company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) AND ((for_all = 'N'::bpchar) OR covers_all_companies(( SELECT app_companies() AS app_companies))))
special_day change: UPDATE to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check ((company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) AND ((for_all = 'N'::bpchar) OR covers_all_companies(( SELECT app_companies() AS app_companies))))
special_day read: SELECT to public using ((for_all = 'Y'::bpchar) OR (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))) with check -
special_day remove: DELETE to public using ((company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) AND ((for_all = 'N'::bpchar) OR covers_all_companies(( SELECT app_companies() AS app_companies)))) with check -
standing_item company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
standing_item_taken company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
stored_file company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
structure_draft company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
structure_draft_change company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
structure_touched owner_only: ALL to public using false with check -
table_view company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
table_view owner: ALL to public using (user_id = ( SELECT app_user() AS app_user)) with check (user_id = ( SELECT app_user() AS app_user))
table_view seen: SELECT to public using (is_shared OR (user_id = ( SELECT app_user() AS app_user))) with check -
table_view_default owner: ALL to public using (user_id = ( SELECT app_user() AS app_user)) with check (user_id = ( SELECT app_user() AS app_user))
task_substitution company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
tax_sending company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
tax_sending_row company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
telecom_number company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
unit_degree company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
unit_degree_decision company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
voucher_line_detail company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
voucher_template company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
voucher_template_line company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
wage_decree company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
wage_decree_row company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
wage_item company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
wage_step company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_allocation company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_allocation_line company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_allocation_mark company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_allocation_move company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_event company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_event_condition company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_event_cost company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_event_quota company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_event_return company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_event_told company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_fund company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_fund_balance company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_fund_entry company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_fund_fee company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_fund_loan company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_group company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_group_criterion company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_group_document company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_group_guarantor company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_group_loan company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_group_share company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_group_use company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_loan company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_loan_condition company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_loan_document company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_loan_version company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_member company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_overrule company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_place company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_place_code company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_place_due company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_place_taken company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_receipt company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_request company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_service company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_slot company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
welfare_unit company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
work_calendar company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
work_experience company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
work_sheet_line company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
work_shift company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
work_shift_line company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
work_shift_variant company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))
work_week company: ALL to public using (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[])) with check (company_id = ANY (( SELECT app_companies() AS app_companies)::uuid[]))

-- row security
access_request
account_request
account_run
account_run_member
accounting_link
agreement_type
approval_chain
approval_step
attendance_closing
attendance_day
attendance_difference
attendance_factor
attendance_mark
attendance_period
attendance_reminder
attendance_request
attendance_sheet
bank_account
calendar_rule
change_request
change_request_decision
change_request_field
change_request_step
clock_card
clock_contact
clock_correction
clock_delivery
clock_device
clock_device_key
clock_event
clock_exception
clock_format
communication_event
communication_event_party
company_bank_account
company_insurance_area
company_seal
company_tax_area
compensation_account
compensation_batch
compensation_batch_line
compensation_ceiling
compensation_claim
compensation_document
compensation_line
compensation_movement
compensation_payout
compensation_step
competence_criterion
competence_model
contract_counter
contract_reminder
contract_term
contract_type_factor
course
deduction_list
deduction_list_answer
deduction_list_line
deduction_rule
detail_account
detail_group
detail_member
document_reminder
electronic_address
empl_order
empl_order_before
empl_order_code
empl_order_day
empl_order_item
empl_order_link
empl_order_move
empl_order_version
empl_position
empl_position_fact
empl_position_job
empl_position_party
empl_position_reporting
empl_position_unit
employment_contract
employment_end
employment_gap
employment_grade
employment_kind
employment_salary
family_member
figure_change
file_touched
form_draft
formula_use
gap_set
general_request
gl_account
guarantor_change
guarantor_gone
hard_post
health_state
import_change
import_difference
import_file
import_refusal
import_run
input_factor_value
insurance_age_limit
insurance_contract
insurance_cost
insurance_list
insurance_list_taken
insurance_membership
insurance_premium
insurance_request
insurance_share
insurer
insurer_column
insurer_list
insurer_list_line
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
leave_account
leave_movement
leave_request
leave_request_part
leave_rule
leave_to_buy
legal_deadline_mark
legal_deadline_setting
legal_deadline_told
letter
letter_counter
letter_picture
letter_template
library_comparison
library_end_told
library_item
library_package
library_reference
library_setting
library_table_row
library_version
loan
loan_budget
loan_budget_criterion
loan_budget_move
loan_budget_place
loan_budget_quota
loan_counter
loan_ending
loan_entry
loan_external_guarantor
loan_fund
loan_grant
loan_guarantor_document
loan_line
loan_line_now
loan_line_reminder
loan_opening
loan_paper_code
loan_payment
loan_receipt
loan_remission
loan_request
loan_request_document
loan_request_terms
loan_schedule
loan_sum
lunar_month
name_word
notice_choice
notice_due
notice_habit
notice_rule
notice_template
notice_told
notification_message
notification_message_user
order_counter
order_effect
order_issue
order_rule
order_type
org_unit
org_unit_degree
org_unit_fact
org_unit_headcount
org_unit_known_double
org_unit_manager
org_unit_parent
other_information
party
party_classification
party_identification
party_qualification
party_relationship
pay_advance
pay_arrears
pay_arrears_search
pay_bank_template
pay_bank_template_column
pay_difference_setting
pay_factor
pay_group
pay_group_action
pay_group_facility_cost
pay_group_factor
pay_group_legal_deduct
pay_group_level
pay_group_payslip_type
pay_group_reader
pay_member
pay_output_setting
pay_output_type
pay_period
pay_period_type
pay_provision
pay_provision_row
pay_question
pay_run
pay_run_action
pay_run_calc_type
pay_run_event
pay_run_output
pay_run_refusal
pay_run_setting
pay_setting
pay_so_far
pay_so_far_setting
pay_transfer
pay_transfer_file
pay_voucher
pay_voucher_line
pay_voucher_sending
pay_what_if_setting
pay_year_paper
payslip
payslip_order
payslip_paper
payslip_type
payslip_type_factor
person
person_day_reduction
person_day_shift
person_disease
person_document
person_experiment
person_facility
person_facility_taken
person_note
person_work_calendar
personal_note
personnel_structure
phone_place
phone_press
postal_address
premium_part
premium_taken
process_comment
process_definition
process_event
process_hand
process_incident
process_instance
process_job
process_message
process_subject
process_task
process_task_candidate
process_timer
recent_page
required_document
run
run_item
sacrifice
service_key
shift_need
shift_programme
shift_swap
shift_turn
skill
special_day
standing_item
standing_item_taken
stored_file
structure_draft
structure_draft_change
structure_touched
table_view
table_view_default
task_substitution
tax_sending
tax_sending_row
telecom_number
unit_degree
unit_degree_decision
voucher_line_detail
voucher_template
voucher_template_line
wage_decree
wage_decree_row
wage_item
wage_step
welfare_allocation
welfare_allocation_line
welfare_allocation_mark
welfare_allocation_move
welfare_event
welfare_event_condition
welfare_event_cost
welfare_event_quota
welfare_event_return
welfare_event_told
welfare_fund
welfare_fund_balance
welfare_fund_entry
welfare_fund_fee
welfare_fund_loan
welfare_group
welfare_group_criterion
welfare_group_document
welfare_group_guarantor
welfare_group_loan
welfare_group_share
welfare_group_use
welfare_loan
welfare_loan_condition
welfare_loan_document
welfare_loan_version
welfare_member
welfare_overrule
welfare_place
welfare_place_code
welfare_place_due
welfare_place_taken
welfare_receipt
welfare_request
welfare_service
welfare_slot
welfare_unit
work_calendar
work_experience
work_sheet_line
work_shift
work_shift_line
work_shift_variant
work_week

-- triggers
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.agreement_type FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER status_id_flow BEFORE INSERT OR UPDATE OF status_id ON public.attendance_request FOR EACH ROW EXECUTE FUNCTION refuse_illegal_status('status_id', 'Request')
CREATE TRIGGER begins BEFORE INSERT ON public.attendance_sheet FOR EACH ROW WHEN ((new.status_id = 'AsClosed'::text)) EXECUTE FUNCTION refuse_sheet_begun_closed()
CREATE TRIGGER kept BEFORE UPDATE ON public.attendance_sheet FOR EACH ROW WHEN ((old.status_id = ANY (ARRAY['AsClosed'::text, 'AsReopened'::text]))) EXECUTE FUNCTION keep_closed_sheet()
CREATE TRIGGER status_id_flow BEFORE INSERT OR UPDATE OF status_id ON public.attendance_sheet FOR EACH ROW EXECUTE FUNCTION refuse_illegal_status('status_id', 'AttendanceSheet')
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.bank FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER file_delete AFTER DELETE ON public.bank_account REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER file_insert AFTER INSERT ON public.bank_account REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER file_update AFTER UPDATE ON public.bank_account REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER file_update_from AFTER UPDATE ON public.bank_account REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER past_kept AFTER UPDATE ON public.bank_account FOR EACH ROW EXECUTE FUNCTION keep_past('bank_id')
CREATE TRIGGER plan_added AFTER INSERT ON public.calendar_rule REFERENCING NEW TABLE AS said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('t.company_id, t.work_calendar_id, null::uuid, t.from_date, t.thru_date', '')
CREATE TRIGGER plan_changed AFTER UPDATE ON public.calendar_rule REFERENCING OLD TABLE AS said NEW TABLE AS is_said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('t.company_id, t.work_calendar_id, null::uuid, t.from_date, t.thru_date', '')
CREATE TRIGGER plan_removed AFTER DELETE ON public.calendar_rule REFERENCING OLD TABLE AS said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('t.company_id, t.work_calendar_id, null::uuid, t.from_date, t.thru_date', '')
CREATE TRIGGER kept AFTER DELETE OR UPDATE ON public.clock_correction FOR EACH ROW EXECUTE FUNCTION keep_added('party', 'party_id', 'corrected_by', 'party', 'party_id')
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.clock_correction FOR EACH STATEMENT EXECUTE FUNCTION keep_added()
CREATE TRIGGER kept AFTER DELETE OR UPDATE ON public.clock_event FOR EACH ROW EXECUTE FUNCTION keep_added('clock_delivery', 'clock_delivery_id')
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.clock_event FOR EACH STATEMENT EXECUTE FUNCTION keep_added()
CREATE TRIGGER lay_letter_templates AFTER INSERT ON public.company FOR EACH ROW EXECUTE FUNCTION lay_letter_templates_of_new()
CREATE TRIGGER lay_order_factors AFTER INSERT ON public.company FOR EACH ROW EXECUTE FUNCTION lay_order_factors_of_new()
CREATE TRIGGER lay_order_types AFTER INSERT ON public.company FOR EACH ROW EXECUTE FUNCTION lay_order_types_of_new()
CREATE TRIGGER lay_welfare_loans AFTER INSERT ON public.company FOR EACH ROW EXECUTE FUNCTION lay_welfare_loans_of_new()
CREATE TRIGGER lay_welfare_services AFTER INSERT ON public.company FOR EACH ROW EXECUTE FUNCTION lay_welfare_services_of_new()
CREATE TRIGGER lay_work_calendar AFTER INSERT ON public.company FOR EACH ROW EXECUTE FUNCTION lay_work_calendar_of_new()
CREATE TRIGGER lift_order_factors BEFORE DELETE ON public.company FOR EACH ROW EXECUTE FUNCTION lift_order_factors()
CREATE TRIGGER lift_order_types BEFORE DELETE ON public.company FOR EACH ROW EXECUTE FUNCTION lift_order_types()
CREATE TRIGGER lift_welfare_loans BEFORE DELETE ON public.company FOR EACH ROW EXECUTE FUNCTION lift_welfare_loans()
CREATE TRIGGER lift_welfare_services BEFORE DELETE ON public.company FOR EACH ROW EXECUTE FUNCTION lift_welfare_services()
CREATE TRIGGER past_kept AFTER UPDATE ON public.company_bank_account FOR EACH ROW EXECUTE FUNCTION keep_past('bank_id')
CREATE TRIGGER kept AFTER DELETE OR UPDATE ON public.compensation_batch_line FOR EACH ROW EXECUTE FUNCTION keep_added('party', 'party_id')
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.compensation_batch_line FOR EACH STATEMENT EXECUTE FUNCTION keep_added()
CREATE TRIGGER keep_sent_line BEFORE UPDATE ON public.compensation_line FOR EACH ROW EXECUTE FUNCTION keep_sent_line()
CREATE TRIGGER status_id_flow BEFORE INSERT OR UPDATE OF status_id ON public.compensation_line FOR EACH ROW EXECUTE FUNCTION refuse_illegal_status('status_id', 'Compensation')
CREATE TRIGGER write_compensation_step AFTER INSERT OR UPDATE OF status_id ON public.compensation_line FOR EACH ROW EXECUTE FUNCTION write_compensation_step()
CREATE TRIGGER kept AFTER DELETE OR UPDATE ON public.compensation_movement FOR EACH ROW EXECUTE FUNCTION keep_added('party', 'party_id', 'by_party_id', 'party', 'party_id')
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.compensation_movement FOR EACH STATEMENT EXECUTE FUNCTION keep_added()
CREATE TRIGGER move_compensation_ceiling AFTER INSERT ON public.compensation_movement FOR EACH ROW EXECUTE FUNCTION move_compensation_ceiling()
CREATE TRIGGER kept AFTER DELETE OR UPDATE ON public.compensation_step FOR EACH ROW EXECUTE FUNCTION keep_added('party', 'party_id')
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.compensation_step FOR EACH STATEMENT EXECUTE FUNCTION keep_added()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.competence_criterion FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.competence_model FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.course FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER kept AFTER DELETE OR UPDATE ON public.deduction_list_line FOR EACH ROW EXECUTE FUNCTION keep_added('party', 'party_id')
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.deduction_list_line FOR EACH STATEMENT EXECUTE FUNCTION keep_added()
CREATE TRIGGER placed BEFORE INSERT OR UPDATE ON public.detail_member FOR EACH ROW EXECUTE FUNCTION place_detail_member()
CREATE TRIGGER file_delete AFTER DELETE ON public.electronic_address REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER file_insert AFTER INSERT ON public.electronic_address REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER file_update AFTER UPDATE ON public.electronic_address REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER file_update_from AFTER UPDATE ON public.electronic_address REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER past_kept AFTER UPDATE ON public.electronic_address FOR EACH ROW EXECUTE FUNCTION keep_past()
CREATE TRIGGER status_id_flow BEFORE INSERT OR UPDATE OF status_id ON public.empl_order FOR EACH ROW EXECUTE FUNCTION refuse_illegal_status('status_id', 'EmplOrder')
CREATE TRIGGER kept AFTER DELETE OR UPDATE ON public.empl_order_item FOR EACH ROW EXECUTE FUNCTION keep_added('empl_order', 'empl_order_id')
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.empl_order_item FOR EACH STATEMENT EXECUTE FUNCTION keep_added()
CREATE TRIGGER kept AFTER DELETE OR UPDATE ON public.empl_order_version FOR EACH ROW EXECUTE FUNCTION keep_added('empl_order', 'empl_order_id', 'by_order_id', 'empl_order', 'empl_order_id')
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.empl_order_version FOR EACH STATEMENT EXECUTE FUNCTION keep_added()
CREATE TRIGGER first_fact AFTER INSERT ON public.empl_position REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION first_seat_fact()
CREATE TRIGGER noted_delete AFTER DELETE ON public.empl_position REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_seats()
CREATE TRIGGER noted_insert AFTER INSERT ON public.empl_position REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_seats()
CREATE TRIGGER noted_update AFTER UPDATE ON public.empl_position REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_seats()
CREATE TRIGGER noted_update_from AFTER UPDATE ON public.empl_position REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_seats()
CREATE TRIGGER noted_delete AFTER DELETE ON public.empl_position_fact REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_seats()
CREATE TRIGGER noted_insert AFTER INSERT ON public.empl_position_fact REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_seats()
CREATE TRIGGER noted_update AFTER UPDATE ON public.empl_position_fact REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_seats()
CREATE TRIGGER noted_update_from AFTER UPDATE ON public.empl_position_fact REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_seats()
CREATE TRIGGER figures_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.empl_position_party FOR EACH STATEMENT EXECUTE FUNCTION note_figures()
CREATE TRIGGER file_delete AFTER DELETE ON public.empl_position_party REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER file_insert AFTER INSERT ON public.empl_position_party REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER file_update AFTER UPDATE ON public.empl_position_party REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER file_update_from AFTER UPDATE ON public.empl_position_party REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER noted_delete AFTER DELETE ON public.empl_position_party REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_holders()
CREATE TRIGGER noted_insert AFTER INSERT ON public.empl_position_party REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_holders()
CREATE TRIGGER noted_update AFTER UPDATE ON public.empl_position_party REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_holders()
CREATE TRIGGER noted_update_from AFTER UPDATE ON public.empl_position_party REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_holders()
CREATE TRIGGER past_kept AFTER UPDATE ON public.empl_position_party FOR EACH ROW EXECUTE FUNCTION keep_past()
CREATE TRIGGER noted_delete AFTER DELETE ON public.empl_position_reporting REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_seats()
CREATE TRIGGER noted_insert AFTER INSERT ON public.empl_position_reporting REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_seats()
CREATE TRIGGER noted_update AFTER UPDATE ON public.empl_position_reporting REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_seats()
CREATE TRIGGER noted_update_from AFTER UPDATE ON public.empl_position_reporting REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_seats()
CREATE TRIGGER figures_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.empl_position_unit FOR EACH STATEMENT EXECUTE FUNCTION note_figures()
CREATE TRIGGER noted_delete AFTER DELETE ON public.empl_position_unit REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_places()
CREATE TRIGGER noted_insert AFTER INSERT ON public.empl_position_unit REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_places()
CREATE TRIGGER noted_update AFTER UPDATE ON public.empl_position_unit REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_places()
CREATE TRIGGER noted_update_from AFTER UPDATE ON public.empl_position_unit REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_places()
CREATE TRIGGER contract_kept BEFORE UPDATE ON public.employment_contract FOR EACH ROW WHEN ((old.contract_number IS NOT NULL)) EXECUTE FUNCTION keep_signed_contract()
CREATE TRIGGER figures_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.employment_kind FOR EACH STATEMENT EXECUTE FUNCTION note_figures()
CREATE TRIGGER file_delete AFTER DELETE ON public.employment_kind REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_employments()
CREATE TRIGGER file_insert AFTER INSERT ON public.employment_kind REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_employments()
CREATE TRIGGER file_update AFTER UPDATE ON public.employment_kind REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_employments()
CREATE TRIGGER file_update_from AFTER UPDATE ON public.employment_kind REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_employments()
CREATE TRIGGER past_kept AFTER UPDATE ON public.employment_kind FOR EACH ROW EXECUTE FUNCTION keep_past()
CREATE TRIGGER under_order AFTER INSERT OR UPDATE ON public.employment_kind FOR EACH ROW EXECUTE FUNCTION refuse_under_order('employment_status_enum_id', 'employment_status_enum_id')
CREATE TRIGGER file_delete AFTER DELETE ON public.employment_salary REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_employments()
CREATE TRIGGER file_insert AFTER INSERT ON public.employment_salary REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_employments()
CREATE TRIGGER file_update AFTER UPDATE ON public.employment_salary REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_employments()
CREATE TRIGGER file_update_from AFTER UPDATE ON public.employment_salary REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_employments()
CREATE TRIGGER past_kept AFTER UPDATE ON public.employment_salary FOR EACH ROW EXECUTE FUNCTION keep_past()
CREATE TRIGGER under_order AFTER INSERT OR UPDATE ON public.employment_salary FOR EACH ROW EXECUTE FUNCTION refuse_under_order('daily_wage', 'daily_wage')
CREATE TRIGGER figures_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.enumeration FOR EACH STATEMENT EXECUTE FUNCTION note_figures()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.enumeration FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.enumeration_type FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER file_delete AFTER DELETE ON public.family_member REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER file_insert AFTER INSERT ON public.family_member REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER file_update AFTER UPDATE ON public.family_member REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER file_update_from AFTER UPDATE ON public.family_member REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE CONSTRAINT TRIGGER looked_at AFTER INSERT ON public.file_touched DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION look_at_touched()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.geo FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER status_id_flow BEFORE INSERT OR UPDATE OF status_id ON public.guarantor_change FOR EACH ROW EXECUTE FUNCTION refuse_illegal_status('status_id', 'Request')
CREATE TRIGGER input_factor_value_kept BEFORE INSERT OR DELETE OR UPDATE ON public.input_factor_value FOR EACH ROW EXECUTE FUNCTION library_content_kept()
CREATE TRIGGER name_insurer_of_contract BEFORE INSERT OR UPDATE OF insurer_id ON public.insurance_contract FOR EACH ROW EXECUTE FUNCTION name_insurer_of_contract()
CREATE TRIGGER kept AFTER UPDATE ON public.insurance_membership FOR EACH ROW EXECUTE FUNCTION keep_insurance_membership()
CREATE TRIGGER status_id_flow BEFORE INSERT OR UPDATE OF status_id ON public.insurance_request FOR EACH ROW EXECUTE FUNCTION refuse_illegal_status('status_id', 'Request')
CREATE TRIGGER lay_insurer_party BEFORE INSERT ON public.insurer FOR EACH ROW EXECUTE FUNCTION keep_insurer_party()
CREATE TRIGGER lift_insurer_party AFTER DELETE ON public.insurer FOR EACH ROW EXECUTE FUNCTION keep_insurer_party()
CREATE TRIGGER rename_insurer_of_contracts AFTER UPDATE OF title ON public.insurer FOR EACH ROW WHEN ((old.title <> new.title)) EXECUTE FUNCTION rename_insurer_of_contracts()
CREATE TRIGGER kept AFTER DELETE OR UPDATE ON public.insurer_list_line FOR EACH ROW EXECUTE FUNCTION keep_added('party', 'party_id')
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.insurer_list_line FOR EACH STATEMENT EXECUTE FUNCTION keep_added()
CREATE TRIGGER kept AFTER DELETE OR UPDATE ON public.leave_movement FOR EACH ROW EXECUTE FUNCTION keep_added('party', 'party_id', 'booked_by', 'party', 'party_id')
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.leave_movement FOR EACH STATEMENT EXECUTE FUNCTION keep_added()
CREATE CONSTRAINT TRIGGER leave_balance AFTER INSERT ON public.leave_movement DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.minutes < 0)) EXECUTE FUNCTION check_leave_row()
CREATE TRIGGER status_id_flow BEFORE INSERT OR UPDATE OF status_id ON public.leave_request FOR EACH ROW EXECUTE FUNCTION refuse_illegal_status('status_id', 'Leave')
CREATE CONSTRAINT TRIGGER leave_part_balance AFTER INSERT OR UPDATE ON public.leave_request_part DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_leave_row()
CREATE TRIGGER plan_added AFTER INSERT ON public.leave_rule REFERENCING NEW TABLE AS said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('l.company_id, null::uuid, l.party_id, l.from_date, l.thru_date', 'join leave_request l on l.leave_type_id = t.leave_type_id and l.status_id = ''LvApproved'' and (t.company_id is null or l.company_id = t.company_id) and t.valid @> l.from_date')
CREATE TRIGGER plan_changed AFTER UPDATE ON public.leave_rule REFERENCING OLD TABLE AS said NEW TABLE AS is_said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('l.company_id, null::uuid, l.party_id, l.from_date, l.thru_date', 'join leave_request l on l.leave_type_id = t.leave_type_id and l.status_id = ''LvApproved'' and (t.company_id is null or l.company_id = t.company_id) and t.valid @> l.from_date')
CREATE TRIGGER plan_removed AFTER DELETE ON public.leave_rule REFERENCING OLD TABLE AS said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('l.company_id, null::uuid, l.party_id, l.from_date, l.thru_date', 'join leave_request l on l.leave_type_id = t.leave_type_id and l.status_id = ''LvApproved'' and (t.company_id is null or l.company_id = t.company_id) and t.valid @> l.from_date')
CREATE TRIGGER used BEFORE INSERT OR DELETE OR UPDATE ON public.legal_parameter FOR EACH ROW EXECUTE FUNCTION keep_used_law()
CREATE TRIGGER letter_kept BEFORE UPDATE ON public.letter FOR EACH ROW WHEN ((old.letter_number IS NOT NULL)) EXECUTE FUNCTION keep_issued_letter()
CREATE TRIGGER library_item_kept BEFORE DELETE OR UPDATE ON public.library_item FOR EACH ROW EXECUTE FUNCTION library_item_kept()
CREATE TRIGGER library_reference_kept BEFORE INSERT OR DELETE OR UPDATE ON public.library_reference FOR EACH ROW EXECUTE FUNCTION library_content_kept()
CREATE TRIGGER library_table_row_kept BEFORE INSERT OR DELETE OR UPDATE ON public.library_table_row FOR EACH ROW EXECUTE FUNCTION library_content_kept()
CREATE TRIGGER library_version_kept BEFORE DELETE OR UPDATE ON public.library_version FOR EACH ROW EXECUTE FUNCTION library_version_kept()
CREATE TRIGGER library_writers BEFORE INSERT OR UPDATE OF changed_by ON public.library_version FOR EACH ROW EXECUTE FUNCTION library_writers()
CREATE CONSTRAINT TRIGGER adds_up AFTER INSERT ON public.loan DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_loan_principal()
CREATE TRIGGER kept AFTER DELETE OR UPDATE ON public.loan FOR EACH ROW EXECUTE FUNCTION keep_loan()
CREATE TRIGGER status_id_flow BEFORE INSERT OR UPDATE OF status_id ON public.loan FOR EACH ROW EXECUTE FUNCTION refuse_illegal_status('status_id', 'Loan')
CREATE TRIGGER keep_draw_word BEFORE UPDATE ON public.loan_budget FOR EACH ROW EXECUTE FUNCTION keep_draw_word()
CREATE TRIGGER state_id_flow BEFORE INSERT OR UPDATE OF state_id ON public.loan_budget FOR EACH ROW EXECUTE FUNCTION refuse_illegal_status('state_id', 'LoanBudget')
CREATE TRIGGER move_loan_grant AFTER INSERT OR UPDATE OF status_id ON public.loan_budget_place FOR EACH ROW EXECUTE FUNCTION move_loan_grant()
CREATE TRIGGER status_id_flow BEFORE INSERT OR UPDATE OF status_id ON public.loan_budget_place FOR EACH ROW EXECUTE FUNCTION refuse_illegal_status('status_id', 'LoanPlace')
CREATE CONSTRAINT TRIGGER adds_up AFTER INSERT ON public.loan_entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.counts_as = ANY (ARRAY['paidOut'::text, 'opening'::text]))) EXECUTE FUNCTION check_loan_principal()
CREATE TRIGGER fits AFTER INSERT ON public.loan_entry REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION check_loan_entries()
CREATE TRIGGER fund_of_loan AFTER INSERT ON public.loan_entry REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION loan_moves_fund()
CREATE TRIGGER kept AFTER DELETE OR UPDATE ON public.loan_entry FOR EACH ROW EXECUTE FUNCTION keep_added('loan', 'loan_id', 'booked_by', 'party', 'party_id')
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.loan_entry FOR EACH STATEMENT EXECUTE FUNCTION keep_added()
CREATE TRIGGER now_of_lines AFTER INSERT ON public.loan_entry REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION line_booked()
CREATE TRIGGER sum_of_loan AFTER INSERT ON public.loan_entry REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION entries_summed()
CREATE TRIGGER kept AFTER DELETE OR UPDATE ON public.loan_fund FOR EACH ROW EXECUTE FUNCTION keep_added('loan', 'loan_id')
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.loan_fund FOR EACH STATEMENT EXECUTE FUNCTION keep_added()
CREATE TRIGGER status_id_flow BEFORE INSERT OR UPDATE OF status_id ON public.loan_grant FOR EACH ROW EXECUTE FUNCTION refuse_illegal_status('status_id', 'LoanGrant')
CREATE TRIGGER fits AFTER INSERT ON public.loan_line REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION check_loan_lines()
CREATE TRIGGER kept AFTER DELETE OR UPDATE ON public.loan_line FOR EACH ROW EXECUTE FUNCTION keep_added('loan', 'loan_id')
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.loan_line FOR EACH STATEMENT EXECUTE FUNCTION keep_added()
CREATE TRIGGER now_of_lines AFTER INSERT ON public.loan_line REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION plan_changed()
CREATE TRIGGER sum_of_loan AFTER INSERT ON public.loan_line REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION plan_summed()
CREATE TRIGGER kept AFTER DELETE OR UPDATE ON public.loan_payment FOR EACH ROW EXECUTE FUNCTION keep_added('loan', 'loan_id')
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.loan_payment FOR EACH STATEMENT EXECUTE FUNCTION keep_added()
CREATE TRIGGER status_id_flow BEFORE INSERT OR UPDATE OF status_id ON public.loan_request FOR EACH ROW EXECUTE FUNCTION refuse_illegal_status('status_id', 'Request')
CREATE TRIGGER write_loan_grant AFTER INSERT OR UPDATE OF status_id ON public.loan_request FOR EACH ROW WHEN ((new.status_id = 'RqApproved'::text)) EXECUTE FUNCTION write_loan_grant()
CREATE TRIGGER write_loan_request_terms AFTER INSERT OR UPDATE OF welfare_id ON public.loan_request FOR EACH ROW EXECUTE FUNCTION write_loan_request_terms()
CREATE CONSTRAINT TRIGGER adds_up AFTER INSERT ON public.loan_schedule DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_loan_principal()
CREATE TRIGGER follows BEFORE INSERT ON public.loan_schedule FOR EACH ROW EXECUTE FUNCTION next_loan_schedule()
CREATE TRIGGER kept AFTER DELETE OR UPDATE ON public.loan_schedule FOR EACH ROW EXECUTE FUNCTION keep_added('loan', 'loan_id', 'made_by', 'party', 'party_id')
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.loan_schedule FOR EACH STATEMENT EXECUTE FUNCTION keep_added()
CREATE TRIGGER now_of_lines AFTER INSERT ON public.loan_schedule REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION plan_changed()
CREATE TRIGGER sum_of_loan AFTER INSERT ON public.loan_schedule REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION plan_summed()
CREATE TRIGGER login_session_end_told AFTER UPDATE OF revoked_at ON public.login_session FOR EACH ROW WHEN (((old.revoked_at IS NULL) AND (new.revoked_at IS NOT NULL))) EXECUTE FUNCTION tell_session_end()
CREATE TRIGGER plan_added AFTER INSERT ON public.lunar_month REFERENCING NEW TABLE AS said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('null::uuid, null::uuid, null::uuid, t.start_date - 3, t.start_date + 33', '')
CREATE TRIGGER plan_changed AFTER UPDATE ON public.lunar_month REFERENCING OLD TABLE AS said NEW TABLE AS is_said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('null::uuid, null::uuid, null::uuid, t.start_date - 3, t.start_date + 33', '')
CREATE TRIGGER plan_removed AFTER DELETE ON public.lunar_month REFERENCING OLD TABLE AS said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('null::uuid, null::uuid, null::uuid, t.start_date - 3, t.start_date + 33', '')
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.lunar_month FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER kept AFTER DELETE OR UPDATE ON public.order_effect FOR EACH ROW EXECUTE FUNCTION keep_added('party_relationship', 'party_relationship_id', 'by_order_id', 'empl_order', 'empl_order_id', 'empl_order_id', 'empl_order', 'empl_order_id')
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.order_effect FOR EACH STATEMENT EXECUTE FUNCTION keep_added()
CREATE TRIGGER figures_changed AFTER UPDATE OF organization_name ON public.org_unit FOR EACH ROW WHEN ((old.organization_name IS DISTINCT FROM new.organization_name)) EXECUTE FUNCTION note_figures()
CREATE TRIGGER first_fact AFTER INSERT ON public.org_unit REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION first_unit_fact()
CREATE TRIGGER noted_delete AFTER DELETE ON public.org_unit REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_units()
CREATE TRIGGER noted_insert AFTER INSERT ON public.org_unit REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_units()
CREATE TRIGGER noted_update AFTER UPDATE ON public.org_unit REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_units()
CREATE TRIGGER noted_update_from AFTER UPDATE ON public.org_unit REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_units()
CREATE TRIGGER noted_delete AFTER DELETE ON public.org_unit_fact REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_units()
CREATE TRIGGER noted_insert AFTER INSERT ON public.org_unit_fact REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_units()
CREATE TRIGGER noted_update AFTER UPDATE ON public.org_unit_fact REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_units()
CREATE TRIGGER noted_update_from AFTER UPDATE ON public.org_unit_fact REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_units()
CREATE TRIGGER figures_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.org_unit_parent FOR EACH STATEMENT EXECUTE FUNCTION note_figures()
CREATE TRIGGER noted_delete AFTER DELETE ON public.org_unit_parent REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_units()
CREATE TRIGGER noted_insert AFTER INSERT ON public.org_unit_parent REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_units()
CREATE TRIGGER noted_update AFTER UPDATE ON public.org_unit_parent REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_units()
CREATE TRIGGER noted_update_from AFTER UPDATE ON public.org_unit_parent REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_units()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.organ FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.organ_branch FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER past_kept AFTER UPDATE ON public.other_information FOR EACH ROW EXECUTE FUNCTION keep_past()
CREATE TRIGGER files_of_party BEFORE DELETE ON public.party FOR EACH ROW EXECUTE FUNCTION release_files_of_party()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.party_classification FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER file_delete AFTER DELETE ON public.party_identification REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER file_insert AFTER INSERT ON public.party_identification REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER file_update AFTER UPDATE ON public.party_identification REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER file_update_from AFTER UPDATE ON public.party_identification REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER figures_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.party_qualification FOR EACH STATEMENT EXECUTE FUNCTION note_figures()
CREATE TRIGGER file_delete AFTER DELETE ON public.party_qualification REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER file_insert AFTER INSERT ON public.party_qualification REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER file_update AFTER UPDATE ON public.party_qualification REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER file_update_from AFTER UPDATE ON public.party_qualification REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER code_kept BEFORE INSERT OR UPDATE OF pseudo_id, code_of, party_id, company_id ON public.party_relationship FOR EACH ROW WHEN ((new.code_of IS NOT NULL)) EXECUTE FUNCTION keep_code_of()
CREATE TRIGGER code_released AFTER UPDATE OF pseudo_id ON public.party_relationship FOR EACH ROW WHEN ((upper(old.pseudo_id) IS DISTINCT FROM upper(new.pseudo_id))) EXECUTE FUNCTION release_code_of()
CREATE TRIGGER figures_changed AFTER INSERT OR DELETE OR UPDATE OF party_id, company_id, relationship_type_enum_id, status_id, valid OR TRUNCATE ON public.party_relationship FOR EACH STATEMENT EXECUTE FUNCTION note_figures()
CREATE TRIGGER file_ended AFTER UPDATE OF status_id ON public.party_relationship FOR EACH ROW WHEN ((old.status_id IS DISTINCT FROM new.status_id)) EXECUTE FUNCTION note_file()
CREATE TRIGGER file_insert AFTER INSERT ON public.party_relationship REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER file_moved AFTER UPDATE OF party_id, company_id ON public.party_relationship FOR EACH ROW EXECUTE FUNCTION note_file()
CREATE TRIGGER leading_delete AFTER DELETE ON public.party_relationship REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION lead_ties()
CREATE TRIGGER leading_insert AFTER INSERT ON public.party_relationship REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION lead_ties()
CREATE TRIGGER leading_update AFTER UPDATE ON public.party_relationship REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION lead_ties()
CREATE TRIGGER leading_update_from AFTER UPDATE ON public.party_relationship REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION lead_ties()
CREATE TRIGGER plan_added AFTER INSERT ON public.party_relationship REFERENCING NEW TABLE AS said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('t.company_id, null::uuid, t.party_id, lower(t.valid), upper(t.valid) - 1', '')
CREATE TRIGGER plan_changed AFTER UPDATE ON public.party_relationship REFERENCING OLD TABLE AS said NEW TABLE AS is_said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('t.company_id, null::uuid, t.party_id, lower(t.valid), upper(t.valid) - 1', '')
CREATE TRIGGER plan_removed AFTER DELETE ON public.party_relationship REFERENCING OLD TABLE AS said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('t.company_id, null::uuid, t.party_id, lower(t.valid), upper(t.valid) - 1', '')
CREATE TRIGGER past_kept AFTER UPDATE ON public.pay_group_facility_cost FOR EACH ROW EXECUTE FUNCTION keep_past()
CREATE TRIGGER past_kept AFTER UPDATE ON public.pay_group_factor FOR EACH ROW EXECUTE FUNCTION keep_past('display_sequence')
CREATE TRIGGER past_kept AFTER UPDATE ON public.pay_group_legal_deduct FOR EACH ROW EXECUTE FUNCTION keep_past('source')
CREATE TRIGGER named BEFORE INSERT ON public.pay_member FOR EACH ROW EXECUTE FUNCTION name_pay_member()
CREATE TRIGGER past_kept AFTER UPDATE ON public.pay_member FOR EACH ROW EXECUTE FUNCTION keep_past()
CREATE TRIGGER renamed BEFORE UPDATE OF valid ON public.pay_member FOR EACH ROW WHEN ((lower(new.valid) IS DISTINCT FROM lower(old.valid))) EXECUTE FUNCTION name_pay_member()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.pay_period FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER kept AFTER DELETE OR UPDATE ON public.pay_provision_row FOR EACH ROW EXECUTE FUNCTION keep_added('pay_provision', 'pay_provision_id')
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.pay_provision_row FOR EACH STATEMENT EXECUTE FUNCTION keep_added()
CREATE TRIGGER arrears_released AFTER UPDATE OF status_id ON public.pay_run FOR EACH ROW WHEN (((new.status_id = ANY (ARRAY['PrCancelled'::text, 'PrReversed'::text])) AND (old.status_id IS DISTINCT FROM new.status_id))) EXECUTE FUNCTION release_arrears()
CREATE TRIGGER status_id_flow BEFORE INSERT OR UPDATE OF status_id ON public.pay_run FOR EACH ROW EXECUTE FUNCTION refuse_illegal_status('status_id', 'PayrollRun')
CREATE TRIGGER kept AFTER DELETE OR UPDATE ON public.pay_run_event FOR EACH ROW EXECUTE FUNCTION keep_added('pay_run', 'pay_run_id', 'party_id', 'party', 'party_id')
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.pay_run_event FOR EACH STATEMENT EXECUTE FUNCTION keep_added()
CREATE TRIGGER pay_setting_kept BEFORE DELETE OR UPDATE ON public.pay_setting FOR EACH ROW EXECUTE FUNCTION pay_setting_kept()
CREATE TRIGGER pay_setting_unpaid BEFORE INSERT ON public.pay_setting FOR EACH ROW EXECUTE FUNCTION pay_setting_unpaid()
CREATE CONSTRAINT TRIGGER balanced AFTER INSERT ON public.pay_voucher DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION balance_pay_voucher()
CREATE TRIGGER kept BEFORE UPDATE ON public.pay_voucher FOR EACH ROW EXECUTE FUNCTION keep_pay_voucher()
CREATE TRIGGER kept AFTER DELETE OR UPDATE ON public.pay_voucher_line FOR EACH ROW EXECUTE FUNCTION keep_added('pay_voucher', 'pay_voucher_id')
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.pay_voucher_line FOR EACH STATEMENT EXECUTE FUNCTION keep_added()
CREATE TRIGGER sealed BEFORE INSERT OR DELETE OR UPDATE ON public.payslip FOR EACH ROW EXECUTE FUNCTION keep_sealed_payslip()
CREATE TRIGGER file_of_paper AFTER DELETE ON public.payslip_paper FOR EACH ROW EXECUTE FUNCTION release_payslip_paper()
CREATE TRIGGER figures_changed AFTER UPDATE OF gender, birth_date ON public.person FOR EACH ROW WHEN (((old.gender IS DISTINCT FROM new.gender) OR (old.birth_date IS DISTINCT FROM new.birth_date))) EXECUTE FUNCTION note_figures()
CREATE TRIGGER file_said AFTER UPDATE ON public.person FOR EACH ROW WHEN ((((old.gender IS DISTINCT FROM new.gender) OR (old.marital_status_enum_id IS DISTINCT FROM new.marital_status_enum_id)) OR (((old.face_image IS NULL) <> (new.face_image IS NULL)) OR ((NULLIF(old.latin_first_name, ''::text) IS NULL) <> (NULLIF(new.latin_first_name, ''::text) IS NULL)) OR ((NULLIF(old.latin_last_name, ''::text) IS NULL) <> (NULLIF(new.latin_last_name, ''::text) IS NULL)) OR ((old.birth_date IS NULL) <> (new.birth_date IS NULL)) OR ((old.birth_place IS NULL) <> (new.birth_place IS NULL)) OR ((old.country_geo_id IS NULL) <> (new.country_geo_id IS NULL)) OR ((old.residence_status_enum_id IS NULL) <> (new.residence_status_enum_id IS NULL)) OR ((old.father_name IS NULL) <> (new.father_name IS NULL)) OR ((old.military_state_enum_id IS NULL) <> (new.military_state_enum_id IS NULL)) OR ((old.number_of_kids IS NULL) <> (new.number_of_kids IS NULL))))) EXECUTE FUNCTION note_file()
CREATE TRIGGER person_words_inserted AFTER INSERT ON public.person REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_name_words()
CREATE TRIGGER person_words_updated AFTER UPDATE ON public.person REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_name_words()
CREATE TRIGGER plan_added AFTER INSERT ON public.person_day_reduction REFERENCING NEW TABLE AS said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('t.company_id, null::uuid, t.party_id, lower(t.valid), upper(t.valid) - 1', '')
CREATE TRIGGER plan_changed AFTER UPDATE ON public.person_day_reduction REFERENCING OLD TABLE AS said NEW TABLE AS is_said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('t.company_id, null::uuid, t.party_id, lower(t.valid), upper(t.valid) - 1', '')
CREATE TRIGGER plan_removed AFTER DELETE ON public.person_day_reduction REFERENCING OLD TABLE AS said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('t.company_id, null::uuid, t.party_id, lower(t.valid), upper(t.valid) - 1', '')
CREATE TRIGGER reduction_person BEFORE INSERT OR UPDATE OF party_relationship_id ON public.person_day_reduction FOR EACH ROW EXECUTE FUNCTION reduction_person()
CREATE TRIGGER past_kept AFTER UPDATE ON public.person_disease FOR EACH ROW EXECUTE FUNCTION keep_past()
CREATE TRIGGER kept AFTER DELETE OR UPDATE ON public.person_facility_taken FOR EACH ROW EXECUTE FUNCTION keep_added('person_facility', 'person_facility_id')
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.person_facility_taken FOR EACH STATEMENT EXECUTE FUNCTION keep_added()
CREATE TRIGGER plan_added AFTER INSERT ON public.person_work_calendar REFERENCING NEW TABLE AS said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('t.company_id, null::uuid, t.party_id, lower(t.valid), upper(t.valid) - 1', '')
CREATE TRIGGER plan_changed AFTER UPDATE ON public.person_work_calendar REFERENCING OLD TABLE AS said NEW TABLE AS is_said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('t.company_id, null::uuid, t.party_id, lower(t.valid), upper(t.valid) - 1', '')
CREATE TRIGGER plan_removed AFTER DELETE ON public.person_work_calendar REFERENCING OLD TABLE AS said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('t.company_id, null::uuid, t.party_id, lower(t.valid), upper(t.valid) - 1', '')
CREATE TRIGGER file_delete AFTER DELETE ON public.personnel_structure REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER file_insert AFTER INSERT ON public.personnel_structure REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER file_update AFTER UPDATE ON public.personnel_structure REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER file_update_from AFTER UPDATE ON public.personnel_structure REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER past_kept AFTER UPDATE ON public.personnel_structure FOR EACH ROW EXECUTE FUNCTION keep_past()
CREATE TRIGGER kept AFTER DELETE OR UPDATE ON public.phone_press FOR EACH ROW EXECUTE FUNCTION keep_added('party', 'party_id')
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.phone_press FOR EACH STATEMENT EXECUTE FUNCTION keep_added()
CREATE TRIGGER file_delete AFTER DELETE ON public.postal_address REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER file_insert AFTER INSERT ON public.postal_address REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER file_update AFTER UPDATE ON public.postal_address REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER file_update_from AFTER UPDATE ON public.postal_address REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER past_kept AFTER UPDATE ON public.postal_address FOR EACH ROW EXECUTE FUNCTION keep_past()
CREATE TRIGGER postal_address_places BEFORE INSERT OR UPDATE OF city_geo_id ON public.postal_address FOR EACH ROW WHEN ((new.city_geo_id IS NOT NULL)) EXECUTE FUNCTION places_above_city()
CREATE TRIGGER kept AFTER DELETE OR UPDATE ON public.premium_part FOR EACH ROW EXECUTE FUNCTION keep_added('party', 'party_id')
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.premium_part FOR EACH STATEMENT EXECUTE FUNCTION keep_added()
CREATE TRIGGER kept AFTER DELETE OR UPDATE ON public.premium_taken FOR EACH ROW EXECUTE FUNCTION keep_added('party', 'party_id')
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.premium_taken FOR EACH STATEMENT EXECUTE FUNCTION keep_added()
CREATE TRIGGER process_task_hand BEFORE UPDATE OF status ON public.process_task FOR EACH ROW WHEN (((old.status = 'open'::text) AND (new.status = 'completed'::text))) EXECUTE FUNCTION refuse_answer_by_hand()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.role_type FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER plan_added AFTER INSERT ON public.shift_programme REFERENCING NEW TABLE AS said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('t.company_id, t.work_calendar_id, null::uuid, t.from_date, t.thru_date', '')
CREATE TRIGGER plan_changed AFTER UPDATE ON public.shift_programme REFERENCING OLD TABLE AS said NEW TABLE AS is_said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('t.company_id, t.work_calendar_id, null::uuid, t.from_date, t.thru_date', '')
CREATE TRIGGER plan_removed AFTER DELETE ON public.shift_programme REFERENCING OLD TABLE AS said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('t.company_id, t.work_calendar_id, null::uuid, t.from_date, t.thru_date', '')
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.shift_programme FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER status_id_flow BEFORE INSERT OR UPDATE OF status_id ON public.shift_swap FOR EACH ROW EXECUTE FUNCTION refuse_illegal_status('status_id', 'Request')
CREATE TRIGGER plan_added AFTER INSERT ON public.shift_turn REFERENCING NEW TABLE AS said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('p.company_id, p.work_calendar_id, null::uuid, p.from_date, p.thru_date', 'join shift_programme p on p.shift_programme_id = t.shift_programme_id')
CREATE TRIGGER plan_changed AFTER UPDATE ON public.shift_turn REFERENCING OLD TABLE AS said NEW TABLE AS is_said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('p.company_id, p.work_calendar_id, null::uuid, p.from_date, p.thru_date', 'join shift_programme p on p.shift_programme_id = t.shift_programme_id')
CREATE TRIGGER plan_removed AFTER DELETE ON public.shift_turn REFERENCING OLD TABLE AS said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('p.company_id, p.work_calendar_id, null::uuid, p.from_date, p.thru_date', 'join shift_programme p on p.shift_programme_id = t.shift_programme_id')
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.shift_turn FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.skill FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER plan_added AFTER INSERT ON public.special_day REFERENCING NEW TABLE AS said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('case t.for_all when ''N'' then t.company_id end, null::uuid, null::uuid, t.day_date, t.day_date', '')
CREATE TRIGGER plan_changed AFTER UPDATE ON public.special_day REFERENCING OLD TABLE AS said NEW TABLE AS is_said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('case t.for_all when ''N'' then t.company_id end, null::uuid, null::uuid, t.day_date, t.day_date', '')
CREATE TRIGGER plan_removed AFTER DELETE ON public.special_day REFERENCING OLD TABLE AS said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('case t.for_all when ''N'' then t.company_id end, null::uuid, null::uuid, t.day_date, t.day_date', '')
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.special_day FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER kept AFTER DELETE OR UPDATE ON public.standing_item_taken FOR EACH ROW EXECUTE FUNCTION keep_added('standing_item', 'standing_item_id')
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.standing_item_taken FOR EACH STATEMENT EXECUTE FUNCTION keep_added()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.status_item FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.status_type FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE CONSTRAINT TRIGGER at_the_end AFTER INSERT ON public.structure_touched DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_structure()
CREATE TRIGGER kept AFTER DELETE OR UPDATE ON public.tax_sending FOR EACH ROW EXECUTE FUNCTION keep_added('pay_run', 'pay_run_id', 'party_id', 'party', 'party_id')
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.tax_sending FOR EACH STATEMENT EXECUTE FUNCTION keep_added()
CREATE TRIGGER file_delete AFTER DELETE ON public.telecom_number REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER file_insert AFTER INSERT ON public.telecom_number REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER file_update AFTER UPDATE ON public.telecom_number REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER file_update_from AFTER UPDATE ON public.telecom_number REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_files()
CREATE TRIGGER past_kept AFTER UPDATE ON public.telecom_number FOR EACH ROW EXECUTE FUNCTION keep_past('written_by', 'written_at')
CREATE TRIGGER telecom_number_way BEFORE INSERT OR DELETE ON public.telecom_number FOR EACH ROW EXECUTE FUNCTION mobile_is_moved()
CREATE TRIGGER telecom_number_way_moved BEFORE UPDATE ON public.telecom_number FOR EACH ROW WHEN ((((((old.party_id IS DISTINCT FROM new.party_id) OR (old.contact_mech_purpose_id IS DISTINCT FROM new.contact_mech_purpose_id)) OR (old.area_code IS DISTINCT FROM new.area_code)) OR (old.contact_number IS DISTINCT FROM new.contact_number)) OR (old.valid IS DISTINCT FROM new.valid))) EXECUTE FUNCTION mobile_is_moved()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.time_period FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.time_period_type FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.uom FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER file_made AFTER INSERT OR DELETE ON public.user_account FOR EACH ROW EXECUTE FUNCTION note_file()
CREATE TRIGGER file_moved AFTER UPDATE OF party_id ON public.user_account FOR EACH ROW EXECUTE FUNCTION note_file()
CREATE TRIGGER user_account_way_moved BEFORE UPDATE ON public.user_account FOR EACH ROW WHEN (((old.email_address IS DISTINCT FROM new.email_address) OR (old.party_id IS DISTINCT FROM new.party_id))) EXECUTE FUNCTION account_way_is_moved()
CREATE TRIGGER user_group_told AFTER INSERT OR DELETE OR UPDATE ON public.user_group FOR EACH STATEMENT EXECUTE FUNCTION tell_access_changed()
CREATE TRIGGER user_group_member_company BEFORE INSERT OR UPDATE OF user_group_id, company_id ON public.user_group_member FOR EACH ROW EXECUTE FUNCTION user_group_takes_member()
CREATE TRIGGER user_group_permission_told AFTER INSERT OR DELETE OR UPDATE ON public.user_group_permission FOR EACH STATEMENT EXECUTE FUNCTION tell_access_changed()
CREATE TRIGGER details_kept AFTER INSERT OR UPDATE ON public.voucher_template_line FOR EACH ROW EXECUTE FUNCTION keep_line_details()
CREATE TRIGGER keep_draw_word BEFORE UPDATE ON public.welfare_allocation FOR EACH ROW EXECUTE FUNCTION keep_draw_word()
CREATE TRIGGER state_id_flow BEFORE INSERT OR UPDATE OF state_id ON public.welfare_allocation FOR EACH ROW EXECUTE FUNCTION refuse_illegal_status('state_id', 'WelfareAllocation')
CREATE TRIGGER keep_listed_event BEFORE UPDATE ON public.welfare_event FOR EACH ROW WHEN (((((((old.welfare_service_id IS DISTINCT FROM new.welfare_service_id) OR (old.request_from IS DISTINCT FROM new.request_from)) OR (old.request_thru IS DISTINCT FROM new.request_thru)) OR (old.way IS DISTINCT FROM new.way)) OR (old.remainders IS DISTINCT FROM new.remainders)) OR (old.stand_back_months IS DISTINCT FROM new.stand_back_months))) EXECUTE FUNCTION keep_listed_event()
CREATE TRIGGER lay_welfare_allocation AFTER INSERT ON public.welfare_event FOR EACH ROW EXECUTE FUNCTION lay_welfare_allocation()
CREATE TRIGGER keep_listed_event BEFORE INSERT OR DELETE OR UPDATE ON public.welfare_event_condition FOR EACH ROW EXECUTE FUNCTION keep_listed_event()
CREATE TRIGGER keep_listed_event BEFORE INSERT OR DELETE OR UPDATE ON public.welfare_event_quota FOR EACH ROW EXECUTE FUNCTION keep_listed_event()
CREATE TRIGGER fits AFTER INSERT ON public.welfare_fund_entry REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION fund_booked()
CREATE TRIGGER kept AFTER DELETE OR UPDATE ON public.welfare_fund_entry FOR EACH ROW EXECUTE FUNCTION keep_added('welfare_fund', 'welfare_fund_id', 'booked_by', 'party', 'party_id')
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.welfare_fund_entry FOR EACH STATEMENT EXECUTE FUNCTION keep_added()
CREATE TRIGGER write_welfare_loan_version AFTER INSERT OR UPDATE ON public.welfare_loan FOR EACH ROW EXECUTE FUNCTION write_welfare_loan_version()
CREATE TRIGGER kept AFTER DELETE OR UPDATE ON public.welfare_loan_version FOR EACH ROW EXECUTE FUNCTION keep_added('welfare_loan', 'welfare_id')
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.welfare_loan_version FOR EACH STATEMENT EXECUTE FUNCTION keep_added()
CREATE TRIGGER owe_welfare_place AFTER UPDATE OF status_id ON public.welfare_place FOR EACH ROW WHEN ((old.status_id <> new.status_id)) EXECUTE FUNCTION owe_welfare_place()
CREATE TRIGGER status_id_flow BEFORE INSERT OR UPDATE OF status_id ON public.welfare_place FOR EACH ROW EXECUTE FUNCTION refuse_illegal_status('status_id', 'WelfarePlace')
CREATE TRIGGER kept AFTER DELETE OR UPDATE ON public.welfare_place_due FOR EACH ROW EXECUTE FUNCTION keep_added('party', 'party_id')
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.welfare_place_due FOR EACH STATEMENT EXECUTE FUNCTION keep_added()
CREATE TRIGGER kept AFTER DELETE OR UPDATE ON public.welfare_place_taken FOR EACH ROW EXECUTE FUNCTION keep_added('party', 'party_id')
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON public.welfare_place_taken FOR EACH STATEMENT EXECUTE FUNCTION keep_added()
CREATE TRIGGER status_id_flow BEFORE INSERT OR UPDATE OF status_id ON public.welfare_receipt FOR EACH ROW EXECUTE FUNCTION refuse_illegal_status('status_id', 'WelfareReceipt')
CREATE TRIGGER status_id_flow BEFORE INSERT OR UPDATE OF status_id ON public.welfare_request FOR EACH ROW EXECUTE FUNCTION refuse_illegal_status('status_id', 'Request')
CREATE TRIGGER keep_listed_event BEFORE INSERT OR DELETE OR UPDATE ON public.welfare_slot FOR EACH ROW EXECUTE FUNCTION keep_listed_event()
CREATE TRIGGER plan_added AFTER INSERT ON public.work_calendar REFERENCING NEW TABLE AS said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('t.company_id, t.work_calendar_id, null::uuid, null::date, null::date', '')
CREATE TRIGGER plan_changed AFTER UPDATE ON public.work_calendar REFERENCING OLD TABLE AS said NEW TABLE AS is_said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('t.company_id, t.work_calendar_id, null::uuid, null::date, null::date', '')
CREATE TRIGGER plan_removed AFTER DELETE ON public.work_calendar REFERENCING OLD TABLE AS said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('t.company_id, t.work_calendar_id, null::uuid, null::date, null::date', '')
CREATE TRIGGER take_default BEFORE INSERT OR UPDATE OF is_default ON public.work_calendar FOR EACH ROW WHEN ((new.is_default = 'Y'::bpchar)) EXECUTE FUNCTION take_default_calendar()
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.work_calendar FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER plan_added AFTER INSERT ON public.work_shift REFERENCING NEW TABLE AS said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('u.*', 'cross join uses_of_shift(t.work_shift_id) u')
CREATE TRIGGER plan_changed AFTER UPDATE ON public.work_shift REFERENCING OLD TABLE AS said NEW TABLE AS is_said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('u.*', 'cross join uses_of_shift(t.work_shift_id) u')
CREATE TRIGGER plan_removed AFTER DELETE ON public.work_shift REFERENCING OLD TABLE AS said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('u.*', 'cross join uses_of_shift(t.work_shift_id) u')
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.work_shift FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER plan_added AFTER INSERT ON public.work_shift_line REFERENCING NEW TABLE AS said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('u.*', 'cross join uses_of_shift(t.work_shift_id) u')
CREATE TRIGGER plan_changed AFTER UPDATE ON public.work_shift_line REFERENCING OLD TABLE AS said NEW TABLE AS is_said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('u.*', 'cross join uses_of_shift(t.work_shift_id) u')
CREATE TRIGGER plan_removed AFTER DELETE ON public.work_shift_line REFERENCING OLD TABLE AS said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('u.*', 'cross join uses_of_shift(t.work_shift_id) u')
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.work_shift_line FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER plan_added AFTER INSERT ON public.work_shift_variant REFERENCING NEW TABLE AS said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('u.company_id, u.work_calendar_id, u.party_id, greatest(u.first_day, t.from_date), least(u.last_day, t.thru_date)', 'cross join uses_of_shift(t.work_shift_id) u')
CREATE TRIGGER plan_changed AFTER UPDATE ON public.work_shift_variant REFERENCING OLD TABLE AS said NEW TABLE AS is_said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('u.company_id, u.work_calendar_id, u.party_id, greatest(u.first_day, t.from_date), least(u.last_day, t.thru_date)', 'cross join uses_of_shift(t.work_shift_id) u')
CREATE TRIGGER plan_removed AFTER DELETE ON public.work_shift_variant REFERENCING OLD TABLE AS said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('u.company_id, u.work_calendar_id, u.party_id, greatest(u.first_day, t.from_date), least(u.last_day, t.thru_date)', 'cross join uses_of_shift(t.work_shift_id) u')
CREATE TRIGGER version_tag AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.work_shift_variant FOR EACH STATEMENT EXECUTE FUNCTION touch_reference_data()
CREATE TRIGGER plan_added AFTER INSERT ON public.work_week REFERENCING NEW TABLE AS said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('t.company_id, t.work_calendar_id, null::uuid, t.from_date, t.thru_date', '')
CREATE TRIGGER plan_changed AFTER UPDATE ON public.work_week REFERENCING OLD TABLE AS said NEW TABLE AS is_said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('t.company_id, t.work_calendar_id, null::uuid, t.from_date, t.thru_date', '')
CREATE TRIGGER plan_removed AFTER DELETE ON public.work_week REFERENCING OLD TABLE AS said FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_plan('t.company_id, t.work_calendar_id, null::uuid, t.from_date, t.thru_date', '')
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
CREATE OR REPLACE FUNCTION public.account_way_is_moved()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  call demand_admission(old.party_id);
  if old.email_address is distinct from new.email_address then
    new.email_written_by := app_user();
    new.email_written_at := now();
  end if;
  if old.party_id <> new.party_id then new.file_since := now(); end if;
  return new;
end $function$
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
CREATE OR REPLACE FUNCTION public.balance_pay_voucher()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (select coalesce(sum(l.debit) - sum(l.credit), 0) from pay_voucher_line l where l.pay_voucher_id = new.pay_voucher_id) <> 0 then
    raise exception 'a voucher of pay does not balance' using errcode = 'check_violation', constraint = 'pay_voucher_balance', table = 'pay_voucher';
  end if;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.begin_copy(target regclass, columns text[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  listed text;
begin
  select string_agg(quote_ident(name), ', ' order by at) into listed from unnest(columns) with ordinality as c (name, at);
  if to_regclass('pg_temp.copied') is not null then drop table pg_temp.copied; end if;
  execute format('create temp table copied on commit drop as select %s from %s limit 0', listed, target);
  execute format('grant select, insert on pg_temp.copied to %I', session_user);
end $function$
CREATE OR REPLACE FUNCTION public.case_line(of uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
AS $function$
  with recursive line as (
    select of as id union select i.divided_from from line join process_instance i on i.process_instance_id = line.id where i.divided_from is not null
  ) select id from line
$function$
CREATE OR REPLACE FUNCTION public.check_chiefs(seats uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform refuse_structure('empl_position_party_one_chief', (
    select array_agg(distinct h.empl_position_party_id) from unnest(seats) t join empl_position_party h on h.empl_position_id = t and h.role_type_id = 'ChiefExecutiveOfficer'
    join empl_position_party o on o.company_id = h.company_id and o.role_type_id = 'ChiefExecutiveOfficer' and o.empl_position_party_id <> h.empl_position_party_id and o.valid && h.valid));
end $function$
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
CREATE OR REPLACE FUNCTION public.check_leave_account(company uuid, party uuid, year smallint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform from leave_account where company_id = company and party_id = party and jalali_year = year for no key update;
  if least_leave(company, party, year) < 0 then
    raise exception 'the balance of leave would fall below nothing' using errcode = 'check_violation', constraint = 'leave_balance';
  end if;
end $function$
CREATE OR REPLACE FUNCTION public.check_leave_row()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  perform check_leave_account(new.company_id, new.party_id, new.jalali_year);
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.check_loan_entries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  touched uuid[];
  wrong record;
begin
  select array_agg(distinct a.loan_id) into touched from added a;
  if touched is null then return null; end if;
  perform from loan l where l.loan_id = any (touched) order by l.loan_id for no key update;
  select a.loan_id, a.line_number, 'loan_entry_reversal' as rule into wrong from added a left join loan_entry o on o.loan_entry_id = a.reverses
    where a.kind = 'reversal'
      and ((o.loan_id, o.kind, o.amount, o.line_number) is distinct from (a.loan_id, a.counts_as, a.amount, a.line_number) or a.day < o.day) limit 1;
  if not found then select o.loan_id, o.line_number, o.rule into wrong from loan_lines_over(touched) o limit 1; end if;
  if found then
    raise exception 'loan %, line %: what is booked does not fit', wrong.loan_id, wrong.line_number using errcode = 'check_violation', constraint = wrong.rule, table = 'loan_entry';
  end if;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.check_loan_lines()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from loan_schedule s join loan_line i using (loan_id, version) where (s.loan_id, s.version) in (select a.loan_id, a.version from added a)
    group by s.loan_id, s.version, s.line_count having count(*) > s.line_count
  ) then
    raise exception 'a plan takes no more lines than it says' using errcode = 'check_violation', constraint = 'loan_line_late', table = 'loan_line';
  end if;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.check_loan_principal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  plan record;
  lines record;
  paid bigint;
  rule text;
begin
  if not exists (select from loan l where l.loan_id = new.loan_id) then return null; end if;
  select s.version, s.principal, s.line_count into plan from loan_schedule s where s.loan_id = new.loan_id order by s.version desc limit 1;
  select count(*) as n, coalesce(sum(i.principal), 0) as principal into lines from loan_line i where i.loan_id = new.loan_id and i.version = plan.version;
  select coalesce(sum(e.signed), 0) into paid from loan_entry e where e.loan_id = new.loan_id and e.counts_as in ('paidOut', 'opening');
  if plan.version is null or lines.n <> plan.line_count or lines.principal <> plan.principal or paid <> plan.principal then rule := 'loan_principal';
  elsif exists (select from loan_lines_over(array[new.loan_id])) then rule := 'loan_entry_over';
  else return null;
  end if;
  raise exception 'the plan of loan % does not add up', new.loan_id using errcode = 'check_violation', constraint = rule, table = 'loan_schedule';
end $function$
CREATE OR REPLACE FUNCTION public.check_names(units uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  delete from org_unit_known_double d where (d.unit_id = any (units) or d.other_id = any (units)) and not exists (
    select from org_unit_fact f join org_unit_fact o on o.unit_id = d.other_id and o.search_text = f.search_text and o.valid && f.valid where f.unit_id = d.unit_id);
  perform refuse_structure('org_unit_name_once', (
    select array_agg(distinct f.unit_id) from unnest(units) t join org_unit_fact f on f.unit_id = t
    where exists (
      select from org_unit_fact o where o.company_id = f.company_id and o.search_text = f.search_text and o.unit_id <> f.unit_id and o.valid && f.valid
        and not exists (select from org_unit_known_double d where d.unit_id = f.unit_id and d.other_id = o.unit_id))));
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
  perform check_names(touched.units);
  perform check_seats(touched.seats, touched.units);
  perform check_holders(touched.seats);
  perform check_chiefs(touched.seats);
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
CREATE OR REPLACE FUNCTION public.clock_of(asked_serial text, address inet)
 RETURNS TABLE(clock_device_id uuid, company_id uuid, is_heard boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select d.clock_device_id, d.company_id, d.option_indicator = 'Y' and address <<= any (regexp_split_to_array(btrim(d.networks), '\s+')::cidr[])
  from public.clock_device d where upper(d.serial) = upper(asked_serial)
$function$
CREATE OR REPLACE FUNCTION public.closed_pay_groups()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE PARALLEL SAFE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select coalesce(array_agg(distinct o.pay_group_id), '{}') from public.pay_group_reader o
  where public.app_user() is not null and not exists (
    select from public.pay_group_reader r join public.user_group_member m on m.user_group_id = r.user_group_id and m.company_id = r.company_id
    where r.pay_group_id = o.pay_group_id and m.user_id = public.app_user() and m.valid @> (now() at time zone 'Asia/Tehran')::date)
$function$
CREATE OR REPLACE FUNCTION public.closed_pay_runs()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE PARALLEL SAFE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select coalesce(array_agg(r.pay_run_id), '{}') from public.pay_run r where r.pay_group_id = any (public.closed_pay_groups())
$function$
CREATE OR REPLACE FUNCTION public.communication_event_receipts(event uuid)
 RETURNS TABLE(party_id uuid, status_id text, received_at timestamp with time zone, viewed_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select u.party_id, u.status_id, u.received_at, u.viewed_at
  from public.communication_event e join public.notification_message m using (communication_event_id) join public.notification_message_user u using (notification_message_id)
  where e.communication_event_id = event and e.company_id = any (public.app_companies())
$function$
CREATE OR REPLACE FUNCTION public.companies_above(root uuid)
 RETURNS TABLE(company_id uuid, distance integer)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  with recursive above as (
    select c.company_id, c.parent_company_id, 0 as distance from company c where c.company_id = root
    union all select c.company_id, c.parent_company_id, a.distance + 1 from company c join above a on c.company_id = a.parent_company_id
  ) select company_id, distance from above
$function$
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
CREATE OR REPLACE FUNCTION public.copy_pay_group_parts(original uuid, copied uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  part regclass;
  named text;
  said text;
begin
  for part in select distinct c.conrelid::regclass from pg_constraint c where c.contype = 'f' and c.confdeltype = 'c' and c.confrelid = 'public.pay_group'::regclass loop
    select string_agg(quote_ident(a.attname), ', ' order by a.attnum),
      string_agg(case a.attname when 'pay_group_id' then '$2' when part::text || '_id' then 'gen_random_uuid()' when 'row_version' then '1' else quote_ident(a.attname) end, ', ' order by a.attnum)
      into named, said
      from pg_attribute a where a.attrelid = part and a.attnum > 0 and not a.attisdropped and a.attgenerated = '';
    execute format('insert into %s (%s) select %s from %s where pay_group_id = $1', part, named, said, part) using original, copied;
  end loop;
end $function$
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
CREATE OR REPLACE PROCEDURE public.demand_admission(IN party uuid)
 LANGUAGE plpgsql
AS $procedure$
begin
  if app_user() is null or party = any (coalesce(nullif(current_setting('app.ways', true), ''), '{}')::uuid[]) then return; end if;
  if exists (select from user_account where party_id = party) then
    raise exception 'the way to an account is moved by somebody who was not judged' using errcode = '42501', constraint = 'way_to_account_admitted';
  end if;
end $procedure$
CREATE OR REPLACE FUNCTION public.employment_ended(person uuid, company uuid, relationship uuid, day date)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select relationship is not null and not exists (
    select from public.party_relationship r
    where r.party_id = person and r.company_id = company and r.status_id = 'ActiveRel' and (upper_inf(r.valid) or upper(r.valid) > day)
      and (r.valid @> day or not exists (
        select from public.party_relationship o where o.party_id = person and o.company_id = company and upper(o.valid) <= day)))
$function$
CREATE OR REPLACE PROCEDURE public.enable_company_policy(IN target regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %s enable row level security', target);
  execute format('create policy company on %s using (company_id = any ((select app_companies())::uuid[])) with check (company_id = any ((select app_companies())::uuid[]))', target);
end $procedure$
CREATE OR REPLACE PROCEDURE public.enable_library_policy(IN target regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %s enable row level security', target);
  execute format('create policy read on %1$s for select using (company_id = any ((select app_companies())::uuid[])
    or company_id = any ((select library_companies())::uuid[]) and exists (select from library_version v where v.library_version_id = %1$s.library_version_id and v.status = ''published''))', target);
  execute format('create policy add on %s for insert with check (company_id = any ((select app_companies())::uuid[]))', target);
  execute format('create policy change on %s for update using (company_id = any ((select app_companies())::uuid[])) with check (company_id = any ((select app_companies())::uuid[]))', target);
  execute format('create policy remove on %s for delete using (company_id = any ((select app_companies())::uuid[]))', target);
end $procedure$
CREATE OR REPLACE PROCEDURE public.enable_plan_marks(IN target regclass, IN span text, IN needed text DEFAULT ''::text)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('create trigger plan_added after insert on %s referencing new table as said for each statement execute function mark_changed_plan(%L, %L)', target, span, needed);
  execute format(
    'create trigger plan_changed after update on %s referencing old table as said new table as is_said for each statement execute function mark_changed_plan(%L, %L)', target, span, needed);
  execute format('create trigger plan_removed after delete on %s referencing old table as said for each statement execute function mark_changed_plan(%L, %L)', target, span, needed);
end $procedure$
CREATE OR REPLACE PROCEDURE public.enable_version_tag(IN target regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('create trigger version_tag after insert or update or delete or truncate on %s for each statement execute function touch_reference_data()', target);
end $procedure$
CREATE OR REPLACE PROCEDURE public.enforce_status_flow(IN target regclass, IN status_column text, IN flow text)
 LANGUAGE plpgsql
AS $procedure$
begin
  if not exists (select from status_transition t where t.flow = enforce_status_flow.flow) then raise exception 'no flow %', flow; end if;
  execute format('create trigger %I before insert or update of %I on %s for each row execute function refuse_illegal_status(%L, %L)',
    status_column || '_flow', status_column, target, status_column, flow);
end $procedure$
CREATE OR REPLACE FUNCTION public.entries_summed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  insert into loan_sum (loan_id, company_id, settled)
  select a.loan_id, a.company_id, sum(a.signed) from added a where a.counts_as in ('received', 'deducted', 'rebate', 'writtenOff') group by a.loan_id, a.company_id
  on conflict (loan_id) do update set settled = loan_sum.settled + excluded.settled;
  return null;
end $function$
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
CREATE OR REPLACE FUNCTION public.fund_booked()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  fund record;
  left_over bigint;
  wrong text;
begin
  for fund in
    select a.welfare_fund_id, a.company_id, sum(a.signed)::bigint as change, bool_or(a.kind in ('withdrawal', 'shareBack', 'loanOut')) as takes
    from added a group by a.welfare_fund_id, a.company_id order by a.welfare_fund_id
  loop
    insert into welfare_fund_balance as b (welfare_fund_id, company_id, balance) values (fund.welfare_fund_id, fund.company_id, fund.change)
    on conflict (welfare_fund_id) do update set balance = b.balance + excluded.balance returning b.balance into left_over;
    if fund.takes and left_over < 0 then wrong := 'welfare_fund_enough'; end if;
  end loop;
  if exists (
    select from added a left join welfare_fund_entry o on o.welfare_fund_entry_id = a.reverses
    where a.kind = 'reversal' and ((o.welfare_fund_id, o.kind, o.amount, o.party_relationship_id) is distinct from (a.welfare_fund_id, a.counts_as, a.amount, a.party_relationship_id) or a.day < o.day)
  ) then wrong := 'welfare_fund_entry_reversal'; end if;
  if exists (
    select from (select distinct welfare_fund_id, party_relationship_id from added where kind = 'shareBack') a
    join welfare_fund_entry e on e.welfare_fund_id = a.welfare_fund_id and e.party_relationship_id = a.party_relationship_id and e.counts_as in ('fee', 'shareBack')
    group by a.welfare_fund_id, a.party_relationship_id having sum(e.signed) < 0
  ) then wrong := 'welfare_fund_share'; end if;
  if wrong is not null then
    raise exception 'what is booked does not fit the fund' using errcode = 'check_violation', constraint = wrong, table = 'welfare_fund_entry';
  end if;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.gaps_of(employments uuid[])
 RETURNS SETOF employment_gap
 LANGUAGE plpgsql
 STABLE ROWS 2
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
begin
  return query with file as materialized (
    select r.party_relationship_id, r.party_id, r.company_id, case when r.status_id = 'ActiveRel' then 0 else 1 << 30 end as is_over,
      coalesce(p.marital_status_enum_id, 'MarsSingle') = 'MarsSingle' as is_single,
      -- shifts and | bind alike
      (p.gender is not null)::int
      | ((p.face_image is not null)::int << 1)
      | ((nullif(p.latin_first_name, '') is not null and nullif(p.latin_last_name, '') is not null)::int << 2)
      | ((p.birth_date is not null)::int << 3)
      | ((p.birth_place is not null)::int << 4)
      | ((p.country_geo_id is not null)::int << 5)
      | ((p.marital_status_enum_id is not null)::int << 6)
      | ((p.residence_status_enum_id is not null)::int << 7)
      | ((p.father_name is not null)::int << 8)
      -- of men, and of people of whom it is not said
      | ((p.military_state_enum_id is not null or p.gender is not distinct from 'N')::int << 9)
      -- of those who are or were married
      | ((p.number_of_kids is not null or coalesce(p.marital_status_enum_id, 'MarsSingle') = 'MarsSingle')::int << 10) as said
    from party_relationship r join person p on p.party_id = r.party_id where r.party_relationship_id = any (employments)
  )
  select r.party_relationship_id, r.company_id, part.day, part.until, r.is_over | case when part.until < 'infinity' then part.missing | (1 << 29) else part.missing end
  from file r
  cross join lateral (
    with spans as (
      select fact.bit, coalesce(lower(span), '-infinity') as first, coalesce(upper(span), 'infinity') as beyond from (
        select held.bit, range_agg(held.valid) as days from (
          select 15 as bit, x.valid from empl_position_party x where x.party_id = r.party_id and x.company_id = r.company_id and x.main_position = 'Y'
          union all select 16, x.valid from personnel_structure x where x.party_id = r.party_id and x.company_id = r.company_id
          union all select 17, x.valid from employment_kind x where x.party_relationship_id = r.party_relationship_id
          union all select 18, x.valid from employment_salary x where x.party_relationship_id = r.party_relationship_id
          union all select case x.contact_mech_purpose_id when 'PhoneMobile' then 20 else 21 end, x.valid from telecom_number x
            where x.party_id = r.party_id and x.company_id = r.company_id and x.contact_mech_purpose_id in ('PhoneMobile', 'PhoneHome')
          union all select home.bit, x.valid from postal_address x
            cross join lateral (values (22, x.street), (23, x.postal_code), (27, coalesce(x.city_geo_id, x.postal_code_geo_id, x.county_geo_id, x.state_province_geo_id)),
              (28, coalesce(x.city_geo_id, x.postal_code_geo_id, x.county_geo_id))) as home (bit, said)
            where x.party_id = r.party_id and x.company_id = r.company_id and x.contact_mech_purpose_id = 'PostalHome' and home.said is not null
          union all select 24, x.valid from electronic_address x
            where x.party_id = r.party_id and x.company_id = r.company_id and x.contact_mech_purpose_id in ('EmailPersonal', 'EmailWork')
          union all select 26, x.valid from bank_account x
            where x.party_id = r.party_id and x.company_id = r.company_id and x.payment_method_purpose_enum_id = 'PmpPriamryAccont') as held
        group by held.bit) as fact
      cross join lateral unnest(fact.days) as span
    ),
    edges as (select '-infinity'::date as day union select first from spans union select beyond from spans where beyond < 'infinity'),
    states as (
      select e.day, ((1 << 29) - 1) & ~(undated.there | coalesce((select bit_or(1 << s.bit) from spans s where s.first <= e.day and s.beyond > e.day), 0)) as missing
      from edges e cross join (select
        r.said
        | ((r.is_single or exists (select from family_member x where x.party_id = r.party_id and x.company_id = r.company_id))::int << 11)
        | coalesce((select bit_or(case x.party_id_type_enum_id when 'Nationalcode' then 1 << 12 when 'idNumber' then 1 << 13 when 'insuranceNumber' then 1 << 14 else 0 end)
            from party_identification x where x.party_id = r.party_id and x.company_id = r.company_id), 0)
        | ((exists (select from party_qualification x where x.party_id = r.party_id and x.company_id = r.company_id))::int << 19)
        | ((exists (select from user_account x where x.party_id = r.party_id))::int << 25) as there) as undated
    ),
    changes as (select day, missing, lag(missing) over (order by day) as before from states)
    select day, lead(day, 1, 'infinity') over (order by day) as until, missing from changes where before is distinct from missing) as part;
end $function$
CREATE OR REPLACE FUNCTION public.headcount(unit uuid, as_of date)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(sum(c.people[width_bucket(as_of, c.days)]), 0)::integer
  from units_under(array[unit], as_of) as below (unit_id) join org_unit_headcount c using (unit_id)
$function$
CREATE OR REPLACE FUNCTION public.keep_added()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  -- row policies hide nobody from whoever owns the tables: who is not seen here is gone
  is_gone text := 'select not exists (select from %s t where t.%I = $1.%I)';
  gone boolean;
  was jsonb := to_jsonb(old);
  becomes jsonb := to_jsonb(new);
  name integer;
begin
  if tg_op = 'DELETE' then
    execute format(is_gone, tg_argv[0], tg_argv[1], tg_argv[1]) into gone using old;
    if gone then return null; end if;
  elsif tg_op = 'UPDATE' then
    if current_setting('app.past', true) = 'open' and was <> becomes and not exists (
      select from jsonb_each(was) o where o.value <> becomes -> o.key and (o.value = 'null' or not coalesce(starts_with(becomes ->> o.key, 'enc:'), false))) then
      return null;
    end if;
    for name in 2 .. tg_nargs - 1 by 3 loop
      continue when becomes -> tg_argv[name] <> 'null' or was -> tg_argv[name] = 'null';
      execute format(is_gone, tg_argv[name + 1], tg_argv[name + 2], tg_argv[name]) into gone using old;
      if gone then was := was || jsonb_build_object(tg_argv[name], null); end if;
    end loop;
    if was = becomes and was <> to_jsonb(old) then return null; end if;
  end if;
  raise exception 'rows of % are added and never changed', tg_table_name
    using errcode = 'check_violation', constraint = tg_table_name || '_kept', table = tg_table_name;
end $function$
CREATE OR REPLACE FUNCTION public.keep_closed_sheet()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (old.figures, old.days, old.pay, old.party_id, old.attendance_period_id, old.closed_at) is distinct from (new.figures, new.days, new.pay, new.party_id, new.attendance_period_id, new.closed_at) then
    raise exception 'a closed sheet does not change' using errcode = 'check_violation', constraint = 'attendance_sheet_kept';
  end if;
  return new;
end $function$
CREATE OR REPLACE FUNCTION public.keep_code_of()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (
    select from party_relationship o
    where o.party_relationship_id = new.code_of and o.party_id = new.party_id and o.company_id = new.company_id and upper(o.pseudo_id) = upper(new.pseudo_id)) then
    new.code_of := null;
  end if;
  return new;
end $function$
CREATE OR REPLACE FUNCTION public.keep_draw_word()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.draw_word is null then
    return new;
  end if;
  new.draw_hash := old.draw_hash;
  if current_setting('app.past', true) is distinct from 'open' or new.draw_word is null or not starts_with(new.draw_word, 'enc:') then
    new.draw_word := old.draw_word;
  end if;
  return new;
end $function$
CREATE OR REPLACE FUNCTION public.keep_gaps(employments uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
declare
  few uuid[];
begin
  -- an employment that lacks something else is written anew, a few at a time
  for n in 1 .. cardinality(employments) by 500 loop
    few := employments[n : n + 499];
    with fresh as materialized (select * from gaps_of(few)),
    sets as (insert into gap_set select distinct missing from fresh where until_date = 'infinity' on conflict do nothing),
    gone as (
      delete from employment_gap
      where party_relationship_id = any (few) and (party_relationship_id, from_date) not in (select party_relationship_id, from_date from fresh)
    )
    insert into employment_gap select * from fresh
    on conflict (party_relationship_id, from_date) do update set until_date = excluded.until_date, missing = excluded.missing
    where (employment_gap.until_date, employment_gap.missing) is distinct from (excluded.until_date, excluded.missing);
  end loop;
end $function$
CREATE OR REPLACE FUNCTION public.keep_insurance_membership()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if to_jsonb(new) - '{valid,ended_because,row_version}'::text[] <> to_jsonb(old) - '{valid,ended_because,row_version}'::text[] or lower(new.valid) <> lower(old.valid) then
    raise exception 'a membership is ended and not rewritten' using errcode = 'check_violation', constraint = 'insurance_membership_kept', table = 'insurance_membership';
  end if;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.keep_insurer_party()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    delete from party where party_id = old.insurer_id;
  else
    insert into party (party_id, party_type_enum_id, company_id) values (new.insurer_id, 'PtyOrganization', new.company_id);
  end if;
  return new;
end $function$
CREATE OR REPLACE FUNCTION public.keep_issued_letter()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (old.company_id, old.party_id, old.kind, old.language, old.addressee, old.letter_year, old.letter_number, old.issued_on, old.code, old.initials, old.classes, old.closed_at)
    is distinct from (new.company_id, new.party_id, new.kind, new.language, new.addressee, new.letter_year, new.letter_number, new.issued_on, new.code, new.initials, new.classes, new.closed_at)
    or new.state not in ('issued', 'withdrawn') or old.state = 'withdrawn' and new.state = 'issued'
  then
    raise exception 'an issued letter does not change' using errcode = 'check_violation', constraint = 'letter_kept';
  end if;
  return new;
end $function$
CREATE OR REPLACE FUNCTION public.keep_line_details()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from voucher_line_detail where voucher_template_line_id = new.voucher_template_line_id;
  insert into voucher_line_detail (company_id, voucher_template_line_id, detail_account_id)
    select distinct new.company_id, new.voucher_template_line_id, d::uuid from jsonb_array_elements_text(new.detail_account_ids::jsonb) d;
  insert into voucher_line_detail (company_id, voucher_template_line_id, detail_group_id)
    select distinct new.company_id, new.voucher_template_line_id, d::uuid from jsonb_array_elements_text(new.detail_group_ids::jsonb) d;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.keep_listed_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  of_event uuid := case when tg_op = 'DELETE' then old.welfare_event_id else new.welfare_event_id end;
begin
  if exists (
    select from welfare_allocation a join welfare_event e using (welfare_event_id)
    where a.welfare_event_id = of_event and e.way <> 'firstCome' and a.state_id <> 'WaOpen' and (a.state_id <> 'WaRejected' or e.way = 'draw')
  ) then
    raise exception 'the list of an event is made of this' using errcode = 'object_not_in_prerequisite_state', constraint = 'welfare_event_frozen';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $function$
CREATE OR REPLACE FUNCTION public.keep_loan()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'DELETE' then
    if not exists (select from public.party p where p.party_id = old.party_id) then return null; end if;
  elsif to_jsonb(new) - 'status_id' - 'row_version' = to_jsonb(old) - 'status_id' - 'row_version' then
    return null;
  end if;
  raise exception 'a loan stays as it was paid out' using errcode = 'check_violation', constraint = 'loan_kept', table = 'loan';
end $function$
CREATE OR REPLACE FUNCTION public.keep_name_words()
 RETURNS trigger
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
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
CREATE OR REPLACE FUNCTION public.keep_past()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  free text[] := array['valid', 'row_version'] || tg_argv;
begin
  if coalesce(current_setting('app.past', true), '') <> 'open'
    and (lower(new.valid) is distinct from lower(old.valid) or to_jsonb(new) - free is distinct from to_jsonb(old) - free) then
    raise exception 'a row of % is written over: close it and open a new one, or correct it', tg_table_name
      using errcode = 'check_violation', constraint = 'past_is_kept', table = tg_table_name;
  end if;
  return null;
end $function$
CREATE OR REPLACE PROCEDURE public.keep_past_of(IN target regclass, VARIADIC follows text[] DEFAULT '{}'::text[])
 LANGUAGE plpgsql
AS $procedure$
begin
  -- after: only then the columns that are generated stand in the row
  execute format('create trigger past_kept after update on %s for each row execute function keep_past(%s)', target,
    (select coalesce(string_agg(quote_literal(one), ', '), '') from unnest(follows) as one));
end $procedure$
CREATE OR REPLACE FUNCTION public.keep_pay_voucher()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  was jsonb := to_jsonb(old) - 'made_by';
  becomes jsonb := to_jsonb(new) - 'made_by';
begin
  if old.withdrawn_at is null and new.withdrawn_at is not null then
    was := was - 'withdrawn_at';
    becomes := becomes - 'withdrawn_at';
  elsif old.withdrawn_at is null and old.awaits_approval and not new.awaits_approval then
    was := was - 'awaits_approval';
    becomes := becomes - 'awaits_approval';
  end if;
  -- whoever made it may go
  if was is distinct from becomes or (new.made_by is distinct from old.made_by and new.made_by is not null) then
    raise exception 'a voucher of pay does not change' using errcode = 'check_violation', constraint = 'pay_voucher_kept', table = 'pay_voucher';
  end if;
  return new;
end $function$
CREATE OR REPLACE FUNCTION public.keep_sealed_payslip()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  slip public.payslip := case when tg_op = 'INSERT' then new else old end;
begin
  if tg_op = 'INSERT' and new.reverses is not null then
    if exists (select from public.payslip o join public.pay_run m on m.reverses = o.pay_run_id
      where o.payslip_id = new.reverses and m.pay_run_id = new.pay_run_id and o.party_relationship_id = new.party_relationship_id
        and (o.gross, o.deductions, o.net, o.insurable, o.taxable, o.tax, o.employer_cost, o.rounding, o.shortfall)
          = (-new.gross, -new.deductions, -new.net, -new.insurable, -new.taxable, -new.tax, -new.employer_cost, -new.rounding, -new.shortfall)
        and o.amounts = coalesce((select array_agg(-a.amount order by a.at) from unnest(new.amounts) with ordinality as a (amount, at)), '{}')) then
      return new;
    end if;
    raise exception 'a mirrored payslip says another amount' using errcode = 'check_violation', constraint = 'payslip_mirror', table = 'payslip';
  end if;
  if exists (select from public.pay_run r where r.pay_run_id = slip.pay_run_id and r.status_id in ('PrApproved', 'PrPaid', 'PrReversed'))
    and exists (select from public.party_relationship p where p.party_relationship_id = slip.party_relationship_id) then
    raise exception 'payslips of an approved run do not change' using errcode = 'check_violation', constraint = 'payslip_sealed', table = 'payslip';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $function$
CREATE OR REPLACE FUNCTION public.keep_sent_line()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.status_id in ('ClmSentToInsurer', 'ClmPaid') and (new.service_date, new.insured_id, new.filed_on, new.invoice_mark, new.decided_at) is distinct from
    (old.service_date, old.insured_id, old.filed_on, old.invoice_mark, old.decided_at) then
    raise check_violation using constraint = 'compensation_line_sent', table = 'compensation_line', message = 'a line that was sent is not rewritten';
  end if;
  return new;
end $function$
CREATE OR REPLACE FUNCTION public.keep_signed_contract()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (old.company_id, old.party_relationship_id, old.agreement_id, lower(old.valid), old.contract_year, old.contract_number, old.number_label, old.old_number, old.signed_on, old.content, old.classes,
      old.renews_id)
    is distinct from (new.company_id, new.party_relationship_id, new.agreement_id, lower(new.valid), new.contract_year, new.contract_number, new.number_label, new.old_number, new.signed_on, new.content,
      new.classes, new.renews_id)
    or new.state = 'draft' or old.state = 'ended' and (new.state, new.valid) is distinct from (old.state, old.valid)
    or new.state = 'signed' and new.valid is distinct from old.valid
    or new.state = 'ended' and old.state = 'signed' and upper(new.valid) >= upper(old.valid)
  then
    raise exception 'a signed contract does not change' using errcode = 'check_violation', constraint = 'contract_kept';
  end if;
  return new;
end $function$
CREATE OR REPLACE FUNCTION public.keep_used_law()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' and (old.superseded_by is not null or (old.option_indicator = 'Y' and old.from_month <= legal_year_paid(old.jalali_year))) then
    -- that it is looked at, described, or gives way to another row, is all that may be said of it
    if tg_op = 'UPDATE' and (to_jsonb(new) - array['verified_by', 'verified_on', 'verified_version']) = (to_jsonb(old) - array['verified_by', 'verified_on', 'verified_version']) then
      return new;
    end if;
    if tg_op = 'UPDATE' and old.superseded_by is null and new.superseded_by is not null and new.thru_month between old.from_month and old.thru_month
      and (to_jsonb(new) - array['thru_month', 'option_indicator', 'superseded_by']) = (to_jsonb(old) - array['thru_month', 'option_indicator', 'superseded_by']) then
      return new;
    end if;
    raise exception 'figures of the law by which somebody was paid do not change' using errcode = 'check_violation', constraint = 'legal_parameter_used', table = 'legal_parameter';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if new.option_indicator = 'Y' and new.from_month <= legal_year_paid(new.jalali_year)
    and exists (select from legal_parameter o where o.jalali_year = new.jalali_year and o.kind_enum_id = new.kind_enum_id and o.legal_parameter_id <> new.legal_parameter_id
      and (o.option_indicator = 'Y' or o.superseded_by is not null) and o.from_month <= legal_year_paid(new.jalali_year))
    and not exists (select from legal_parameter o where o.legal_parameter_id = new.corrects and o.superseded_by = new.legal_parameter_id) then
    raise exception 'figures of the law by which somebody was paid are corrected, not added to' using errcode = 'check_violation', constraint = 'legal_parameter_used', table = 'legal_parameter';
  end if;
  return new;
end $function$
CREATE OR REPLACE FUNCTION public.lay_letter_templates(owner uuid, only_kinds text[], only_languages text[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into letter_template (letter_template_id, party_id, company_id, title, kind, language, opening, body_text, signer, valid)
  select md5(concat_ws('.', owner, d.kind, d.language))::uuid, owner, owner, d.title, d.kind, d.language, d.opening, d.body_text, d.signer, daterange('2021-03-21', null)
  from letter_template_default d where (d.kind, d.language) in (select * from unnest(only_kinds, only_languages))
  on conflict do nothing
$function$
CREATE OR REPLACE FUNCTION public.lay_letter_templates_of_new()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  perform lay_letter_templates(new.company_id, array_agg(kind), array_agg(language)) from letter_template_default;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.lay_order_factors(owner uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into pay_factor (pay_factor_id, company_id, branch, code, title, group_enum_id, basis_enum_id, way, is_scored, is_daily_wage, display_order, paid_as)
  select md5(concat_ws('.', owner, 'order', d.code))::uuid, owner, 'order', d.code, d.title, d.group_enum_id, d.basis_enum_id, d.way, d.is_scored, d.is_daily_wage, d.display_order, d.paid_as
  from order_factor_default d on conflict do nothing;
  insert into order_rule (order_rule_id, company_id, pay_factor_id, order_set, amount_text, score_text, valid)
  select md5(concat_ws('.', owner, 'orderRule', d.code, d.order_set))::uuid, owner, f.pay_factor_id, d.order_set, d.amount_text, d.score_text, daterange(d.from_date, null)
  from order_rule_default d join pay_factor f on f.pay_factor_id = md5(concat_ws('.', owner, 'order', d.code))::uuid on conflict do nothing;
$function$
CREATE OR REPLACE FUNCTION public.lay_order_factors_of_new()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  perform public.lay_order_factors(new.company_id);
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.lay_order_types(owner uuid)
 RETURNS void
 LANGUAGE sql
AS $function$ select lay_order_types(owner, null) $function$
CREATE OR REPLACE FUNCTION public.lay_order_types(owner uuid, codes text[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into order_type (order_type_id, company_id, code, title, issue_time_enum_id, is_cover, ends_cover, pays, moves_kind, needs_end, body_text, moves, termination_type_enum_id)
  select md5(concat_ws('.', owner, 'orderType', d.code))::uuid, owner, d.code, d.title, d.issue_time_enum_id, d.is_cover, d.ends_cover, d.pays, d.moves_kind, d.needs_end, d.body_text,
    d.moves, d.termination_type_enum_id
  from order_type_default d where codes is null or d.code = any (codes) on conflict do nothing
$function$
CREATE OR REPLACE FUNCTION public.lay_order_types_of_new()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  perform public.lay_order_types(new.company_id);
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.lay_welfare_allocation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into welfare_allocation (welfare_event_id, company_id) values (new.welfare_event_id, new.company_id);
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.lay_welfare_loans(owner uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into welfare_loan (welfare_id, company_id, welfare_code, title, welfare_type_enum_id, loan_type_enum_id, financial_facility_type_id, loan_interest_amount, loan_fee_amount, fee_mode,
    loan_penalty_amount, penalty_formula_id, grace_days, breathing_period, installment_calculation_method_enum_id, payment_formula_id, rounding_mode, rounding_unit, max_installment_number, deduction_rank,
    most_postponements)
  select md5(concat_ws('.', owner, 'loan', d.code))::uuid, owner, d.code, r.title, r.welfare_type_enum_id, r.loan_type_enum_id, r.financial_facility_type_id, r.loan_interest_amount, r.loan_fee_amount, r.fee_mode,
    r.loan_penalty_amount, r.penalty_formula_id, r.grace_days, r.breathing_period, r.installment_calculation_method_enum_id, r.payment_formula_id, r.rounding_mode, r.rounding_unit, r.max_installment_number, r.deduction_rank,
    coalesce(r.most_postponements, 0)
  from welfare_loan_default d cross join lateral jsonb_populate_record(null::welfare_loan, d.terms) r on conflict do nothing;
$function$
CREATE OR REPLACE FUNCTION public.lay_welfare_loans_of_new()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  perform public.lay_welfare_loans(new.company_id);
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.lay_welfare_services(owner uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into welfare_service (welfare_service_id, company_id, service_code, title, kind, use_type, payment, audience)
  select md5(concat_ws('.', owner, 'service', d.code))::uuid, owner, d.code, r.title, r.kind, r.use_type, r.payment, r.audience
  from welfare_service_default d cross join lateral jsonb_populate_record(null::welfare_service, d.terms) r on conflict do nothing;
$function$
CREATE OR REPLACE FUNCTION public.lay_welfare_services_of_new()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  perform public.lay_welfare_services(new.company_id);
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
CREATE OR REPLACE FUNCTION public.lead_ties()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
declare
  people uuid[] := array(select distinct party_id from touched);
  risen uuid[];
  fallen uuid[];
begin
  -- what is written here comes here again, until there is nothing left to write
  if people = '{}' then return null; end if;
  select array_agg(t.party_relationship_id) filter (where t.leads), array_agg(t.party_relationship_id) filter (where not t.leads) into risen, fallen from (
    select r.party_relationship_id, r.is_leading, row_number() over (
      partition by r.party_id, r.company_id, r.relationship_type_enum_id
      order by r.status_id, case when r.status_id = 'ActiveRel' then lower(r.valid) end nulls first, lower(r.valid) desc nulls last, r.party_relationship_id) = 1 as leads
    from party_relationship r where r.party_id = any (people)) as t
  where t.leads <> t.is_leading;
  if risen is not null then update party_relationship set is_leading = true where party_relationship_id = any (risen) and not is_leading; end if;
  if fallen is not null then update party_relationship set is_leading = false where party_relationship_id = any (fallen) and is_leading; end if;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.least_leave(company uuid, party uuid, year smallint)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select min(running) from (
    select sum(minutes) over (order by day_date) as running from (
      select day_date, minutes from leave_movement where company_id = company and party_id = party and jalali_year = year
      union all
      select p.from_date, -p.minutes from leave_request_part p join leave_request r using (leave_request_id)
      where p.company_id = company and p.party_id = party and p.jalali_year = year and r.status_id in ('LvSent', 'LvReturned')
    ) as counted (day_date, minutes)
  ) as days
$function$
CREATE OR REPLACE FUNCTION public.legal_year_paid(of_year integer)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select max(r.jalali_month)::integer from public.pay_run r where r.jalali_year = of_year and r.status_id in ('PrApproved', 'PrPaid')
$function$
CREATE OR REPLACE FUNCTION public.letter_of_code(given text)
 RETURNS TABLE(state text, kind text, language text, issued_on date, initials text, letter_year smallint, letter_number integer, company_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select l.state, l.kind, l.language, l.issued_on, l.initials, l.letter_year, l.letter_number, c.organization_name
  from public.letter l join public.company c on c.company_id = l.company_id where l.code = given
$function$
CREATE OR REPLACE FUNCTION public.library_companies()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  with recursive above as (
    select c.company_id, c.parent_company_id from company c where c.company_id = any ((select app_companies())::uuid[])
    union select c.company_id, c.parent_company_id from company c join above a on c.company_id = a.parent_company_id
  ) select coalesce(array_agg(company_id), '{}') from above
$function$
CREATE OR REPLACE FUNCTION public.library_content_kept()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'DELETE' and to_jsonb(old) ? 'party_relationship_id'
    and not exists (select from party_relationship r where r.party_relationship_id::text = to_jsonb(old) ->> 'party_relationship_id') then
    return old;
  end if;
  if tg_op <> 'INSERT' and exists (select from library_version v where v.library_version_id = old.library_version_id and v.status = 'published')
    or tg_op <> 'DELETE' and exists (select from library_version v where v.library_version_id = new.library_version_id and v.status = 'published') then
    raise exception 'what was published does not change' using errcode = 'check_violation', constraint = 'library_kept';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $function$
CREATE OR REPLACE FUNCTION public.library_item_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    if exists (select from library_version v where v.library_item_id = old.library_item_id and v.status = 'published') then
      raise exception 'what was published is ended, not deleted' using errcode = 'check_violation', constraint = 'library_kept';
    end if;
    return old;
  end if;
  if (new.library_item_id, new.company_id, new.kind, new.code) is distinct from (old.library_item_id, old.company_id, old.kind, old.code) then
    raise exception 'the code of an item stays' using errcode = 'check_violation', constraint = 'library_kept';
  end if;
  return new;
end $function$
CREATE OR REPLACE FUNCTION public.library_version_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.status <> 'published' then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if;
  -- an earlier end is all that may be said of it
  if tg_op = 'UPDATE' and to_jsonb(new) - 'valid' = to_jsonb(old) - 'valid' and lower(new.valid) = lower(old.valid) and new.valid <@ old.valid then return new; end if;
  raise exception 'what was published does not change' using errcode = 'check_violation', constraint = 'library_kept';
end $function$
CREATE OR REPLACE FUNCTION public.library_writers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.status <> 'published' and new.changed_by is not null and not new.changed_by = any (new.writers) then
    new.writers := new.writers || new.changed_by;
  end if;
  return new;
end $function$
CREATE OR REPLACE FUNCTION public.lift_order_factors()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  delete from public.order_rule r using public.pay_factor f
  where r.company_id = old.company_id and f.pay_factor_id = r.pay_factor_id and r.row_version = 1
    and r.order_rule_id = md5(concat_ws('.', old.company_id, 'orderRule', f.code, r.order_set))::uuid;
  delete from public.pay_factor f
  where f.company_id = old.company_id and f.row_version = 1 and f.pay_factor_id = md5(concat_ws('.', old.company_id, 'order', f.code))::uuid;
  return old;
end $function$
CREATE OR REPLACE FUNCTION public.lift_order_types()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  delete from public.order_type t
  where t.company_id = old.company_id and t.row_version = 1 and t.order_type_id = md5(concat_ws('.', old.company_id, 'orderType', t.code))::uuid;
  return old;
end $function$
CREATE OR REPLACE FUNCTION public.lift_welfare_loans()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  delete from public.welfare_loan l where l.company_id = old.company_id and l.row_version = 1 and l.welfare_id = md5(concat_ws('.', old.company_id, 'loan', l.welfare_code))::uuid;
  return old;
end $function$
CREATE OR REPLACE FUNCTION public.lift_welfare_services()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  delete from public.welfare_service s
  where s.company_id = old.company_id and s.row_version = 1 and s.welfare_service_id = md5(concat_ws('.', old.company_id, 'service', s.service_code))::uuid;
  return old;
end $function$
CREATE OR REPLACE FUNCTION public.line_booked()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  update loan_line_now n set open = i.principal + i.profit + i.fee + owed_of_line(n.loan_id, n.number)
  from (select distinct loan_id, line_number from added where line_number is not null) a
  join loan_line i on i.loan_id = a.loan_id and i.number = a.line_number
  where n.loan_id = a.loan_id and n.number = a.line_number and i.version = n.version;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.loan_lines_over(loans uuid[])
 RETURNS TABLE(loan_id uuid, line_number smallint, rule text)
 LANGUAGE sql
 STABLE
AS $function$
  select e.loan_id, e.line_number, case when l.number is null then 'loan_entry_line' when e.remitted > e.penalty then 'loan_entry_remission' else 'loan_entry_over' end
  from (
    select n.loan_id, n.line_number,
      coalesce(sum(n.signed) filter (where n.counts_as in ('received', 'deducted', 'rebate', 'writtenOff')), 0) as settled,
      coalesce(sum(n.signed) filter (where n.counts_as = 'due'), 0) as added,
      coalesce(sum(n.signed) filter (where n.counts_as = 'penalty'), 0) as penalty,
      coalesce(sum(n.signed) filter (where n.counts_as = 'remission'), 0) as remitted
    from loan_entry n where n.loan_id = any (loans) and n.line_number is not null group by n.loan_id, n.line_number
  ) e
  left join lateral (
    select i.number, i.principal + i.profit + i.fee as due from loan_line i
    where i.loan_id = e.loan_id and i.number = e.line_number and i.version = (select max(s.version) from loan_schedule s where s.loan_id = e.loan_id)
  ) l on true
  where l.number is null or e.remitted > e.penalty or e.settled > l.due + e.added + e.penalty - e.remitted
$function$
CREATE OR REPLACE FUNCTION public.loan_moves_fund()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  insert into loan_fund (loan_id, company_id, welfare_fund_id)
  select distinct l.loan_id, l.company_id, f.welfare_fund_id
  from added a join loan l on l.loan_id = a.loan_id
  join welfare_member m on m.party_relationship_id = l.party_relationship_id and m.valid @> a.day
  join welfare_fund f on f.welfare_group_id = m.welfare_group_id
  join welfare_fund_loan o on o.welfare_group_id = f.welfare_group_id and o.welfare_id = l.welfare_id
  where a.kind in ('paidOut', 'opening')
  on conflict do nothing;
  if not exists (select from added a join loan_fund n on n.loan_id = a.loan_id) then return null; end if;
  insert into welfare_fund_entry (welfare_fund_entry_id, company_id, welfare_fund_id, kind, counts_as, amount, day, party_relationship_id, loan_entry_id, source, source_id, reverses, booked_by)
  select gen_random_uuid(), a.company_id, n.welfare_fund_id, case a.kind when 'reversal' then 'reversal' else s.counts_as end, s.counts_as, a.amount, a.day,
    l.party_relationship_id, a.loan_entry_id, 'loan', l.loan_id::text, o.welfare_fund_entry_id, a.booked_by
  from added a join loan_fund n on n.loan_id = a.loan_id join loan l on l.loan_id = a.loan_id
  cross join lateral (select case a.counts_as when 'paidOut' then 'loanOut' else 'loanIn' end as counts_as) s
  left join welfare_fund_entry o on o.loan_entry_id = a.reverses
  where a.counts_as in ('paidOut', 'fee', 'received', 'deducted') and (a.kind <> 'reversal' or o.welfare_fund_entry_id is not null);
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.loan_of_code(given text)
 RETURNS TABLE(state text, title text, paid_on date, loan_year smallint, loan_number integer, first_name text, last_name text, company_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select l.status_id, w.title, l.paid_on, l.loan_year, l.loan_number, p.first_name, p.last_name, c.organization_name
  from public.loan_paper_code k join public.loan l using (loan_id) join public.welfare_loan w on w.welfare_id = l.welfare_id
    join public.person p on p.party_id = l.party_id join public.company c on c.company_id = l.company_id
  where k.code = given
$function$
CREATE OR REPLACE FUNCTION public.look_at_touched()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
 SET enable_seqscan TO 'off'
AS $function$
declare
  touched uuid[];
begin
  with noted as (delete from file_touched returning people)
  select array_agg(distinct one) into touched from noted, unnest(people) one where one is not null;
  -- all notes were looked at with the first one
  if touched is null then return null; end if;
  perform from (select from person where party_id = any (touched) order by party_id for no key update) as held;
  perform keep_gaps(array(select party_relationship_id from party_relationship where party_id = any (touched)));
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.make_clock_months(months date[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  wanted date;
  name text;
begin
  for wanted in select distinct date_trunc('month', m)::date from unnest(months) as m order by 1 loop
    name := 'clock_event_' || to_char(wanted, 'YYYYMM');
    continue when to_regclass('clock_months.' || name) is not null;
    if wanted < date '2000-01-01' or wanted > date '2100-12-01' then
      raise exception 'no month of events: %', wanted using errcode = 'check_violation', constraint = 'clock_event_month';
    end if;
    perform pg_advisory_xact_lock(hashtextextended('clock_months', 0));
    -- asked of the table itself: a name that was not there is remembered
    continue when exists (select from pg_class c where c.relname = name and c.relnamespace = 'clock_months'::regnamespace);
    execute format('create table clock_months.%I (like public.clock_event including all)', name);
    execute format('alter table public.clock_event attach partition clock_months.%I for values from (%L) to (%L)', name, wanted, wanted + interval '1 month');
  end loop;
end $function$
CREATE OR REPLACE FUNCTION public.mark_changed_plan()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  said constant text := 'select to_jsonb(s) - ''{row_version,title,colour,reason,paper_number,shift_code,calendar_code,pseudo_id,status_id}''::text[] as j from ';
  rows_of text := 'said';
begin
  if tg_op = 'UPDATE' then
    rows_of := format('(select r.* from ((%1$s said s except %1$s is_said s) union all (%1$s is_said s except %1$s said s)) c, jsonb_populate_record(null::%2$I, c.j) r)', said, tg_table_name);
  end if;
  execute format($q$
    with span (company_id, work_calendar_id, party_id, first_day, last_day) as materialized (select %s from %s t %s),
    of_people as (
      select a.company_id, a.party_id, a.day from span s join attendance_day a on a.company_id = s.company_id and a.party_id = s.party_id
        and a.day between coalesce(s.first_day, '-infinity') and coalesce(s.last_day, 'infinity')
    ), of_calendars as (
      select a.company_id, a.party_id, a.day from span s join company c on s.company_id is null or c.company_id = s.company_id
      join attendance_day a on a.company_id = c.company_id and a.day between coalesce(s.first_day, '-infinity') and coalesce(s.last_day, 'infinity')
      left join work_calendar d on d.company_id = c.company_id and d.is_default = 'Y'
      left join person_work_calendar w on w.company_id = a.company_id and w.party_id = a.party_id and w.valid @> a.day
      where s.party_id is null and (s.work_calendar_id is null or s.work_calendar_id = coalesce(w.work_calendar_id, d.work_calendar_id))
    )
    insert into attendance_mark (company_id, party_id, day)
    select m.company_id, m.party_id, m.day from (select * from of_people union select * from of_calendars) m where exists (select from party p where p.party_id = m.party_id)
  $q$, tg_argv[0], rows_of, tg_argv[1]);
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.mobile_is_moved()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' and old.contact_mech_purpose_id = 'PhoneMobile' then call demand_admission(old.party_id); end if;
  if tg_op = 'DELETE' then return old; end if;
  if new.contact_mech_purpose_id = 'PhoneMobile' then call demand_admission(new.party_id); end if;
  new.written_by := app_user();
  new.written_at := now();
  return new;
end $function$
CREATE OR REPLACE FUNCTION public.move_compensation_ceiling()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (select sum(amount) from compensation_movement m where m.compensation_line_id = new.compensation_line_id) < 0 then
    raise check_violation using constraint = 'compensation_movement_given', table = 'compensation_movement', message = 'more is given back than was taken';
  end if;
  update compensation_ceiling set used = used + new.amount where compensation_ceiling_id in (new.person_ceiling_id, new.family_ceiling_id);
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.move_loan_grant()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  becomes text := case new.status_id
    when 'LpWaiting' then 'LgWaiting' when 'LpFunded' then 'LgFunded' when 'LpWithdrawn' then 'LgWithdrawn' when 'LpCancelled' then 'LgCancelled' else 'LgApproved' end;
begin
  if tg_op = 'UPDATE' and old.status_id = new.status_id then return null; end if;
  update loan_grant set status_id = becomes, row_version = row_version + 1 where loan_request_id = new.loan_request_id and status_id <> becomes;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.name_insurer_of_contract()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.insurer_id is null then
    insert into insurer (company_id, insurer_code, title)
    select new.company_id, 'INS' || upper(left(replace(new.insurance_contract_id::text, '-', ''), 8)), new.insurer_name
    where not exists (select from insurer where company_id = new.company_id and title = new.insurer_name);
    select insurer_id into new.insurer_id from insurer where company_id = new.company_id and title = new.insurer_name;
  else
    select coalesce(max(title), '-') into new.insurer_name from insurer where insurer_id = new.insurer_id and company_id = new.company_id;
  end if;
  return new;
end $function$
CREATE OR REPLACE FUNCTION public.name_pay_member()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.party_relationship_id is null or tg_op = 'UPDATE' then
    select r.party_relationship_id into new.party_relationship_id from party_relationship r
    where r.party_id = new.party_id and r.company_id = new.company_id and r.relationship_type_enum_id = 'PrtEmployee' and r.valid @> lower(new.valid);
  else
    select r.party_id into new.party_id from party_relationship r where r.party_relationship_id = new.party_relationship_id;
  end if;
  return new;
end $function$
CREATE OR REPLACE FUNCTION public.next_loan_schedule()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  last_one record;
begin
  perform from loan l where l.loan_id = new.loan_id for no key update;
  select s.version, s.from_day into last_one from loan_schedule s where s.loan_id = new.loan_id order by s.version desc limit 1;
  if new.version <> coalesce(last_one.version, 0) + 1 or new.from_day < last_one.from_day then
    raise exception 'version % of a plan does not follow', new.version using errcode = 'check_violation', constraint = 'loan_schedule_follows', table = 'loan_schedule';
  end if;
  return new;
end $function$
CREATE OR REPLACE FUNCTION public.note_employments()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
begin
  insert into file_touched select array_agg(distinct party_id) from party_relationship
    where party_relationship_id = any (array(select party_relationship_id from touched)) having count(*) > 0;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.note_figures()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  this text := pg_current_xact_id()::text;
begin
  -- a savepoint that is taken back takes the line and what is remembered of it
  if current_setting('app.figures', true) is distinct from this then
    insert into figure_change default values;
    perform set_config('app.figures', this, true);
  end if;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.note_file()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then insert into file_touched values (array[new.party_id]);
  elsif tg_op = 'DELETE' then insert into file_touched values (array[old.party_id]);
  else insert into file_touched values (array[old.party_id, new.party_id]);
  end if;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.note_files()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  insert into file_touched select array_agg(distinct party_id) from touched having count(*) > 0;
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
CREATE OR REPLACE PROCEDURE public.only_added_to(IN target regclass, IN owner regclass)
 LANGUAGE plpgsql
AS $procedure$
declare
  owned_by text;
  forgotten text[];
  arguments text;
begin
  select a.attname into strict owned_by from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.conrelid = owner and c.contype = 'p';
  perform from pg_attribute where attrelid = target and attname = owned_by and attnotnull;
  if not found then raise exception '% has no owner %', target, owned_by; end if;
  select array_agg(word order by c.conname, place) into forgotten from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute k on k.attrelid = c.confrelid and k.attnum = c.confkey[1]
    cross join lateral (values (1, a.attname::text), (2, c.confrelid::regclass::text), (3, k.attname::text)) as words (place, word)
    where c.conrelid = target and c.contype = 'f' and c.confdeltype = 'n' and cardinality(c.conkey) = 1;
  select string_agg(quote_literal(one), ', ' order by at) into arguments from unnest(array[owner::text, owned_by] || forgotten) with ordinality as listed (one, at);
  -- after: only then the columns that are generated stand in the row
  execute format('create or replace trigger kept after update or delete on %s for each row execute function keep_added(%s)', target, arguments);
  execute format('create or replace trigger kept_whole before truncate on %s for each statement execute function keep_added()', target);
end $procedure$
CREATE OR REPLACE FUNCTION public.order_of_code(given text)
 RETURNS TABLE(state text, is_corrected boolean, title text, order_date date, number text, first_name text, last_name text, company_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select o.status_id, exists (select from public.empl_order n where n.corrects_id = o.empl_order_id and n.status_id = 'EoSigned'), t.title, o.order_date, o.shown_number,
    p.first_name, p.last_name, c.organization_name
  from public.empl_order_code k join public.empl_order o using (empl_order_id) join public.order_type t using (order_type_id)
    join public.person p on p.party_id = o.party_id join public.company c on c.company_id = o.company_id
  where k.code = given
$function$
CREATE OR REPLACE FUNCTION public.order_of_link(given uuid)
 RETURNS TABLE(order_id uuid, party_id uuid, company_id uuid, state text, acknowledged_at timestamp with time zone, expires_at timestamp with time zone, used_at timestamp with time zone, title text, order_date date, number text, first_name text, last_name text, company_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select o.empl_order_id, o.party_id, o.company_id, o.status_id, o.acknowledged_at, k.expires_at, k.used_at, t.title, o.order_date, o.shown_number,
    p.first_name, p.last_name, c.organization_name
  from public.empl_order_link k join public.empl_order o using (empl_order_id) join public.order_type t using (order_type_id)
    join public.person p on p.party_id = o.party_id join public.company c on c.company_id = o.company_id
  where k.empl_order_link_id = given
$function$
CREATE OR REPLACE FUNCTION public.owe_welfare_place()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  today date := (now() at time zone 'Asia/Tehran')::date;
  part_count integer;
begin
  if new.status_id = 'WpConfirmed' then
    select e.parts into part_count from welfare_event e where e.welfare_event_id = new.welfare_event_id and e.pay_by = 'salary';
    insert into welfare_place_due (company_id, party_id, welfare_request_id, kind, number, due_date, amount)
    select new.company_id, new.party_id, new.welfare_request_id, 'part', n, (today + make_interval(months => n - 1))::date, p.amount
    from generate_series(1, part_count) n -- none of an event that people pay themselves
      cross join lateral (select new.employee_share / part_count + case n when 1 then new.employee_share % part_count else 0 end as amount) p
    where p.amount > 0;
  elsif new.status_id = 'WpCancelled' and old.status_id = 'WpConfirmed' and new.given_back > 0 then
    insert into welfare_place_due (company_id, party_id, welfare_request_id, kind, number, due_date, amount)
    select new.company_id, new.party_id, new.welfare_request_id, 'back', 1, today, -new.given_back
    where exists (select from welfare_place_due d where d.welfare_request_id = new.welfare_request_id);
  end if;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.owed_of_line(loan uuid, line smallint)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(sum(case when e.counts_as in ('due', 'penalty') then e.signed when e.counts_as in ('received', 'deducted', 'rebate', 'writtenOff', 'remission') then -e.signed else 0 end), 0)::bigint
  from loan_entry e where e.loan_id = loan and e.line_number = line
$function$
CREATE OR REPLACE FUNCTION public.own_pay_groups()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE PARALLEL SAFE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select coalesce(array_agg(distinct r.pay_group_id), '{}') from public.pay_run r where r.pay_run_id = any (public.own_pay_runs())
$function$
CREATE OR REPLACE FUNCTION public.own_pay_runs()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE PARALLEL SAFE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select coalesce(array_agg(distinct s.pay_run_id), '{}') from public.payslip s
  where s.party_id = public.app_party() and s.pay_run_id = any (public.closed_pay_runs())
$function$
CREATE OR REPLACE FUNCTION public.pay_paid_thru(root uuid)
 RETURNS date
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select max(g.paid_thru) from public.pay_group g where root in (select a.company_id from public.companies_above(g.company_id) a)
$function$
CREATE OR REPLACE FUNCTION public.pay_setting_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- an earlier end, or that it counts no more, is all that may be said of it
  if tg_op = 'UPDATE' and old.withdrawn_at is null and to_jsonb(new) - 'valid' - 'withdrawn_at' = to_jsonb(old) - 'valid' - 'withdrawn_at'
    and lower(new.valid) = lower(old.valid) and new.valid <@ old.valid then
    return new;
  end if;
  raise exception 'what was set does not change' using errcode = 'check_violation', constraint = 'pay_setting_kept';
end $function$
CREATE OR REPLACE FUNCTION public.pay_setting_unpaid()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if lower(new.valid) <= pay_paid_thru(new.company_id) then
    raise exception 'a month that was paid is read as it was' using errcode = 'check_violation', constraint = 'pay_setting_paid', table = 'pay_setting';
  end if;
  return new;
end $function$
CREATE OR REPLACE FUNCTION public.pay_year_of_code(given text)
 RETURNS TABLE(year smallint, issued_on date, first_name text, last_name text, company_name text, is_current boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select k.jalali_year, (k.at at time zone 'Asia/Tehran')::date, p.first_name, p.last_name, c.organization_name,
    k.payslips = array(
      select s.payslip_id from public.payslip s join public.pay_run run using (pay_run_id)
      where s.party_id = k.party_id and s.company_id = k.company_id and s.jalali_year = k.jalali_year and run.status_id in ('PrApproved', 'PrPaid')
      order by s.payslip_id)
  from public.pay_year_paper k join public.person p using (party_id) join public.company c on c.company_id = k.company_id
  where k.code = given
$function$
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
CREATE OR REPLACE FUNCTION public.place_detail_member()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  kind text := (select g.gd_account_type_enum_id from detail_group g where g.detail_group_id = new.detail_group_id);
begin
  new.unit_id := case when kind = 'GDATOrgUnit' then new.linked_id end;
  new.party_relationship_id := case when kind = 'GDATPersonnel' then new.linked_id end;
  new.party_classification_id := case when kind = 'GDATPersonnelStructure' then new.linked_id end;
  return new;
end $function$
CREATE OR REPLACE FUNCTION public.places_above_city()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  with recursive up as (
    select geo_id, parent_geo_id, geo_type_enum_id from geo where geo_id = new.city_geo_id
    union select g.geo_id, g.parent_geo_id, g.geo_type_enum_id from up join geo g on g.geo_id = up.parent_geo_id)
  select max(geo_id) filter (where geo_type_enum_id = 'GEOT_REGION'), max(geo_id) filter (where geo_type_enum_id = 'GEOT_COUNTY'),
    max(geo_id) filter (where geo_type_enum_id = 'GEOT_PROVINCE'), max(geo_id) filter (where geo_type_enum_id = 'GEOT_COUNTRY')
  into new.postal_code_geo_id, new.county_geo_id, new.state_province_geo_id, new.country_geo_id from up;
  return new;
end $function$
CREATE OR REPLACE FUNCTION public.plan_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  delete from loan_line_now n using (select distinct loan_id from added) a where n.loan_id = a.loan_id and not exists (
    select from loan_line i where i.loan_id = n.loan_id and i.number = n.number and i.version = (select max(s.version) from loan_schedule s where s.loan_id = n.loan_id));
  insert into loan_line_now (loan_id, number, company_id, version, due_date, open)
  select i.loan_id, i.number, i.company_id, i.version, i.due_date, i.principal + i.profit + i.fee + owed_of_line(i.loan_id, i.number)
  from (select distinct loan_id from added) a
  join loan_line i on i.loan_id = a.loan_id and i.version = (select max(s.version) from loan_schedule s where s.loan_id = a.loan_id)
  on conflict (loan_id, number) do update set version = excluded.version, due_date = excluded.due_date, open = excluded.open;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.plan_summed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  insert into loan_sum (loan_id, company_id, payable)
  select l.loan_id, l.company_id, coalesce((
    select sum(i.principal + i.profit + i.fee) from loan_line i where i.loan_id = l.loan_id and i.version = (select max(s.version) from loan_schedule s where s.loan_id = l.loan_id)), 0)
  from (select distinct loan_id from added) a join loan l on l.loan_id = a.loan_id
  on conflict (loan_id) do update set payable = excluded.payable;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.reduction_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.party_relationship_id is not null then
    select r.party_id into strict new.party_id from party_relationship r where r.party_relationship_id = new.party_relationship_id;
  end if;
  return new;
end $function$
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
    -- a value of a kind whose values are a list is the id of an option
    when exists (select from other_information o join enumeration k on k.enum_id = o.setting_type_enum_id
      join enumeration v on v.enum_type_id = k.value_enum_type_id and v.enum_id = o.info_value where o.info_value = id) then 'other_information'
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
CREATE OR REPLACE FUNCTION public.refuse_answer_by_hand()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from process_hand h where h.process_instance_id = new.process_instance_id and h.party_id = new.completed_by and coalesce(h.task_id, new.task_id) = new.task_id) then
    raise check_violation using constraint = 'process_task_hand', table = 'process_task', message = 'process_task_hand: who had a hand in a case answers nothing of it';
  end if;
  return new;
end $function$
CREATE OR REPLACE FUNCTION public.refuse_illegal_status()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  was text;
  becomes text := to_jsonb(new) ->> tg_argv[0];
begin
  if tg_op = 'UPDATE' then
    was := to_jsonb(old) ->> tg_argv[0];
    if was is not distinct from becomes then return new; end if;
  end if;
  if not exists (select from status_transition t where t.flow = tg_argv[1] and t.from_status is not distinct from was and t.to_status = becomes) then
    raise check_violation using constraint = format('%s_%s_flow', tg_table_name, tg_argv[0]), table = tg_table_name,
      message = format('%s does not lead from %s to %s', tg_argv[1], coalesce(was, 'nothing'), coalesce(becomes, 'nothing'));
  end if;
  return new;
end $function$
CREATE OR REPLACE FUNCTION public.refuse_sheet_begun_closed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.brought = 'N' then
    raise exception 'a sheet begins as a draft' using errcode = 'check_violation', constraint = 'attendance_sheet_begins';
  end if;
  return new;
end $function$
CREATE OR REPLACE FUNCTION public.refuse_structure(named text, culprits uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if culprits is not null then
    raise exception 'the structure would break %: %', named, culprits[1:10] using errcode = '23514', constraint = named;
  end if;
end $function$
CREATE OR REPLACE FUNCTION public.refuse_under_order()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  standing text;
begin
  select o.shown_number into standing
  from public.empl_order_day d join public.empl_order_version v on v.empl_order_id = d.empl_order_id and v.version = d.version
    join public.empl_order o on o.empl_order_id = d.empl_order_id
  where d.party_relationship_id = new.party_relationship_id and upper_inf(d.known) and d.valid && new.valid
    and to_jsonb(v) ->> tg_argv[1] is distinct from to_jsonb(new) ->> tg_argv[0] and to_jsonb(v) ->> tg_argv[1] is not null
  order by lower(d.valid) desc limit 1;
  if found then
    raise exception 'an order says % of these days', tg_table_name using errcode = 'check_violation', constraint = 'under_order', hint = standing;
  end if;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.release_arrears()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update pay_arrears set decision = 'left' where pay_run_id = new.pay_run_id and decision = 'taken';
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.release_code_of()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update party_relationship set code_of = null where code_of = new.party_relationship_id;
  return null;
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
CREATE OR REPLACE FUNCTION public.release_payslip_paper()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  update public.stored_file set state = 'released', party_id = null, party_content_type_enum_id = null, record_id = null, state_since = now()
  where stored_name = split_part(old.file, ';', 1) and record_id = old.payslip_paper_id::text;
  return old;
end $function$
CREATE OR REPLACE FUNCTION public.rename_insurer_of_contracts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update insurance_contract set insurer_name = new.title where insurer_id = new.insurer_id and insurer_name <> new.title;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.run_progress(id uuid)
 RETURNS TABLE(state text, total integer, done integer, failed integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select r.state, r.total_items, r.done_items, r.failed_items from public.run r where r.run_id = id and r.company_id = any (public.app_companies())
$function$
CREATE OR REPLACE FUNCTION public.service_key_of(hash bytea)
 RETURNS SETOF service_key
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select * from public.service_key where key_hash = hash
$function$
CREATE OR REPLACE FUNCTION public.setting_type_used(id text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select exists (select from other_information where setting_type_enum_id = id)
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
CREATE OR REPLACE FUNCTION public.take_statistics(tables regclass[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  one regclass;
begin
  foreach one in array tables loop
    execute format('analyze %s', one);
  end loop;
end $function$
CREATE OR REPLACE FUNCTION public.tasks_waiting_elsewhere()
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select count(*)::int from public.process_task_candidate c join public.process_task t using (task_id)
  where c.party_id = public.app_party() and c.company_id <> all (public.app_companies())
    and t.status = 'open' and coalesce(t.assignee_party_id, c.party_id) = c.party_id
$function$
CREATE OR REPLACE FUNCTION public.tell_access_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  perform pg_notify('kargozin_live', 'access *');
  return null;
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
CREATE OR REPLACE FUNCTION public.uses_of_shift(shift uuid)
 RETURNS TABLE(company_id uuid, work_calendar_id uuid, party_id uuid, first_day date, last_day date)
 LANGUAGE sql
 STABLE
AS $function$
  with own as (select shift as id union select v.work_shift_id from work_shift_variant v where v.stead_shift_id = shift)
  select p.company_id, p.work_calendar_id, null::uuid, p.from_date, p.thru_date from shift_programme p
  where p.work_shift_id in (select id from own)
    or exists (select from shift_turn t where t.shift_programme_id = p.shift_programme_id and t.work_shift_id in (select id from own))
  union all
  select d.company_id, null::uuid, d.party_id, d.day_date, d.day_date from person_day_shift d where d.work_shift_id in (select id from own)
$function$
CREATE OR REPLACE FUNCTION public.waiting_items(of_run uuid, behind integer, most integer)
 RETURNS TABLE(item_no integer, subject_id uuid)
 LANGUAGE sql
 STABLE
 SET enable_sort TO 'off'
 SET enable_incremental_sort TO 'off'
AS $function$
  select i.item_no, i.subject_id from run_item i where i.run_id = of_run and i.item_no > behind and i.state = 'waiting' order by i.item_no limit most
$function$
CREATE OR REPLACE PROCEDURE public.watch_figures(IN target regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('create trigger figures_changed after insert or update or delete or truncate on %s for each statement execute function note_figures()', target);
end $procedure$
CREATE OR REPLACE PROCEDURE public.watch_file(IN target regclass, IN noting regproc)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('create trigger file_insert after insert on %s referencing new table as touched for each statement execute function %s()', target, noting);
  execute format('create trigger file_update after update on %s referencing new table as touched for each statement execute function %s()', target, noting);
  execute format('create trigger file_update_from after update on %s referencing old table as touched for each statement execute function %s()', target, noting);
  execute format('create trigger file_delete after delete on %s referencing old table as touched for each statement execute function %s()', target, noting);
end $procedure$
CREATE OR REPLACE PROCEDURE public.watch_structure(IN target regclass, IN noting regproc)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('create or replace trigger noted_insert after insert on %s referencing new table as touched for each statement execute function %s()', target, noting);
  execute format('create or replace trigger noted_update after update on %s referencing new table as touched for each statement execute function %s()', target, noting);
  execute format('create or replace trigger noted_update_from after update on %s referencing old table as touched for each statement execute function %s()', target, noting);
  execute format('create or replace trigger noted_delete after delete on %s referencing old table as touched for each statement execute function %s()', target, noting);
end $procedure$
CREATE OR REPLACE FUNCTION public.welfare_place_of_code(given text)
 RETURNS TABLE(state text, event_title text, slot_title text, from_date date, thru_date date, persons integer, unit_code text, first_name text, last_name text, company_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select o.status_id, e.title, s.title, s.from_date, s.thru_date, o.persons, u.unit_code, p.first_name, p.last_name, c.organization_name
  from public.welfare_place_code k join public.welfare_place o using (welfare_request_id) join public.welfare_event e on e.welfare_event_id = o.welfare_event_id
    join public.welfare_slot s on s.welfare_slot_id = o.welfare_slot_id left join public.welfare_unit u on u.welfare_unit_id = o.welfare_unit_id
    join public.person p on p.party_id = o.party_id join public.company c on c.company_id = o.company_id
  where k.code = given
$function$
CREATE OR REPLACE FUNCTION public.write_compensation_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and old.status_id = new.status_id then return null; end if;
  insert into compensation_step (company_id, party_id, compensation_line_id, status_id) values (new.company_id, new.party_id, new.compensation_line_id, new.status_id);
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.write_loan_grant()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into loan_grant (loan_request_id, company_id) values (new.loan_request_id, new.company_id) on conflict do nothing;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.write_loan_request_terms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into loan_request_terms (loan_request_id, company_id, welfare_id, version)
  select new.loan_request_id, new.company_id, l.welfare_id, l.row_version from welfare_loan l where l.welfare_id = new.welfare_id
  on conflict (loan_request_id) do update set welfare_id = excluded.welfare_id, version = excluded.version;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.write_welfare_loan_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.row_version = old.row_version then
    return null;
  end if;
  insert into welfare_loan_version (welfare_id, version, company_id, terms) values (new.welfare_id, new.row_version, new.company_id, to_jsonb(new));
  return null;
end $function$

-- rights
access_request: kargozin_app may delete, insert, select, update
account_request: kargozin_app may delete, insert, select, update
account_run: kargozin_app may delete, insert, select, update
account_run_member: kargozin_app may delete, insert, select, update
accounting_link: kargozin_app may delete, insert, select, update
agreement_type: kargozin_app may delete, insert, select, update
approval_chain: kargozin_app may delete, insert, select, update
approval_process: kargozin_app may delete, insert, select, update
approval_step: kargozin_app may delete, insert, select, update
attendance_closing: kargozin_app may delete, insert, select, update
attendance_day: kargozin_app may delete, insert, select, update
attendance_difference: kargozin_app may delete, insert, select, update
attendance_factor: kargozin_app may delete, insert, select, update
attendance_mark: kargozin_app may delete, insert, select, update
attendance_period: kargozin_app may delete, insert, select, update
attendance_reminder: kargozin_app may delete, insert, select, update
attendance_request: kargozin_app may delete, insert, select, update
attendance_sheet: kargozin_app may delete, insert, select, update
audit_entry: kargozin_app may select
audit_retention: kargozin_app may delete, insert, select, update
audit_seal: kargozin_app may insert, select
bank: kargozin_app may delete, insert, select, update
bank_account: kargozin_app may delete, insert, select, update
calendar_rule: kargozin_app may delete, insert, select, update
change_request: kargozin_app may delete, insert, select, update
change_request_decision: kargozin_app may delete, insert, select, update
change_request_field: kargozin_app may delete, insert, select, update
change_request_step: kargozin_app may delete, insert, select, update
clock_card: kargozin_app may delete, insert, select, update
clock_contact: kargozin_app may delete, insert, select, update
clock_correction: kargozin_app may delete, insert, select, update
clock_delivery: kargozin_app may delete, insert, select, update
clock_device: kargozin_app may delete, insert, select, update
clock_device_key: kargozin_app may delete, insert, select, update
clock_event: kargozin_app may delete, insert, select, update
clock_exception: kargozin_app may delete, insert, select, update
clock_format: kargozin_app may delete, insert, select, update
clock_offer: kargozin_app may delete, insert, select, update
communication_event: kargozin_app may delete, insert, select, update
communication_event_party: kargozin_app may delete, insert, select, update
company: kargozin_app may delete, insert, select, update
company_bank_account: kargozin_app may delete, insert, select, update
company_insurance_area: kargozin_app may delete, insert, select, update
company_seal: kargozin_app may delete, insert, select, update
company_tax_area: kargozin_app may delete, insert, select, update
compensation_account: kargozin_app may delete, insert, select, update
compensation_batch: kargozin_app may delete, insert, select, update
compensation_batch_line: kargozin_app may delete, insert, select, update
compensation_ceiling: kargozin_app may delete, insert, select, update
compensation_claim: kargozin_app may delete, insert, select, update
compensation_document: kargozin_app may delete, insert, select, update
compensation_line: kargozin_app may delete, insert, select, update
compensation_movement: kargozin_app may delete, insert, select, update
compensation_payout: kargozin_app may delete, insert, select, update
compensation_step: kargozin_app may delete, insert, select, update
competence_criterion: kargozin_app may delete, insert, select, update
competence_model: kargozin_app may delete, insert, select, update
contract_counter: kargozin_app may delete, insert, select, update
contract_reminder: kargozin_app may delete, insert, select, update
contract_term: kargozin_app may delete, insert, select, update
contract_type_factor: kargozin_app may delete, insert, select, update
course: kargozin_app may delete, insert, select, update
data_key: kargozin_app may select
deduction_list: kargozin_app may delete, insert, select, update
deduction_list_answer: kargozin_app may delete, insert, select, update
deduction_list_line: kargozin_app may delete, insert, select, update
deduction_rule: kargozin_app may delete, insert, select, update
detail_account: kargozin_app may delete, insert, select, update
detail_group: kargozin_app may delete, insert, select, update
detail_member: kargozin_app may delete, insert, select, update
document_reminder: kargozin_app may delete, insert, select, update
electronic_address: kargozin_app may delete, insert, select, update
empl_order: kargozin_app may delete, insert, select, update
empl_order_before: kargozin_app may delete, insert, select, update
empl_order_code: kargozin_app may delete, insert, select, update
empl_order_day: kargozin_app may delete, insert, select, update
empl_order_item: kargozin_app may delete, insert, select, update
empl_order_link: kargozin_app may delete, insert, select, update
empl_order_move: kargozin_app may delete, insert, select, update
empl_order_version: kargozin_app may delete, insert, select, update
empl_position: kargozin_app may delete, insert, select, update
empl_position_fact: kargozin_app may delete, insert, select, update
empl_position_job: kargozin_app may delete, insert, select, update
empl_position_party: kargozin_app may delete, insert, select, update
empl_position_reporting: kargozin_app may delete, insert, select, update
empl_position_unit: kargozin_app may delete, insert, select, update
employment_contract: kargozin_app may delete, insert, select, update
employment_end: kargozin_app may delete, insert, select, update
employment_gap: kargozin_app may delete, insert, select, update
employment_grade: kargozin_app may delete, insert, select, update
employment_kind: kargozin_app may delete, insert, select, update
employment_salary: kargozin_app may delete, insert, select, update
enumeration: kargozin_app may delete, insert, select, update
enumeration_type: kargozin_app may delete, insert, select, update
family_member: kargozin_app may delete, insert, select, update
figure_change: kargozin_app may delete, insert, select, update
file_touched: kargozin_app may delete, insert, select, update
form_draft: kargozin_app may delete, insert, select, update
former_recovery_way: kargozin_app may delete, insert, select, update
formula_use: kargozin_app may delete, insert, select, update
gap_set: kargozin_app may delete, insert, select, update
general_request: kargozin_app may delete, insert, select, update
geo: kargozin_app may delete, insert, select, update
gl_account: kargozin_app may delete, insert, select, update
guarantor_change: kargozin_app may delete, insert, select, update
guarantor_gone: kargozin_app may delete, insert, select, update
hard_post: kargozin_app may delete, insert, select, update
health_state: kargozin_app may delete, insert, select, update
idempotency_key: kargozin_app may delete, insert, select, update
import_change: kargozin_app may delete, insert, select, update
import_difference: kargozin_app may delete, insert, select, update
import_file: kargozin_app may delete, insert, select, update
import_refusal: kargozin_app may delete, insert, select, update
import_run: kargozin_app may delete, insert, select, update
input_factor_value: kargozin_app may delete, insert, select, update
installation: kargozin_app may delete, insert, select, update
insurance_age_limit: kargozin_app may delete, insert, select, update
insurance_contract: kargozin_app may delete, insert, select, update
insurance_cost: kargozin_app may delete, insert, select, update
insurance_list: kargozin_app may delete, insert, select, update
insurance_list_taken: kargozin_app may delete, insert, select, update
insurance_membership: kargozin_app may delete, insert, select, update
insurance_premium: kargozin_app may delete, insert, select, update
insurance_request: kargozin_app may delete, insert, select, update
insurance_share: kargozin_app may delete, insert, select, update
insurer: kargozin_app may delete, insert, select, update
insurer_column: kargozin_app may delete, insert, select, update
insurer_list: kargozin_app may delete, insert, select, update
insurer_list_line: kargozin_app may delete, insert, select, update
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
leave_account: kargozin_app may delete, insert, select, update
leave_movement: kargozin_app may delete, insert, select, update
leave_request: kargozin_app may delete, insert, select, update
leave_request_part: kargozin_app may delete, insert, select, update
leave_rule: kargozin_app may delete, insert, select, update
leave_to_buy: kargozin_app may delete, insert, select, update
leave_type: kargozin_app may delete, insert, select, update
legal_circular: kargozin_app may delete, insert, select, update
legal_deadline_mark: kargozin_app may delete, insert, select, update
legal_deadline_setting: kargozin_app may delete, insert, select, update
legal_deadline_told: kargozin_app may delete, insert, select, update
legal_parameter: kargozin_app may delete, insert, select, update
legal_year: kargozin_app may delete, insert, select, update
letter: kargozin_app may delete, insert, select, update
letter_counter: kargozin_app may delete, insert, select, update
letter_picture: kargozin_app may delete, insert, select, update
letter_template: kargozin_app may delete, insert, select, update
letter_template_default: kargozin_app may delete, insert, select, update
library_comparison: kargozin_app may delete, insert, select, update
library_end_told: kargozin_app may delete, insert, select, update
library_item: kargozin_app may delete, insert, select, update
library_package: kargozin_app may delete, insert, select, update
library_reference: kargozin_app may delete, insert, select, update
library_setting: kargozin_app may delete, insert, select, update
library_table_row: kargozin_app may delete, insert, select, update
library_version: kargozin_app may delete, insert, select, update
loan: kargozin_app may delete, insert, select, update
loan_budget: kargozin_app may delete, insert, select, update
loan_budget_criterion: kargozin_app may delete, insert, select, update
loan_budget_move: kargozin_app may delete, insert, select, update
loan_budget_place: kargozin_app may delete, insert, select, update
loan_budget_quota: kargozin_app may delete, insert, select, update
loan_counter: kargozin_app may delete, insert, select, update
loan_ending: kargozin_app may delete, insert, select, update
loan_entry: kargozin_app may delete, insert, select, update
loan_external_guarantor: kargozin_app may delete, insert, select, update
loan_fund: kargozin_app may delete, insert, select, update
loan_grant: kargozin_app may delete, insert, select, update
loan_guarantor_document: kargozin_app may delete, insert, select, update
loan_line: kargozin_app may delete, insert, select, update
loan_line_now: kargozin_app may delete, insert, select, update
loan_line_reminder: kargozin_app may delete, insert, select, update
loan_opening: kargozin_app may delete, insert, select, update
loan_paper_code: kargozin_app may delete, insert, select, update
loan_payment: kargozin_app may delete, insert, select, update
loan_receipt: kargozin_app may delete, insert, select, update
loan_remission: kargozin_app may delete, insert, select, update
loan_request: kargozin_app may delete, insert, select, update
loan_request_document: kargozin_app may delete, insert, select, update
loan_request_terms: kargozin_app may delete, insert, select, update
loan_schedule: kargozin_app may delete, insert, select, update
loan_sum: kargozin_app may delete, insert, select, update
login_session: kargozin_app may delete, insert, select, update
lunar_month: kargozin_app may delete, insert, select, update
message_outbox: kargozin_app may delete, insert, select, update
name_word: kargozin_app may delete, insert, select, update
notice_choice: kargozin_app may delete, insert, select, update
notice_due: kargozin_app may delete, insert, select, update
notice_habit: kargozin_app may delete, insert, select, update
notice_rule: kargozin_app may delete, insert, select, update
notice_template: kargozin_app may delete, insert, select, update
notice_told: kargozin_app may delete, insert, select, update
notification_message: kargozin_app may delete, insert, select, update
notification_message_user: kargozin_app may delete, insert, select, update
order_counter: kargozin_app may delete, insert, select, update
order_effect: kargozin_app may delete, insert, select, update
order_factor_default: kargozin_app may delete, insert, select, update
order_issue: kargozin_app may delete, insert, select, update
order_rule: kargozin_app may delete, insert, select, update
order_rule_default: kargozin_app may delete, insert, select, update
order_type: kargozin_app may delete, insert, select, update
order_type_default: kargozin_app may delete, insert, select, update
org_unit: kargozin_app may delete, insert, select, update
org_unit_degree: kargozin_app may delete, insert, select, update
org_unit_fact: kargozin_app may delete, insert, select, update
org_unit_headcount: kargozin_app may delete, insert, select, update
org_unit_known_double: kargozin_app may delete, insert, select, update
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
pay_advance: kargozin_app may delete, insert, select, update
pay_arrears: kargozin_app may delete, insert, select, update
pay_arrears_search: kargozin_app may delete, insert, select, update
pay_bank_template: kargozin_app may delete, insert, select, update
pay_bank_template_column: kargozin_app may delete, insert, select, update
pay_difference_setting: kargozin_app may delete, insert, select, update
pay_factor: kargozin_app may delete, insert, select, update
pay_group: kargozin_app may delete, insert, select, update
pay_group_action: kargozin_app may delete, insert, select, update
pay_group_facility_cost: kargozin_app may delete, insert, select, update
pay_group_factor: kargozin_app may delete, insert, select, update
pay_group_legal_deduct: kargozin_app may delete, insert, select, update
pay_group_level: kargozin_app may delete, insert, select, update
pay_group_payslip_type: kargozin_app may delete, insert, select, update
pay_group_reader: kargozin_app may delete, insert, select, update
pay_member: kargozin_app may delete, insert, select, update
pay_output_setting: kargozin_app may delete, insert, select, update
pay_output_type: kargozin_app may delete, insert, select, update
pay_period: kargozin_app may delete, insert, select, update
pay_period_type: kargozin_app may delete, insert, select, update
pay_provision: kargozin_app may delete, insert, select, update
pay_provision_row: kargozin_app may delete, insert, select, update
pay_question: kargozin_app may delete, insert, select, update
pay_run: kargozin_app may delete, insert, select, update
pay_run_action: kargozin_app may delete, insert, select, update
pay_run_calc_type: kargozin_app may delete, insert, select, update
pay_run_event: kargozin_app may delete, insert, select, update
pay_run_output: kargozin_app may delete, insert, select, update
pay_run_refusal: kargozin_app may delete, insert, select, update
pay_run_setting: kargozin_app may delete, insert, select, update
pay_setting: kargozin_app may delete, insert, select, update
pay_so_far: kargozin_app may delete, insert, select, update
pay_so_far_setting: kargozin_app may delete, insert, select, update
pay_transfer: kargozin_app may delete, insert, select, update
pay_transfer_file: kargozin_app may delete, insert, select, update
pay_voucher: kargozin_app may delete, insert, select, update
pay_voucher_line: kargozin_app may delete, insert, select, update
pay_voucher_sending: kargozin_app may delete, insert, select, update
pay_what_if_setting: kargozin_app may delete, insert, select, update
pay_year_paper: kargozin_app may delete, insert, select, update
payslip: kargozin_app may delete, insert, select, update
payslip_line: kargozin_app may delete, insert, select, update
payslip_order: kargozin_app may delete, insert, select, update
payslip_paper: kargozin_app may delete, insert, select, update
payslip_type: kargozin_app may delete, insert, select, update
payslip_type_factor: kargozin_app may delete, insert, select, update
person: kargozin_app may delete, insert, select, update
person_day_reduction: kargozin_app may delete, insert, select, update
person_day_shift: kargozin_app may delete, insert, select, update
person_disease: kargozin_app may delete, insert, select, update
person_document: kargozin_app may delete, insert, select, update
person_experiment: kargozin_app may delete, insert, select, update
person_facility: kargozin_app may delete, insert, select, update
person_facility_taken: kargozin_app may delete, insert, select, update
person_note: kargozin_app may delete, insert, select, update
person_work_calendar: kargozin_app may delete, insert, select, update
personal_note: kargozin_app may delete, insert, select, update
personnel_structure: kargozin_app may delete, insert, select, update
phone_place: kargozin_app may delete, insert, select, update
phone_press: kargozin_app may delete, insert, select, update
postal_address: kargozin_app may delete, insert, select, update
premium_part: kargozin_app may delete, insert, select, update
premium_taken: kargozin_app may delete, insert, select, update
process_comment: kargozin_app may delete, insert, select, update
process_definition: kargozin_app may delete, insert, select, update
process_event: kargozin_app may delete, insert, select, update
process_hand: kargozin_app may delete, insert, select, update
process_incident: kargozin_app may delete, insert, select, update
process_instance: kargozin_app may delete, insert, select, update
process_job: kargozin_app may delete, insert, select, update
process_message: kargozin_app may delete, insert, select, update
process_subject: kargozin_app may delete, insert, select, update
process_task: kargozin_app may delete, insert, select, update
process_task_candidate: kargozin_app may delete, insert, select, update
process_timer: kargozin_app may delete, insert, select, update
recent_page: kargozin_app may delete, insert, select, update
reference_version: kargozin_app may delete, insert, select, update
required_document: kargozin_app may delete, insert, select, update
resealing: kargozin_app may select
role_type: kargozin_app may delete, insert, select, update
run: kargozin_app may delete, insert, select, update
run_item: kargozin_app may delete, insert, select, update
sacrifice: kargozin_app may delete, insert, select, update
schema_migration: kargozin_app may select
searchable_case: kargozin_app may delete, insert, select, update
searchable_information: kargozin_app may delete, insert, select, update
searchable_person: kargozin_app may delete, insert, select, update
searchable_subject: kargozin_app may delete, insert, select, update
searchable_unit: kargozin_app may delete, insert, select, update
seed_version: kargozin_app may select
service_key: kargozin_app may delete, insert, select, update
session_key: kargozin_app may delete, insert, select, update
shift_need: kargozin_app may delete, insert, select, update
shift_programme: kargozin_app may delete, insert, select, update
shift_swap: kargozin_app may delete, insert, select, update
shift_turn: kargozin_app may delete, insert, select, update
skill: kargozin_app may delete, insert, select, update
special_day: kargozin_app may delete, insert, select, update
standing_item: kargozin_app may delete, insert, select, update
standing_item_taken: kargozin_app may delete, insert, select, update
status_flow_transition: kargozin_app may delete, insert, select, update
status_item: kargozin_app may delete, insert, select, update
status_transition: kargozin_app may select
status_type: kargozin_app may delete, insert, select, update
stored_file: kargozin_app may delete, insert, select, update
structure_draft: kargozin_app may delete, insert, select, update
structure_draft_change: kargozin_app may delete, insert, select, update
structure_touched: kargozin_app may delete, insert, select, update
table_view: kargozin_app may delete, insert, select, update
table_view_default: kargozin_app may delete, insert, select, update
task_substitution: kargozin_app may delete, insert, select, update
tax_sending: kargozin_app may delete, insert, select, update
tax_sending_row: kargozin_app may delete, insert, select, update
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
voucher_line_detail: kargozin_app may delete, insert, select, update
voucher_template: kargozin_app may delete, insert, select, update
voucher_template_line: kargozin_app may delete, insert, select, update
wage_decree: kargozin_app may delete, insert, select, update
wage_decree_row: kargozin_app may delete, insert, select, update
wage_item: kargozin_app may delete, insert, select, update
wage_step: kargozin_app may delete, insert, select, update
welfare_allocation: kargozin_app may delete, insert, select, update
welfare_allocation_line: kargozin_app may delete, insert, select, update
welfare_allocation_mark: kargozin_app may delete, insert, select, update
welfare_allocation_move: kargozin_app may delete, insert, select, update
welfare_event: kargozin_app may delete, insert, select, update
welfare_event_condition: kargozin_app may delete, insert, select, update
welfare_event_cost: kargozin_app may delete, insert, select, update
welfare_event_quota: kargozin_app may delete, insert, select, update
welfare_event_return: kargozin_app may delete, insert, select, update
welfare_event_told: kargozin_app may delete, insert, select, update
welfare_fund: kargozin_app may delete, insert, select, update
welfare_fund_balance: kargozin_app may delete, insert, select, update
welfare_fund_entry: kargozin_app may delete, insert, select, update
welfare_fund_fee: kargozin_app may delete, insert, select, update
welfare_fund_loan: kargozin_app may delete, insert, select, update
welfare_group: kargozin_app may delete, insert, select, update
welfare_group_criterion: kargozin_app may delete, insert, select, update
welfare_group_document: kargozin_app may delete, insert, select, update
welfare_group_guarantor: kargozin_app may delete, insert, select, update
welfare_group_loan: kargozin_app may delete, insert, select, update
welfare_group_share: kargozin_app may delete, insert, select, update
welfare_group_use: kargozin_app may delete, insert, select, update
welfare_loan: kargozin_app may delete, insert, select, update
welfare_loan_condition: kargozin_app may delete, insert, select, update
welfare_loan_default: kargozin_app may delete, insert, select, update
welfare_loan_document: kargozin_app may delete, insert, select, update
welfare_loan_version: kargozin_app may delete, insert, select, update
welfare_member: kargozin_app may delete, insert, select, update
welfare_overrule: kargozin_app may delete, insert, select, update
welfare_place: kargozin_app may delete, insert, select, update
welfare_place_bill: kargozin_app may delete, insert, select, update
welfare_place_code: kargozin_app may delete, insert, select, update
welfare_place_due: kargozin_app may delete, insert, select, update
welfare_place_taken: kargozin_app may delete, insert, select, update
welfare_quota_places: kargozin_app may delete, insert, select, update
welfare_receipt: kargozin_app may delete, insert, select, update
welfare_request: kargozin_app may delete, insert, select, update
welfare_service: kargozin_app may delete, insert, select, update
welfare_service_default: kargozin_app may delete, insert, select, update
welfare_slot: kargozin_app may delete, insert, select, update
welfare_unit: kargozin_app may delete, insert, select, update
what_next_confirmation: kargozin_app may delete, insert, select, update
work_calendar: kargozin_app may delete, insert, select, update
work_experience: kargozin_app may delete, insert, select, update
work_sheet_line: kargozin_app may delete, insert, select, update
work_shift: kargozin_app may delete, insert, select, update
work_shift_line: kargozin_app may delete, insert, select, update
work_shift_variant: kargozin_app may delete, insert, select, update
work_week: kargozin_app may delete, insert, select, update

-- comments
access_request: Requests made on the page that refuses an address; administrators get a message
accounting_link.password: sealed
accounting_link.signing_key: sealed
accounting_link: Accounting software of a company
agreement_type.number_pattern: text with {year}, {year2}, {number}, {series}; null: year and number
approval_chain.kind_id: Null: the general chain of the process
approval_chain: One version of a chain (UDM Verification); a version without steps says that nobody is asked
approval_process: Processes that have approval chains; each slice seeds its own (approval-seed.ts)
approval_step: A step of a chain (UDM VerificationLevel): how the approver is found and what the approver may do
attendance_closing: Sheets of a month that are closed together
attendance_day: Days of people in minutes, each figure with what it is made of
attendance_difference: What became known of closed days after their month was closed
attendance_factor: Factors of attendance of a company, and the factor of payroll that each pays; a company without any has those of factors.rules.ts
attendance_mark: Days of people that wait to be counted anew
attendance_period: Months of attendance of a company
attendance_reminder: What people were told of their attendance, each once
attendance_request: Requests about days of attendance, from the request to the decision
attendance_sheet: The month of somebody: minutes, days and counts
audit_entry: Who changed or read what and when: field to [old, new]; the application may only insert and read. A partition for each month (UTC)
audit_retention.next_months: A shorter time that holds from next_at on
audit_retention: How long months of the audit are kept; their seals stay for good
audit_seal.masked_for: Of a seal that covers no new rows but says which ones were masked, and why; its digests are those of the masked rows
audit_seal: Hash chain over the audit; npm run audit:verify recomputes it
bank: bank_id: the three digits of a Sheba; codes stay good for old accounts after a merger
bank_account.bank_id: three digits of the Sheba; one that the list of banks lacks is no fault
calendar_rule: By which rules attendance of a calendar is counted, from a day on; a house that says nothing has those of house.rules.ts
change_request: A set of changes that a person asks for; written by the call that the personnel office itself would make
clock_card: Cards and numbers at clocks with the employment of their holder, dated; two never hold one card on a day
clock_contact: When each clock was last heard, apart from what is said of it: this is written at every contact
clock_correction: Presses as people say them, each with its reason: added like the events in whose place they stand
clock_delivery: What brought events: a batch of an import, or a day of a clock
clock_device: Clocks of attendance; a clock with a serial pushes its events itself, from its networks alone
clock_device_key: What the keys of a clock stand for
clock_event: Presses at clocks, a partition for each month: facts, once for each device, card, second and key
clock_exception: Events that belong to nobody or cannot be right, and lines that could not be read
clock_format: Formats of the files of clocks, tried on a file before they are kept
clock_offer: Clocks that called and are not registered; of no company yet
communication_event_party: The audience of an announcement, by name; a filter is resolved when it is added
company: Legal companies of the installation; a holding is the parent of its subsidiaries
company_insurance_area.address: of the workshop, as its insurance lists bear it
company_insurance_area.has_relief: whether the employer is relieved of its share of the insurance for everybody of the workshop (law of 1361); null: not
compensation_account: Families whose ceilings of a contract are counted
compensation_batch: Lists of costs of treatment that went to an insurer
compensation_batch_line: Lines of lists that went to an insurer
compensation_ceiling: What was used of each ceiling: the sum of its movements
compensation_claim: Claims for costs of treatment
compensation_document: Documents of lines of claims
compensation_line: Lines of claims: one invoice of one insured person
compensation_movement: What lines of claims took of ceilings and gave back
compensation_payout: Costs of treatment that are paid with the salary
compensation_step: Where a line of a claim stood since when
contract_term: Terms of a type of contract over time
data_key: Keys of sealed fields and files, wrapped by the master key; the application only reads them
deduction_list: Deductions of a month as they were given to whoever pays elsewhere
deduction_list_answer: What whoever pays elsewhere deducted of lines of a list: class pay
deduction_list_line: Lines of lists of deductions, frozen: class pay
deduction_rule: How much of their pay welfare takes of people together, and which receipts of banks it accepts, over time
detail_account: Detailed accounts of a company
detail_group: Groups of detailed accounts, each for one unit, person or place of the personnel structure
detail_member: Detailed accounts of a group, by what each stands for
empl_order.number_label: as the pattern of its type wrote it; null: year and number
empl_order.old_number: as it stands on paper; null of an order that the product made
empl_order.shown_number: what stands on the order; null: not signed yet
empl_order: Orders of employment; numbers of a company, series and Jalali year have no gaps
empl_order_code: Verification codes of printed orders
empl_order_day: Which order counts on which days, as it was known when: one order per employment, day and moment
empl_order_link: Links by which the receipt of orders is confirmed, sent by e-mail
empl_order_move.began: facts of field class pay among them
empl_order_move: Facts that signed orders have moved, with what stood before
empl_order_version.facts: facts of field class pay among them
empl_order_version: What an order says; only added to: an order that is counted anew gets a further version under its number
employment_contract.number_label: as the pattern of its type wrote it; null: year and number
employment_contract.shown_number: what stands on the contract; null: a draft
employment_contract: Contracts of employments; numbers of a company and Jalali year have no gaps
employment_end.beyond: facts of field class pay among them
employment_gap: Facts that the file of an employment lacks, by days that follow each other without gap; follows from other tables
employment_grade: Class and rank of a person in an employment over time, by orders
employment_salary.daily_wage: whole rials a day; field class pay
enumeration: Options by list name; the pair (type, id) is what other tables refer to
enumeration_type.type_group: Area of the product, for the selector of the editor
family_member.gender: Y male, N female (spec section 3)
figure_change: Transactions that changed what figures over everybody are counted from; kept for a day
file_touched: People whose facts the running transaction has touched; empty after its end
form_draft: Drafts of forms, kept for seven days; only their writer sees them, the row policy knows no other way in
formula_use: Versions that orders, runs and others were counted with; written by them through library.uses.ts
general_request: Requests in free words, from /tasks
gl_account: General-ledger accounts of a company
guarantor_change: Colleagues who answer for a running loan in the place of one who left
guarantor_gone: Guarantors who left, of whom borrowers were told
hard_post: Which posts are of hard and harmful work, on which days
idempotency_key: First answer of each unsafe request, by user and Idempotency-Key
input_factor_value: The value of an input factor for somebody; its class is said by the version
installation: One row: the beginning of this installation; read before anybody is known, so without row policy
insurance_age_limit: Until which age relations are insured under a contract
insurance_contract: Contracts of supplementary insurance
insurance_cost: Costs of treatment that a contract pays back
insurance_list.late_year: Jalali month that was paid late; null: the month of the run
insurance_list: Insurance lists that were taken of a run of pay: of which workshop and month, with which sums and hash
insurance_list_taken: When the insurance list of a run of pay was last taken
insurance_membership: Members of contracts of supplementary insurance, each with their days
insurance_premium: Premiums of a contract by tier, relation and age
insurance_request: Requests about memberships of supplementary insurance
insurance_share: Who bears what of a premium, by relation
insurer: Insurers of a company: organisations that contracts of supplementary insurance name
insurer_column: Columns of the lists that an insurer takes: which, in which order, under which title and in which form
insurer_list: Lists of the insured that went to an insurer
insurer_list_line: Lines of lists of the insured
leave_movement: The ledger of leave: facts that are added to and never changed
leave_request: Leave that somebody asked for, and what became of it
leave_rule.day_cost: What a day of leave costs: the average of the week or of the cycle of a rotation, or the planned minutes of that very day
leave_rule: What counts of a kind of leave, from a day on, with where it comes from
leave_to_buy: Days of leave that are bought back of people in a month: class pay
leave_type: Kinds of leave, the same for every company
legal_circular: Papers that figures of the law rest on
legal_deadline_mark: Duties by law that were done outside of the product, each with the reason
legal_deadline_setting: How many days before a deadline by law a company is told of it
legal_deadline_told: What a company was told of its duties by law, each once
legal_year: A locked year is closed: payroll has used its parameters
letter: A certificate from its asking on; numbers of a company and Jalali year have no gaps
letter_template: Text with {{placeholders}}; letters keep their own text, so a template may change
library_comparison: Two versions of a formula beside each other; read by whoever started the run
library_end_told: Ends of constants and tables in use, with none after them, that people were told of (library.job.ts)
library_item: A formula, a constant, an input factor or a table of a company
library_package: Packages of formulas that were imported, with what each of them made
library_reference: What the text of a version of a formula names of the library
library_setting: A company without a row: who publishes is another than who wrote
library_table_row: Rows of a version of a table, in the order in which they are looked through
library_version: What an item says from a day on; what is published never changes, it is only ended
loan: Loans that were paid out: class pay
loan_budget: Money for loans of a kind, and by what those who get it are chosen
loan_budget_criterion: What the requests of a budget get points for
loan_budget_move: Changes of an order by hand: who asked why, and who confirmed
loan_budget_place: Where a request stands in the list of a budget, and what it gets
loan_budget_quota: Which part of a budget is for which group of welfare
loan_counter: The last number of a loan of a company in a year
loan_ending: Loans to cancel or to write off, each decided by a second person: class pay
loan_entry: What happened to loans, to the rial: class pay; rows are only added
loan_external_guarantor: Guarantors of requests for loans who are no colleagues, each confirmed with the undertaking that they signed: class identity
loan_fund: From which fund a loan was paid out, as the groups stood on that day: class pay
loan_grant: Approved requests for loans on their way to the money
loan_guarantor_document: Papers that guarantors of requests for loans bring, one of each kind that is needed: class identity
loan_line: Instalments as a version of the plan has them: class pay
loan_line_now: What is open of each instalment of the plans that hold: class pay; made of the ledger
loan_line_reminder: What borrowers were told of their instalments, each once
loan_opening: Loans that were taken up as they ran, with their former numbers and guarantors
loan_paper_code: Verification codes of printed loans
loan_payment: How a loan was paid out: class bank
loan_receipt.is_whole: Y: it settled the loan before its time
loan_receipt.plan_version: Version of the plan that was made with it; null where the plan stayed
loan_receipt: Receipts of loans: class pay
loan_remission: Penalties to remit and lines to write off, each decided by a second person: class pay
loan_request: Requests for loans, from the request to the decision
loan_request_document: Papers of requests for loans, one of each kind that is needed: class identity
loan_request_terms: Under which version of a loan a request was last sent
loan_schedule: Versions of the plan by which a loan comes back; the last one holds
loan_sum: What each loan comes to and what was settled of it: class pay; made of the ledger
login_session.second_factor: Opened with a second factor, or the session in which its owner confirmed one
lunar_month: Starts people entered: they stand in place of the published and the foretold ones
notification_message_user: Who got a message, and when it was shown and read
order_effect: What of the pay of an employment changed by orders; only added to, rising
order_issue: Orders that were issued together: the record of their case
order_rule: How a factor of orders is counted, by law or type of contract and by days; a factor without one on the day is not of that order
order_type.number_pattern: text with {year}, {year2}, {number}, {series}; null: year and number
order_type: Types of orders of employment of a company
org_unit_known_double: Units of one name on the same days from before a name could stand once only; a pair goes when one of them is called otherwise
party_classification: Personnel structure: activity and expertise areas, groups with sub-groups, cost centres (guide base-data 7.2)
party_identification: Nationalcode, idNumber, serialnumber, insuranceNumber, PtidPassport ...
party_qualification.field_text: Field of study that no option of UniversityFields says
party_relationship: Employments and other ties of a person to a company; pseudo_id is the personnel code
pay_advance: Advances that were paid, and what pay has taken back of them: class pay
pay_arrears.areas: all that changed; `area`: the first of them
pay_arrears: What somebody is still owed of a paid month, or owes: class pay
pay_arrears_search: Of which months a run of pay was last asked for arrears
pay_bank_template: Forms of files of banks that a company describes itself
pay_bank_template_column: Columns of forms of files of banks, in their order
pay_difference_setting: Share beyond which a difference between two months of pay is seen first
pay_factor.paid_as: of a factor of orders: code of the factor of pay that its amount is paid by; its own code when null
pay_factor: Factors of pay and of orders of a company; codes are named by formulas, wages and items
pay_group.accounting_link_id: accounting software that the vouchers of the group are for; null: the default of the company
pay_group.open_to: the one user group of before; said by pay_group_reader since
pay_group.paid_thru: last day of the latest month that an approved run has paid; null: none yet
pay_group: People who are paid by the same factors, in one run
pay_group_action: Who carries out which duties before a run of a pay group is counted, and after it is approved
pay_group_facility_cost.formula_id: what the facility costs for the unit; null: cost_amount
pay_group_facility_cost: What a pay group takes for facilities, over time
pay_group_factor.method_enum_id: null: by the law, by its wages and items, as they stand
pay_group_factor: Factors of a pay group and what each counts for, over time
pay_group_legal_deduct.base_formula_id: null: by its factors, or what is insured
pay_group_legal_deduct: Insurance and tax of a pay group where they are not as the yearly law has them, over time
pay_group_level: Approval levels of a pay group, in their order
pay_group_payslip_type: Types of payslips of a pay group, with what their runs begin with
pay_group_reader: User groups whose people alone see a pay group, its members, runs and payslips; of a group that has none, who may see pay groups at all
pay_member.car_given: a car of the employer, with a driver or without (direct taxes 83); null: none
pay_member.housing_given: a house of the employer (direct taxes 83); null: none
pay_member.insurance_area_id: workshop and contract row whose insurance list the person stands in; null: those of the pay group
pay_member.insurance_job_enum_id: class of jobs (JobTitle) whose code and title the insurance list says of the person; null: that of the job of their position
pay_member.workshop_relief: whether the employer is relieved of its share of the insurance (law of 1361); null: not
pay_member: Pay data of an employment over time: its group, and how insurance and tax are counted
pay_output_setting: Settings of outputs, each once
pay_output_type: Outputs of payroll that a company makes, each in one version
pay_period: Periods of the types of a company
pay_period_type: Types of periods that a company has declared for itself
pay_provision: Reckonings of what is owed to everybody on a day
pay_provision_row: What is owed to somebody on a day: class pay
pay_question: What people ask about their payslips: class pay
pay_run.leave_days: the most days of leave that are bought of each, where the kind buys them
pay_run.leave_lapsing: whether as much leave is bought of each as would lapse with the year
pay_run.percent: of a month's wage, where the kind pays a share of it
pay_run.reverses: the run whose amounts this one takes back; null: pay itself
pay_run: Pay of a group for a month, from draft to sealed
pay_run_action: Duties before a run of pay is counted, and after it is approved
pay_run_calc_type: Kinds of calculation that a run of pay uses in place of those of its payslip type
pay_run_event: What became of an approved run of pay, by whom and why
pay_run_output: Files for bank, insurance and tax that are made of a run of pay
pay_run_refusal: Who is not paid by a run, and why
pay_run_setting: When a run of pay is paid and how its payslips are sent
pay_setting: Readings of the law by which a company pays; what was set is cut or withdrawn by what is set later, and never changes
pay_so_far: What the month that runs would come to for somebody by what is known of it: class pay, no payslip
pay_so_far_setting: Whether people of a company see what their month would come to so far
pay_transfer: Whom a transfer file pays, and what became of it: class pay
pay_transfer_file: Transfer files taken from a run for a bank
pay_voucher.counting_id: the counting of the run whose amounts were accepted
pay_voucher: Vouchers of approved runs of pay
pay_voucher_line: Lines of vouchers of pay: class pay
pay_voucher_sending: Vouchers of pay that were sent to accounting software
pay_what_if_setting: Whether people of a company may try out what their own month would come to
pay_year_paper: Verification codes of printed years of pay
payslip.reverses: the payslip whose amounts this one takes back; null: pay itself
payslip.tax_flat: of the tax: what was withheld at the year's own rate, beside the table
payslip.things_free: of things that were given: what was free of the tax (direct taxes 91)
payslip: What somebody is paid in a run: class pay
payslip_line: Payslips by line
payslip_order: Payslips of a run that somebody has asked for as files
payslip_paper: A file of payslips: class pay
payslip_type.rounding_numbers: zeros at the end of net pay; null: as the kind of rounding says
payslip_type: Types of payslips of a company
payslip_type_factor: Factors that payslips of a type count alone; all of the group where none is named
person.country_geo_id: nationality; of foreign nationals no national code is demanded
person.gender: Y male, N female (spec section 3)
person.sign_file: file of the kind signatureImage, storedName;displayName
person_day_reduction: Minutes that each planned day of somebody is shorter, with reason and paper: nursing (labour law, article 78), a reduced week, a hard job (article 52)
person_day_shift: What somebody works on a day in place of what the programmes say
person_facility: Facilities of the employer that people have, over time: class pay
person_facility_taken: What approved payslips have taken for facilities; rows are only added
person_work_calendar: Who works by another calendar than the default of the company, or by a programme of one that is not for all: a crew
personal_note: Notes that only their writer sees; the row policy knows no other way in
phone_place: From where people may press on their phones
phone_press: Presses that came from phones
postal_address.postal_code_geo_id: district of a county (bakhsh), by its name on the wire
premium_part: Parts of premiums with their days, and differences to them
premium_taken: What payslips took of premiums
process_definition: A version of a process; what runs stays on the version it was begun with, and with the approval chains of that day
process_hand: Who set a variable of a case by hand, or handed a task on as its management: they answer nothing of it
process_instance.search_text: What a case is about, folded
process_subject: Whom a case about many is about; the subject_party_id of such a case is who brought it
reference_version: Goes up with every write to reference data: the version tag (ETag) of its calls
resealing: Jobs that seal what was stored in the clear or under an older key
run: Work over many records, in batches, in somebody's name
run_item: Subjects of a run, listed once; party_id is who started it
searchable_case: process_instance for the search in tasks and cases, with the condition of its row policy
searchable_information: other_information for the search by its words, with the condition of its row policy
searchable_person: person for the name search, with the condition of its row policy
searchable_subject: person for the search in tasks and cases, with the condition of its row policy
searchable_unit: org_unit for the name search, with the condition of its row policy
service_key: SHA-256 of each key; a key serves programs alone and needs no cookie
session_key: SHA-256 of each 40-character key; a key used after its replacement revokes the session
shift_need: Needed staff of units by shift
shift_programme: Which shift stands on which days of a calendar; a calendar without programmes has the minutes of its week
shift_swap: Requests to exchange shifts of some days between two people, from the request to the roster
shift_turn: Turns of a rotation in their order: so many days of a shift, or of rest
special_day: SdOff: no work; SdHalf: half of it; SdWork: work on a day off. for_all: counts in every company, unless its own row says otherwise
standing_item: Benefits and deductions of an employment that repeat by the month
standing_item_taken: What approved payslips have paid or taken of standing items; rows are only added
status_flow_transition: Moves that are allowed between the statuses of one type (UDM StatusFlowTransition)
status_transition: Legal changes of a status; of the whole installation, written by migrations alone
stored_file.party_content_type_enum_id: What the file is to its person or company: a kind of defineFileKind
stored_file.record_id: The row that holds the name of the file: a person or company, or a record of theirs
stored_file.user_id: The account that uploaded it
structure_touched: Units and seats that the running transaction has touched; empty after its end
table_view: Saved views of tables (guide conventions.md 3.5 UserValues): state as in kernel/table TableState
task_substitution: Somebody does the tasks of another one beside them on some days; those who may do a task now stand in process_task_candidate
tax_sending: Lists of the salary tax of a run as they were sent
tax_sending_row: What a list of the salary tax said of somebody: classes pay and identity
telecom_number.written_by: account or service key; null: the installation, or from before this was kept
throttle.user_id: account whose sign-in the bucket guards; without a reference, as a count outlives nobody for long
time_period: Jalali years and months as rows; thru_date is the last day
user_group_permission.permission: A key or the beginning of keys up to a slash
voucher_line_detail: Detailed accounts and groups that lines of voucher templates name: nothing that is named is deleted
voucher_template: Which account takes what of a run of pay
voucher_template_line: Lines of voucher templates
wage_decree: Acts by which the circular of a year was written as wages: class pay
wage_decree_row: Whose wage an act of a wage decree has written: class pay
wage_item: Wages of an employment by factor of pay over time
wage_step: Wage of a day by class and rank over time, of a company
welfare_allocation: How the list of an event stands, and the seed of its draw
welfare_allocation_line: Who stands where in the list of an event, and why
welfare_allocation_mark: What whoever decides on the list of an event says of its lines
welfare_allocation_move: Changes of the order of a list by hand: who asked why, and who confirmed
welfare_event: Events of services of welfare: when one is asked for and how its places are given
welfare_event_condition: Who may ask for an event: conditions that are named, each with what it says to who fails it
welfare_event_cost: What an event costs, by who comes and their age
welfare_event_quota: Places of an event that a group of welfare has for itself
welfare_event_return: What cancelling gives back, by days before
welfare_event_told: Events of which people were told that they may be asked for
welfare_fund: Funds of groups of welfare, one of a group
welfare_fund_balance: What is in each fund; made of its ledger
welfare_fund_entry: What came into funds and went out, to the rial: class pay; rows are only added
welfare_fund_fee: What a member pays into the fund of a group each month, on which days
welfare_fund_loan: Loans that are paid out of the fund of a group
welfare_group: People who have the same loans and services
welfare_group_criterion: What a group expects of who asks for a loan, and the points it gives
welfare_group_document: Papers that a request of a kind needs from members of a group
welfare_group_guarantor: Guarantors that a loan needs from members of a group
welfare_group_loan: Loans that are open to a group: how much over how many lines, on which days
welfare_group_share: Who bears what of a service, by group and by whom it is for, on which days
welfare_group_use: How often a group may use a service, on which days
welfare_loan: What a company lends and on which terms
welfare_loan_condition: Who may have a loan: conditions that are named, each with what it says to who fails it
welfare_loan_document: Papers that every request for a loan needs
welfare_loan_version: The terms of a loan as each of its versions said them
welfare_member: Of which group of welfare an employment is, over time: one on a day
welfare_overrule: Conditions of events that were overruled for a request, by whom and why
welfare_place: Places of events: who has one, who waits for one, and what it costs
welfare_place_bill: What people pay of their places by their own hand, and what of it stands on receipts
welfare_place_code: Verification codes of introduction letters to services of welfare
welfare_place_due: What employees owe of their places, by the days on which pay takes it
welfare_place_taken: What payslips took of places
welfare_quota_places: Places of each quota of an event, of those in percent whole ones alone
welfare_receipt: Receipts that people hand in for places they pay themselves: class personal
welfare_request: Requests for services of welfare, from the request to the decision
welfare_service: Services of welfare of a company
welfare_slot: Nights, departures or sessions of an event, each with its capacity
welfare_unit: Units of a place where people stay, each with its beds
what_next_confirmation: Of the whole installation (docs/adr/0038), and no row of a company or a person: without row policy
work_experience: Work elsewhere; periods may overlap
work_sheet_line: Work and absences of an employment in a Jalali month, by work factor and project
work_shift: Shifts of a company; their lines say when work is planned
work_shift_line: Planned work and breaks of a shift; a line may begin so many minutes later as it floats, and then ends as much later
work_shift_variant: On these days another shift counts in place of one: the hours of Ramadan, say
work_week: Working minutes of the days of a week; on a day that none covers the week of the labour law counts (work-week.rules.ts)
