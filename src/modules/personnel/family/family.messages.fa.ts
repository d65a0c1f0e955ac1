/** Relatives of people: permissions and refusals. */
import { rights } from '#kernel/rights.messages.fa.ts';

export default {
  permissions: {
    ...rights('personnelInformationManagement/searchPersonnelList/editPersonnel/family', 'عضو خانوادهٔ پرسنل', 'خانوادهٔ پرسنل'),
    'personnelManagement/personnelBaseInformation/family': 'پروندهٔ من، خانواده',
  },
  errors: {
    codeTaken: 'این کد ملی با همین نسبت ثبت شده است. ردیف پیشین را ویرایش کنید.',
    ownCode: 'این کد ملیِ خود فرد است. کد ملی عضو خانواده را بنویسید.',
    childOlder: 'فرزند باید پس از این فرد به دنیا آمده باشد. تاریخ تولد یا نسبت را بررسی کنید.',
    parentYounger: 'پدر و مادر باید پیش از این فرد به دنیا آمده باشند. تاریخ تولد یا نسبت را بررسی کنید.',
    parentTwice: 'برای این فرد همین نسبت ثبت شده است. ردیف پیشین را ویرایش کنید.',
    spouseGender: 'جنسیت همسر با جنسیت این فرد یکی است. جنسیت را بررسی کنید.',
    weddingBeforeBirth: 'تاریخ ازدواج باید پس از تولد این فرد باشد.',
    spouses: 'همسر دیگری در همین دوره ثبت شده است. اگر آن ازدواج پایان یافته، تاریخ طلاق یا فوت را در همان ردیف بنویسید.',
  },
} as const;
