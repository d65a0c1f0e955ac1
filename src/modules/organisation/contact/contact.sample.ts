import { defineSample, type Sample, type SampleGround } from '#testing/sample.ts';
import { companyAddresses, companyElectronic, companyOther, companyPhones, unitAddresses, unitElectronic, unitOther, unitPhones } from './contact.contract.ts';

type Values = (at: SampleGround) => Readonly<Record<string, unknown>>;
const address: Values = ({ place }) => ({ contactMechPurposeId: 'OrgPostalMain', ...place, street: 'Street', plate: '1', postalCode: '1234567890' });
const phone: Values = () => ({ contactMechPurposeId: 'OrgPhoneMain', contactNumber: '12345' });
const electronic: Values = () => ({ contactMechPurposeId: 'EmailPersonal', infoString: 'a@b.ir' });
const other: Values = () => ({ settingTypeEnumId: 'OoiLicence', infoValue: '1' });

const ofOwner = (owner: 'unitId' | 'companyId', gives: Sample['gives'], { create }: Pick<Sample, 'create'>, values: Values): Sample =>
  defineSample({ gives, create, body: (_label, _pseudoId, _postId, at) => ({ partyId: at[owner], fromDate: '2026-04-01', ...values(at) }) });

export const unitAddress = ofOwner('unitId', 'row/unitAddress', unitAddresses, address);
export const unitPhone = ofOwner('unitId', 'row/unitPhone', unitPhones, phone);
export const unitMail = ofOwner('unitId', 'row/unitElectronic', unitElectronic, electronic);
export const unitMore = ofOwner('unitId', 'row/unitOther', unitOther, other);
export const companyAddress = ofOwner('companyId', 'row/companyAddress', companyAddresses, address);
export const companyPhone = ofOwner('companyId', 'row/companyPhone', companyPhones, phone);
export const companyMail = ofOwner('companyId', 'row/companyElectronic', companyElectronic, electronic);
export const companyMore = ofOwner('companyId', 'row/companyOther', companyOther, other);
