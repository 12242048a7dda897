/*
 * Long passwords that are often on lists of stolen ones, as far as their shape shows it: well-known phrases, and
 * passwords made by walking along the keyboard or by repeating. Compared in lower case and without blanks and marks.
 */
const phrases = [
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

const keyboardWalks = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik',
]
/** Shorter runs of a walk occur in ordinary words. */
const runLength = 6

const backwards = (text: string) => [...text].toReversed().join('')

/** Returns how many characters of a text belong to runs of a walk, forwards or backwards. */
function walked(text: string): number {
  const walks = keyboardWalks.flatMap((walk) => [walk, backwards(walk)])
  let count = 0
  for (let start = 0; start < text.length;) {
    let length = 0
    while (start + length < text.length && walks.some((walk) => walk.includes(text.slice(start, start + length + 1))))
      length += 1
    if (length >= runLength) count += length
    start += Math.max(1, length)
  }
  return count
}

/** Whether a text repeats one short piece: `abcabcabcabcabc`. */
const isRepeated = (text: string) => /^(.{1,5})\1{2,}/.test(text) && new Set(text).size <= 5

/** Whether a long password is one that guessers try early. */
export function isOftenGuessed(password: string): boolean {
  const plain = password.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  if (plain.length === 0 || new Set(plain).size <= 3 || isRepeated(plain)) return true
  return phrases.some((phrase) => plain.includes(phrase)) || walked(plain) * 2 > plain.length
}
