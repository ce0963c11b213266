// A sentence of a story told apart: who, what they do, and where.
import { isActionVerb, prepositions } from '../../prompt/text/write-story.ts';
import { type Token, tokenize } from '../words/tokenize.ts';

export type Story = { readonly subject: string; readonly action: string; readonly setting: string };

const determiners = words(
  'a an the his her its their our my your this that these those some two three four five several many'
);
const possessives = words('his her its their our my your him them it');
const places = words(
  'in on at inside outside under beneath beside near above over along across through behind between amid among atop against within by down up past around beyond underneath aboard'
);
const nonLocations =
  /^(?:in the (?:air|reflection|distance|frame|middle of (?:a )?(?:jump|turn))|at the (?:camera|viewer|lens)|on (?:her|his) (?:face|toes)|in slow motion|in the background|through the air|over the top)\b/i;
const notParticiples = words(
  'evening morning building king ring string ceiling clothing wedding lighting setting painting thing spring wing during nothing something everything anything being sibling pudding railing housing wearing including surrounding'
);
const clothes =
  /^(?:(?:an?|the|his|her|their)\s)?(?:[\p{L}-]+\s){0,4}(?:coat|dress|suit|jacket|shirt|hat|uniform|robes?|overcoat|raincoat|scarf|oilskins|armou?r|clothes|gown|apron|hoodie|sweater|boots|jeans|glasses|costume|kimono|outfit|attire|helmet|cloak|gear|spacesuit|blazer|sari|saree|vest|trench|turtleneck|cardigan|waistcoat|jumper|blouse|skirt|trousers|shawl|mask|cap|gloves|shoes|sneakers|tuxedo|pajamas|swimsuit|scrubs|leotards?|tie|poncho|parka|t-shirt|denim|(?:white|black|blue|red|green|grey|yellow)(?=$|[,.])|\d0s|twenties|thirties|forties|fifties|sixties|seventies)(?:\b|$)/iu;
/** Verbs of prompts beyond those our own prompts begin an action with. */
const moreVerbs = words(`
  adjusts alights basks beams bites blazes blooms blows bobs brings brushes buckles buzzes calls casts circles clasps
  clatters clicks clutches coils comes commands counts cracks crashes creeps cruises crumbles curls darts dices digs
  dips discovers drags drags drains dreams drifts drinks drips drums dribbles dusts edges embraces erupts expands faces
  fades feeds finds fishes flames flashes flicks flickers flips flutters freezes frowns gathers gestures gleams glows goes
  grips grins grinds guides hammers hangs hits howls hums hunches hurries hurls inspects inspects jerks kicks kisses
  kneads lands leads leafs licks lights lines lingers loads locks loosens loses lowers lurches maneuvers massages mends
  munches murmurs navigates offers orbits orders paces packs paints pans passes pats pets piles pilots pins plants
  plucks plunges points polishes poses pounds presses prowls pulses punches rappels rattles reacts rehearses releases
  removes repairs returns rips ripples rounds rubs saves scatters scoops scrapes scribbles scrolls searches
  seals seems serves sharpens shatters shifts shivers shoots shoves shrugs sighs signs sinks sizzles sketches skids skips
  slams slices smells smokes smooths sniffs snatches solders sorts sparkles speaks spills spots spreads sprints stacks
  staggers starts steals steers steps stitches strains strides strikes strums stumbles sways swerves swings swipes swirls
  swivels takes taps tears tends threads tightens tiptoes topples tosses touches towers trains trails traces treads trembles
  trots trudges tucks tugs tumbles tunes unbuttons uncorks unlocks unrolls unveils urges vanishes vaults views waits waltzes
  warms washes waters waves weaves weighs whips whirls whittles winds winks wobbles works yawns zips zooms drives hovers inches gasps reflects applauds
  plays strolls sips stares sails
`);
const auxiliaries = words('is are was were stands sits can begins starts');
const particles = words(
  'and up down back off out away forward slowly gently softly quietly carefully gracefully alone'
);
const nextOfVerb = words('a an the his her its their into toward towards');

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** Empty texts for what the sentence does not tell; `hasPlace` is false where another sentence tells the place. */
export function splitStory(sentence: string, hasPlace: boolean): Story {
  const text = sentence.replace(/(?<![.\s])[.\s]+$/, '');
  const tokens = tokenize(text);
  const verb = findVerb(tokens, text);
  if (verb === -1)
    return hasPlace ? splitPlace(text, tokens, 1, 'subject') : { subject: text, action: '', setting: '' };
  const start = tokens[verb]?.start ?? 0;
  const subject = text.slice(0, start).replace(/(?<![\s,])[\s,]+$/, '');
  if (!hasPlace) return { subject, action: text.slice(start), setting: '' };
  const { action, setting } = splitPlace(text, tokens, verb, 'action');
  return { subject, action: action.slice(start), setting };
}

/** True where somebody does something; "rain running down the glass" only pictures it. */
export function describesAction(sentence: string): boolean {
  const tokens = tokenize(sentence.slice(0, 400));
  const at = findVerb(tokens);
  return at !== -1 && !tokens[at]?.word.endsWith('ing');
}

/** True where there is a verb of any form. */
export const hasVerb = (sentence: string): boolean => findVerb(tokenize(sentence.slice(0, 400))) !== -1;

function findVerb(tokens: readonly Token[], text = ''): number {
  const limit = Math.min(tokens.length, 40);
  const verbs = Array.from({ length: limit }, (_, at) => at).filter((at) => at > 0 && isVerbAt(tokens, at));
  const [first = -1] = verbs;
  if (first === -1) return findUnknownVerb(tokens.slice(0, limit));
  if (!tokens[first]?.word.endsWith('ing')) return first;
  // "holding a letter" between commas belongs to the subject: "…, brings the match" is what happens.
  const isState = states.has(tokens[first]?.word ?? '');
  const isAside = isState && isAfterComma(text, tokens[first]);
  const finite = verbs.find(
    (at) =>
      at > first + 1 &&
      !tokens[at]?.word.endsWith('ing') &&
      (isAfterComma(text, tokens[at]) || (isState && goesAfterVerb(tokens[at + 1]?.word ?? '')))
  );
  if (finite !== undefined && !hasJoint(tokens.slice(first, finite))) return finite;
  return isAside && verbs.length === 1 ? -1 : first;
}

const states = words('carrying holding wearing riding sitting standing facing clutching waiting');

const hasJoint = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => ['as', 'while', 'when', 'until', 'before', 'and'].includes(word));

const isAfterComma = (text: string, token: Token | undefined): boolean =>
  text
    .slice(0, token?.start ?? 0)
    .trimEnd()
    .endsWith(',');

/** A verb that stands in no list: "two boxers circle each other", "hands shape a vase", "a whale breaches beside …". */
function findUnknownVerb(tokens: readonly Token[]): number {
  const wordAt = (at: number): string => tokens[at]?.word ?? '';
  return tokens.findIndex(({ word }, at) => {
    const [before, next] = [wordAt(at - 1), wordAt(at + 1)];
    if (at === 0 || joints.has(word) || goesAfterVerb(word)) return false;
    if (word.endsWith('s')) {
      const isNear = [1, 2, 3].some(
        (step) => joints.has(wordAt(at - step)) || prepositions.has(wordAt(at - step))
      );
      return (
        /^an?$/.test(wordAt(0)) && at > 1 && prepositions.has(next) && !isNear && !determiners.has(before)
      );
    }
    const isPlural = /[^s]s$/.test(before) || ['people', 'children', 'men', 'women'].includes(before);
    return isPlural && (isActionVerb(word) ? next === '' || goesAfterVerb(next) : determiners.has(next));
  });
}

const joints = words(
  'and or but with of as while who that which to for after before since until than like not also'
);

const goesAfterVerb = (word: string): boolean =>
  prepositions.has(word) || determiners.has(word) || particles.has(word) || word.endsWith('ly');

function isVerbAt(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  if (!/(?:ing|s)$/.test(word) && !auxiliaries.has(word)) return false;
  const before = tokens[at - 1]?.word ?? '';
  const next = tokens[at + 1]?.word ?? '';
  if (
    determiners.has(before) ||
    ['who', 'that', 'which', 'as'].includes(before) ||
    (prepositions.has(before) && !word.endsWith('ing'))
  )
    return false;
  if (auxiliaries.has(word)) return true;
  const isNextOfVerb =
    prepositions.has(next) ||
    determiners.has(next) ||
    particles.has(next) ||
    next === '' ||
    next.endsWith('ly');
  if (/^[a-z]{2,}ing$/.test(word))
    return !notParticiples.has(word) && isNextOfVerb && !prepositions.has(before);
  if (!/^[a-z]{2,}s$/.test(word) || word.endsWith('ss')) return false;
  if ((isActionVerb(word) || moreVerbs.has(word)) && word !== 'glasses')
    return !['of', 'with', 'and'].includes(before) || nextOfVerb.has(next);
  return (
    nextOfVerb.has(next) && !['of', 'with', 'in', 'on', 'and'].includes(before) && !prepositions.has(next)
  );
}

/** Cuts the place off the end; without one everything stays in `rest`. */
function splitPlace(text: string, tokens: readonly Token[], from: number, rest: 'subject' | 'action'): Story {
  const at = findPlace(text, tokens, from);
  const cut = at === -1 ? text.length : (tokens[at]?.start ?? text.length);
  const kept = text.slice(0, cut).replace(/(?<![\s,])[\s,]+$/, '');
  return { subject: '', action: '', setting: text.slice(cut), [rest]: kept };
}

function findPlace(text: string, tokens: readonly Token[], from: number): number {
  const clause = findLastClause(tokens, from);
  const inClause = findPlaceFrom(text, tokens, Math.max(clause, from));
  if (inClause !== -1 || clause <= from) return inClause;
  return -1;
}

/** The start of the last action: "… and blows out a candle". */
function findLastClause(tokens: readonly Token[], from: number): number {
  for (let at = tokens.length - 1; at > from; at -= 1) {
    const word = tokens[at]?.word ?? '';
    const isJoint = ['and', 'then', 'before', 'until', 'while'].includes(word);
    const next = tokens.slice(at + 1, at + 3).map((token) => token.word);
    if (isJoint && next.some((one, index) => isActionVerb(one) && !determiners.has(next[index - 1] ?? word)))
      return at;
  }
  return from;
}

function findPlaceFrom(text: string, tokens: readonly Token[], from: number): number {
  for (let at = from + 1; at < tokens.length - 1; at += 1) {
    const [word = '', next = ''] = [tokens[at]?.word, tokens[at + 1]?.word];
    if (!places.has(word) || possessives.has(next)) continue;
    const stretch = text.slice(tokens[at]?.start, (tokens[at]?.start ?? 0) + 120);
    const object = text.slice(tokens[at + 1]?.start, (tokens[at + 1]?.start ?? 0) + 80);
    if (nonLocations.test(stretch) || clothes.test(object)) continue;
    const isParticle =
      ['up', 'down', 'by', 'over', 'around', 'through'].includes(word) && !determiners.has(next);
    if (!isParticle && !['and', 'as', 'to', 'then', 'greeting', 'slow'].includes(next)) return at;
  }
  return -1;
}
