/** Processes that have approval chains (guide conventions.md 1.3, tasks-processes.md 2.2). */
export default {
  processes: {
    InfoChange: 'تغییر اطلاعات پرسنلی',
    Agreement: 'قرارداد کار',
    EmplOrder: 'حکم کارگزینی',
    Evaluations: 'ارزیابی عملکرد',
    EvaluatorProtest: 'اعتراض به ارزیاب',
    WorkCalendar: 'تقویم کاری',
    AttendanceIntegration: 'تجمیع کارکرد',
    PTCalcPayroll: 'محاسبهٔ حقوق',
    WelfareLoan: 'وام',
    WelfareService: 'خدمات رفاهی',
    NeedAssessment: 'نیازسنجی آموزشی',
    ProgramAndBudget: 'برنامه و بودجهٔ آموزش',
    HumanresWorkforce: 'درخواست جذب نیرو',
    LeavingRequest: 'درخواست ترک کار',
  },
};
