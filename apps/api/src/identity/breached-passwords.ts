/*
 * Long passwords that lists of stolen ones hold again and again, as far as their shape tells: well-known phrases, and what is
 * made by walking along the keyboard or by repeating. Compared in lower case and without blanks and marks.
 */
const PHRASES = [
  'correcthorsebatterystaple',
  'thequickbrownfox',
  'passwordpassword',
  'iloveyouiloveyou',
  'letmeinletmein',
  'tobeornottobe',
  'maytheforcebewithyou',
  'onceuponatime',
  'itwasthebestoftimes',
  'allyourbasearebelongtous',
  'winteriscoming',
  'iamyourfather',
  'thisismypassword',
  'mypasswordis',
  'changemechangeme',
  'welcometothejungle',
  'donttellanyone',
  'administratorpassword',
  'trustnoone',
  'openthepodbaydoors',
  'nevergonnagiveyouup',
  'supercalifragilistic',
  'qwertyuiopasdfghjkl',
  'godblessamerica',
  'jesusismysavior',
] as const

const WALKS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik',
]
/** A run of a walk this long is no accident. */
const RUN = 6

const backwards = (text: string) => [...text].toReversed().join('')

/** How many characters of a text lie in runs of a walk, forwards or backwards. */
function walked(text: string): number {
  const walks = WALKS.flatMap((walk) => [walk, backwards(walk)])
  let count = 0
  for (let start = 0; start < text.length;) {
    let length = 0
    while (start + length < text.length && walks.some((walk) => walk.includes(text.slice(start, start + length + 1))))
      length += 1
    if (length >= RUN) count += length
    start += Math.max(1, length)
  }
  return count
}

/** Made of one short piece again and again: `abcabcabcabcabc`. */
const isRepeated = (text: string) => /^(.{1,5})\1{2,}/.test(text) && new Set(text).size <= 5

/** Whether a long password is one that guessers try early. */
export function isOftenGuessed(password: string): boolean {
  const plain = password.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  if (plain.length === 0 || new Set(plain).size <= 3 || isRepeated(plain)) return true
  return PHRASES.some((phrase) => plain.includes(phrase)) || walked(plain) * 2 > plain.length
}
