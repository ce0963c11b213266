// Who says a line nobody is named for: the person the shot is about, if its subject is one.

const people =
  'woman|man|girl|boy|child|kid|lady|gentleman|guy|mother|father|mom|dad|grandmother|grandfather|sister|brother|' +
  'daughter|son|couple|teenager|teen|student|teacher|doctor|nurse|scientist|engineer|chef|barista|baker|artist|' +
  'painter|musician|singer|dancer|actor|actress|athlete|runner|boxer|surfer|astronaut|pilot|captain|sailor|keeper|' +
  'fisherman|farmer|detective|officer|soldier|knight|king|queen|prince|princess|wizard|witch|warrior|samurai|' +
  'monk|priest|founder|entrepreneur|businesswoman|businessman|manager|worker|driver|traveler|traveller|hiker|' +
  'explorer|host|presenter|reporter|journalist|anchor|narrator|influencer|vlogger|creator|photographer|robot|' +
  'android|alien|wanderer|stranger|elder|leader|coach|trainer|gardener|tailor|carpenter|blacksmith|archaeologist';

const personAtStart = new RegExp(`^(?:an?|the)\\s((?:[\\p{L}-]+\\s){0,3}?(?:${people}))\\b(?!['’-])`, 'iu');
const personAtEnd = new RegExp(`^[\\p{L}\\s-]*\\b(?:${people})$`, 'iu');

/** "a weary detective in a wet coat" → "The weary detective"; undefined where the subject is no person. */
export function findSpeaker(mainSubject: string): string | undefined {
  const person = personAtStart.exec(mainSubject.trim())?.[1];
  return person === undefined ? undefined : `The ${person}`;
}

/** "Old man" → "The old man", "Anna" → "Anna". */
export function nameSpeaker(label: string): string {
  const isKindOfPerson = personAtEnd.test(label) && !/^(an?|the|my|his|her|our|their)\s/i.test(label);
  return isKindOfPerson ? `The ${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;
}
