/** The names of names.messages.fa.ts in Latin letters, in the same order: passports, English letters, e-mail addresses. */
import names from './names.messages.fa.ts';

const men = `
  amir ali mohammad reza hossein mahdi hamid saeed majid bahram behrouz parviz jamshid kamran keyvan kourosh dariush siavash arash arman ehsan iman babak pedram
  pouya javad hamed khosrow rouzbeh saman sohrab sina shahin shahram sadegh taher abbas farzad farshid fereydoun kaveh kian mohsen masoud mostafa mehran milad
  nader nima hadi houman yaser yousef amirhossein mohammadreza alireza amirreza abolfazl esmaeil manouchehr`;

const women = `
  fatemeh zahra maryam zeinab sara narges leila mina somayeh elham nasrin parvin mahnaz shirin nazanin parisa samira mahsa azadeh aida bahareh taraneh pegah soraya
  hadis hamideh roya reyhaneh zhaleh sanaz sepideh sahar sousan shabnam shahla shima tahereh atefeh ghazal farzaneh fereshteh katayoun kimia golnaz laleh mahboubeh
  marzieh masoumeh manijeh mahtab negar negin niloufar haniyeh hedyeh yeganeh yalda mozhgan neda anahita`;

const families = `
  ahmadi mohammadi hosseini rezaei karimi mousavi jafari sadeghi rahimi ebrahimi ghasemi akbari hashemi moradi nouri salehi kazemi heydari rostami yousefi soltani
  sharifi taheri abbasi fathi ghanbari kaviani goudarzi lotfi maleki nazari vahidi yazdani aghaei bahrami parsa tehrani sabeti jalali cheraghi haghighi khosravi
  dehghan ramezani zarei zhalehpour saeedi shirazi safaei ziaei tabatabaei zarifi azizi ghaffari farhadi ghorbani kiani golestani mahdavi najafi niknam hedayati
  yavari arianpour asadi afshar amini izadi bagheri barzegar bayat pourmohammad taghavi tavakkoli jahangiri habibi davari daneshvar zolfaghari rajabi zamani sepehri
  sattari shakeri shafiei sadri asgari alipour fazeli foroughi kermani gerami moghaddam mansouri mirzaei naderi nasiri hemmati valizadeh yaghoubi azari esfahani
  bakhtiari panahi tabrizi javadi khorasani rashidi sobhani shahriari saberi fallahi ghaemi mozaffari nemati pirouzfar khoshniyat rastgou sarmadi kardan`;

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const spelled = (persian: readonly string[], latin: string): [string, string][] => words(latin).map((word, i) => [persian[i] ?? '', word]);

/** Latin spelling by Persian name, in small letters. */
export const latinNames: ReadonlyMap<string, string> = new Map([...spelled(names.men, men), ...spelled(names.women, women), ...spelled(names.families, families)]);

export const latinOf = (name: string): string => latinNames.get(name) ?? '';
export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
