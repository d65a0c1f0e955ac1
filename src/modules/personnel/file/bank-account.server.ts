/** Account numbers are sealed. Bound to their person: a change within a day takes the row of the one before it. */
import { defineSealedField } from '#platform/secrets/sealed-field.define.ts';

export const sealedIban = defineSealedField({ table: 'bank_account', column: 'iban', key: 'bank_account_id', boundTo: 'party_id' });
