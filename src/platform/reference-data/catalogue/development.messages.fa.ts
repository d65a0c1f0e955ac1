/** Lists of training and recruitment (guide enumerations 9.1, 9.4). */
export default {
  CourseCategory: { title: 'دستهٔ دوره', options: { CcGeneral: 'عمومی', CcSpecialised: 'تخصصی', CcManagerial: 'مدیریتی', CcOnEntry: 'بدو خدمت' } },
  CourseType: { title: 'نوع دوره', options: { permanently: 'دائمی', periodically: 'دوره‌ای', temporarily: 'موقت' } },
  HoldType: { title: 'شیوهٔ برگزاری', options: { HtInPerson: 'حضوری', HtOnline: 'مجازی', HtBlended: 'ترکیبی', HtSelfStudy: 'خودآموز' } },
  Existence: { title: 'وجود', options: { exist: 'دارد', notExist: 'ندارد' } },
  InstituteQualification: { title: 'صلاحیت مؤسسه', options: { Accept: 'تأیید صلاحیت', Decline: 'رد صلاحیت' } },
  PropertyType: { title: 'نوع مالکیت', options: { PrpPrivate: 'خصوصی', PrpPublic: 'دولتی', PrpCooperative: 'تعاونی' } },
  CriterionRate: { title: 'نرخ معیار', options: { CrVeryLow: 'خیلی کم', CrLow: 'کم', CrMedium: 'متوسط', CrHigh: 'زیاد', CrVeryHigh: 'خیلی زیاد' } },
  AssessmentType: { title: 'نوع سنجش', options: { AstReaction: 'واکنش', AstLearning: 'یادگیری', AstBehaviour: 'رفتار', AstResult: 'نتیجه' } },
  NeedAuthor: { title: 'نیازسنج', options: { EmployeeAuthor: 'پرسنل', ManagerAuthor: 'مدیر' } },
  RequisitionSource: { title: 'منبع تأمین نیرو', options: { RqsInternal: 'داخلی', RqsExternal: 'خارجی', RqsBoth: 'هر دو' } },
  ContractType: { title: 'نوع قرارداد', options: { CtFullTime: 'تمام‌وقت', CtPartTime: 'پاره‌وقت', CtProject: 'پروژه‌ای', CtInternship: 'کارآموزی' } },
  RecruitingReason: { title: 'دلیل جذب', options: { RcrGrowth: 'توسعه', RcrReplacement: 'جایگزینی', OtherReason: 'سایر' } },
  LevelResponsible: { title: 'مسئول مرحله', options: { LrRequester: 'درخواست‌کننده', LrExpert: 'کارشناس', OTHER: 'سایر' } },
  RecruitmentRoute: {
    title: 'مرحلهٔ جذب',
    options: {
      ReInterview: ['مصاحبه', { PreInt: 'مصاحبهٔ اولیه', IntGeneral: 'مصاحبهٔ عمومی', IntTechnical: 'مصاحبهٔ تخصصی' }],
      ReTest: 'آزمون',
      ReMedical: 'معاینات',
      ReVetting: 'گزینش',
    },
  },
  InterviewType: { title: 'نوع مصاحبه', options: { InPerson: 'حضوری', Virtual: 'مجازی', InterviewPhone: 'تلفنی' } },
  InterviewResult: {
    title: 'نتیجهٔ مصاحبه',
    options: {
      InterviewAccepted: ['پذیرفته', { IntAccFirst: 'اولویت یک', IntAccSecond: 'اولویت دو', IntAccThird: 'اولویت سه' }],
      InterviewRejected: 'رد شده',
      InterviewReserve: 'ذخیره',
    },
  },
  SoftWareType: {
    title: 'نرم‌افزار',
    options: { SwWord: 'واژه‌پرداز', SwExcel: 'صفحه‌گسترده', SwPresentation: 'ارائه', SwAccounting: 'حسابداری', SwDesign: 'طراحی', SwProgramming: 'برنامه‌نویسی' },
  },
  KnowCompanyType: { title: 'شناخت شرکت', options: { KcNone: 'ندارم', KcLittle: 'اندک', KcGood: 'خوب' } },
  GetToKnowType: {
    title: 'راه آشنایی',
    options: { GkWebsite: 'وب‌گاه شرکت', GkJobBoard: 'سایت کاریابی', GkFriend: 'دوستان و همکاران', GkSocial: 'شبکه‌های اجتماعی', GkUniversity: 'دانشگاه' },
  },
  AdvertisementType: { title: 'نوع آگهی', options: { AdPublic: 'عمومی', AdInternal: 'داخلی' } },
  ReleaseDate: { title: 'زمان انتشار', options: { RldToday: 'امروز', Rld3Days: '۳ روز گذشته', Rld7Days: '۷ روز گذشته', Rld30Days: '۳۰ روز گذشته' } },
  TemplateCategory: { title: 'دستهٔ الگو', options: { TcRecruitment: 'جذب', TcContract: 'قرارداد', TcLetter: 'نامه' } },
} as const;
