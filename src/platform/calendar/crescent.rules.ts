/**
 * Whether the new crescent is seen from Iran on an evening: for the lunar months that are not published yet.
 * Sun and moon by the largest terms of the usual series (Meeus, Astronomical Algorithms, ch. 25 and 47), good to a
 * few hundredths of a degree. Pure; dates are ISO, angles degrees, moments Julian days.
 */
const sin = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
const cos = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);
const asin = (ratio: number): number => (Math.asin(ratio) * 180) / Math.PI;
const acos = (ratio: number): number => (Math.acos(ratio) * 180) / Math.PI;

/** The middle of the country, and the tilt of the earth. */
const [LATITUDE, LONGITUDE, TILT] = [32, 53, 23.4393];
/** The sun has set when its upper edge is gone, with refraction. */
const SUNSET = -0.833;
/** The sky turns by so much a day. */
const TURN = 360.98564736629;
const J2000 = 2_451_545;

/**
 * A high moon needs less distance from the sun. Weight and least sum were fitted to the 263 published month starts from
 * 2005 to 2026: 249 of them come out, the others are one day off, and so do all that the calendar of 1405 tells.
 */
const [WEIGHT_OF_DISTANCE, LEAST] = [1.2, 18.25];

interface Place {
  readonly longitude: number;
  readonly latitude: number;
}

const centuries = (moment: number): number => (moment - J2000) / 36_525;

function sunAt(moment: number): Place {
  const t = centuries(moment);
  const anomaly = 357.52911 + 35_999.05029 * t;
  return { longitude: 280.46077 + 36_000.76983 * t + 1.914602 * sin(anomaly) + 0.019993 * sin(2 * anomaly), latitude: 0 };
}

/** Terms of longitude and latitude: factor, then how often D (from the sun), M (sun), N (moon) and F (from the node) are taken. */
type Term = readonly [factor: number, d: number, m: number, n: number, f: number];
const longitudeTerms: readonly Term[] = [
  [6.288774, 0, 0, 1, 0],
  [1.274027, 2, 0, -1, 0],
  [0.658314, 2, 0, 0, 0],
  [0.213618, 0, 0, 2, 0],
  [-0.185116, 0, 1, 0, 0],
  [-0.114332, 0, 0, 0, 2],
  [0.058793, 2, 0, -2, 0],
  [0.057066, 2, -1, -1, 0],
  [0.053322, 2, 0, 1, 0],
  [0.045758, 2, -1, 0, 0],
  [-0.040923, 0, 1, -1, 0],
  [-0.03472, 1, 0, 0, 0],
  [-0.030383, 0, 1, 1, 0],
];
const latitudeTerms: readonly Term[] = [
  [5.128122, 0, 0, 0, 1],
  [0.280602, 0, 0, 1, 1],
  [0.277693, 0, 0, 1, -1],
  [0.173237, 2, 0, 0, -1],
  [0.055413, 2, 0, -1, 1],
  [0.046271, 2, 0, -1, -1],
];

function moonAt(moment: number): Place {
  const t = centuries(moment);
  const [d, m, n, f] = [297.8501921 + 445_267.1114034 * t, 357.5291092 + 35_999.0502909 * t, 134.9633964 + 477_198.8675055 * t, 93.272095 + 483_202.0175233 * t];
  const sum = (terms: readonly Term[]): number => terms.reduce((total, [factor, ofD, ofM, ofN, ofF]) => total + factor * sin(ofD * d + ofM * m + ofN * n + ofF * f), 0);
  return { longitude: 218.3164477 + 481_267.88123421 * t + sum(longitudeTerms), latitude: sum(latitudeTerms) };
}

/** Height over the horizon and hour angle of a place of the sky. */
function seen({ longitude, latitude }: Place, moment: number): { height: number; hour: number; declination: number } {
  const y = sin(longitude) * cos(TILT) - (sin(latitude) / cos(latitude)) * sin(TILT);
  const ascension = (Math.atan2(y, cos(longitude)) * 180) / Math.PI;
  const declination = asin(sin(latitude) * cos(TILT) + cos(latitude) * sin(TILT) * sin(longitude));
  const hour = 280.46061837 + TURN * (moment - J2000) + LONGITUDE - ascension;
  return { height: asin(sin(LATITUDE) * sin(declination) + cos(LATITUDE) * cos(declination) * cos(hour)), hour, declination };
}

/** Sunset of the day that begins at this moment (0 h universal time): from a guess, corrected by how far the sun is from setting. */
function sunsetOf(day: number): number {
  let moment = day + 0.6;
  for (let round = 0; round < 3; round++) {
    const { hour, declination } = seen(sunAt(moment), moment);
    const setting = acos((sin(SUNSET) - sin(LATITUDE) * sin(declination)) / (cos(LATITUDE) * cos(declination)));
    moment -= (((((hour - setting + 180) % 360) + 360) % 360) - 180) / TURN;
  }
  return moment;
}

/** Whether the crescent is seen after sunset of an ISO day. */
export function crescentSeen(iso: string): boolean {
  const sunset = sunsetOf(Date.parse(`${iso}T00:00:00Z`) / 86_400_000 + 2_440_587.5);
  const [sun, moon] = [sunAt(sunset), moonAt(sunset)];
  const ahead = moon.longitude - sun.longitude;
  const height = seen(moon, sunset).height - seen(sun, sunset).height;
  const distance = acos(cos(moon.latitude) * cos(ahead));
  return sin(ahead) > 0 && height > 0 && height + WEIGHT_OF_DISTANCE * distance >= LEAST;
}
