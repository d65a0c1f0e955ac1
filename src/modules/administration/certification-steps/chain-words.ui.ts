/** What steps are made of, in words and as options: positions, units, roles, levels, actions. */
import type { ReplyOf } from '#kernel/call.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import { type ChainStep, isOfOneself, isOpenPosition, type StepTarget } from '#platform/approval/chain.rules.ts';
import { subOrganization } from '#platform/party/party.contract.ts';
import { type EnumerationRow, getEnums, roleType } from '#platform/reference-data/reference-data.contract.ts';
import { useCall } from '#ui/client/hooks.ts';
import { formatCode, formatDate, formatNumber } from '#ui/format/format.ts';
import { labelOf, type SelectOption } from '#ui/select-field/select-field.tsx';
import { chainPositions, type saveChain } from './certification-steps.contract.ts';
import messages from './certification-steps.messages.fa.ts';

export type WireVersion = ReplyOf<typeof saveChain>;
type Position = ReplyOf<typeof chainPositions>['positions'][number];

/** A step in the browser: it has a name of its own, and its order is its place. */
export interface DraftStep extends Omit<ChainStep, 'sequence'> {
  readonly key: string;
}

export const draftsOf = (version: WireVersion | undefined): readonly DraftStep[] =>
  (version?.levels ?? []).map(({ levelId, sequence, reject, modify, actionEnumId, ...step }) => ({ ...step, key: levelId }));

export const levelsOf = (steps: readonly DraftStep[]) => steps.map(({ key, actions, ...step }, at) => ({ ...step, actions: [...actions], sequence: at + 1 }));

const lists = ['VerLevelCriteria', 'Action', 'VerificationType', 'RolrInProcess', 'OrganizationLevel'] as const;

interface Choice extends SelectOption {
  readonly isOffered: boolean;
}

const choices = (rows: readonly EnumerationRow[]): Choice[] =>
  rows.map(({ enumId, description, optionIndicator }) => ({ id: enumId, label: description, isOffered: optionIndicator === 'Y' }));

/** Those that are offered, and the one that is chosen, which may be offered no longer. */
const offered = (all: readonly Choice[], chosen: string | null): SelectOption[] => all.filter(({ id, isOffered }) => isOffered || id === chosen);

const positionLine = (position: Position): string => {
  const line = messages.position(formatCode(position.pseudoId), position.description);
  return isOpenPosition(position) ? line : messages.inactive(line);
};

export interface ChainWords {
  readonly isLoading: boolean;
  readonly positions: readonly Position[];
  /** Options of a field, with the one that is chosen. */
  options(field: keyof typeof messages.fields | 'verLevelCriteriaEnumId' | 'verificationTypeEnumId', chosen: string | null): readonly SelectOption[];
  readonly actions: readonly SelectOption[];
  /** How the approver is found, in one line. */
  who(step: StepTarget): string;
  actionsOf(step: Pick<ChainStep, 'actions'>): string;
  verificationType(step: Pick<ChainStep, 'verificationTypeEnumId'>): string;
}

export function useChainWords(): ChainWords {
  const enums = useCall(getEnums, { query: { enumTypeList: lists.join(',') } });
  const roles = useCall(roleType, { query: {} });
  const units = useCall(subOrganization);
  const seats = useCall(chainPositions);
  const list = (name: (typeof lists)[number]): Choice[] => choices(enums.data?.enums[name] ?? []);
  const positions = seats.data?.positions ?? [];
  const all: Readonly<Record<Parameters<ChainWords['options']>[0], readonly Choice[]>> = {
    verLevelCriteriaEnumId: list('VerLevelCriteria'),
    verificationTypeEnumId: list('VerificationType'),
    roleInProcessEnumId: list('RolrInProcess').map((one) => ({
      ...one,
      isOffered: one.isOffered && !isOfOneself({ verLevelCriteriaEnumId: 'VLCRoleInProcess', roleInProcessEnumId: one.id }),
    })),
    levelEnumId: list('OrganizationLevel'),
    roleTypeId: (roles.data?.result ?? []).map(({ roleTypeId, description, optionIndicator }) => ({ id: roleTypeId, label: description, isOffered: optionIndicator === 'Y' })),
    organizationPartyId: (units.data?.organizationUnit ?? []).map(({ partyId, organizationName }) => ({ id: partyId, label: organizationName, isOffered: true })),
    emplPositionId: positions.map((position) => ({ id: position.emplPositionId, label: positionLine(position), isOffered: isOpenPosition(position) })),
  };
  const isLoading = enums.isPending || roles.isPending || units.isPending || seats.isPending;
  const label = (field: keyof typeof all, id: string | null): string => labelOf(all[field], id ?? '', isLoading);
  const actionNames = list('Action');
  return {
    isLoading,
    positions,
    options: (field, chosen) => offered(all[field], chosen),
    actions: actionNames.filter(({ id }) => id !== 'ActAccept'),
    actionsOf: ({ actions }) => [messages.accept, ...actions.map((id) => labelOf(actionNames, id, isLoading))].join(messages.separator),
    verificationType: ({ verificationTypeEnumId }) => label('verificationTypeEnumId', verificationTypeEnumId),
    who: (step) => {
      const role = label('roleTypeId', step.roleTypeId);
      switch (step.verLevelCriteriaEnumId) {
        case 'VLCEP':
          return label('emplPositionId', step.emplPositionId);
        case 'VLCRoleInUnit':
          return step.organizationPartyId === null ? messages.roleNearby(role) : messages.roleInUnit(role, label('organizationPartyId', step.organizationPartyId));
        case 'VLCGrade':
          return messages.roleAtLevel(role, label('levelEnumId', step.levelEnumId));
        case 'VLCRoleInProcess':
          return messages.roleInProcess(label('roleInProcessEnumId', step.roleInProcessEnumId));
      }
    },
  };
}

/** The last day is told, not the one after it. */
export function rangeText(fromDate: string, endDate: string | null): string {
  return endDate === null ? messages.since(formatDate(fromDate)) : messages.between(formatDate(fromDate), formatDate(addDays(endDate, -1)));
}

export const deadlineText = (days: number | null): string => (days === null ? messages.noDeadline : messages.deadlineDays(formatNumber(days)));
