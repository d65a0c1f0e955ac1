/** What payslips say of places that pay takes. */
export default { item: (title: string) => `خدمت رفاهی: ${title}` } as const;
