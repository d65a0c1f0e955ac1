/** The legal profile of the company that somebody works in: how it stands in a month, and a change from a month on. */
import { toJalali } from '#kernel/jalali/jalali.ts';
import type { Context } from '#platform/http/context.server.ts';
import { firstDay } from '../pay/pay-month.rules.ts';
import type { changeProfile, legalProfile, ProfileSetting } from './legal-profile.contract.ts';
import { profileErrors } from './legal-profile.errors.ts';
import { addSetting, entriesOf, lockProfile, ownStanding, paidThruOf, profileRows } from './legal-profile.store.ts';
import { isSettingKey, settingKeys, settingsFrom, standingIn, takesText, textOf } from './profile.rules.ts';

/** All readings of a month, this one when none is said. */
export async function readProfile({ db, actor: { companyId }, query, today }: Context<typeof legalProfile>) {
  const now = toJalali(today);
  const { year = now.year, month = now.month } = query;
  const standing = standingIn(await profileRows(db, companyId), { year, month });
  const entries = Map.groupBy(await entriesOf(db, companyId), ({ key }) => key);
  const settings = settingsFrom(standing.values());
  const said = settingKeys.map((key): ProfileSetting => {
    const found = standing.get(key);
    const history = (entries.get(key) ?? []).map(({ key: _key, ...entry }) => entry);
    const value = textOf(key, settings);
    if (!found) return { key, value, origin: 'default', companyName: null, fromDate: null, rowVersion: history.length, history };
    const { companyName, fromDate } = found;
    const isOwn = found.distance === 0;
    return { key, value, origin: isOwn ? 'own' : 'above', companyName: isOwn ? null : companyName, fromDate, rowVersion: history.length, history };
  });
  return { year, month, paidThru: await paidThruOf(db, companyId), settings: said };
}

/** Throws wholeCompany, value, stale, paid and same. */
export async function setProfile({ tx, rows, actor, body, audit }: Context<typeof changeProfile>) {
  const { companyId } = actor;
  if (!rows.companyIds.includes(companyId)) throw profileErrors.error('wholeCompany');
  const { key, value, reason, rowVersion } = body;
  if (!isSettingKey(key) || (value !== null && !takesText(key, value))) throw profileErrors.error('value');
  const fromDate = firstDay(body);
  await lockProfile(tx, companyId);
  const before = await ownStanding(tx, companyId, key, fromDate);
  if (before.rowVersion !== rowVersion) throw profileErrors.error('stale');
  const paidThru = await paidThruOf(tx, companyId);
  if (paidThru !== null && fromDate <= paidThru) throw profileErrors.error('paid');
  if (before.value === value) throw profileErrors.error('same');
  const id = await addSetting(tx, companyId, { key, value, fromDate, reason }, actor);
  audit({ entity: 'PaySetting', id, companyId, action: 'create', changes: { key: [null, key], value: [before.value, value], fromDate: [null, fromDate], reason: [null, reason] } });
  return { rowVersion: rowVersion + 1 };
}
