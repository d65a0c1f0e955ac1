/** Kinds of services and those whom one is for. */
export default {
  kinds: { stay: 'اقامت (واحد و شب)', trip: 'بلیت یا تور (صندلی)', gathering: 'مراسم یا ورزش (نفر)', goods: 'کالا یا بن (عدد)', payment: 'پرداخت در برابر رسید' },
  audiences: {
    self: 'خود کارمند',
    Spouse: 'همسر',
    Daughter: 'فرزند دختر',
    Son: 'فرزند پسر',
    AdoptedChild: 'فرزندخوانده',
    Father: 'پدر',
    Mother: 'مادر',
    Sister: 'خواهر',
    Brother: 'برادر',
    OtherRelative: 'سایر بستگان',
    guest: 'مهمان',
  },
} as const;
