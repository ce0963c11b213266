// Telling a whole prompt from a single idea, when somebody pastes into one field.

const maxIdeaLength = 300;
/** "Subject:", "- **Camera**:", "🎬 Scene:", "[Action]", "## Look" at the start of a line. */
const label = /^(?:[^\p{L}\n]{0,8}\p{L}[\p{L} _-]{1,30}\**\s?:|\[\p{L}[\p{L} ]+\]|#{1,6}\s)/u;

/** True for text that would fill several fields: structured, labelled, or long. Cheap enough for every paste. */
export function isWholePrompt(text: string): boolean {
  const trimmed = text.trim();
  if (/^(?:[{[]\s*["“{[]|```)/.test(trimmed) || trimmed.length > maxIdeaLength) return true;
  return trimmed.split('\n').filter((line) => label.test(line)).length >= 2;
}
