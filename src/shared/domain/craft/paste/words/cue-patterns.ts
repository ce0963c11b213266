// Cues are the words by which a stretch of prose shows what it is about: the camera, the look, the sound.

export const moveCue =
  /\b(?:camera|doll(?:y|ies)|dollying|pans?|panning|tilts?|tilting|tracks|tracking|push(?:es)?[ -]in|pushing in|pull(?:s)?[ -](?:back|out)|pulling (?:back|out)|zooms?|zooming|orbits?|orbiting|handheld|hand-held|steadicam|gimbal|crane|cranes|craning|flyover|fly-through|flythrough|whip pan|locked[- ]off|tripod|rack focus|static|slider|parallax|drifts?|arc|glides?|gliding|moves?|movement|follows|pedestal|jib|truck)\b/i;

export const lensCue =
  /\b(?:\d{1,3}\s?mm|lens(?:es)?|anamorphic|aperture|f\/\d|focal|iso|shutter|fps|spherical)\b/i;

export const lightCue =
  /\b(?:light|lighting|lit|backlit|rim|sunlight|shadows?|glow|key light|silhouette|golden hour|highlights)\b/i;

export const styleCue =
  /\b(?:style|cinematic|aesthetic|photo-?real\w*|hyper-?real\w*|realis(?:m|tic)|anime|animation|animated|documentary|noir|pixar|ghibli|disney|claymation|stop[- ]motion|vhs|imax|film stock|shot on|16\s?mm|35\s?mm|8\s?mm|65\s?mm|70\s?mm|super 8|kodak|arri|render(?:ed|ing)?|commercial|watercolou?r|cartoon|cgi|3d|2d|vlog|retro|vintage|cyberpunk|steampunk|look)\b/i;

export const gradeCue =
  /\b(?:colou?r(?:s|ed)?|palette|grad(?:e|ed|ing)|tones?|hues?|monochrome|desaturated|saturated|black[- ]and[- ]white|sepia|teal and orange|pastels?|warm light|contrast|lut)\b/i;

export const moodCue = /\b(?:mood|atmosphere|vibe|feel|feeling|emotion(?:al)?|energy|ambiance)\b/i;

export const effectCue =
  /\b(?:grain|bokeh|flares?|depth of field|motion blur|slow[- ]motion|slow-mo|time-?lapse|hyperlapse|vignette|volumetric|god rays|light leaks|haze|lens flare|particles|chromatic|bloom|letterbox|double exposure|freeze frame|speed ramp|tilt-shift)\b/i;

export const musicCue = /\b(?:music|score|soundtrack|melody|underscore|tune|jazz|synthwave|lo-?fi)\b/i;

export const instrumentCue =
  /\b(?:piano|guitar|strings|violins?|cello|orchestra(?:l)?|drums?|drumbeat|synths?|bass|beats?|choir|flute|brass|ukulele|percussion|harp|saxophone|song|hip[- ]hop|techno|ambient pads?)\b/i;

export const ambienceCue =
  /\b(?:ambien(?:t|ce)|ambiance|background|room tone|hum|hums|murmurs?|murmuring|chatter|traffic|wind|rain|waves|birdsong|birds|crickets|crowd|city|forest|ocean|distant|silence|breeze|hiss|drone|surf|bustle|quiet|insects|static|engine noise|rumble)\b/i;

export const soundCue =
  /\b(?:sounds?|sfx|audio|noises?|we hear|can be heard|is heard|are heard|echo(?:es|ing)?|ambien(?:t|ce)|soundscape|foley)\b/i;

export const speechVerb =
  /\b(says?|said|asks?|whispers?|shouts?|replies|yells|mutters?|murmurs?|exclaims?|declares?|narrates?|sings?|speaks?|speaking|saying|whispering|shouting|announces?|calls? out|adds|answers|explains|laughs|sighs|responds|continues|begins|states|tells|screams?|cries)\b/i;

export const voiceOver = /\b(?:narrator|voice[- ]?over|voiceover|narration)\b/i;
